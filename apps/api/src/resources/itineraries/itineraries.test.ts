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

const make = async (body: Record<string, unknown>) => {
  const answer = await designer.send('POST', company.path('itineraries/'), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const put = (itinerary: { uuid: string; rev: number }, body: unknown, person = designer) =>
  person.send('PUT', company.path(`itineraries/${itinerary.uuid}`), body, { 'if-match': `"${itinerary.rev}"` })
const segment = (fields: Record<string, unknown>) => ({
  uuid: randomUUID(),
  kind: 'free_time',
  title: 'Free',
  day: 0,
  ...fields,
})
const revisions = (uuid: string) =>
  world.inTenant(
    company.uuid,
    async (query) =>
      (await query('select n, kind, author, snapshot from itinerary_revisions where itinerary = $1 order by n', [uuid]))
        .rows,
  )

describe('an itinerary', () => {
  it('starts as an enquiry of its creator, in the company’s currency, with as many days as its day count', async () => {
    const itinerary = await make({ title: 'Dunes', dayCount: 4 })
    expect(itinerary).toMatchObject({
      status: 'enquiry',
      owner: designer.uuid,
      currency: 'EUR',
      dayCount: 4,
      isTemplate: false,
      shares: [],
      hasUnpublishedChanges: false,
    })
    expect(new Set(itinerary.days.map((day: { uuid: string }) => day.uuid)).size).toBe(4)
  })

  it('starts with the terms, theme, markup and tax of its company, unless others are given', async () => {
    const other = await world.createCompany()
    const terms = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A fifth at once.' }] }],
    }
    const { Admin, Manager } = other.people
    const defaults = { terms, theme: 'classic', markupBps: 1800, taxBps: 500 }
    expect((await Admin.send('PUT', `/v1/tenants/${other.uuid}`, { defaults })).status).toBe(200)
    const create = async (body: object) =>
      (await Manager.send('POST', other.path('itineraries/'), { title: 'Dunes', ...body })).json.data
    expect(await create({})).toMatchObject(defaults)
    expect(await create({ terms: null, theme: 'minimal', markupBps: 0 })).toMatchObject({
      terms: null,
      theme: 'minimal',
      markupBps: 0,
      taxBps: 500,
    })
  })

  describe('starts with the payment schedule of its company', () => {
    const paymentSchedule = [
      { label: 'Deposit', percent: 33, daysBefore: null },
      { label: 'Second payment', percent: 33, daysBefore: 90 },
      { label: 'Balance', percent: 34, daysBefore: 45 },
    ]
    const companyWith = async (defaults: object) => {
      const other = await world.createCompany()
      const set = await other.people.Admin.send('PUT', `/v1/tenants/${other.uuid}`, { defaults })
      expect(set.status, JSON.stringify(set.json)).toBe(200)
      return async (body: object) => {
        const answer = await other.people.Manager.send('POST', other.path('itineraries/'), { title: 'Dunes', ...body })
        expect(answer.status, JSON.stringify(answer.json)).toBe(201)
        return answer.json.data
      }
    }
    const priced = { priceMode: 'total', displayPrice: { amount: 1_000_01, currency: 'EUR' } }

    it('in amounts that add up to its price, due before its first day', async () => {
      const create = await companyWith({ paymentSchedule })
      const itinerary = await create({ ...priced, startDate: '2031-05-20' })
      expect(itinerary.paymentSchedule).toEqual([
        { label: 'Deposit', amount: { amount: 33_000, currency: 'EUR' }, due: null },
        { label: 'Second payment', amount: { amount: 33_000, currency: 'EUR' }, due: '2031-02-19' },
        { label: 'Balance', amount: { amount: 34_001, currency: 'EUR' }, due: '2031-04-05' },
      ])
      expect(itinerary.deposit).toBeNull()
    })

    it('without due dates if it has no start date, or if they are in the past', async () => {
      const create = await companyWith({ paymentSchedule })
      const dues = async (body: object) =>
        (await create({ ...priced, ...body })).paymentSchedule.map((row: Json) => row.due)
      expect(await dues({})).toEqual([null, null, null])
      expect(await dues({ startDate: '2020-01-01' })).toEqual([null, null, null])
    })

    it('as a percentage while it has no price, never as wrong amounts', async () => {
      const create = await companyWith({ paymentSchedule })
      const itinerary = await create({ startDate: '2031-05-20' })
      expect(itinerary).toMatchObject({ deposit: { percentBps: 3300, amount: null, due: null }, paymentSchedule: [] })
    })

    it('without a deposit if everything is paid at once', async () => {
      const create = await companyWith({ paymentSchedule: [{ label: 'In full', percent: 100, daysBefore: 30 }] })
      expect(await create({})).toMatchObject({ deposit: null, paymentSchedule: [] })
    })

    it('unless another one is given', async () => {
      const create = await companyWith({ paymentSchedule })
      expect(await create({ paymentSchedule: [] })).toMatchObject({ deposit: null, paymentSchedule: [] })
      expect(await create({ ...priced, deposit: null })).toMatchObject({ deposit: null, paymentSchedule: [] })
    })

    it('also as a template, without dates', async () => {
      const create = await companyWith({ paymentSchedule })
      expect(await create({ isTemplate: true, status: null })).toMatchObject({
        deposit: { percentBps: 3300, amount: null, due: null },
      })
    })
  })

  it('needs the version that a change is based on: 428 without it, 412 with the current itinerary if it is stale', async () => {
    const itinerary = await make({ title: 'Versions' })
    expect((await designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), { title: 'x' })).status).toBe(428)
    expect((await put(itinerary, { title: 'Mine' })).json.data.rev).toBe(2)
    const stale = await put(itinerary, { title: 'Late' }, company.people.Manager)
    expect([stale.status, stale.json.current.title]).toEqual([412, 'Mine'])
  })

  it('that is shortened makes the segments of removed days unscheduled, and leaves them so when it is lengthened again', async () => {
    const itinerary = await make({
      title: 'Short',
      dayCount: 5,
      segments: [
        segment({ day: 4, title: 'Last', net: { amount: 5, currency: 'EUR' } }),
        segment({ day: 0, title: 'First' }),
      ],
    })
    const short = (await put(itinerary, { dayCount: 2 })).json.data
    expect(short.days).toEqual(itinerary.days.slice(0, 2))
    expect(short.segments.map((one: Json) => [one.title, one.day])).toEqual([
      ['Last', null],
      ['First', 0],
    ])
    expect(short.segments[0].net).toEqual({ amount: 5, currency: 'EUR' })
    const long = (await put(short, { dayCount: 5 })).json.data
    expect(long.days).toHaveLength(5)
    expect(long.segments).toHaveLength(2)
  })

  it.each([
    ['a segment on a day that does not exist', { segments: [segment({ day: 7 })] }, 'segments'],
    [
      'two segments with the same UUID',
      {
        segments: [
          segment({ uuid: '0193b0a0-0000-7000-8000-000000000001' }),
          segment({ uuid: '0193b0a0-0000-7000-8000-000000000001' }),
        ],
      },
      'segments',
    ],
    ['days and a day count that differ', { dayCount: 3, days: [{ uuid: randomUUID() }] }, 'days'],
    ['more than sixty segments a day', { segments: Array.from({ length: 61 }, () => segment({})) }, 'segments'],
    [
      'a section twice',
      {
        sections: [
          { key: 'days', shown: true },
          { key: 'days', shown: false },
        ],
      },
      'sections',
    ],
    ['an unknown status', { status: 'maybe' }, 'status'],
    ['an unknown override', { segments: [segment({ overrides: { net: null } })] }, 'segments.0.overrides.net'],
  ])('rejects %s, and stays unchanged', async (_what, body, field) => {
    const itinerary = await make({ title: 'Strict' })
    const answer = await put(itinerary, body)
    expect([answer.status, Object.keys(answer.json.errors)], JSON.stringify(answer.json.errors)).toEqual([422, [field]])
    expect((await designer.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data).toEqual(itinerary)
  })

  it('rejects another company’s library item, traveller or destination in the document, and names its path', async () => {
    const other = await world.createCompany()
    const theirs = (await other.people.Admin.send('POST', other.path('accommodations/'), { name: 'Theirs' })).json.data
    const itinerary = await make({ title: 'References' })
    const answer = await put(itinerary, {
      segments: [segment({ source: { resource: 'accommodation', uuid: theirs.uuid, rev: 1 } })],
      travellers: [{ contact: theirs.uuid }],
      days: [{ uuid: randomUUID(), destination: theirs.uuid }],
      owner: other.people.Admin.uuid,
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.errors).toSorted()).toEqual([
      'days.0.destination',
      'owner',
      'segments.0.source.uuid',
      'travellers.0.contact',
    ])
  })

  it('still shows a library item that is in the bin', async () => {
    const lodge = (await designer.send('POST', company.path('accommodations/'), { name: 'Closing Lodge' })).json.data
    const itinerary = await make({
      title: 'Pinned',
      segments: [
        segment({
          kind: 'accommodation',
          title: 'Closing Lodge',
          nights: 1,
          source: { resource: 'accommodation', uuid: lodge.uuid, rev: 1 },
        }),
      ],
    })
    await designer.send('DELETE', company.path(`accommodations/${lodge.uuid}`))
    const read = (await designer.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data
    expect(read.segments[0].title).toBe('Closing Lodge')
    expect((await put(read, { ...read, subtitle: 'Still fine' })).status).toBe(200)
  })

  it('may not be larger than 2 MB', async () => {
    const text = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(19_000) }] }],
    }
    const answer = await designer.send('POST', company.path('itineraries/'), {
      title: 'Big',
      dayCount: 3,
      segments: Array.from({ length: 120 }, (_, index) => segment({ day: index % 3, description: text })),
    })
    expect([answer.status, answer.json.code]).toEqual([413, 'too_large'])
  })

  it('has a unique reference in the company: a duplicate gets 409 with the field name', async () => {
    const reference = `KT-${randomUUID().slice(0, 8)}`
    await make({ title: 'One', reference })
    const answer = await designer.send('POST', company.path('itineraries/'), { title: 'Two', reference })
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([409, ['reference']])
  })
})

describe('a locked price', () => {
  it('cannot be changed in any field unless it is unlocked in the same save', async () => {
    const eur = (amount: number) => ({ amount, currency: 'EUR' })
    const itinerary = await make({ title: 'Locked', segments: [segment({ net: eur(5), priceLocked: true })] })
    const changes = { net: eur(6), quantity: 2, unit: 'per_person', markupBps: 1, taxBps: 2, gross: eur(9) }
    const [held] = itinerary.segments
    for (const [name, value] of Object.entries(changes)) {
      const answer = await put(itinerary, { segments: [{ ...held, [name]: value }] })
      expect([answer.status, Object.keys(answer.json.errors ?? {})], name).toEqual([422, [`segments.0.${name}`]])
    }
    expect((await put(itinerary, { segments: [{ ...held, ...changes, priceLocked: false }] })).status).toBe(200)
  })
})

describe('revisions', () => {
  it('merge one author’s saves within ten minutes, but not those of different authors', async () => {
    let itinerary = await make({ title: 'Draft' })
    for (const title of ['Draft 2', 'Draft 3']) itinerary = (await put(itinerary, { title })).json.data
    itinerary = (await put(itinerary, { title: 'Manager’s' }, company.people.Manager)).json.data
    await world.inTenant(company.uuid, (query) =>
      query(`update itinerary_revisions set at = now() - interval '11 minutes' where itinerary = $1`, [itinerary.uuid]),
    )
    await put(itinerary, { title: 'Later' }, company.people.Manager)
    const savedRevisions = await revisions(itinerary.uuid)
    expect(savedRevisions.map((one) => [one.n, one.snapshot.title])).toEqual([
      [1, 'Draft 3'],
      [2, 'Manager’s'],
      [3, 'Later'],
    ])
  })
})

describe('status', () => {
  it('can only change to an allowed one, and an error names the allowed ones', async () => {
    const itinerary = await make({ title: 'Moves' })
    const rejected = await put(itinerary, { status: 'travelling' })
    expect([rejected.status, rejected.json.code, rejected.json.allowed]).toEqual([
      409,
      'invalid_transition',
      ['held', 'lost'],
    ])
    expect((await put(itinerary, { status: 'booked' })).json.detail).toContain('start date')
    expect((await put(itinerary, { status: 'lost' })).json.detail).toContain('reason')
    const quoted = (await put(itinerary, { status: 'quoted', priceMode: 'on_request' })).json.data
    const booked = (await put(quoted, { status: 'booked', startDate: '2027-03-01' })).json.data
    expect(booked.status).toBe('booked')
    expect((await put(booked, { status: 'quoted', statusReason: 'changed their mind' })).json.detail).toContain('Admin')
    expect(
      (await put(booked, { status: 'quoted', statusReason: 'changed their mind' }, company.people.Owner)).json.data
        .status,
    ).toBe('quoted')
  })
})

describe('templates', () => {
  it('have no dates and no status, and are listed and counted separately', async () => {
    const template = await make({ title: 'A week in the desert', isTemplate: true, dayCount: 7 })
    expect(template).toMatchObject({ isTemplate: true, status: null, startDate: null })
    expect((await put(template, { startDate: '2027-01-01' })).json.errors).toHaveProperty('startDate')
    const itineraries = (await designer.send('GET', company.path('itineraries/?perPage=96'))).json
    expect(itineraries.data.map((one: { uuid: string }) => one.uuid)).not.toContain(template.uuid)
    const templates = (await designer.send('GET', company.path('itineraries/?template=true'))).json
    expect(templates.data.map((one: { uuid: string }) => one.uuid)).toEqual([template.uuid])
    const counts = (await designer.send('GET', company.path('resource-count'))).json.data
    expect([counts.templates, counts.itineraries]).toEqual([1, itineraries.meta.total])
  })
})

describe('the count by status', () => {
  it('covers itineraries that the member may see, without templates and those in the bin', async () => {
    const other = await world.createCompany()
    const { Owner, Agent } = other.people
    const add = async (fields: Record<string, unknown>) => {
      const answer = await Owner.send('POST', other.path('itineraries/'), fields)
      expect(answer.status, JSON.stringify(answer.json)).toBe(201)
      return answer.json.data
    }
    const counts = async (person: Person) => (await person.send('GET', other.path('status-count'))).json.data
    const none = { enquiry: 0, quoted: 0, held: 0, booked: 0, travelling: 0, completed: 0, cancelled: 0, lost: 0 }
    expect(await counts(Owner)).toEqual(none)
    await add({ title: 'A template', isTemplate: true })
    await add({ title: 'Mine' })
    const binned = await add({ title: 'Binned' })
    await Owner.send('DELETE', other.path(`itineraries/${binned.uuid}`))
    const theirs = await add({ title: 'Theirs', contributors: [Agent.uuid], priceMode: 'on_request' })
    const quoted = await Owner.send('PUT', other.path(`itineraries/${theirs.uuid}`), {
      rev: theirs.rev,
      status: 'quoted',
    })
    expect(quoted.status).toBe(200)
    expect(await counts(Owner)).toEqual({ ...none, enquiry: 1, quoted: 1 })
    expect(await counts(Agent)).toEqual({ ...none, quoted: 1 })
    const own = await Owner.send('GET', other.path(`status-count?owner=${Agent.uuid}`))
    expect(own.json.data).toEqual(none)
    const ofOwner = await Agent.send('GET', other.path(`status-count?owner=${Owner.uuid}`))
    expect(ofOwner.json.data).toEqual({ ...none, quoted: 1 })
    expect((await Owner.send('GET', other.path('status-count?owner=me'))).status).toBe(422)
  })
})
