import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const secret = 'SECRET-NOBODY-MAY-READ'

const publish = async (fields: Record<string, unknown>): Promise<Json> => {
  const { Designer } = company.people
  const created = await Designer.send('POST', company.path('itineraries/'), { title: 'Dünen, Sand; Meer', ...fields })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  return again(created.json.data.uuid)
}
const again = async (uuid: string): Promise<Json> => {
  const answer = await company.people.Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const read = async (url: string) => {
  const answer = await world.anonymous.send('GET', `${url}/calendar.ics`)
  return { ...answer, text: answer.bytes.toString('utf8').replaceAll(/\r\n[ \t]/g, '') }
}
const uidsOf = (text: string) => [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid)

describe('the calendar of a link', () => {
  const segment = (fields: Record<string, unknown>) => ({
    uuid: randomUUID(),
    day: 0,
    notesInternal: secret,
    ...fields,
  })

  it('contains what is published, with time zones, and nothing internal', async () => {
    const supplier = (
      await company.people.Owner.send('POST', company.path('suppliers/'), { name: secret, kinds: ['flight'] })
    ).json.data
    const itinerary = await publish({
      startDate: '2027-05-04',
      dayCount: 4,
      reference: secret,
      segments: [
        segment({
          kind: 'flight',
          title: 'To Windhoek',
          startTime: '22:15',
          endTime: '09:40',
          endDayOffset: 1,
          timezone: 'Europe/Berlin',
          endTimezone: 'Africa/Windhoek',
          supplier: supplier.uuid,
          confirmationNo: secret,
        }),
        segment({
          kind: 'accommodation',
          title: 'Dune Camp',
          day: 1,
          nights: 2,
          net: { amount: 98_765_432, currency: 'EUR' },
        }),
        segment({ kind: 'fee', title: secret, gross: { amount: 1, currency: 'EUR' } }),
        segment({ kind: 'note', title: secret, day: null }),
      ],
    })
    const calendar = await read(itinerary.shares[0].url)
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(calendar.headers.get('cache-control')).toBe('private, no-cache')
    expect(calendar.headers.get('x-robots-tag')).toBe('noindex')
    expect(calendar.headers.get('content-disposition')).toContain('.ics')
    expect(calendar.text).toContain('PRODID:-//Sojourn//Itinerary//EN')
    expect(calendar.text).toContain('X-WR-CALNAME:Dünen\\, Sand\\; Meer')
    expect(calendar.text).toContain('DTSTART;TZID=Europe/Berlin:20270504T221500')
    expect(calendar.text).toContain('DTEND;TZID=Africa/Windhoek:20270505T094000')
    expect(calendar.text).toContain('DTSTART;VALUE=DATE:20270505')
    expect(calendar.text).toContain('DTEND;VALUE=DATE:20270507')
    expect(uidsOf(calendar.text)).toEqual(itinerary.segments.slice(0, 2).map((one: Json) => one.uuid))
    for (const inside of [secret, '98765432', supplier.uuid]) expect(calendar.text).not.toContain(inside)
    const page = await world.anonymous.send('GET', itinerary.shares[0].url)
    expect(page.bytes.toString()).toContain(`href="${itinerary.shares[0].url}/calendar.ics"`)
  })

  it('shows the published version, not the draft, and keeps the IDs of its events', async () => {
    const itinerary = await publish({ startDate: '2027-05-04', segments: [segment({ kind: 'meal', title: 'Dinner' })] })
    const [{ url }] = itinerary.shares
    const before = await read(url)
    const changes = { startDate: '2027-06-04', rev: itinerary.rev }
    await company.people.Designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), changes)
    expect((await read(url)).text).toBe(before.text)
    await again(itinerary.uuid)
    const after = await read(url)
    expect(after.text).toContain('DTSTART;VALUE=DATE:20270604')
    expect(uidsOf(after.text)).toEqual(uidsOf(before.text))
    const sequences = [before, after].map(({ text }) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]))
    expect(sequences[1]).toBeGreaterThan(Number(sequences[0]))
  })

  it('is a page that says so while there are no dates, to which nothing links, and is 404 after its link is revoked', async () => {
    const itinerary = await publish({ segments: [segment({ kind: 'meal', title: 'Dinner' })] })
    const [{ url, uuid }] = itinerary.shares
    const none = await read(url)
    expect([none.status, none.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(none.text).toContain('has no dates yet')
    expect((await world.anonymous.send('GET', url)).bytes.toString()).not.toContain('calendar.ics')
    await company.people.Designer.send('DELETE', company.path(`itineraries/${itinerary.uuid}/shares/${uuid}`))
    expect((await read(url)).status).toBe(404)
  })
})
