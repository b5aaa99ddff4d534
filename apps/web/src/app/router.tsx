import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { Permission } from '@sojourn/contract/access'
import { pageCode } from '../kit/lazy/page-code.ts'
import { publicConfig } from '../data/public-config.ts'
import { account } from '../routes/account.tsx'
import { apiKeys } from '../routes/api-keys.tsx'
import { audit } from '../routes/audit.tsx'
import { help } from '../routes/help.tsx'
import { home } from '../routes/home.tsx'
import { inactive } from '../routes/inactive.tsx'
import { accessibility, privacy, terms } from '../routes/legal.tsx'
import { companyLogin, login } from '../routes/login.tsx'
import { logout } from '../routes/logout.tsx'
import { outbox } from '../routes/outbox.tsx'
import { profile } from '../routes/profile.tsx'
import { settings } from '../routes/settings.tsx'
import { setup } from '../routes/setup.tsx'
import { forgotPassword, join, pendingConfirm, register, registerCompany, resetPassword } from '../routes/guest.tsx'
import { webhook } from '../routes/webhook.tsx'
import { singleSignOn } from '../routes/single-sign-on.tsx'
import { webhooks } from '../routes/webhooks.tsx'
import { ErrorPage } from './error-page.tsx'
import { runMiddleware } from './middleware.ts'
import { pageMiddleware } from './page-middleware.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { queryClient } from './query-client.ts'
import { requireUuid, resourceRoutes } from './resource-routes.tsx'

/** The guard applies to every path, even to those without a page. */
const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundPage,
  staticData: { middleware: ['guard'] },
  beforeLoad: async ({ location, matches }) => {
    const names = matches.flatMap(({ staticData }) => staticData.middleware ?? [])
    const href = await runMiddleware(pageMiddleware, names, location.href)
    if (href !== null) redirect({ href, replace: true, throw: true })
  },
})

const external = createRoute({
  getParentRoute: () => root,
  id: 'external',
  component: lazyRouteComponent(
    pageCode(() => import('./external-layout.tsx')),
    'ExternalLayout',
  ),
})

/** The default layout. */
const Shell = lazyRouteComponent(
  pageCode(() => import('./shell/shell.tsx')),
  'Shell',
)
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  staticData: { middleware: ['tenancy'] },
})

/** Pages that exist only inside a company. */
const tenant = createRoute({
  getParentRoute: () => shell,
  id: 'tenant',
  component: lazyRouteComponent(
    pageCode(() => import('./shell/tenant-outlet.tsx')),
    'TenantOutlet',
  ),
})

/** A company's settings and billing. */
const settingsLayout = createRoute({
  getParentRoute: () => shell,
  id: 'settings-layout',
  component: lazyRouteComponent(
    pageCode(() => import('./settings/settings-layout.tsx')),
    'SettingsLayout',
  ),
})

const inSettings = [
  createRoute({ getParentRoute: () => settingsLayout, path: '/settings', ...settings }),
  createRoute({ getParentRoute: () => settingsLayout, path: '/account', ...account }),
  createRoute({ getParentRoute: () => settingsLayout, path: '/settings/api-keys', ...apiKeys }),
  createRoute({ getParentRoute: () => settingsLayout, path: '/settings/single-sign-on', ...singleSignOn }),
  createRoute({ getParentRoute: () => settingsLayout, path: '/settings/webhooks', ...webhooks }),
  createRoute({
    getParentRoute: () => settingsLayout,
    path: '/settings/webhooks/$uuid',
    beforeLoad: requireUuid,
    ...webhook,
  }),
]

/** Emails can be read here only in a demonstration. */
const requireDemo = async () => {
  const { demo } = await queryClient.ensureQueryData(publicConfig)
  if (!demo) notFound({ throw: true })
}

const inTenant = [
  ...resourceRoutes('company').map((route) => createRoute({ getParentRoute: () => tenant, ...route })),
  createRoute({ getParentRoute: () => tenant, path: '/audit', ...audit }),
  createRoute({ getParentRoute: () => tenant, path: '/setup', ...setup }),
]

const inShell = [
  createRoute({ getParentRoute: () => shell, path: '/', ...home }),
  createRoute({ getParentRoute: () => shell, path: '/inactive', ...inactive }),
  createRoute({ getParentRoute: () => shell, path: '/profile', ...profile }),
  createRoute({
    getParentRoute: () => shell,
    path: '/billing',
    beforeLoad: () => {
      redirect({ href: '/account', replace: true, throw: true })
    },
  }),
  createRoute({ getParentRoute: () => shell, path: '/outbox', beforeLoad: requireDemo, ...outbox }),
  createRoute({ getParentRoute: () => shell, path: '/help', ...help }),
  ...[...resourceRoutes('company and staff'), ...resourceRoutes('platform')].map((route) =>
    createRoute({ getParentRoute: () => shell, ...route }),
  ),
]

const outside = [
  createRoute({ getParentRoute: () => external, path: '/login', ...login }),
  createRoute({ getParentRoute: () => external, path: '/login/company/$uuid', ...companyLogin }),
  createRoute({ getParentRoute: () => external, path: '/terms', ...terms }),
  createRoute({ getParentRoute: () => external, path: '/privacy', ...privacy }),
  createRoute({ getParentRoute: () => external, path: '/accessibility', ...accessibility }),
  createRoute({ getParentRoute: () => external, path: '/register', ...register }),
  createRoute({ getParentRoute: () => external, path: '/register-company', ...registerCompany }),
  createRoute({ getParentRoute: () => external, path: '/join', ...join }),
  createRoute({ getParentRoute: () => external, path: '/forgot-password', ...forgotPassword }),
  createRoute({ getParentRoute: () => external, path: '/reset-password', ...resetPassword }),
  createRoute({ getParentRoute: () => external, path: '/pending-confirm', ...pendingConfirm }),
]

/** All routes of the web app. */
export const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/logout', ...logout }),
    external.addChildren(outside),
    shell.addChildren([tenant.addChildren(inTenant), settingsLayout.addChildren(inSettings), ...inShell]),
  ]),
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  // Plain names and values, so that users can read and type the URL.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString()
    return text && `?${text}`
  },
})

/** Loads the code of the current page before the user is known. */
export const preloadPage = async (): Promise<void> => {
  const matched = router.matchRoutes(router.latestLocation)
  const loads = matched.map(async ({ routeId }) => {
    const component = router.routesById[routeId]?.options.component
    if (component && 'preload' in component) await component.preload?.()
  })
  await Promise.all(loads)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The title in the browser's tab and history. */
    title?: string
    /** Whether the page has a captcha. */
    needsCaptcha?: boolean
    /**
     * Whether the page fills the window above the footer with a layout of its own, without the usual header, column and fade.
     */
    isFullWidth?: boolean
    /** Users without this permission in the company see a message instead of the page. */
    readWith?: Permission
    /** The names of what runs before the page is shown (app/middleware.ts). */
    middleware?: readonly string[]
  }
}
