import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createFlightProvider } from '../../platform/flights/flight-provider.ts'
import { makeKey } from '../../test/key-sender.ts'
import { createReceiver, type Receiver } from '../../test/webhook-receiver.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let other: Company
let provider: Receiver
let withProvider: Awaited<ReturnType<typeof buildApp>>
let base: string

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  other = await world.createCompany()
  provider = await createReceiver()
  const flights = createFlightProvider(provider.url('/timetable?key=abc'))
  withProvider = await buildApp({ ...world.deps, flights })
  await withProvider.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(withProvider.server.address() as AddressInfo).port}`
})
afterEach(() => provider.answerWith())
afterAll(async () => {
  await withProvider.close()
  provider.close()
  await world.close()
})

const place = (label: string, timezone: string) => ({ label, timezone })
const flight = (number: string, more: object = {}) => ({
  uuid: randomUUID(),
  kind: 'flight',
  day: 0,
  title: 'Flight',
  number,
  carrier: 'KLM',
  origin: place('Amsterdam Airport Schiphol (AMS)', 'Europe/Amsterdam'),
  destination: place('Narita International Airport (NRT)', 'Asia/Tokyo'),
  startTime: '14:30',
  endTime: '09:40',
  endDayOffset: 1,
  ...more,
})
const create = async (person: Person, title: string, startDate: string | null, segments: object[]): Promise<string> => {
  const body = { title, startDate, dayCount: 3, segments }
  const answer = await person.send('POST', company.path('itineraries/'), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const read = async (number: string, person: Person = company.people.Designer, server = ''): Promise<Json> => {
  const answer = await person.send('GET', `${server}${company.path(`flights/${number}`)}`)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}

describe('a flight number', () => {
  it('gives the airline, and nothing else for a number that was never used', async () => {
    expect(await read('kl-0999')).toEqual({
      number: 'KL999',
      airline: { code: 'KL', name: 'KLM' },
      flights: [],
      provider: 'off',
    })
    expect((await read('0X1')).airline).toBeNull()
  })

  it('gives the latest flight of the company with that number, however it is written', async () => {
    const { Owner } = company.people
    await create(Owner, 'Earlier', '2026-03-01', [flight('KL861', { originTerminal: '1' })])
    const latest = await create(Owner, 'Later', '2026-05-10', [flight('kl 0861', { day: 2, originTerminal: '2' })])
    await create(Owner, 'Open dates', null, [flight('KL861', { originTerminal: '3' })])
    await create(Owner, 'Empty', '2027-01-01', [flight('KL861', { origin: null, destination: null })])
    await create(Owner, 'A train', '2027-01-01', [flight('KL861', { kind: 'train' })])
    const { flights } = await read('KL861')
    expect(flights).toMatchObject([
      {
        source: 'segment',
        itinerary: latest,
        itineraryTitle: 'Later',
        date: '2026-05-12',
        carrier: 'KLM',
        origin: { label: 'Amsterdam Airport Schiphol (AMS)' },
        destination: { label: 'Narita International Airport (NRT)' },
        startTime: '14:30',
        endTime: '09:40',
        endDayOffset: 1,
        originTerminal: '2',
      },
    ])
  })

  it('gives each leg once, and leaves out a segment on request', async () => {
    const { Owner } = company.people
    const second = flight('QF1', { origin: place('Singapore (SIN)', 'Asia/Singapore'), day: 1 })
    await create(Owner, 'Legs', '2026-06-01', [flight('QF1'), second])
    expect((await read('QF1')).flights).toHaveLength(2)
    expect((await read(`QF1?except=${second.uuid}`)).flights).toMatchObject([
      { origin: { label: 'Amsterdam Airport Schiphol (AMS)' } },
    ])
  })

  it('gives nothing of itineraries in the bin, of others’ to an Agent, or of other companies', async () => {
    const { Owner, Agent } = company.people
    const uuid = await create(Owner, 'Binned', '2026-06-01', [flight('BA12')])
    expect((await read('BA12')).flights).toHaveLength(1)
    expect((await read('BA12', Agent)).flights).toEqual([])
    expect((await other.people.Owner.send('GET', other.path('flights/BA12'))).json.data.flights).toEqual([])
    expect((await other.people.Owner.send('GET', company.path('flights/BA12'))).status).toBe(404)
    await Owner.send('DELETE', company.path(`itineraries/${uuid}`))
    expect((await read('BA12')).flights).toEqual([])
  })

  it('follows a number that changes', async () => {
    const { Owner } = company.people
    const segment = flight('AF22')
    const uuid = await create(Owner, 'Changing', '2026-06-01', [segment])
    const change = { segments: [{ ...segment, number: 'AF23' }] }
    const saved = await Owner.send('PUT', company.path(`itineraries/${uuid}`), change, { 'if-match': '*' })
    expect(saved.status, JSON.stringify(saved.json)).toBe(200)
    expect([(await read('AF22')).flights.length, (await read('AF23')).flights.length]).toEqual([0, 1])
  })

  it('is 404 if it is not a flight number, and 422 with a wrong date', async () => {
    const { Designer } = company.people
    for (const number of ['K', 'KL', '12', 'KL0', 'KL12345', '111'])
      expect((await Designer.send('GET', company.path(`flights/${number}`))).status, number).toBe(404)
    for (const query of ['date=12-05-2027', 'except=1', 'number=KL1'])
      expect((await Designer.send('GET', company.path(`flights/KL861?${query}`))).status, query).toBe(422)
  })
})

const timetable = (flights: unknown[]) =>
  provider.answerWith((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ flights })),
  )
const onTimetable = {
  departure: { airport: 'AMS', terminal: '2', date: '2027-05-12', time: '15:05' },
  arrival: { airport: 'QQQ', date: '2027-05-13', time: '10:10' },
}

describe('a provider', () => {
  it('comes first, and gets the number, the date and its own key and nothing else', async () => {
    await create(company.people.Owner, 'Own', '2026-06-01', [flight('KL900')])
    timetable([onTimetable, { ...onTimetable, departure: { ...onTimetable.departure, date: '2027-05-14' } }])
    const answer = await read('kl0900?date=2027-05-12', company.people.Designer, base)
    expect(answer).toMatchObject({ provider: 'answered' })
    expect(answer.flights).toMatchObject([
      {
        source: 'provider',
        itinerary: null,
        carrier: 'KLM',
        date: '2027-05-12',
        destination: { label: 'QQQ', timezone: null },
        startTime: '15:05',
        endTime: '10:10',
        endDayOffset: 1,
        originTerminal: '2',
        destinationTerminal: null,
      },
      { source: 'segment', itineraryTitle: 'Own' },
    ])
    const [sent, ...more] = provider.at('/timetable/KL900?key=abc&date=2027-05-12')
    expect(more).toEqual([])
    expect(Object.keys(sent?.headers ?? {}).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host'])
    expect(sent?.text).toBe('')
    await read('KL900?date=2027-05-12', company.people.Designer, base)
    expect(provider.at('/timetable/KL900?key=abc&date=2027-05-12')).toHaveLength(1)
  })

  it('gets no request without a date, or for a user who may not change itineraries', async () => {
    timetable([onTimetable])
    expect(await read('KL901', company.people.Designer, base)).toMatchObject({ provider: 'off' })
    expect(await read('KL901?date=2027-05-12', company.people.Viewer, base)).toMatchObject({ provider: 'off' })
    const { program } = await makeKey(world, company, ['itineraries:read'])
    expect(await read('KL901?date=2027-05-12', { ...company.people.Viewer, ...program }, base)).toMatchObject({
      provider: 'off',
    })
    expect(provider.at('/timetable/KL901?key=abc&date=2027-05-12')).toEqual([])
  })

  it.each([
    ['fails', (response) => response.writeHead(500).end()],
    ['redirects', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['sends something else', (response) => response.writeHead(200).end('<html>')],
    ['sends an unknown form', (response) => response.writeHead(200).end('{"flights":[{"departure":"AMS"}]}')],
    ['sends too much', (response) => response.writeHead(200).end(`{"flights":[],"more":"${'x'.repeat(70_000)}"}`)],
    ['closes the connection', (response) => response.destroy()],
    ['does not answer in time', () => {}],
  ] satisfies [string, Parameters<Receiver['answerWith']>[0]][])(
    'that %s leaves the company’s own flights',
    async (_name, answer) => {
      provider.answerWith(answer)
      await create(company.people.Owner, 'Own', '2026-06-01', [flight('KL902')])
      expect(await read('KL902?date=2027-05-12', company.people.Designer, base)).toMatchObject({
        provider: 'failed',
        flights: [{ source: 'segment' }],
      })
    },
  )

  it('that has no such flight leaves the company’s own, and one that is down gives no error', async () => {
    provider.answerWith((response) => response.writeHead(404).end())
    expect(await read('KL903?date=2027-05-12', company.people.Designer, base)).toMatchObject({
      provider: 'answered',
      flights: [],
    })
    const down = createFlightProvider('http://127.0.0.1:1/')
    expect(await down.findFlights('KL1', '2027-05-12')).toBeNull()
  })
})
