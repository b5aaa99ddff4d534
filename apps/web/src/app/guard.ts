import type { TenantOfMember } from '@sojourn/contract/account'
import { isInternalPath } from '../kit/internal-path.ts'

/** Who is at the door; `null` where nobody is logged in. */
export type Person = {
  isSuperAdmin: boolean
  hasTenants: boolean
  /** The company they work in, once one is chosen. */
  tenant: Pick<TenantOfMember, 'isSubscribed' | 'isParentSubscribed' | 'isOwner'> | null
} | null

/** Open to everybody, logged in or not. */
const publicPages = new Set(['/logout', '/join', '/terms', '/privacy', '/accessibility'])

/** For those who are not logged in. */
const guestPages = new Set([
  '/login',
  '/register',
  '/register-company',
  '/forgot-password',
  '/reset-password',
  '/pending-confirm',
])

/** Open to a person without a company or a subscription (spec section 4); the public and guest pages are as well. */
const openPages = new Set(['/inactive', '/profile', '/help', '/billing', '/account', '/settings'])

/** For super admins only, with all that lies below. */
const platformPages = ['/tenants', '/faqs']

/**
 * Where a navigation to `location` (path and query) leads instead, or `null` when it may go on. Whoever is sent on
 * is not sent on again from there.
 */
export const guard = (location: string, person: Person): string | null => {
  const { pathname, query } = parse(location)
  if (publicPages.has(pathname)) return null
  if (!person) return guestPages.has(pathname) ? null : loginAndBackTo(location)
  if (guestPages.has(pathname)) return settled(query.get('redirect'), person)
  if (person.isSuperAdmin) return null
  if (platformPages.some((page) => pathname === page || pathname.startsWith(`${page}/`))) return settled('/', person)
  if (openPages.has(pathname)) return null
  if (!person.hasTenants) return '/inactive'
  if (!person.tenant || person.tenant.isSubscribed || person.tenant.isParentSubscribed) return null
  return person.tenant.isOwner ? '/account' : '/inactive?billing=true'
}

/** Where somebody who wants to go to `path` ends up: home when it is no path of the app. */
const settled = (path: string | null, person: Person): string => {
  const wanted = path !== null && isInternalPath(path) ? path : '/'
  return guard(wanted, person) ?? wanted
}

const loginAndBackTo = (location: string): string =>
  location === '/' || !isInternalPath(location) ? '/login' : `/login?redirect=${encodeURIComponent(location)}`

/** The router takes `/Tenants/` and `/%74enants` for `/tenants`, so the guard does too. */
const parse = (location: string): { pathname: string; query: URLSearchParams } => {
  const [path = '', search = ''] = location.split(/\?(.*)/s)
  const pathname = decoded(path).toLowerCase().replace(/\/+$/, '') || '/'
  return { pathname, query: new URLSearchParams(search) }
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
