import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let contact: string
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  const answer = await company.people.Owner.send('POST', company.path('contacts/'), {
    givenName: 'Ada',
    familyName: 'Berg',
  })
  contact = answer.json.data.uuid
})
afterAll(() => world.close())

const ticket = (more: object = {}) => ({
  contact,
  seat: '12A',
  ticketNumber: 'TICKET0742400',
  bookingReference: 'PNRX7K2',
  baggage: '23 kg',
  ...more,
})
const flight = (tickets: object[]) => ({
  uuid: randomUUID(),
  kind: 'flight',
  day: 0,
  title: 'Out',
  originTerminal: '2',
  ticketingDeadline: '2027-01-10',
  tickets,
})
const send = (segments: object[], travellers: object[] = [{ contact }]) =>
  company.people.Designer.send('POST', company.path('itineraries/'), {
    title: 'Tickets',
    startDate: '2027-05-01',
    dayCount: 1,
    travellers,
    segments,
  })
const create = async (): Promise<Json> => {
  const answer = await send([flight([ticket()])])
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

it('are for travellers of the itinerary, and are removed with them', async () => {
  const denied = await send([flight([ticket()])], [])
  expect(denied.status).toBe(422)
  expect(Object.keys(denied.json.errors)).toEqual(['segments.0.tickets.0.contact'])
  const { uuid, segments } = await create()
  expect(segments[0].tickets).toEqual([ticket()])
  const path = company.path(`itineraries/${uuid}`)
  const answer = await company.people.Designer.send('PUT', path, { travellers: [] }, { 'if-match': '*' })
  expect(answer.json.data.segments[0].tickets).toEqual([])
})

it('are not copied, even if the people are', async () => {
  const { uuid } = await create()
  const path = company.path(`itineraries/${uuid}/duplicate`)
  const answer = await company.people.Designer.send('POST', path, { keepPeople: true })
  expect(answer.json.data.travellers).toHaveLength(1)
  expect(answer.json.data.segments[0]).toMatchObject({ tickets: [], ticketingDeadline: null })
})

it('are hidden from an API key that may not read contacts, and stay when it saves', async () => {
  const { uuid, segments } = await create()
  const path = company.path(`itineraries/${uuid}`)
  const { program } = await makeKey(world, company, ['itineraries:read', 'itineraries:write'])
  const seen = await program.send('GET', path)
  expect(seen.bytes.toString()).not.toContain('PNRX7K2')
  const [hidden] = seen.json.data.segments
  expect(hidden.tickets).toEqual([])
  const saved = await program.send('PUT', path, { segments: [{ ...hidden, title: 'Away' }] }, { 'if-match': '*' })
  expect(saved.status, JSON.stringify(saved.json)).toBe(200)
  const after = await company.people.Designer.send('GET', path)
  expect(after.json.data.segments[0]).toMatchObject({ title: 'Away', tickets: segments[0].tickets })
  const denied = await program.send(
    'PUT',
    path,
    { segments: [{ ...hidden, tickets: [ticket()] }] },
    { 'if-match': '*' },
  )
  expect(denied.json).toMatchObject({ code: 'permission_denied' })
})

it('are published as seats and baggage, without names, references and numbers', async () => {
  const { uuid } = await create()
  const answer = await company.people.Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  const page = (await world.anonymous.send('GET', answer.json.data.shares[0].url)).bytes.toString()
  expect(page).toContain('From terminal 2')
  expect(page).toContain('Seat 12A')
  expect(page).toContain('Baggage: 23 kg')
  for (const secret of ['PNRX7K2', 'TICKET0742400', 'Berg', contact]) expect(page).not.toContain(secret)
})
