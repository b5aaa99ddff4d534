import type { WebResource } from '../data/web-resource.ts'
import { webResources } from './resources.ts'

/** Who an address is for. */
type Access =
  /** Everybody, logged in or not. */
  | 'public'
  /** Those who are not logged in. */
  | 'guest'
  /** Everybody who is logged in, with or without a company or a subscription. */
  | 'open'
  /** Members of a company that may work. */
  | 'company'
  /** The same, and the owner of a company that may not yet. */
  | 'setup'
  /** Super admins. */
  | 'platform'

const accessOf: Readonly<Record<WebResource['of'], Access>> = {
  company: 'company',
  'company and staff': 'company',
  platform: 'platform',
}

const addressesOf = ({ path, pages, of }: WebResource): [string, Access][] =>
  [path, pages.create && `${path}/create`, pages.record && `${path}/$uuid`].flatMap((one) =>
    one ? [[one, accessOf[of]]] : [],
  )

/** Every address of the web app, as the router spells it, and who it is for. */
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

/** What a path leads to; `null` where it leads nowhere. The router takes `/Tenants/` for `/tenants`, so this does too. */
export const addressOf = (path: string): { path: string; access: Access } | null => {
  const plain = plainPath(path)
  const exactAccess = addresses.get(plain)
  if (exactAccess) return { path: plain, access: exactAccess }
  const parent = plain.slice(0, plain.lastIndexOf('/'))
  const access = parent === '' ? undefined : addresses.get(`${parent}/$uuid`)
  return access ? { path: plain, access } : null
}

/** Whether a page shows what one company has or sets; `/account` and the like open to those without one all the same. */
export const needsCompany = (path: string): boolean => {
  const address = addressOf(path)
  if (address?.access === 'company' || address?.access === 'setup') return true
  return address !== null && ['/account', '/settings', '/settings/api-keys', '/billing'].includes(address.path)
}

const platformPaths = [...addresses].flatMap(([path, access]) => (access === 'platform' ? path : []))

/** Whether a path is `/tenants`, `/faqs` or the like, or below them, a page there or none. */
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
