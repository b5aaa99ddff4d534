import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const put = (path: string, body: unknown, person = company.people.Finance) =>
  person.send('PUT', company.path(path), body)
const post = async (path: string, body: unknown): Promise<Json> =>
  (await company.people.Owner.send('POST', company.path(path), body)).json.data
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const newItinerary = (segment: object = {}) =>
  post('itineraries', {
    title: 'Priced',
    dayCount: 2,
    segments: [{ uuid: crypto.randomUUID(), day: 0, kind: 'fee', title: 'Fee', net: eur(100), ...segment }],
  })

describe('Finance', () => {
  it('can change the prices of an itinerary and of its segments', async () => {
    const itinerary = await newItinerary()
    const prices = { priceMode: 'total', displayPrice: eur(500), taxBps: 1500, validUntil: '2027-01-01' }
    const [segment] = itinerary.segments
    const priced = { ...segment, net: eur(120), quantity: 2, unit: 'per_person', gross: eur(300), priceLocked: true }
    const answer = await put(`itineraries/${itinerary.uuid}`, { ...itinerary, ...prices, segments: [priced] })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    expect(answer.json.data).toMatchObject({ ...prices, title: 'Priced', segments: [priced] })
  })

  it('cannot change anything else, and is told what', async () => {
    const itinerary = await newItinerary()
    const [segment] = itinerary.segments
    const others = [
      [{ title: 'Mine now', taxBps: 1 }, 'title'],
      [{ dayCount: 3 }, 'dayCount'],
      [{ owner: company.people.Finance.uuid }, 'owner'],
      [{ segments: [] }, 'segments'],
      [{ segments: [{ ...segment, net: eur(1), title: 'Renamed' }] }, 'segments'],
      [{ segments: [segment, { ...segment, uuid: crypto.randomUUID() }] }, 'segments'],
    ] as const
    for (const [changes, field] of others) {
      const answer = await put(`itineraries/${itinerary.uuid}`, { ...changes, rev: itinerary.rev })
      expect([answer.status, answer.json.code], field).toEqual([422, 'permission_denied'])
      expect(answer.json.detail).toContain(field)
    }
    for (const action of ['publish', 'shares', 'revisions', 'revisions/1/restore'])
      expect(
        (
          await company.people.Finance.send('POST', company.path(`itineraries/${itinerary.uuid}/${action}`), {
            label: 'x',
          })
        ).json.code,
        action,
      ).toBe('permission_denied')
  })

  it('can change from-prices in the library, but neither suppliers nor the rest of it', async () => {
    for (const plural of ['accommodations', 'excursions']) {
      const item = await post(plural, { name: 'Priced' })
      const priced = await put(`${plural}/${item.uuid}`, { priceFrom: eur(10), priceFromUnit: 'per_person' })
      expect([priced.status, priced.json.data.priceFrom]).toEqual([200, eur(10)])
      const rejected = await put(`${plural}/${item.uuid}`, { priceFrom: eur(11), name: 'No' })
      expect([rejected.json.code, rejected.json.detail]).toEqual([
        'permission_denied',
        'your role allows you to change prices only, not name',
      ])
    }
    const supplier = await post('suppliers', { name: 'Rates' })
    expect((await put(`suppliers/${supplier.uuid}`, { status: 'archived' })).json.code).toBe('permission_denied')
    const place = await post('destinations', { name: 'Priceless' })
    expect((await put(`destinations/${place.uuid}`, { name: 'No' })).json.code).toBe('permission_denied')
  })

  it('must send the version; no other role can change prices this way', async () => {
    const itinerary = await newItinerary()
    expect((await put(`itineraries/${itinerary.uuid}`, { taxBps: 1 })).status).toBe(428)
    expect((await put(`itineraries/${itinerary.uuid}`, { taxBps: 1, rev: 9 })).status).toBe(412)
    const viewer = await put(`itineraries/${itinerary.uuid}`, { taxBps: 1, rev: 1 }, company.people.Viewer)
    expect(viewer.json.code).toBe('permission_denied')
    expect((await put(`itineraries/${itinerary.uuid}`, { taxBps: 1, rev: 1 }, company.people.Agent)).status).toBe(404)
  })
})

describe('a locked price', () => {
  const save = (itinerary: Json, segment: object) =>
    put(
      `itineraries/${itinerary.uuid}`,
      { rev: itinerary.rev, segments: [{ ...itinerary.segments[0], ...segment }] },
      company.people.Designer,
    )

  it('is set when the booking is confirmed', async () => {
    expect((await newItinerary({ bookingStatus: 'confirmed' })).segments[0].priceLocked).toBe(true)
    const itinerary = await newItinerary()
    const confirmed = await save(itinerary, { bookingStatus: 'confirmed', net: eur(130) })
    expect(confirmed.json.data.segments[0]).toMatchObject({ priceLocked: true, net: eur(130) })
  })

  it('does not change, unless it is unlocked in the same request', async () => {
    const itinerary = await newItinerary({ priceLocked: true })
    for (const [field, value] of [
      ['net', eur(1)],
      ['gross', eur(2)],
      ['quantity', 3],
    ] as const) {
      const rejected = await save(itinerary, { [field]: value })
      expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, [`segments.0.${field}`]])
    }
    expect((await save(itinerary, { title: 'Renamed' })).status).toBe(200)
    const unlocked = await save({ ...itinerary, rev: 2 }, { net: eur(1), priceLocked: false })
    expect(unlocked.json.data.segments[0]).toMatchObject({ net: eur(1), priceLocked: false })
  })
})
