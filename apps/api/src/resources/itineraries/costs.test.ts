import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let owner: Person
let agent: Person
let camp: Json
let sheet: Json
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  owner = company.people.Owner
  agent = company.people.Agent
  camp = await make('accommodations', { name: 'Camp' })
  sheet = await make('rate-sheets', {
    name: 'Camp',
    supplier: (await make('suppliers', { name: 'Desert' })).uuid,
    item: { resource: 'accommodation', uuid: camp.uuid },
    currency: 'NAD',
    status: 'active',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    seasons: [{ name: 'Year', ranges: [{ from: '2027-01-01', to: '2027-12-31' }] }],
    lines: [
      { season: 'Year', per: 'person_sharing', perTime: 'night', occupancy: { single: 150_000, double: 100_000 } },
    ],
  })
  await make('exchange-rates', { from: 'NAD', to: 'EUR', rate: '0.05', date: '2026-01-02' })
})
afterAll(() => world.close())

const make = async (plural: string, body: object): Promise<Json> => {
  const { status, json } = await owner.send('POST', company.path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const nad = (amount: number) => ({ amount, currency: 'NAD' })
const costingOf = (amount: number) => ({
  costedOn: '2026-11-20',
  lines: [{ sheet: sheet.uuid, for: 'adult', from: '2027-05-01', times: 1, price: amount, count: 1, amount }],
})
const stay = (fields: object = {}) => ({
  uuid: randomUUID(),
  kind: 'accommodation',
  title: 'Camp',
  day: 0,
  source: { resource: 'accommodation', uuid: camp.uuid, rev: camp.rev },
  nights: 2,
  ...fields,
})
const costed = (amount = 400_000, fields: object = {}) =>
  stay({ net: nad(amount), costing: costingOf(amount), ...fields })

/** An itinerary of two adults that the Agent may change, sold at 10 % above net. */
const makeSale = (fields: object) =>
  make('itineraries', {
    title: 'Slow water',
    startDate: '2027-05-01',
    dayCount: 6,
    adults: 2,
    currency: 'EUR',
    priceMode: 'total',
    markupBps: 1000,
    exchangeRates: [{ from: 'NAD', to: 'EUR', rate: '0.06', date: '2026-11-20' }],
    contributors: [agent.uuid],
    ...fields,
  })
const read = async ({ uuid }: Json, person = owner): Promise<Json> =>
  (await person.send('GET', company.path(`itineraries/${uuid}`))).json.data
const change = async (itinerary: Json, body: object, person = agent): Promise<Json> => {
  const { uuid, rev } = await read(itinerary)
  const { status, json } = await person.send('PUT', company.path(`itineraries/${uuid}`), { ...body, rev })
  expect(status, JSON.stringify(json)).toBe(200)
  return json.data
}
const changeByKey = async (itinerary: Json, scopes: readonly string[], body: object): Promise<Answer> => {
  const { json } = await owner.send('POST', company.path('api-keys'), { name: 'Website', scopes })
  expect(json.data?.secret, JSON.stringify(json)).toBeTypeOf('string')
  const { uuid, rev } = await read(itinerary)
  const headers = { authorization: `Bearer ${json.data.secret}` }
  return world.anonymous.send('PUT', company.path(`itineraries/${uuid}`), { ...body, rev }, headers)
}
const netsOf = async (itinerary: Json) => (await read(itinerary)).segments.map(({ net }: Json) => net)

describe('a change by a user who sees no net prices', () => {
  it('of nights and travellers costs the segments again, and changes what the client pays', async () => {
    const sale = await makeSale({ segments: [costed()] })
    const seen = await read(sale, agent)
    expect(seen).toMatchObject({ segments: [{ net: null, costing: null }], exchangeRates: [] })
    // 4,000 N$ at 0.06, and 10 %.
    expect(seen.clientPrice.total).toEqual({ amount: 26_400, currency: 'EUR' })

    const longer = await change(sale, { segments: [{ ...seen.segments[0], nights: 3 }] })
    expect(longer).toMatchObject({ segments: [{ net: null, costing: null, nights: 3 }], exchangeRates: [] })
    expect(longer.clientPrice.total).toEqual({ amount: 39_600, currency: 'EUR' })
    expect(await netsOf(sale)).toEqual([nad(600_000)])

    const alone = await change(sale, { adults: 1 })
    // One person in a room: 3 × 1,500 N$.
    expect(alone.clientPrice.total).toEqual({ amount: 29_700, currency: 'EUR' })
    const stored = await read(sale)
    expect(stored.segments[0]).toMatchObject({ net: nad(450_000), costing: { lines: [{ times: 3, price: 150_000 }] } })
    expect(stored.exchangeRates).toMatchObject([{ rate: '0.06', date: '2026-11-20' }])
  })

  it('prices what it inserts, and freezes the exchange rate that this needs', async () => {
    const sale = await makeSale({ segments: [], exchangeRates: [] })
    const inserted = await change(sale, { segments: [stay()] })
    expect(inserted.clientPrice.total).toEqual({ amount: 22_000, currency: 'EUR' })
    const stored = await read(sale)
    expect(stored).toMatchObject({
      segments: [{ net: nad(400_000) }],
      exchangeRates: [{ from: 'NAD', to: 'EUR', rate: '0.05', date: '2026-01-02' }],
    })
  })

  it('leaves prices that are locked, confirmed or set by hand, and those it does not affect', async () => {
    const sale = await makeSale({
      segments: [
        costed(400_000, { priceLocked: true }),
        costed(400_000, { bookingStatus: 'confirmed' }),
        stay({ net: nad(1) }),
        costed(7),
        costed(),
      ],
    })
    const { segments } = await read(sale, agent)
    const [first, second, third, fourth, fifth] = segments
    const longer = (one: Json) => ({ ...one, nights: 4 })
    await change(sale, { segments: [longer(first), longer(second), longer(third), fourth, longer(fifth)] })
    expect(await netsOf(sale)).toEqual([nad(400_000), nad(400_000), nad(1), nad(7), nad(800_000)])
    await change(sale, { title: 'Slower water' })
    expect(await netsOf(sale)).toEqual([nad(400_000), nad(400_000), nad(1), nad(7), nad(800_000)])
  })

  it('is costed for API keys without the scope as well, and never for those who send the net prices themselves', async () => {
    const sale = await makeSale({ segments: [costed()] })
    const { segments } = await read(sale)
    await change(sale, { segments: [{ ...segments[0], nights: 3 }] }, owner)
    expect(await netsOf(sale)).toEqual([nad(400_000)])

    const answer = await changeByKey(sale, ['itineraries:write'], { adults: 1 })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    // One person in a room: 3 × 1,500 N$.
    expect(await netsOf(sale)).toEqual([nad(450_000)])
  })
})

describe('the markup rules of suppliers', () => {
  const ofKind = { supplier: null, kind: 'flight', markupBps: 900, marginBps: null }
  const scopes = ['itineraries:write', 'pricing:write']

  it('are neither shown to an API key that sees no suppliers, nor lost when it saves the others', async () => {
    const { uuid: supplier } = await make('suppliers', { name: 'River' })
    const ofSupplier = { supplier, kind: null, markupBps: 700, marginBps: null }
    const sale = await makeSale({ markupRules: [ofSupplier, ofKind] })
    const same = await changeByKey(sale, scopes, { markupRules: [ofKind], title: 'Slower water' })
    expect([same.status, same.json.data.markupRules]).toEqual([200, [ofKind]])
    expect((await read(sale)).markupRules).toEqual([ofSupplier, ofKind])

    const fresh = { ...ofKind, markupBps: 950 }
    const changed = await changeByKey(sale, scopes, { markupRules: [fresh] })
    expect([changed.status, changed.json.data.markupRules]).toEqual([200, [fresh]])
    expect((await read(sale)).markupRules).toEqual([ofSupplier, fresh])

    await changeByKey(sale, scopes, { markupRules: null })
    expect((await read(sale)).markupRules).toEqual([ofSupplier])

    const denied = await changeByKey(sale, scopes, { markupRules: [fresh, ofSupplier] })
    expect([denied.status, Object.keys(denied.json.errors)]).toEqual([422, ['markupRules.1.supplier']])
    expect((await read(sale)).markupRules).toEqual([ofSupplier])
  })
})
