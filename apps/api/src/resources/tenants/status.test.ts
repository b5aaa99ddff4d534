import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asServerOf } from '../../identity/authenticate.ts'
import { inDueTenants } from '../../kit/jobs/each-tenant.ts'
import { samples } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let god: Person
beforeAll(async () => {
  world = await createWorld()
  god = await world.createPerson({ isGod: true })
})
afterAll(() => world.close())

const at = ({ uuid }: { uuid: string }) => `/v1/tenants/${uuid}`
const set = async (company: Company, status: 'active' | 'suspended' | 'closed') => {
  const answer =
    status === 'closed' ? await god.send('DELETE', at(company)) : await god.send('PUT', at(company), { status })
  expect([answer.status, answer.json.data?.status]).toEqual([200, status])
}
const reopen = (company: Company) => god.send('POST', `${at(company)}/restore`)
const getEvents = (company: Company): Promise<Json[]> =>
  company.rows(`select action, actor from audit_events where action = 'company.visit'`)

describe('a parent that is suspended or closed', () => {
  it('no longer shares its subscription with its children', async () => {
    const parent = await world.createCompany()
    const child = await world.createCompany({ parent: parent.uuid, isSubscribed: false })
    const { Owner } = child.people
    const write = async () => (await Owner.send('POST', child.path('destinations'), { name: 'Dunes' })).status
    const isParentSubscribed = async () => (await Owner.send('GET', at(child))).json.data.isParentSubscribed
    const getPlan = async () => (await child.rows('select stripe_plan from plan_in_force()')).length
    expect([await write(), await isParentSubscribed(), await getPlan()]).toEqual([201, true, 1])
    await set(parent, 'suspended')
    expect([await write(), await isParentSubscribed(), await getPlan()]).toEqual([402, false, 0])
    await set(parent, 'active')
    await set(parent, 'closed')
    expect([await write(), await isParentSubscribed(), await getPlan()]).toEqual([402, false, 0])
    await reopen(parent)
    expect([await write(), await isParentSubscribed(), await getPlan()]).toEqual([201, true, 1])
  })
})

describe('a company that is suspended or closed', () => {
  it('shows no page to travellers until it is active again', async () => {
    const company = await world.createCompany()
    const { Owner } = company.people
    const itinerary = await samples.itinerary?.create(company)
    await Owner.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})
    const created = await Owner.send('POST', company.path(`itineraries/${itinerary.uuid}/shares`), {})
    const look = async () => (await world.anonymous.send('GET', created.json.data.url)).status
    expect(await look()).toBe(200)
    await set(company, 'suspended')
    expect(await look()).toBe(404)
    await set(company, 'active')
    expect(await look()).toBe(200)
    await set(company, 'closed')
    expect(await look()).toBe(404)
  })

  it('can be accessed by the staff while it is suspended, and by nobody while it is closed', async () => {
    const company = await world.createCompany()
    const { Owner } = company.people
    await Owner.send('POST', company.path('support'), { subject: 'Locked out', message: 'Why?' })
    const look = async (person: Person) => (await person.send('GET', company.path('itineraries'))).status
    const supportCount = async () => (await god.send('GET', `/v1/support?tenant=${company.uuid}`)).json.meta.total
    await set(company, 'suspended')
    expect([await look(god), await look(Owner), await supportCount()]).toEqual([200, 404, 1])
    expect((await god.send('POST', company.path('destinations'), { name: 'By staff' })).status).toBe(201)
    await set(company, 'closed')
    expect([await look(god), await look(Owner), await supportCount()]).toEqual([404, 404, 0])
  })

  it('has its previous status again when it is reopened', async () => {
    const company = await world.createCompany()
    for (const status of ['suspended', 'active'] as const) {
      if (status === 'suspended') await set(company, status)
      else await set(company, 'active')
      await set(company, 'closed')
      expect((await reopen(company)).json.data.status).toBe(status)
    }
  })

  it('is left out by scheduled jobs when it is closed, unless they ask for closed companies', async () => {
    const company = await world.createCompany()
    await company.rows('insert into stale_itineraries values ($1, uuidv7())', [company.uuid])
    await set(company, 'closed')
    const visited = async (options?: { closedToo: boolean }) => {
      const seen: string[] = []
      const chore = { deps: world.deps, asServer: asServerOf(world.deps, () => {}), now: new Date() }
      const look = async ({ tenant }: { tenant: string }) => {
        seen.push(tenant)
        return null
      }
      await inDueTenants(chore, 'renew-search', [look], options)
      return seen.includes(company.uuid)
    }
    expect([await visited(), await visited({ closedToo: true })]).toEqual([false, true])
  })
})

describe('a super admin who visits a company', () => {
  it('is logged there once an hour, even if they only read and send many requests at once', async () => {
    const company = await world.createCompany()
    const guest = await world.createPerson({ isGod: true })
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.send('GET', company.path('contacts'))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await getEvents(company)).toEqual([
      { action: 'company.visit', actor: { kind: 'person', uuid: guest.uuid, isVisiting: true } },
    ])
    await god.send('GET', company.path('contacts'))
    expect(await getEvents(company)).toHaveLength(2)
  })

  it('is not logged as a visitor if they are a member, like any member', async () => {
    const company = await world.createCompany()
    const member = await world.createPerson({ isGod: true })
    await world.hire(company.uuid, member, ['Viewer'])
    await member.send('GET', company.path('contacts'))
    await company.people.Owner.send('GET', company.path('contacts'))
    expect(await getEvents(company)).toEqual([])
  })
})
