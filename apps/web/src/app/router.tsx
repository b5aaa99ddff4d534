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
import { contact } from '../routes/contact.tsx'
import { contactCreate } from '../routes/contact-create.tsx'
import { destination } from '../routes/destination.tsx'
import { destinationCreate } from '../routes/destination-create.tsx'
import { excursion } from '../routes/excursion.tsx'
import { excursionCreate } from '../routes/excursion-create.tsx'
import { companyPage } from '../routes/company-page.tsx'
import { companyPageCreate } from '../routes/company-page-create.tsx'
import { companyPages } from '../routes/company-pages.tsx'
import { guide } from '../routes/guide.tsx'
import { guideCreate } from '../routes/guide-create.tsx'
import { guides } from '../routes/guides.tsx'
import { supplier } from '../routes/supplier.tsx'
import { supplierCreate } from '../routes/supplier-create.tsx'
import { suppliers } from '../routes/suppliers.tsx'
import { isUuid } from '../data/uuid-shape.ts'
import { account } from '../routes/account.tsx'
import { accommodation } from '../routes/accommodation.tsx'
import { accommodationCreate } from '../routes/accommodation-create.tsx'
import { accommodations } from '../routes/accommodations.tsx'
import { apiKeys } from '../routes/api-keys.tsx'
import { audit } from '../routes/audit.tsx'
import { contacts } from '../routes/contacts.tsx'
import { destinations } from '../routes/destinations.tsx'
import { excursions } from '../routes/excursions.tsx'
import { faqs } from '../routes/faqs.tsx'
import { faqCreate } from '../routes/faq-create.tsx'
import { faqDetail } from '../routes/faq.tsx'
import { help } from '../routes/help.tsx'
import { home } from '../routes/home.tsx'
import { inactive } from '../routes/inactive.tsx'
import { itineraries } from '../routes/itineraries.tsx'
import { itinerary } from '../routes/itinerary.tsx'
import { itineraryCreate } from '../routes/itinerary-create.tsx'
import { accessibility, privacy, terms } from '../routes/legal.tsx'
import { companyLogin, login } from '../routes/login.tsx'
import { logout } from '../routes/logout.tsx'
import { media } from '../routes/media.tsx'
import { outbox } from '../routes/outbox.tsx'
import { support } from '../routes/support.tsx'
import { supportCreate } from '../routes/support-create.tsx'
import { supportDetail } from '../routes/support-request.tsx'
import { profile } from '../routes/profile.tsx'
import { settings } from '../routes/settings.tsx'
import { setup } from '../routes/setup.tsx'
import { template } from '../routes/template.tsx'
import { templateCreate } from '../routes/template-create.tsx'
import { templates } from '../routes/templates.tsx'
import { forgotPassword, join, pendingConfirm, register, registerCompany, resetPassword } from '../routes/guest.tsx'
import { tenantDetail } from '../routes/tenant.tsx'
import { tenantCreate } from '../routes/tenant-create.tsx'
import { tenants } from '../routes/tenants.tsx'
import { user } from '../routes/user.tsx'
import { userCreate } from '../routes/user-create.tsx'
import { users } from '../routes/users.tsx'
import { webhook } from '../routes/webhook.tsx'
import { singleSignOn } from '../routes/single-sign-on.tsx'
import { webhooks } from '../routes/webhooks.tsx'
import { ErrorPage } from './error-page.tsx'
import { runMiddleware } from './middleware.ts'
import { pageMiddleware } from './page-middleware.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { queryClient } from './query-client.ts'

/** The guard stands before every address, also before those that lead nowhere. */
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

/** What a company sets and pays. */
const settingsLayout = createRoute({
  getParentRoute: () => shell,
  id: 'settings-layout',
  component: lazyRouteComponent(
    pageCode(() => import('./settings-layout.tsx')),
    'SettingsLayout',
  ),
})

const requireUuid = ({ params }: { params: { uuid: string } }) => {
  if (!isUuid(params.uuid)) notFound({ throw: true })
}

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

/** Emails are read here only where everything is a demonstration. */
const requireDemo = async () => {
  const { demo } = await queryClient.ensureQueryData(publicConfig)
  if (!demo) notFound({ throw: true })
}

const inTenant = [
  createRoute({ getParentRoute: () => tenant, path: '/itineraries', ...itineraries }),
  createRoute({ getParentRoute: () => tenant, path: '/itineraries/create', ...itineraryCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/itineraries/$uuid', beforeLoad: requireUuid, ...itinerary }),
  createRoute({ getParentRoute: () => tenant, path: '/templates', ...templates }),
  createRoute({ getParentRoute: () => tenant, path: '/templates/create', ...templateCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/templates/$uuid', beforeLoad: requireUuid, ...template }),
  createRoute({ getParentRoute: () => tenant, path: '/accommodations', ...accommodations }),
  createRoute({ getParentRoute: () => tenant, path: '/accommodations/create', ...accommodationCreate }),
  createRoute({
    getParentRoute: () => tenant,
    path: '/accommodations/$uuid',
    beforeLoad: requireUuid,
    ...accommodation,
  }),
  createRoute({ getParentRoute: () => tenant, path: '/destinations', ...destinations }),
  createRoute({ getParentRoute: () => tenant, path: '/destinations/create', ...destinationCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/destinations/$uuid', beforeLoad: requireUuid, ...destination }),
  createRoute({ getParentRoute: () => tenant, path: '/excursions', ...excursions }),
  createRoute({ getParentRoute: () => tenant, path: '/excursions/create', ...excursionCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/excursions/$uuid', beforeLoad: requireUuid, ...excursion }),
  createRoute({ getParentRoute: () => tenant, path: '/contacts', ...contacts }),
  createRoute({ getParentRoute: () => tenant, path: '/contacts/create', ...contactCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/contacts/$uuid', beforeLoad: requireUuid, ...contact }),
  createRoute({ getParentRoute: () => tenant, path: '/guides', ...guides }),
  createRoute({ getParentRoute: () => tenant, path: '/guides/create', ...guideCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/guides/$uuid', beforeLoad: requireUuid, ...guide }),
  createRoute({ getParentRoute: () => tenant, path: '/suppliers', ...suppliers }),
  createRoute({ getParentRoute: () => tenant, path: '/suppliers/create', ...supplierCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/suppliers/$uuid', beforeLoad: requireUuid, ...supplier }),
  createRoute({ getParentRoute: () => tenant, path: '/media', ...media }),
  createRoute({ getParentRoute: () => tenant, path: '/users', ...users }),
  createRoute({ getParentRoute: () => tenant, path: '/users/create', ...userCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/users/$uuid', beforeLoad: requireUuid, ...user }),
  createRoute({ getParentRoute: () => tenant, path: '/audit', ...audit }),
  createRoute({ getParentRoute: () => tenant, path: '/setup', ...setup }),
  createRoute({ getParentRoute: () => tenant, path: '/company-pages', ...companyPages }),
  createRoute({ getParentRoute: () => tenant, path: '/company-pages/create', ...companyPageCreate }),
  createRoute({ getParentRoute: () => tenant, path: '/company-pages/$uuid', beforeLoad: requireUuid, ...companyPage }),
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
  createRoute({ getParentRoute: () => shell, path: '/tenants', ...tenants }),
  createRoute({ getParentRoute: () => shell, path: '/tenants/create', ...tenantCreate }),
  createRoute({ getParentRoute: () => shell, path: '/tenants/$uuid', beforeLoad: requireUuid, ...tenantDetail }),
  createRoute({ getParentRoute: () => shell, path: '/outbox', beforeLoad: requireDemo, ...outbox }),
  createRoute({ getParentRoute: () => shell, path: '/faqs', ...faqs }),
  createRoute({ getParentRoute: () => shell, path: '/faqs/create', ...faqCreate }),
  createRoute({ getParentRoute: () => shell, path: '/faqs/$uuid', beforeLoad: requireUuid, ...faqDetail }),
  createRoute({ getParentRoute: () => shell, path: '/help', ...help }),
  createRoute({ getParentRoute: () => shell, path: '/support', ...support }),
  createRoute({ getParentRoute: () => shell, path: '/support/create', ...supportCreate }),
  createRoute({ getParentRoute: () => shell, path: '/support/$uuid', beforeLoad: requireUuid, ...supportDetail }),
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

/** Every address of the web app. */
export const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/logout', ...logout }),
    external.addChildren(outside),
    shell.addChildren([tenant.addChildren(inTenant), settingsLayout.addChildren(inSettings), ...inShell]),
  ]),
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  // Plain names and texts: what stands in the address is what a person can read and type.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString()
    return text && `?${text}`
  },
})

/** Fetches the code of the present address before anybody is let in. */
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
    /** What the browser's tab and history call the page. */
    title?: string
    /** The page asks for a captcha. */
    needsCaptcha?: boolean
    /** The page fills the window above the footer in its own way, without the layout's header, column and fade. */
    isFullWidth?: boolean
    /** Whoever may not do this in the company is told so in place of the page. */
    readWith?: Permission
    /** What runs before the page is shown, by name (app/middleware.ts). */
    middleware?: readonly string[]
  }
}
