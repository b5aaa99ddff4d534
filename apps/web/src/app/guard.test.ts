import { resources } from '@sojourn/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addresses } from './addresses.ts'
import { guard, type Person } from './guard.ts'

const tenant = (isSubscribed: boolean, isParentSubscribed: boolean, isOwner: boolean) => ({
  isSubscribed,
  isParentSubscribed,
  isOwner,
})
const member = (of: NonNullable<Person>['tenant']): Person => ({ isSuperAdmin: false, hasTenants: true, tenant: of })

const people = {
  nobody: null,
  member: member(tenant(true, false, false)),
  owner: member(tenant(true, false, true)),
  'branch owner': member(tenant(false, true, true)),
  'lapsed owner': member(tenant(false, false, true)),
  'lapsed member': member(tenant(false, false, false)),
  'without company': { isSuperAdmin: false, hasTenants: false, tenant: null },
  'super admin': { isSuperAdmin: true, hasTenants: false, tenant: null },
  'super admin in a lapsed company': { isSuperAdmin: true, hasTenants: true, tenant: tenant(false, false, true) },
  'member without a second factor': {
    isSuperAdmin: false,
    hasTenants: true,
    tenant: tenant(true, false, false),
    lacksSecondFactor: true,
  },
  'super admin without a second factor': {
    isSuperAdmin: true,
    hasTenants: false,
    tenant: null,
    lacksSecondFactor: true,
  },
} satisfies Record<string, Person>
type Who = keyof typeof people

const uuid = '0199a3f4-0000-7000-8000-000000000001'
const spellings = [...addresses.keys()].map((address) => address.replace('$uuid', uuid))
const of = (...beginnings: string[]) =>
  spellings.filter((path) => beginnings.some((one) => path === one || path.startsWith(`${one}/`)))

const anybody = ['/join', '/pending-confirm', '/logout', '/terms', '/privacy', '/accessibility']
const guests = [
  '/login',
  `/login/company/${uuid}`,
  '/register',
  '/register-company',
  '/forgot-password',
  '/reset-password',
]
/** What every logged-in user may open, with or without a subscription. */
const open = [
  '/profile',
  '/help',
  '/billing',
  '/account',
  '/settings',
  '/settings/api-keys',
  '/settings/single-sign-on',
]
const platform = of('/tenants', '/faqs', '/outbox')
const company = [
  '/',
  '/setup',
  '/audit',
  '/settings/webhooks',
  `/settings/webhooks/${uuid}`,
  // The contract's resources belong to a company.
  ...of(...Object.values(resources).map(({ plural }) => `/${plural}`)),
  ...of('/templates', '/users'),
]

/** Users who must add a second factor can open nothing else. */
const addFirst = { guests: '/profile', platform: '/profile', inactive: '/profile', company: '/profile' }

/** Where each kind of user lands, by group of paths; `null` is where they wanted to go. */
const table: Record<Who, { guests: string; platform: string | null; inactive: string | null; company: string | null }> =
  {
    nobody: { guests: '', platform: '/login', inactive: '/login', company: '/login' },
    member: { guests: '/', platform: '/', inactive: '/', company: null },
    owner: { guests: '/', platform: '/', inactive: '/', company: null },
    'branch owner': { guests: '/', platform: '/', inactive: '/', company: null },
    'lapsed owner': {
      guests: '/account',
      platform: '/account',
      inactive: '/inactive?billing=true',
      company: '/account',
    },
    'lapsed member': {
      guests: '/inactive?billing=true',
      platform: '/inactive?billing=true',
      inactive: '/inactive?billing=true',
      company: '/inactive?billing=true',
    },
    'without company': { guests: '/inactive', platform: '/inactive', inactive: null, company: '/inactive' },
    'super admin': { guests: '/', platform: null, inactive: '/', company: null },
    'super admin in a lapsed company': { guests: '/', platform: null, inactive: '/', company: null },
    'member without a second factor': addFirst,
    'super admin without a second factor': addFirst,
  }

const expected = (who: Who, path: string): string | null => {
  const { guests: ofGuests, platform: ofPlatform, inactive, company: ofCompany } = table[who]
  if (anybody.includes(path)) return null
  if (guests.includes(path)) return ofGuests || null
  if (who === 'nobody') return path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`
  if (path === '/inactive') return inactive
  if (platform.includes(path)) return ofPlatform
  if (open.includes(path)) return ofCompany === '/profile' && path !== '/profile' ? '/profile' : null
  if (path === '/setup' && who === 'lapsed owner') return null
  return ofCompany
}

const names = (Object.keys(people) as Who[]).flatMap((who) => spellings.map((path) => [who, path] as const))

/** The browser APIs that the app's modules use when they are loaded. */
const browser = {
  localStorage: { getItem: () => null },
  sessionStorage: { getItem: () => null },
  addEventListener: () => {},
  matchMedia: () => ({ matches: true, addEventListener: () => {} }),
}

describe('the guard', () => {
  beforeAll(() => Object.entries(browser).forEach(([name, value]) => vi.stubGlobal(name, value)))
  afterAll(() => vi.unstubAllGlobals())

  it('knows all routes of the router, and no others', async () => {
    const { router } = await import('./router.tsx')
    const routes = Object.keys(router.routesByPath).map((path) => path.replace(/(?<=.)\/$/, ''))
    expect(new Set(routes)).toEqual(new Set(addresses.keys()))
    expect(new Set([...anybody, ...guests, ...open, ...platform, ...company, '/inactive'])).toEqual(new Set(spellings))
  })

  it.each(names)('lets in or redirects %s at %s', (who, path) =>
    expect(guard(path, people[who])).toBe(expected(who, path)),
  )

  it('redirects nobody twice', () => {
    const twice = names.filter(([who, path]) => {
      const first = guard(path, people[who])
      return first !== null && guard(first, people[who]) !== null
    })
    expect(twice).toEqual([])
  })

  it.each<[Who, string, string | null]>([
    ['nobody', '/login?redirect=%2Fmedia', null],
    ['nobody', '/itineraries?q=namib&page=2', '/login?redirect=%2Fitineraries%3Fq%3Dnamib%26page%3D2'],
    ['nobody', '/itineraries?q=<script>', '/login'],
    ['nobody', '/itineraries#day-2', '/login?redirect=%2Fitineraries#day-2'],
    ['member', '/login?redirect=%2Fitineraries#day-2', '/itineraries#day-2'],
    ['member', '/login?redirect=%2F%2Fevil.test#day-2', '/'],
    ['lapsed owner', '/login?redirect=%2Fmedia#day-2', '/account'],
    ['nobody', '/reset-password?token=abc', null],
    ['member', '/reset-password?token=abc', null],
    ['without company', '/reset-password?token=abc', null],
    ['member', '/reset-password?token=', '/'],
    ['nobody', '/#top', '/login#top'],
    ['member', '/tenants#top', '/'],
    ['member', '/tenants/create?a=b#top', '/'],
    ['without company', '/media#top', '/inactive'],
    ['lapsed member', '/users#?a', '/inactive?billing=true'],
    ['member', '/login#top', '/'],
    ['nobody', '//evil.test', null],
    ['nobody', '/no/such/page', null],
    ['member', '/no/such/page', null],
    ['member', '/login/', '/'],
    ['member', '/login?redirect=%2Fitineraries%3Fpage%3D2', '/itineraries?page=2'],
    ['member', '/login?redirect=%2F%2Fevil.test', '/'],
    ['member', '/login?redirect=%2F%252Fevil.test', '/'],
    ['member', '/login?redirect=%2F%5Cevil.test', '/'],
    ['member', '/login?redirect=https%3A%2F%2Fevil.test', '/'],
    ['member', '/login?redirect=%2Fno%2Fsuch%2Fpage', '/'],
    ['member', '/login?redirect=%2Flogin%3Fredirect%3D%252Fmedia', '/'],
    ['member', '/login?redirect=%2Flogout', '/'],
    ['member', '/login?redirect=%2Ftenants', '/'],
    ['lapsed owner', '/login?redirect=%2Fmedia', '/account'],
    ['without company', '/login?redirect=%2Fprofile', '/profile'],
    ['member', '/Tenants/', '/'],
    ['member', '/%74enants', '/'],
    ['member', '/faqs/no/such/page', '/'],
    ['member', '/tenants-of-mine', null],
    ['member', '/inactive?billing=true', '/'],
    ['lapsed member', '/inactive?billing=true', null],
    ['lapsed member', '/inactive?billing=false', '/inactive?billing=true'],
    ['lapsed owner', '/inactive?billing=true', null],
    ['without company', '/inactive?billing=true', '/inactive'],
    ['nobody', '/tenants/x/y', '/login'],
    ['nobody', '/faqs/create/x', '/login'],
    ['lapsed member', '/tenants/x/y', '/inactive?billing=true'],
    ['super admin', '/tenants/x/y', null],
    ['lapsed member', '/setup', '/inactive?billing=true'],
  ])('redirects a user (%s) from %s to %s', (who, path, leadsTo) => expect(guard(path, people[who])).toBe(leadsTo))
})
