import type { WebResource } from '../data/web-resource.ts'
import { webResources } from './resources.ts'

/** Who may open a path. */
type Access =
  /** Everybody, logged in or not. */
  | 'public'
  /** Users who are not logged in. */
  | 'guest'
  /** All logged-in users, with or without a company or a subscription. */
  | 'open'
  /** Members of a company with a subscription. */
  | 'company'
  /** The same, and the owner of a company without a subscription. */
  | 'setup'
  /** Super admins. */
  | 'platform'

const accessOf: Readonly<Record<WebResource['of'], Access>> = {
  company: 'company',
  'company and staff': 'company',
  platform: 'platform',
}

const addressesOf = ({ path, pages, of }: WebResource): [string, Access][] =>
  [pages.list && path, pages.create && `${path}/create`, pages.record && `${path}/$uuid`].flatMap((one) =>
    one ? [[one, accessOf[of]]] : [],
  )

/** All paths of the web app as routes, and who may open them. */
export const addresses: ReadonlyMap<string, Access> = new Map<string, Access>([
  ['/', 'company'],
  ['/login', 'guest'],
  ['/login/company/$uuid', 'guest'],
  ['/register', 'guest'],
  ['/register-company', 'guest'],
  ['/forgot-password', 'guest'],
  ['/reset-password', 'guest'],
  ['/join', 'public'],
  ['/pending-confirm', 'public'],
  ['/logout', 'public'],
  ['/terms', 'public'],
  ['/privacy', 'public'],
  ['/accessibility', 'public'],
  ['/inactive', 'open'],
  ['/profile', 'open'],
  ['/account', 'open'],
  ['/settings', 'open'],
  ['/settings/api-keys', 'open'],
  ['/settings/single-sign-on', 'open'],
  ['/settings/webhooks', 'company'],
  ['/settings/webhooks/$uuid', 'company'],
  ['/help', 'open'],
  ['/billing', 'open'],
  ['/setup', 'setup'],
  ['/audit', 'company'],
  ['/outbox', 'platform'],
  ...webResources.flatMap(addressesOf),
])

/** The route and access of a path; `null` if there is none. Like the router, it accepts `/Tenants/` for `/tenants`. */
export const addressOf = (path: string): { path: string; access: Access } | null => {
  const plain = plainPath(path)
  const exactAccess = addresses.get(plain)
  if (exactAccess) return { path: plain, access: exactAccess }
  const parent = plain.slice(0, plain.lastIndexOf('/'))
  const access = parent === '' ? undefined : addresses.get(`${parent}/$uuid`)
  return access ? { path: plain, access } : null
}

/**
 * Whether a page shows data or settings of one company. `/account` and the like do, although users without a company can open
 * them.
 */
export const needsCompany = (path: string): boolean => {
  const address = addressOf(path)
  if (address?.access === 'company' || address?.access === 'setup') return true
  return address !== null && ['/account', '/settings', '/settings/api-keys', '/billing'].includes(address.path)
}

const platformPaths = [...addresses].flatMap(([path, access]) => (access === 'platform' ? path : []))

/** Whether a path is, or is below, `/tenants`, `/faqs` or the like, even if there is no such page. */
export const isPlatformPath = (path: string): boolean =>
  platformPaths.some((one) => `${plainPath(path)}/`.startsWith(`${one}/`))

const plainPath = (path: string): string => decoded(path).toLowerCase().replace(/\/+$/, '') || '/'

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
