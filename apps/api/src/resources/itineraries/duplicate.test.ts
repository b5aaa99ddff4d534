import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let designer: Person
let client: Json
let other: Json
let original: Json

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const post = async (path: string, body: unknown): Promise<Json> => {
  const answer = await company.people.Owner.send('POST', company.path(path), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const duplicate = (body: unknown, uuid: string = original.uuid, person = designer) =>
  person.send('POST', company.path(`itineraries/${uuid}/duplicate`), body)
const copyWith = async (body: unknown, uuid?: string): Promise<Json> => {
  const answer = await duplicate(body, uuid)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  designer = company.people.Designer
  client = await post('contacts', { givenName: 'First' })
  other = await post('contacts', { givenName: 'Second' })
  original = await post('itineraries', {
    title: 'Dunes',
    startDate: '2027-05-01',
    dayCount: 2,
    client: client.uuid,
    travellers: [{ contact: client.uuid, role: 'lead' }],
    adults: 2,
    children: 2,
    childAges: [4, 9],
    currency: 'EUR',
    priceMode: 'total',
    markupBps: 1500,
    displayPrice: eur(120_000),
    validUntil: '2027-02-01',
    deposit: { percentBps: 2000, due: '2027-01-01' },
    paymentSchedule: [{ label: 'Balance', amount: eur(50_000), due: '2027-03-31' }],
    segments: [
      {
        uuid: randomUUID(),
        day: 0,
        kind: 'accommodation',
        title: 'Dune Camp',
        nights: 1,
        for: [client.uuid],
        net: eur(40_000),
        gross: eur(50_000),
        quantity: 3,
        bookingStatus: 'confirmed',
        confirmationNo: 'ABC',
        deadline: '2027-04-01',
      },
    ],
    documents: [{ media: (await upload(company)).uuid, role: 'document', caption: 'Voucher' }],
  })
})
afterAll(() => world.close())

describe('a copy of an itinerary', () => {
  it('has the prices and dates of the original, but nothing of its client, unless the request says so', async () => {
    expect(await copyWith({})).toMatchObject({
      title: 'Dunes (copy)',
      client: null,
      startDate: '2027-05-01',
      displayPrice: eur(120_000),
      childAges: [4, 9],
      documents: [],
      segments: [{ net: eur(40_000), quantity: 3, bookingStatus: 'not_requested', deadline: null, for: null }],
    })
  })

  it('is for another client, with its own title, dates and travellers by number', async () => {
    const copy = await copyWith({
      title: 'Dunes for two',
      client: other.uuid,
      startDate: '2027-05-22',
      adults: 3,
      children: 1,
      infants: 1,
    })
    expect(copy).toMatchObject({
      title: 'Dunes for two',
      client: other.uuid,
      travellers: [],
      startDate: '2027-05-22',
      endDate: '2027-05-23',
      adults: 3,
      children: 1,
      childAges: [],
      infants: 1,
    })
    expect(await copyWith({ children: 2 })).toMatchObject({ children: 2, childAges: [4, 9] })
    expect(await copyWith({ children: 1, childAges: [7] })).toMatchObject({ children: 1, childAges: [7] })
    expect(await copyWith({ keepPeople: true, client: other.uuid })).toMatchObject({
      client: other.uuid,
      travellers: [{ contact: client.uuid }],
    })
    expect(await copyWith({ keepPeople: true, client: null })).toMatchObject({ client: null })
  })

  it('moves all due dates and deadlines with its first day, and has none without a first day', async () => {
    expect(await copyWith({ startDate: '2027-05-11', keepBookings: true })).toMatchObject({
      validUntil: '2027-02-11',
      deposit: { percentBps: 2000, due: '2027-01-11' },
      paymentSchedule: [{ due: '2027-04-10' }],
      segments: [{ deadline: '2027-04-11' }],
    })
    expect(await copyWith({ startDate: null, keepBookings: true })).toMatchObject({
      startDate: null,
      validUntil: null,
      deposit: { due: null },
      paymentSchedule: [{ due: null }],
      segments: [{ deadline: null }],
    })
  })

  it('keeps bookings and documents on request', async () => {
    expect(await copyWith({ keepBookings: true, keepDocuments: true })).toMatchObject({
      documents: [{ caption: 'Voucher' }],
      segments: [{ bookingStatus: 'confirmed', confirmationNo: 'ABC', deadline: '2027-04-01' }],
    })
  })

  it('has no amounts on request, only the rules for them and the usual deposit of the company', async () => {
    const paymentSchedule = [
      { label: 'Deposit', percent: 30 },
      { label: 'Balance', percent: 70, daysBefore: 45 },
    ]
    const put = await company.people.Owner.send('PUT', `/v1/tenants/${company.uuid}`, { defaults: { paymentSchedule } })
    expect(put.status, JSON.stringify(put.json)).toBe(200)
    const copy = await copyWith({ keepPrices: false })
    expect(copy).toMatchObject({
      currency: 'EUR',
      priceMode: 'total',
      markupBps: 1500,
      displayPrice: null,
      validUntil: null,
      deposit: { percentBps: 3000 },
      paymentSchedule: [],
      segments: [{ title: 'Dune Camp', nights: 1, net: null, gross: null, quantity: 1 }],
    })
  })

  it('is rejected for a client or dates that it cannot have', async () => {
    const errors = async (body: unknown) => {
      const answer = await duplicate(body)
      return [answer.status, Object.keys(answer.json.errors)]
    }
    expect(await errors({ client: randomUUID() })).toEqual([422, ['client']])
    expect(await errors({ startDate: '2027-02-30' })).toEqual([422, ['startDate']])
    expect(await errors({ adults: -1, keepPrices: 'no' })).toEqual([422, ['adults', 'keepPrices']])
    expect(await errors({ childAges: [1, 2, 3] })).toEqual([422, ['childAges']])
    expect(await errors({ isTemplate: true, client: client.uuid })).toEqual([422, ['client']])
    expect(await errors({ isTemplate: true, startDate: '2027-05-01' })).toEqual([422, ['startDate']])
    const foreign = await world.createCompany()
    const stranger = await foreign.people.Owner.send('POST', foreign.path('contacts'), { givenName: 'Stranger' })
    expect(await errors({ client: stranger.json.data.uuid })).toEqual([422, ['client']])
  })

  it('as a template keeps neither bookings nor documents; from a template, it takes client and dates', async () => {
    const template = await copyWith({ isTemplate: true, keepBookings: true, keepDocuments: true, keepPeople: true })
    expect(template).toMatchObject({
      client: null,
      documents: [],
      segments: [{ confirmationNo: null, deadline: null }],
    })
    const itinerary = { isTemplate: false, title: 'Used', client: other.uuid, startDate: '2028-01-01', adults: 4 }
    expect(await copyWith(itinerary, template.uuid)).toMatchObject({ ...itinerary, endDate: '2028-01-02' })
  })
})
