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

const post = (body: unknown, person = designer) => person.send('POST', company.path('itineraries/'), body)
const make = async (body: Record<string, unknown>, person = designer): Promise<Json> => {
  const answer = await post(body, person)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const get = async (uuid: string, person = designer): Promise<Json> =>
  (await person.send('GET', company.path(`itineraries/${uuid}`))).json.data
const put = (itinerary: { uuid: string; rev: number }, body: unknown, person = designer) =>
  person.send('PUT', company.path(`itineraries/${itinerary.uuid}`), body, { 'if-match': `"${itinerary.rev}"` })
const segment = (fields: Record<string, unknown>) => ({
  uuid: randomUUID(),
  kind: 'free_time',
  title: 'Free',
  day: 0,
  ...fields,
})
const inStatus = async (status: string, fields: Record<string, unknown>): Promise<Json> => {
  const itinerary = await make({ title: `To be ${status}`, ...fields })
  await company.rows('update itineraries set status = $2 where uuid = $1', [itinerary.uuid, status])
  return itinerary
}
/** The date in a time zone, `days` days from now. */
const dayIn = (timeZone: string, days = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(Date.now() + days * 86_400_000))

// The inhabited time zones that are furthest apart: they never have the same date.
const [farEast, farWest] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

describe('prices', () => {
  const stay = (amount: number, fields: object = {}) =>
    segment({ kind: 'accommodation', nights: 1, net: { amount, currency: 'IDR' }, unit: 'per_person', ...fields })

  it('of a large group in a currency with a low value are returned, even above a trillion minor units', async () => {
    const itinerary = await make({
      title: 'Forty in Bali',
      currency: 'IDR',
      adults: 40,
      markupBps: 2000,
      priceMode: 'total',
      segments: [stay(30_000_000_000)],
    })
    expect((await get(itinerary.uuid)).clientPrice.total).toEqual({ amount: 1_440_000_000_000, currency: 'IDR' })
    const saved = await put(itinerary, { title: 'Forty in Bali again' })
    expect([saved.status, saved.json.data.clientPrice.total.amount]).toEqual([200, 1_440_000_000_000])
  })

  it('whose sum exceeds the largest amount are rejected, and leave the itinerary unchanged', async () => {
    const endless = stay(99_999_999_999_999, { quantity: 999 })
    const fields = { title: 'Too dear', currency: 'IDR', adults: 99, priceMode: 'total' }
    const rejected = await post({ ...fields, segments: [endless] })
    expect([rejected.status, Object.keys(rejected.json.errors)]).toEqual([422, ['segments']])
    const itinerary = await make({ ...fields, segments: [stay(1)] })
    const worse = await put(itinerary, { segments: [endless] })
    expect([worse.status, Object.keys(worse.json.errors)]).toEqual([422, ['segments']])
    expect((await get(itinerary.uuid)).segments).toEqual(itinerary.segments)
  })
})

describe('a status change that is not due yet', () => {
  it('is rejected for travelling before the first day in the time zone where the itinerary starts', async () => {
    const startDate = dayIn(farEast)
    const begun = await inStatus('booked', { startDate, segments: [segment({ timezone: farEast })] })
    const early = await inStatus('booked', { startDate, segments: [segment({ timezone: farWest })] })
    const rejected = await put(early, { status: 'travelling' })
    expect([rejected.status, rejected.json.code, rejected.json.allowed]).toEqual([
      409,
      'invalid_transition',
      ['cancelled'],
    ])
    expect(rejected.json.detail).toContain('first day')
    expect((await put(begun, { status: 'travelling' })).json.data.status).toBe('travelling')
  })

  it('depends on the company’s time zone if the itinerary has none', async () => {
    const itinerary = async (days: number) => inStatus('booked', { startDate: dayIn(farWest, days) })
    await company.rows('update tenants set timezone = $2 where uuid = $1', [company.uuid, farWest])
    expect((await put(await itinerary(0), { status: 'travelling' })).status).toBe(200)
    await company.rows('update tenants set timezone = $2 where uuid = $1', [company.uuid, farEast])
    expect((await put(await itinerary(0), { status: 'travelling' })).status).toBe(200)
    // Not 2, because for an hour of every day the two dates are two days apart.
    expect((await put(await itinerary(3), { status: 'travelling' })).status).toBe(409)
    await company.rows('update tenants set timezone = $2 where uuid = $1', [company.uuid, 'UTC'])
  })

  it('is rejected for completing before the day after the last day', async () => {
    const zone = { segments: [segment({ timezone: farEast })] }
    const under = await inStatus('travelling', { startDate: dayIn(farEast, -1), dayCount: 2, ...zone })
    const over = await inStatus('travelling', { startDate: dayIn(farEast, -2), dayCount: 2, ...zone })
    const rejected = await put(under, { status: 'completed' })
    expect([rejected.status, rejected.json.allowed]).toEqual([409, ['cancelled']])
    expect((await put(over, { status: 'completed' })).json.data.status).toBe('completed')
  })
})

describe('the list of allowed status changes', () => {
  it('never contains the rejected one, or one that the itinerary is not ready for', async () => {
    const itinerary = await make({ title: 'Bare' })
    const allowed = async (body: unknown) => {
      const answer = await put(itinerary, body)
      return [answer.json.code, answer.json.allowed]
    }
    expect(await allowed({ status: 'booked' })).toEqual(['invalid_transition', ['held', 'lost']])
    expect(await allowed({ status: 'lost' })).toEqual(['invalid_transition', ['held']])
    expect(await allowed({ status: 'booked', priceMode: 'on_request' })).toEqual([
      'invalid_transition',
      ['quoted', 'held', 'lost'],
    ])
    expect(await allowed({ status: 'travelling', priceMode: 'on_request', startDate: '2027-05-01' })).toEqual([
      'invalid_transition',
      ['quoted', 'held', 'booked', 'lost'],
    ])
  })

  it('contains those of an Admin only for Admins', async () => {
    const itinerary = await inStatus('completed', { startDate: '2025-01-01' })
    expect((await put(itinerary, { status: 'booked' })).json.allowed).toEqual([])
    expect((await put(itinerary, { status: 'quoted' }, company.people.Admin)).json.allowed).toEqual(['booked'])
  })
})

describe('holding', () => {
  it('needs an end date in the future', async () => {
    const itinerary = await make({ title: 'Hold me' })
    for (const [heldUntil, code] of [
      [undefined, 'required'],
      [null, 'required'],
      [new Date(Date.now() - 60_000).toISOString(), 'invalid_value'],
    ]) {
      const rejected = await put(itinerary, { status: 'held', heldUntil })
      expect([rejected.status, rejected.json.errors?.heldUntil?.[0].code], String(heldUntil)).toEqual([422, code])
    }
    const heldUntil = new Date(Date.now() + 86_400_000).toISOString()
    expect((await put(itinerary, { status: 'held', heldUntil })).json.data).toMatchObject({ status: 'held', heldUntil })
  })

  it('uses the date that the itinerary already has, and is not possible from other statuses', async () => {
    const heldUntil = new Date(Date.now() + 86_400_000).toISOString()
    const itinerary = await make({ title: 'Has a date', heldUntil })
    expect((await put(itinerary, { status: 'held' })).status).toBe(200)
    const booked = await inStatus('booked', { startDate: '2027-05-01' })
    expect((await put(booked, { status: 'held' })).json.code).toBe('invalid_transition')
  })
})

describe('a booked itinerary', () => {
  it.each(['booked', 'travelling'])('that is %s must keep its first day and at least one traveller', async (status) => {
    const itinerary = await inStatus(status, { startDate: '2027-05-01', adults: 1, children: 1, childAges: [7] })
    const undated = await put(itinerary, { startDate: null })
    expect([undated.status, Object.keys(undated.json.errors)]).toEqual([422, ['startDate']])
    const deserted = await put(itinerary, { adults: 0, children: 0, childAges: [] })
    expect([deserted.status, Object.keys(deserted.json.errors)]).toEqual([422, ['adults']])
    expect(await get(itinerary.uuid)).toMatchObject({ startDate: '2027-05-01', adults: 1, rev: itinerary.rev })
    expect((await put(itinerary, { startDate: '2027-06-01', adults: 0 })).status).toBe(200)
  })

  it('keeps them when a revision without them is restored', async () => {
    const itinerary = await make({ title: 'Once open', adults: 0, priceMode: 'on_request' })
    const dated = await put(itinerary, { startDate: '2027-05-01', adults: 2 }, company.people.Manager)
    const booked = (await put(dated.json.data, { status: 'booked' })).json.data
    const back = await designer.send('POST', company.path(`itineraries/${itinerary.uuid}/revisions/1/restore`), {})
    expect([booked.status, back.status]).toEqual(['booked', 200])
    expect(back.json.data).toMatchObject({ status: 'booked', startDate: '2027-05-01', adults: 2 })
  })
})

describe('blocking checks', () => {
  const stay = (title: string, fields: Record<string, unknown> = {}) =>
    segment({ kind: 'accommodation', title, nights: 2, ...fields })
  const dated = { startDate: '2027-05-01', dayCount: 3, priceMode: 'on_request' }

  it('prevent a booking, and explain why, until the itinerary is corrected', async () => {
    const camp = stay('Desert Camp', { nights: 4 })
    const itinerary = await make({ title: 'Too long', ...dated, segments: [camp] })
    const rejected = await put(itinerary, { status: 'booked' })
    expect([rejected.status, rejected.json.code, rejected.json.allowed]).toEqual([
      409,
      'invalid_transition',
      ['quoted', 'held', 'lost'],
    ])
    expect(rejected.json.detail).toContain('Desert Camp is booked until day 5, but the itinerary ends on day 3.')
    const mended = await put(itinerary, { status: 'booked', segments: [{ ...camp, nights: 2 }] })
    expect(mended.json.data.status).toBe('booked')
  })

  it('require a price for a booking, even if the user who books cannot see it', async () => {
    const priced = { net: { amount: 5000, currency: 'EUR' } }
    const { Agent, Owner } = company.people
    const of = async (fields: Record<string, unknown>) =>
      make(
        { title: 'Price', ...dated, priceMode: 'total', contributors: [Agent.uuid], segments: [stay('Camp', fields)] },
        Owner,
      )
    const rejected = await put(await of({}), { status: 'booked' }, Agent)
    expect([rejected.status, rejected.json.detail]).toEqual([
      409,
      'fix this before you book: The itinerary has no price yet.',
    ])
    expect((await put(await of(priced), { status: 'booked' }, Agent)).status).toBe(200)
  })

  it('work on the last possible date', async () => {
    const itinerary = await make({
      title: 'Far off',
      ...dated,
      startDate: '9999-12-31',
      segments: [stay('Camp', { checkIn: '14:00' })],
    })
    expect((await put(itinerary, { status: 'booked' })).status).toBe(200)
  })
})

describe('a segment from the library', () => {
  it('can only be pinned to a revision that the library item has had', async () => {
    const lodge = (await designer.send('POST', company.path('accommodations/'), { name: 'Two Revisions' })).json.data
    await designer.send('PUT', company.path(`accommodations/${lodge.uuid}`), { stars: 4, rev: 1 })
    const of = (rev: number) => ({
      source: { resource: 'accommodation', uuid: lodge.uuid, rev },
      kind: 'accommodation',
    })
    const segments = [segment({}), segment(of(2)), segment(of(3))]
    const rejected = await post({ title: 'Pinned', segments })
    expect([rejected.status, Object.keys(rejected.json.errors ?? {})]).toEqual([422, ['segments.2.source.rev']])
    const itinerary = await make({ title: 'Pinned', segments: segments.slice(0, 2) })
    const changed = await put(itinerary, { segments: [segment(of(1)), segment(of(99))] })
    expect([changed.status, Object.keys(changed.json.errors ?? {})]).toEqual([422, ['segments.1.source.rev']])
    expect((await put(itinerary, { segments: [segment(of(1))] })).status).toBe(200)
  })
})

describe('days and day count', () => {
  it('of a new itinerary must agree, or the count is rejected', async () => {
    const days = [{ uuid: randomUUID() }, { uuid: randomUUID() }]
    const rejected = await post({ title: 'Two or five', dayCount: 5, days })
    expect([rejected.status, Object.keys(rejected.json.errors ?? {})]).toEqual([422, ['dayCount']])
    expect((await make({ title: 'Two', dayCount: 2, days })).dayCount).toBe(2)
    expect((await make({ title: 'Two more', days: days.map(() => ({ uuid: randomUUID() })) })).dayCount).toBe(2)
  })
})

describe('an itinerary with several errors', () => {
  it('reports all of them, even if they are in the same field', async () => {
    const same = segment({ day: 3 })
    const rejected = await post({
      title: 'Wrong',
      childAges: [4],
      days: [{ uuid: randomUUID() }],
      segments: [same, same],
    })
    expect(rejected.status).toBe(422)
    const messages = Object.entries<Json[]>(rejected.json.errors).map(([field, all]) => [
      field,
      all.map(({ message }) => message),
    ])
    expect(Object.fromEntries(messages)).toEqual({
      segments: ['must be on days that the itinerary has', 'must not share a uuid with a day or another segment'],
      childAges: ['must not contain more ages than there are children'],
    })
    const itinerary = await make({ title: 'Right' })
    const worse = await put(itinerary, { segments: [same, same] })
    expect([worse.status, worse.json.errors.segments.length]).toEqual([422, 2])
    expect(await get(itinerary.uuid)).toEqual(itinerary)
  })
})

describe('an Agent', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  const theirs = async () => {
    const supplier = (
      await company.people.Owner.send('POST', company.path('suppliers/'), { name: 'Hidden', kinds: ['transfer'] })
    ).json.data
    return make(
      {
        title: 'Theirs',
        markupBps: 1200,
        taxBps: 500,
        contributors: [company.people.Agent.uuid],
        segments: [segment({ net: eur(500), markupBps: 7, taxBps: 8, supplier: supplier.uuid })],
      },
      company.people.Owner,
    )
  }

  it('saves hidden fields as they got them, without changing their values', async () => {
    const { Agent, Owner } = company.people
    const before = await theirs()
    const seen = await get(before.uuid, Agent)
    expect(seen.segments[0]).toMatchObject({ net: null, markupBps: null, taxBps: null, supplier: null })
    const saved = await put(seen, { ...seen, subtitle: 'Seen', segments: seen.segments }, Agent)
    expect(saved.status, JSON.stringify(saved.json)).toBe(200)
    const { net: _, supplier: __, ...left } = seen.segments[0]
    const again = await put(saved.json.data, { segments: [{ ...left, title: 'Left out' }] }, Agent)
    expect(again.status, JSON.stringify(again.json)).toBe(200)
    const after = await get(before.uuid, Owner)
    expect(after).toMatchObject({ subtitle: 'Seen', markupBps: 1200, taxBps: 500 })
    expect(after.segments).toEqual([{ ...before.segments[0], title: 'Left out' }])
  })

  it.each([
    ['net', { segments: 'net' }, eur(500)],
    ['markupBps of a segment', { segments: 'markupBps' }, 7],
    ['taxBps of a segment', { segments: 'taxBps' }, 9],
    ['supplier', { segments: 'supplier' }, randomUUID()],
    ['markupBps', 'markupBps', 1200],
    ['taxBps', 'taxBps', 1],
  ])('may not set %s, whether right or wrong, and the error names the field', async (_what, field, value) => {
    const { Agent, Owner } = company.people
    const before = await theirs()
    const [name, body] =
      typeof field === 'string'
        ? [field, { [field]: value }]
        : [
            `segments.0.${field.segments}`,
            { segments: [{ ...(await get(before.uuid, Agent)).segments[0], [field.segments]: value }] },
          ]
    for (const answer of [await put(before, body, Agent), await post({ title: 'New', ...body }, Agent)]) {
      expect([answer.status, answer.json.code], JSON.stringify(answer.json)).toEqual([422, 'permission_denied'])
      expect(Object.keys(answer.json.errors)).toEqual([name])
      expect(answer.json.detail).toContain(name)
    }
    expect(await get(before.uuid, Owner)).toEqual(before)
  })

  it('can only create itineraries that they own or contribute to', async () => {
    const { Agent, Manager } = company.people
    const rejected = await post({ title: 'Away', owner: Manager.uuid }, Agent)
    expect([rejected.status, rejected.json.code, Object.keys(rejected.json.errors ?? {})]).toEqual([
      422,
      'permission_denied',
      ['owner'],
    ])
    expect((await make({ title: 'Mine' }, Agent)).owner).toBe(Agent.uuid)
    const shared = await make({ title: 'Ours', owner: Manager.uuid, contributors: [Agent.uuid] }, Agent)
    expect((await get(shared.uuid, Agent)).owner).toBe(Manager.uuid)
    expect((await make({ title: 'For a colleague', owner: Agent.uuid }, Manager)).owner).toBe(Agent.uuid)
  })
})
