import type { TenantOfMember } from '@sojourn/contract/account'
import { isInternalPath } from '../kit/login/internal-path.ts'
import { addressOf, isPlatformPath } from './addresses.ts'

/** Who is at the door; `null` where nobody is logged in. */
export type Person = {
  isSuperAdmin: boolean
  hasTenants: boolean
  /** The company they work in, once one is chosen. */
  tenant: Pick<TenantOfMember, 'isSubscribed' | 'isParentSubscribed' | 'isOwner'> | null
  /** They must add a second factor before anything else. */
  lacksSecondFactor?: boolean
} | null

/**
 * Where a navigation to an address (path, query, fragment) leads instead, or `null` when it may go on. Nobody is redirected
 * twice. An address that leads nowhere is not found for everybody, except below `/tenants` and `/faqs`: only super admins are
 * told that a page there does not exist.
 */
export const guard = (whole: string, person: Person): string | null => {
  // Where on the page somebody wants to be says nothing about whether they may see it, and is kept over the login.
  const [location = '', fragment] = whole.split(/#(.*)/s)
  const place = fragment ? `#${fragment}` : ''
  const [path = '/', search = ''] = location.split(/\?(.*)/s)
  const address = addressOf(path)
  if (person && !person.isSuperAdmin && isPlatformPath(path)) return settled('/', person)
  // Whoever is not logged in is no super admin either; a page that is there they may come back to.
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

/** Nobody waits before a door that is open; for whoever waits, the address says what for. */
const waitingPlace = (location: string, person: NonNullable<Person>): string | null => {
  if (guard('/', person) === null) return '/'
  const place = person.hasTenants ? '/inactive?billing=true' : '/inactive'
  return location === place ? null : place
}
/** Whoever follows such a link while they are logged in is asked what to do, not sent away (features/guest). */
const isLinkOfEmail = (path: string, search: string): boolean =>
  path === '/reset-password' && Boolean(new URLSearchParams(search).get('token'))

/** Where somebody who wants to go to `path` ends up: home when it is no path of the app, or one for guests. */
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
