import { randomUUID } from 'node:crypto'
import { checkCalendar } from '@sojourn/publishing/fixtures/check-calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = async (method: string, path: string, body?: unknown): Promise<{ status: number; json: Json }> =>
  company.people.Designer.send(method, company.path(path), body)
const create = async (fields: Record<string, unknown>): Promise<Json> => {
  const created = await send('POST', 'itineraries/', { title: 'Nights and dates', ...fields })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  return created.json.data
}
const publish = async ({ uuid }: Json) => {
  const published = await send('POST', `itineraries/${uuid}/publish`, {})
  expect(published.status, JSON.stringify(published.json)).toBe(200)
  const { url } = published.json.data.shares[0]
  const [page, calendar] = await Promise.all([url, `${url}/calendar.ics`].map((at) => world.anonymous.send('GET', at)))
  const text = calendar?.bytes.toString('utf8') ?? ''
  checkCalendar(text)
  return {
    words: (page?.bytes.toString('utf8') ?? '').replaceAll(/<(svg|style|script).*?<\/\1>|<[^>]+>/gs, ''),
    calendar: text.replaceAll(/\r\n[ \t]/g, ''),
  }
}
const contact = async (name: string): Promise<string> =>
  (await send('POST', 'contacts/', { givenName: name })).json.data.uuid

const segment = (fields: Record<string, unknown>) => ({ uuid: randomUUID(), ...fields })
const hotel = (title: string, day: number, nights: number, more: Record<string, unknown> = {}) =>
  segment({ kind: 'accommodation', title, day, nights, ...more })
const auckland = { label: 'Auckland', lat: -37.01, lng: 174.79, timezone: 'Pacific/Auckland', country: 'NZ' }
const papeete = { label: 'Papeete', lat: -17.55, lng: -149.6, timezone: 'Pacific/Tahiti', country: 'PF' }
const overTheLine = () => ({
  startDate: '2027-03-12',
  dayCount: 4,
  segments: [
    hotel('Harbour hotel', 0, 1, { location: auckland }),
    segment({
      kind: 'flight',
      title: 'Auckland to Papeete',
      day: 1,
      origin: auckland,
      destination: papeete,
      startTime: '16:00',
      endTime: '22:05',
      endDayOffset: -1,
    }),
    hotel('Papeete hotel', 1, 1, { location: papeete }),
    segment({ kind: 'ferry', title: 'Ferry', day: 2, origin: papeete, startTime: '09:00', endTime: '09:40' }),
  ],
})

describe('an itinerary that arrives on the day before it departs', () => {
  it('has local dates on the page and in the calendar, and the right last day in lists', async () => {
    const itinerary = await create(overTheLine())
    expect(itinerary.endDate).toBe('2027-03-14')
    const { words, calendar } = await publish(itinerary)
    expect(words).toContain('12–14 March 2027')
    expect(words).toContain('Tonight, Fri 12 Mar')
    for (const line of [
      'DTSTART;TZID=Pacific/Auckland:20270313T160000',
      'DTEND;TZID=Pacific/Tahiti:20270312T220500',
      'DTSTART;VALUE=DATE:20270312',
      'DTSTART;TZID=Pacific/Tahiti:20270313T090000',
      'DTEND;TZID=Pacific/Tahiti:20270313T094000',
    ])
      expect(calendar).toContain(`${line}\r\n`)
    const listed = (await send('GET', 'itineraries/?sort=-createdAt')).json.data.find(
      (one: Json) => one.uuid === itinerary.uuid,
    )
    expect(listed.endDate).toBe('2027-03-14')
    const moved = await send('PUT', `itineraries/${itinerary.uuid}`, {
      rev: itinerary.rev + 1,
      startDate: '2027-03-22',
    })
    expect(moved.json.data?.endDate, JSON.stringify(moved.json)).toBe('2027-03-24')
  })

  it('has no last day while it has no dates', async () => {
    expect((await create({ ...overTheLine(), startDate: null })).endDate).toBeNull()
  })
})

describe('two stays in one night', () => {
  const group = { startDate: '2027-05-01', dayCount: 5, adults: 12 }

  it('are published for a split group and for a room that is kept', async () => {
    const rooms = [{ type: 'Double', count: 3, adults: 2, children: 0 }]
    const split = await publish(
      await create({ ...group, segments: [hotel('Hotel A', 0, 2, { rooms }), hotel('Hotel B', 0, 2, { rooms })] }),
    )
    expect(split.words).toContain('Another night at Hotel A (6 of 12 travellers) and Hotel B (6 of 12 travellers)')
    const reserved = await publish(
      await create({ ...group, segments: [hotel('City hotel', 0, 4), hotel('Desert camp', 1, 1)] }),
    )
    expect(reserved.words).toMatch(/Tonight\s*Desert camp.*Another night at City hotel/s)
    expect(reserved.calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('are each for certain travellers, of whom the publication shows only the number', async () => {
    const [ada, ben] = [await contact('Ada-Secret'), await contact('Ben-Secret')]
    const travellers = [ada, ben].map((one) => ({ contact: one, role: 'guest' }))
    const itinerary = await create({
      ...group,
      adults: 2,
      travellers,
      segments: [hotel('Hotel A', 0, 1, { for: [ada] }), hotel('Hotel B', 0, 1, { for: [ben] })],
    })
    expect(itinerary.segments.map((one: Json) => one.for)).toEqual([[ada], [ben]])
    const { words, calendar } = await publish(itinerary)
    expect(words).toContain('1 of 2 travellers')
    for (const secret of [ada, ben, '-Secret']) expect(words + calendar).not.toContain(secret)
  })
})

describe('the travellers of a stay', () => {
  it('must exist and be travellers of the itinerary', async () => {
    const [ada, stranger, unknown] = [await contact('Ada'), await contact('Zoe'), randomUUID()]
    const itinerary = await create({ dayCount: 2, travellers: [{ contact: ada }], segments: [hotel('Hotel A', 0, 1)] })
    const put = (some: unknown, more: Record<string, unknown> = {}) =>
      send('PUT', `itineraries/${itinerary.uuid}`, {
        rev: itinerary.rev,
        segments: [{ ...itinerary.segments[0], for: some }],
        ...more,
      })
    const gone = await put([unknown])
    expect([gone.status, Object.keys(gone.json.errors)]).toEqual([422, ['segments.0.for.0']])
    const both = await put([unknown], { travellers: [{ contact: ada }, { contact: unknown }] })
    expect([both.status, Object.keys(both.json.errors)]).toEqual([
      422,
      ['segments.0.for.0', 'travellers.1.contact'].toSorted(),
    ])
    const rejected = await put([ada, stranger])
    expect([rejected.status, rejected.json.errors['segments.0.for.1']?.[0].message]).toEqual([
      422,
      'must be one of the travellers of the itinerary (“Hotel A”)',
    ])
    expect((await put([ada])).json.data.segments[0].for).toEqual([ada])
  })

  it('are removed with the itinerary’s travellers, and in copies without travellers and in templates', async () => {
    const [ada, ben] = [await contact('Ada'), await contact('Ben')]
    const itinerary = await create({
      dayCount: 2,
      travellers: [{ contact: ada }, { contact: ben }],
      segments: [hotel('Hotel A', 0, 1, { for: [ada, ben] }), hotel('Hotel B', 0, 1, { for: [ada] })],
    })
    const template = await send('POST', `itineraries/${itinerary.uuid}/duplicate`, { isTemplate: true })
    expect(
      template.json.data?.segments.map((one: Json) => one.for),
      JSON.stringify(template.json),
    ).toEqual([null, null])
    const copy = await send('POST', `itineraries/${itinerary.uuid}/duplicate`, { keepPeople: true })
    expect(copy.json.data.segments.map((one: Json) => one.for)).toEqual([[ada, ben], [ada]])
    const ofNobody = await send('POST', `itineraries/${itinerary.uuid}/duplicate`, {})
    expect(ofNobody.json.data.segments.map((one: Json) => one.for)).toEqual([null, null])
    const whole = { ...itinerary, travellers: itinerary.travellers.slice(1) }
    const put = await send('PUT', `itineraries/${itinerary.uuid}`, whole)
    expect(
      put.json.data?.segments.map((one: Json) => one.for),
      JSON.stringify(put.json),
    ).toEqual([[ben], null])
  })
})

describe('an itinerary with dates and empty days', () => {
  it('is a single event in the calendar', async () => {
    const { calendar } = await publish(await create({ startDate: '2027-05-01', dayCount: 3, title: 'رحلة إلى الأقصر' }))
    expect(calendar).toContain('SUMMARY:رحلة إلى الأقصر\r\n')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270501\r\nDTEND;VALUE=DATE:20270504\r\n')
  })
})
