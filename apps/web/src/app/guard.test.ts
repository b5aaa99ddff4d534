import { describe, expect, it } from 'vitest'
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
  'super admin of a lapsed company': { isSuperAdmin: true, hasTenants: true, tenant: tenant(false, false, true) },
} satisfies Record<string, Person>

type Case = [who: keyof typeof people, path: string, leadsTo: string | null]

const cases: Case[] = [
  ['nobody', '/', '/login'],
  ['nobody', '/login', null],
  ['nobody', '/login?redirect=%2Fmedia', null],
  ['nobody', '/forgot-password', null],
  ['nobody', '/join', null],
  ['nobody', '/logout', null],
  ['nobody', '/privacy', null],
  ['nobody', '/account', '/login?redirect=%2Faccount'],
  ['nobody', '/inactive', '/login?redirect=%2Finactive'],
  ['nobody', '/tenants', '/login?redirect=%2Ftenants'],
  ['nobody', '/itineraries?q=namib&page=2', '/login?redirect=%2Fitineraries%3Fq%3Dnamib%26page%3D2'],
  ['nobody', '//evil.test', '/login'],
  ['nobody', '/itineraries?q=<script>', '/login'],

  ['member', '/', null],
  ['member', '/itineraries', null],
  ['member', '/login', '/'],
  ['member', '/login/', '/'],
  ['member', '/register', '/'],
  ['member', '/reset-password', '/'],
  ['member', '/login?redirect=%2Fitineraries%3Fpage%3D2', '/itineraries?page=2'],
  ['member', '/login?redirect=%2F%2Fevil.test', '/'],
  ['member', '/login?redirect=https%3A%2F%2Fevil.test', '/'],
  ['member', '/login?redirect=%2Flogin%3Fredirect%3D%252Fmedia', '/media'],
  ['member', '/login?redirect=%2Ftenants', '/'],
  ['member', '/join', null],
  ['member', '/tenants', '/'],
  ['member', '/tenants/create', '/'],
  ['member', '/Tenants/', '/'],
  ['member', '/%74enants', '/'],
  ['member', '/faqs', '/'],
  ['member', '/faqs/0199', '/'],
  ['member', '/tenants-of-mine', null],
  ['owner', '/itineraries', null],
  ['branch owner', '/itineraries', null],

  ['lapsed owner', '/', '/account'],
  ['lapsed owner', '/itineraries/0199', '/account'],
  ['lapsed owner', '/login', '/account'],
  ['lapsed owner', '/account', null],
  ['lapsed owner', '/faqs', '/account'],
  ['lapsed member', '/', '/inactive?billing=true'],
  ['lapsed member', '/setup', '/inactive?billing=true'],
  ['lapsed member', '/inactive?billing=true', null],
  ['lapsed member', '/profile', null],
  ['lapsed member', '/help', null],
  ['lapsed member', '/settings', null],
  ['lapsed member', '/billing', null],

  ['without company', '/', '/inactive'],
  ['without company', '/media', '/inactive'],
  ['without company', '/account', null],
  ['without company', '/inactive', null],
  ['without company', '/login?redirect=%2Fmedia', '/inactive'],
  ['without company', '/tenants', '/inactive'],

  ['super admin', '/', null],
  ['super admin', '/tenants', null],
  ['super admin', '/faqs/create', null],
  ['super admin', '/itineraries', null],
  ['super admin', '/login', '/'],
  ['super admin of a lapsed company', '/itineraries', null],
]

describe('the guard', () => {
  it.each(cases)('sends %s at %s to %s', (who, path, leadsTo) => {
    expect(guard(path, people[who])).toBe(leadsTo)
  })

  it('sends nobody on twice', () => {
    const twice = Object.entries(people).flatMap(([who, person]) =>
      cases.flatMap(([, path]) => {
        const first = guard(path, person)
        return first !== null && guard(first, person) !== null ? [`${who}: ${path} → ${first}`] : []
      }),
    )
    expect(twice).toEqual([])
  })
})
