import type { TenantOfMember } from '@sojourn/contract/account'
import { isInternalPath } from '../kit/login/internal-path.ts'
import { addressOf, isPlatformPath } from './addresses.ts'

/** The current user; `null` if nobody is logged in. */
export type Person = {
  isSuperAdmin: boolean
  hasTenants: boolean
  /** The company they work in, once one is chosen. */
  tenant: Pick<TenantOfMember, 'isSubscribed' | 'isParentSubscribed' | 'isOwner'> | null
  /** Whether they must add a second factor before anything else. */
  lacksSecondFactor?: boolean
} | null

/**
 * The path to which a navigation to `whole` (path, query, fragment) is redirected, or `null` if it may continue. Nobody is
 * redirected twice. An unknown path is a 404 for everybody, except below `/tenants` and `/faqs`, where only super admins are
 * told that a page does not exist.
 */
export const guard = (whole: string, person: Person): string | null => {
  // The fragment does not matter for access, and is kept across the login.
  const [location = '', fragment] = whole.split(/#(.*)/s)
  const place = fragment ? `#${fragment}` : ''
  const [path = '/', search = ''] = location.split(/\?(.*)/s)
  const address = addressOf(path)
  if (person && !person.isSuperAdmin && isPlatformPath(path)) return settled('/', person)
  // Users who are not logged in are not super admins either. If the page exists, they can return to it after the login.
  if (!person && !address && isPlatformPath(path)) return '/login'
  if (!address || address.access === 'public') return null
  if (!person) return address.access === 'guest' ? null : loginAndBackTo(location) + place
  if (isLinkOfEmail(address.path, search)) return null
  if (address.access === 'guest') {
    const wanted = new URLSearchParams(search).get('redirect')
    const reached = settled(wanted, person)
    return reached === wanted ? reached + place : reached
  }
  if (person.lacksSecondFactor) return address.path === '/profile' ? null : '/profile'
  if (address.path === '/inactive') return waitingPlace(location, person)
  if (person.isSuperAdmin) return null
  if (address.access === 'open') return null
  if (!person.hasTenants) return '/inactive'
  if (!person.tenant || person.tenant.isSubscribed || person.tenant.isParentSubscribed) return null
  if (!person.tenant.isOwner) return '/inactive?billing=true'
  return address.access === 'setup' ? null : '/account'
}

/** The inactive page redirects users who may enter. For all others, its URL says what they are waiting for. */
const waitingPlace = (location: string, person: NonNullable<Person>): string | null => {
  if (guard('/', person) === null) return '/'
  const place = person.hasTenants ? '/inactive?billing=true' : '/inactive'
  return location === place ? null : place
}
/** Logged-in users who follow such a link are asked what to do rather than redirected (features/guest). */
const isLinkOfEmail = (path: string, search: string): boolean =>
  path === '/reset-password' && Boolean(new URLSearchParams(search).get('token'))

/** Where a user who wants to go to `path` lands: home if it is not a path of the app, or one for guests. */
const settled = (path: string | null, person: NonNullable<Person>): string => {
  const wanted = path !== null && isWelcome(path) ? path : '/'
  return guard(wanted, person) ?? wanted
}

const isWelcome = (path: string): boolean => {
  const address = isInternalPath(path) ? addressOf(path.split('?')[0] ?? '') : null
  return address !== null && address.access !== 'guest' && address.path !== '/logout'
}

const loginAndBackTo = (location: string): string =>
  location === '/' || !isWelcome(location) ? '/login' : `/login?redirect=${encodeURIComponent(location)}`
