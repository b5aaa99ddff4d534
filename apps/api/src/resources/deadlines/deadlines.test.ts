import { randomUUID } from 'node:crypto'
import { deadlineDays } from '@sojourn/contract/deadlines'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

/** Read once, so that midnight does not pass between the expected dates and those that were stored. */
const now = Date.now()
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const segment = (title: string, deadline: string | null, bookingStatus: string) => ({
  uuid: randomUUID(),
  kind: 'accommodation',
  title,
  day: 0,
  deadline,
  bookingStatus,
})

/** Creates an itinerary and gives it a status, which the API allows only step by step. */
const create = async (fields: Record<string, unknown>, status: string, heldUntil: string | null = null) => {
  const answer = await company.people.Owner.send('POST', company.path('itineraries/'), fields)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  const { uuid } = answer.json.data
  await company.rows(`update itineraries set status = $2, held_until = $3 where uuid = $1`, [uuid, status, heldUntil])
  return uuid as string
}
const deadlines = async (person: Person, query = ''): Promise<Json[]> => {
  const answer = await person.send('GET', company.path(`deadlines${query}`))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}

describe('the deadlines', () => {
  let held: string
  let booked: string
  beforeAll(async () => {
    const { Owner, Agent } = company.people
    const contact = await Owner.send('POST', company.path('contacts/'), { givenName: 'Ingrid', familyName: 'Sommer' })
    held = await create(
      {
        title: 'Held',
        client: contact.json.data.uuid,
        startDate: inDays(20),
        owner: Agent.uuid,
        priceMode: 'total',
        displayPrice: eur(200_000),
        deposit: { percentBps: 2500, due: inDays(4) },
      },
      'held',
      `${inDays(2)}T12:00:00.000Z`,
    )
    booked = await create(
      {
        title: 'Booked',
        startDate: inDays(0),
        deposit: { amount: eur(100), due: inDays(3) },
        paymentSchedule: [
          { label: 'Balance', amount: eur(5000), due: inDays(10) },
          { label: 'Paid long ago', amount: eur(100), due: inDays(-1) },
          { label: 'On arrival', amount: eur(100), due: null },
        ],
        segments: [
          segment('River Lodge', inDays(5), 'provisional'),
          { ...segment('Boat', inDays(6), 'requested'), day: null },
          segment('Booked Lodge', inDays(5), 'confirmed'),
          { ...segment('A title that nobody sees', inDays(7), 'not_requested'), overrides: { title: 'Dune Camp' } },
          { ...segment('Tram', inDays(7), 'not_requested'), inclusion: 'own_arrangement' },
          { ...segment('At leisure', inDays(7), 'requested'), kind: 'free_time' },
          { ...segment('Idea in the tray', inDays(7), 'not_requested'), day: null },
          { ...segment('Selected', inDays(8), 'not_requested'), optionGroup: 'camp', isSelected: true },
          { ...segment('Alternative', inDays(8), 'not_requested'), optionGroup: 'camp', isSelected: false },
          { ...segment('Alternative on hold', inDays(8), 'waitlisted'), optionGroup: 'camp', isSelected: false },
          segment('Lodge of last week', inDays(-7), 'requested'),
          segment('Lodge without a deadline', null, 'requested'),
        ],
      },
      'booked',
    )
    await create({ title: 'Far away', startDate: inDays(deadlineDays + 2) }, 'booked')
    await create({ title: 'Only quoted', startDate: inDays(3) }, 'quoted')
    await create({ title: 'Archived', startDate: inDays(3), archivedAt: new Date().toISOString() }, 'booked')
    const binned = await create({ title: 'Binned', startDate: inDays(3) }, 'booked')
    await Owner.send('DELETE', company.path(`itineraries/${binned}`))
  })

  it('are departures, options, payments and services of the next 30 days, by date', async () => {
    const due = (await deadlines(company.people.Owner)).map(({ kind, date, title, label }) => [
      kind,
      date,
      title,
      label,
    ])
    expect(due).toEqual([
      ['departure', inDays(0), 'Booked', null],
      ['option', inDays(2), 'Held', null],
      ['payment', inDays(4), 'Held', null],
      ['service', inDays(5), 'Booked', 'River Lodge'],
      ['service', inDays(6), 'Booked', 'Boat'],
      ['service', inDays(7), 'Booked', 'Dune Camp'],
      ['service', inDays(8), 'Booked', 'Alternative on hold'],
      ['service', inDays(8), 'Booked', 'Selected'],
      ['payment', inDays(10), 'Booked', 'Balance'],
      ['departure', inDays(20), 'Held', null],
    ])
  })

  it('have the amount of a payment, also if the deposit is a share of the price, and the client', async () => {
    const payments = (await deadlines(company.people.Owner)).filter(({ kind }) => kind === 'payment')
    expect(payments).toEqual([
      {
        kind: 'payment',
        date: inDays(4),
        itinerary: held,
        title: 'Held',
        status: 'held',
        clientName: 'Ingrid Sommer',
        label: null,
        amount: eur(50_000),
        task: null,
      },
      expect.objectContaining({ itinerary: booked, clientName: null, amount: eur(5000) }),
    ])
  })

  it('are those of one owner on request, and only of itineraries that the member may see', async () => {
    const { Owner, Agent } = company.people
    expect(new Set((await deadlines(Owner, `?owner=${Agent.uuid}`)).map(({ title }) => title))).toEqual(
      new Set(['Held']),
    )
    expect(new Set((await deadlines(Agent)).map(({ title }) => title))).toEqual(new Set(['Held']))
    expect(await deadlines(Agent, `?owner=${Owner.uuid}`)).toEqual([])
    for (const [query, field] of [
      ['?owner=me', 'owner'],
      ['?until=2027-01-01', 'until'],
    ] as const) {
      const answer = await Owner.send('GET', company.path(`deadlines${query}`))
      expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]])
    }
  })

  it('include a departure of today whose itinerary is already travelling', async () => {
    await company.rows(`update itineraries set status = 'travelling' where uuid = $1`, [booked])
    const departures = (await deadlines(company.people.Owner)).filter(({ kind }) => kind === 'departure')
    expect(departures[0]).toMatchObject({ itinerary: booked, status: 'travelling', date: inDays(0) })
  })

  it('have the date where the company is', async () => {
    const other = await world.createCompany()
    const { Owner } = other.people
    const zone = await Owner.send('PUT', `/v1/tenants/${other.uuid}`, { timezone: 'Pacific/Auckland' })
    expect(zone.status, JSON.stringify(zone.json)).toBe(200)
    const { uuid } = (await Owner.send('POST', other.path('itineraries/'), { title: 'Held' })).json.data
    const heldUntil = `${inDays(5)}T23:30:00.000Z`
    await other.rows(`update itineraries set status = 'held', held_until = $2 where uuid = $1`, [uuid, heldUntil])
    const { json } = await Owner.send('GET', other.path('deadlines'))
    expect(json.data.map(({ kind, date }: Json) => [kind, date])).toEqual([['option', inDays(6)]])
  })

  it('names no client to those who may not read contacts', async () => {
    const { program } = await makeKey(world, company, ['itineraries:read'])
    const found = await deadlines(program)
    expect(found.find(({ title }) => title === 'Held')).toMatchObject({ clientName: null })
  })
})
