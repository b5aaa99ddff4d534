import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { type Company, createWorld, type Json, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ask = (company: Company, method: string, role: keyof Company['people'] = 'Owner') =>
  company.people[role].send(method, company.path('sample'))
const read = async (company: Company, rest: string): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('GET', company.path(rest))
  expect(status, rest).toBe(200)
  return json.data
}
const plurals = ['itineraries', 'guides', 'excursions', 'accommodations', 'destinations', 'media']
const counts = async (company: Company) =>
  Promise.all(plurals.map(async (plural) => (await read(company, plural)).length))
const added = async () => {
  const company = await world.createCompany()
  const { json } = await ask(company, 'POST')
  return { company, sample: json.data }
}
const create = async (company: Company, plural: string, body: Json): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const none = { addedAt: null, itinerary: null, records: 0 }

describe('the sample', () => {
  it('is an itinerary with everything it needs, in one request and a few seconds', async () => {
    const company = await world.createCompany()
    expect((await ask(company, 'GET')).json.data).toEqual(none)
    const begun = performance.now()
    const { status, json } = await ask(company, 'POST')
    expect([status, performance.now() - begun < 15_000]).toEqual([200, true])
    expect(json.data).toEqual({ addedAt: expect.any(String), itinerary: expect.any(String), records: 17 })
    expect(await counts(company)).toEqual([1, 1, 2, 2, 4, 7])
    expect((await ask(company, 'GET', 'Viewer')).json.data).toEqual(json.data)

    const itinerary = await read(company, `itineraries/${json.data.itinerary}`)
    expect(itinerary).toMatchObject({
      status: 'enquiry',
      dayCount: 5,
      currency: 'EUR',
      owner: company.people.Owner.uuid,
    })
    expect(resources.itinerary.findFaults(itinerary)).toEqual([])
    const answer = await company.people.Owner.send(
      'PUT',
      company.path(`itineraries/${itinerary.uuid}`),
      { title: 'Ours now' },
      { 'if-match': `"${itinerary.rev}"` },
    )
    expect([answer.status, answer.json.data?.title]).toEqual([200, 'Ours now'])
    const images = await read(company, 'media')
    expect(images.every(({ state, alt }: Json) => state === 'processing-complete' && alt.length > 10)).toBe(true)
  })

  it('can be published as it is', async () => {
    const { company, sample } = await added()
    const { status, json } = await company.people.Owner.send(
      'POST',
      company.path(`itineraries/${sample.itinerary}/publish`),
      {},
    )
    expect(status, JSON.stringify(json)).toBe(200)
  })

  it('is added once, however often it is asked for', async () => {
    const company = await world.createCompany()
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, n) => ask(company, 'POST', n === 0 ? 'Designer' : 'Owner')),
    )
    expect(new Set(answers.map(({ json }) => json.data.itinerary)).size).toBe(1)
    expect((await ask(company, 'POST')).json.data).toEqual(answers[0]?.json.data)
    expect(await counts(company)).toEqual([1, 1, 2, 2, 4, 7])
  })

  it('goes to the bin as a whole, also what was changed, and can be added again', async () => {
    const { company, sample } = await added()
    const [lodge] = await read(company, 'accommodations')
    const changed = await company.people.Designer.send('PUT', company.path(`accommodations/${lodge.uuid}`), {
      name: 'Our lodge',
    })
    expect(changed.status).toBe(200)
    const { json } = await ask(company, 'DELETE')
    expect(json.data).toEqual({ removed: 17, inUse: [] })
    expect(await counts(company)).toEqual([0, 0, 0, 0, 0, 0])
    expect((await ask(company, 'GET')).json.data).toEqual(none)
    expect((await read(company, 'accommodations?binned=true')).map(({ name }: Json) => name)).toContain('Our lodge')
    expect((await ask(company, 'DELETE')).json.data).toEqual({ removed: 0, inUse: [] })
    const again = (await ask(company, 'POST')).json.data
    expect([again.records, again.itinerary === sample.itinerary]).toEqual([17, false])
  })

  it('leaves what the company’s own itinerary uses, and what that needs, and nothing else', async () => {
    const { company, sample } = await added()
    const { status, json: copy } = await company.people.Designer.send(
      'POST',
      company.path(`itineraries/${sample.itinerary}/duplicate`),
      {},
    )
    expect(status).toBe(201)
    const mine = copy.data.uuid
    const { json } = await ask(company, 'DELETE')
    // The copy shows no image of Windhoek, the only place of the library that the itinerary does not go to.
    expect(json.data.removed).toBe(3)
    const names = json.data.inUse.map(({ title }: Json) => title)
    expect(names).toEqual(expect.arrayContaining(['Namibia', 'Jetty House', 'Driving on gravel']))
    expect(names).not.toContain('Windhoek')
    const itinerary = await read(company, `itineraries/${mine}`)
    const sources = await read(company, `itineraries/${mine}/sources`)
    expect(JSON.stringify(sources)).not.toContain('"isBinned":true')
    const live = new Set((await read(company, 'media')).map(({ uuid }: Json) => uuid))
    expect(itinerary.days.every(({ hero }: Json) => live.has(hero.media))).toBe(true)
    expect((await ask(company, 'GET')).json.data).toEqual(none)
  })

  it('never takes along records of the company', async () => {
    const { company } = await added()
    const [namibia] = (await read(company, 'destinations')).filter(({ name }: Json) => name === 'Namibia')
    const own = await create(company, 'destinations', { name: 'Etosha', kind: 'park', parent: namibia.uuid })
    const other = await create(company, 'accommodations', { name: 'Ours' })
    const { json } = await ask(company, 'DELETE')
    expect(json.data.inUse.map(({ title }: Json) => title)).toContain('Namibia')
    const left = (await read(company, 'destinations')).map(({ uuid }: Json) => uuid)
    expect(new Set(left)).toEqual(new Set([own.uuid, namibia.uuid]))
    expect((await read(company, 'accommodations')).map(({ uuid }: Json) => uuid)).toEqual([other.uuid])
  })

  it('counts towards the plan: without room nothing is added', async () => {
    const company = await world.createCompany({ isSubscribed: false })
    await company.rows(
      `insert into subscriptions (tenant, stripe_plan, status, period_start, period_end) values ($1, 'solo-monthly', 'active', now(), now() + interval '1 month')`,
      [company.uuid],
    )
    await company.rows(
      `insert into resource_counts (tenant, resource, live) values ($1, 'itineraries', 50)
       on conflict (tenant, resource) do update set live = 50`,
      [company.uuid],
    )
    const { status, json } = await ask(company, 'POST')
    expect([status, json.code]).toEqual([402, 'plan_limit'])
    expect(await counts(company)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('needs a subscription or a trial', async () => {
    const company = await world.createCompany({ isSubscribed: false })
    expect((await ask(company, 'POST')).json.code).toBe('subscription_required')
  })

  it('stands in the activity log, when it is added and when it is removed', async () => {
    const { company, sample } = await added()
    await ask(company, 'DELETE', 'Manager')
    const events = await company.rows(
      `select action, target, actor->>'uuid' as actor from audit_events where action like 'sample.%' order by uuid`,
    )
    expect(events).toEqual([
      { action: 'sample.add', target: sample.itinerary, actor: company.people.Owner.uuid },
      { action: 'sample.remove', target: null, actor: company.people.Manager.uuid },
    ])
  })

  it('is of one company alone', async () => {
    const [{ company }, other] = [await added(), await world.createCompany()]
    expect((await ask(other, 'GET')).json.data).toEqual(none)
    expect((await ask(other, 'DELETE')).json.data).toEqual({ removed: 0, inUse: [] })
    expect((await ask(company, 'GET')).json.data.records).toBe(17)
  })
})
