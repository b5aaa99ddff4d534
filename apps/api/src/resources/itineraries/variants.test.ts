import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let designer: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  designer = company.people.Designer
})
afterAll(() => world.close())

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const at = ({ uuid }: Json, rest = '') => company.path(`itineraries/${uuid}${rest}`)
const any = { 'if-match': '*' }

const make = async (fields: Json = {}, person = designer): Promise<Json> => {
  const answer = await person.send('POST', company.path('itineraries'), { title: 'Desert', ...fields })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const read = async (itinerary: Json): Promise<Json> => (await designer.send('GET', at(itinerary))).json.data
const addVariant = async (itinerary: Json, body: Json = {}, person = designer): Promise<Json> => {
  const answer = await person.send('POST', at(itinerary, '/variant'), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const compare = async (itinerary: Json, person = designer): Promise<Json[]> => {
  const answer = await person.send('GET', at(itinerary, '/variants'))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const letters = (variants: readonly Json[]) => variants.map(({ variant }) => variant)
const segment = (fields: Json) => ({ uuid: randomUUID(), kind: 'excursion', title: 'Walk', day: 0, ...fields })

describe('a new variant', () => {
  it('shares people, dates, reference, owner and contributors, and the first itinerary becomes A', async () => {
    const { uuid: client } = (
      await designer.send('POST', company.path('contacts'), { kind: 'person', givenName: 'Ada' })
    ).json.data
    const shared = {
      client,
      travellers: [{ contact: client }],
      startDate: '2027-05-14',
      reference: 'VAR-1',
      owner: company.people.Manager.uuid,
      contributors: [company.people.Agent.uuid],
    }
    const first = await make({
      ...shared,
      segments: [segment({ bookingStatus: 'confirmed', confirmationNo: 'X1', priceLocked: true })],
    })
    expect(first).toMatchObject({ variantOf: null, variant: null })
    const second = await addVariant(first)
    expect(second).toMatchObject({ ...shared, travellers: [{ contact: client }], title: 'Desert', status: 'enquiry' })
    expect(second).toMatchObject({ variantOf: first.uuid, variant: 'B', publishedRevision: null })
    expect(second.segments).toMatchObject([
      { title: 'Walk', bookingStatus: 'not_requested', confirmationNo: null, priceLocked: false },
    ])
    expect(second.segments[0].uuid).not.toBe(first.segments[0].uuid)
    expect(await read(first)).toMatchObject({ variantOf: first.uuid, variant: 'A', rev: first.rev + 1 })
    // A variant of a variant is in the same group.
    expect(await addVariant(second, { title: 'With the coast' })).toMatchObject({
      variantOf: first.uuid,
      variant: 'C',
      title: 'With the coast',
    })
    expect((await read(first)).rev).toBe(first.rev + 1)
  })

  it('gets a letter of its own if two are created at the same time, from one variant or from two', async () => {
    const first = await make()
    const pair = await Promise.all([addVariant(first), addVariant(first)])
    expect(new Set(letters(pair))).toEqual(new Set(['B', 'C']))
    const [second] = pair
    const others = await Promise.all([addVariant(first), addVariant(second ?? first), addVariant(first)])
    expect(new Set(letters(others))).toEqual(new Set(['D', 'E', 'F']))
    expect(letters(await compare(first))).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })

  it('never gets the letter of one that was deleted, even permanently', async () => {
    const first = await make()
    const second = await addVariant(first)
    await designer.send('DELETE', at(second), undefined, any)
    expect(letters([await addVariant(first)])).toEqual(['C'])
    await designer.send('DELETE', at(first), undefined, any)
    const [third] = (await designer.send('GET', company.path('itineraries?sort=-createdAt'))).json.data
    await company.rows('delete from itineraries where uuid = any($1)', [[first.uuid, second.uuid]])
    expect(letters([await addVariant(third)])).toEqual(['D'])
    expect(letters(await compare(third))).toEqual(['C', 'D'])
  })

  it('is created only once for an Idempotency-Key', async () => {
    const first = await make()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = [
      await designer.send('POST', at(first, '/variant'), {}, headers),
      await designer.send('POST', at(first, '/variant'), {}, headers),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.json.data.uuid).toBe(answers[0]?.json.data.uuid)
    expect(letters(await compare(first))).toEqual(['A', 'B'])
  })

  it('is rejected for a template, with unknown fields and after Z, and then nothing changes', async () => {
    const template = await make({ isTemplate: true })
    const ofTemplate = await designer.send('POST', at(template, '/variant'), {})
    expect([ofTemplate.status, ofTemplate.json.code]).toEqual([409, 'conflict'])
    expect(ofTemplate.json.detail).toContain('template')
    const first = await make()
    const unknown = await designer.send('POST', at(first, '/variant'), { colour: 'red' })
    expect([unknown.status, Object.keys(unknown.json.errors)]).toEqual([422, ['colour']])
    expect(await read(first)).toMatchObject({ variant: null, rev: first.rev })
    const second = await addVariant(first)
    await company.rows('update variant_groups set letters = 26 where uuid = $1 returning uuid', [first.uuid])
    const beyond = await designer.send('POST', at(second, '/variant'), {})
    expect([beyond.status, beyond.json.detail]).toEqual([
      409,
      'An itinerary has up to 26 variants, counting deleted ones.',
    ])
    expect(letters(await compare(first))).toEqual(['A', 'B'])
  })

  it('is no variant once it is duplicated, and its letter cannot be set', async () => {
    const second = await addVariant(await make())
    const copy = (await designer.send('POST', at(second, '/duplicate'), {})).json.data
    expect(copy).toMatchObject({ variantOf: null, variant: null })
    const changed = await designer.send('PUT', at(second), { variant: 'Q' }, any)
    expect([changed.status, Object.keys(changed.json.errors)]).toEqual([422, ['variant']])
  })

  it('keeps its letter when an earlier version is restored', async () => {
    const first = await make()
    await addVariant(first)
    const restored = await designer.send('POST', at(first, '/revisions/1/restore'), {}, any)
    expect(restored.status, JSON.stringify(restored.json)).toBe(200)
    expect(restored.json.data).toMatchObject({ variant: 'A', variantOf: first.uuid })
  })
})

describe('the reference', () => {
  it('is shared by variants, but by no other itinerary', async () => {
    const first = await make({ reference: 'VAR-2' })
    await addVariant(first)
    const other = await designer.send('POST', company.path('itineraries'), { title: 'Other', reference: 'VAR-2' })
    expect([other.status, Object.keys(other.json.errors)]).toEqual([409, ['reference']])
  })
})

describe('the comparison of variants', () => {
  const stay = (title: string, city: string, fields: Json) =>
    segment({ kind: 'accommodation', title, location: { label: city, lat: -24, lng: 15, city }, ...fields })
  const priced = {
    priceMode: 'total',
    currency: 'EUR',
    dayCount: 4,
    startDate: '2027-05-14',
    segments: [
      stay('Dune Camp', 'Sesriem', { nights: 2, board: 'HB', net: eur(77_733), gross: eur(100_000) }),
      stay('Pier House', 'Swakopmund', { day: 2, nights: 1, net: eur(22_200), gross: eur(50_000) }),
      segment({ title: 'Dawn walk', net: eur(100), gross: eur(200) }),
      segment({ title: 'Dawn walk', day: 1, net: eur(100), gross: eur(200) }),
      segment({ title: 'Balloon', day: 1, inclusion: 'optional', net: eur(1), gross: eur(40_000) }),
      segment({ kind: 'note', title: 'Passports' }),
    ],
  }

  it('has days, places, accommodations, what is included, options and prices', async () => {
    const first = await make(priced)
    const second = await addVariant(first)
    const put = await designer.send('PUT', at(second), { segments: second.segments.slice(0, 1), dayCount: 3 }, any)
    expect(put.status, JSON.stringify(put.json)).toBe(200)
    const [a, b] = await compare(second)
    expect(a).toEqual({
      uuid: first.uuid,
      rev: first.rev + 1,
      variant: 'A',
      title: 'Desert',
      status: 'enquiry',
      startDate: '2027-05-14',
      endDate: '2027-05-17',
      dayCount: 4,
      adults: 2,
      children: 0,
      infants: 0,
      places: [
        { name: 'Sesriem', nights: 2 },
        { name: 'Swakopmund', nights: 1 },
      ],
      accommodations: [
        { title: 'Dune Camp', board: 'HB', nights: 2 },
        { title: 'Pier House', board: null, nights: 1 },
      ],
      included: [{ kind: 'excursion', title: 'Dawn walk', count: 2 }],
      options: [{ kind: 'optional', title: 'Balloon', insteadOf: null, difference: eur(40_000) }],
      price: expect.objectContaining({ total: eur(150_400), perPerson: eur(75_200) }),
      costing: {
        total: eur(150_400),
        perPerson: eur(75_200),
        net: eur(100_133),
        margin: { ...eur(50_267), bps: 3342 },
      },
    })
    expect(b).toMatchObject({ variant: 'B', dayCount: 3, places: [{ name: 'Sesriem', nights: 2 }], options: [] })
    expect(b?.costing.net).toEqual(eur(77_733))
  })

  it('is the itinerary alone if it has no variants', async () => {
    const only = await make()
    expect(await compare(only)).toMatchObject([{ uuid: only.uuid, variant: null }])
  })

  it('has no net prices or margins for members who may not see them', async () => {
    const first = await make(priced)
    await addVariant(first)
    const seen = await compare(first, company.people.Viewer)
    expect(seen).toMatchObject([
      { price: { total: eur(150_400) }, costing: null },
      { price: { total: eur(150_400) }, costing: null },
    ])
    expect(JSON.stringify(seen)).not.toMatch(/77733|100133|50267/)
    expect((await compare(first, company.people.Finance))[0]?.costing.net).toEqual(eur(100_133))
  })

  it('has only the variants that the member may see', async () => {
    const { Agent, Manager } = company.people
    const first = await make({ owner: Agent.uuid })
    const second = await addVariant(first, {}, Agent)
    expect(second).toMatchObject({ owner: Agent.uuid, variant: 'B' })
    await addVariant(first)
    expect((await Manager.send('PUT', at(second), { owner: Manager.uuid }, any)).status).toBe(200)
    expect(letters(await compare(first, Agent))).toEqual(['A', 'C'])
    expect((await Agent.send('GET', at(second, '/variants'))).status).toBe(404)
    expect((await Agent.send('POST', at(second, '/variant'), {})).status).toBe(404)
    expect(letters(await compare(first))).toEqual(['A', 'B', 'C'])
  })

  it('contains nothing of another company', async () => {
    const first = await make()
    await addVariant(first)
    const other = await world.createCompany()
    for (const [method, rest] of [
      ['GET', 'variants'],
      ['POST', 'variant'],
    ] as const) {
      const path = other.path(`itineraries/${first.uuid}/${rest}`)
      expect((await other.people.Owner.send(method, path, method === 'POST' ? {} : undefined)).status).toBe(404)
    }
  })
})
