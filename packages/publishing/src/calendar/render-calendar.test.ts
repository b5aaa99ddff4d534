import type { Location } from '@sojourn/contract/kit/values'
import type { PublishedSegment, Publication } from '@sojourn/contract/itinerary/publication'
import { describe, expect, it, vi } from 'vitest'
import { hostilePublication } from '../fixtures/hostile-publication.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { checkCalendar } from '../fixtures/check-calendar.ts'
import { renderCalendar } from './render-calendar.ts'

const edition = {
  itinerary: '00000000-0000-4000-8000-000000000001',
  publishedAt: '2027-01-02T03:04:05.678Z',
  revision: 7,
  productName: 'Sojourn',
  pageUrl: 'https://journeys.example/p/token',
}

type Component = { name: string; lines: Map<string, string>; parts: Component[] }

/** Parses an iCalendar file: unfolds its lines, nests its components, and keys properties by name with parameters. */
const parse = (text: string): Component => {
  const root: Component = { name: '', lines: new Map(), parts: [] }
  const open = [root]
  for (const line of text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? []
    const present = open.at(-1)
    if (!present) throw new Error('a component ends that never began')
    if (name === 'BEGIN') {
      const part = { name: value, lines: new Map<string, string>(), parts: [] }
      present.parts.push(part)
      open.push(part)
    } else if (name === 'END') {
      expect(value).toBe(present.name)
      open.pop()
    } else
      present.lines.set(
        name,
        value.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign)),
      )
  }
  expect(open).toHaveLength(1)
  const [calendar] = root.parts
  if (!calendar) throw new Error('there is no calendar')
  return calendar
}
const calendarOf = (publication: Publication, changed: Partial<typeof edition> = {}) => {
  const text = renderCalendar(publication, { ...edition, ...changed }) ?? ''
  checkCalendar(text)
  return parse(text)
}
const eventsOf = (publication: Publication, changed: Partial<typeof edition> = {}) =>
  calendarOf(publication, changed).parts.filter((part) => part.name === 'VEVENT')

const [, sampleDay] = samplePublication.days
const sampleSegment = samplePublication.days.flatMap((day) => day.segments)[0]
if (!sampleDay || !sampleSegment) throw new Error('the sample has no segments')

/** An itinerary of one day, 4 May 2027, with one segment. */
const itineraryOf = (changed: Partial<PublishedSegment>, date = '2027-05-04'): Publication => ({
  ...samplePublication,
  startDate: date,
  days: [{ ...sampleDay, n: 1, date, segments: [{ ...bare, ...changed }] }],
})
const place: Location = {
  label: 'Place',
  address: null,
  lat: null,
  lng: null,
  country: null,
  region: null,
  city: null,
  postcode: null,
  timezone: null,
}
const bare: PublishedSegment = {
  ...sampleSegment,
  timezone: null,
  endTimezone: null,
  location: null,
  origin: null,
  destination: null,
  kind: 'excursion',
  title: 'Walk',
  startTime: null,
  endTime: null,
  endDayOffset: 0,
  durationMin: null,
  nights: 0,
}
const eventOf = (changed: Partial<PublishedSegment>, date?: string) => {
  const [event] = eventsOf(itineraryOf(changed, date))
  if (!event) throw new Error('there is no event')
  return event.lines
}

describe('the calendar of a publication', () => {
  it('contains an event for each segment of each day, and the product’s name', () => {
    const calendar = calendarOf(samplePublication)
    expect(calendar.lines.get('PRODID')).toBe('-//Sojourn//Itinerary//EN')
    expect(calendar.lines.get('VERSION')).toBe('2.0')
    expect(calendar.lines.get('X-WR-CALNAME')).toBe(samplePublication.title)
    const events = calendar.parts.filter((part) => part.name === 'VEVENT')
    const segments = samplePublication.days.flatMap((day) => day.segments)
    expect(events.map((event) => event.lines.get('SUMMARY'))).toEqual(segments.map((segment) => segment.title))
    expect(events.map((event) => event.lines.get('UID'))).toEqual(segments.map((segment) => segment.uuid))
    expect(events.length).toBeGreaterThan(10)
  })

  it('is reproducible, keeps its UIDs from one publication to the next, and increments SEQUENCE', () => {
    expect(renderCalendar(samplePublication, edition)).toBe(renderCalendar(samplePublication, edition))
    const [now, next] = [eventsOf(samplePublication), eventsOf(samplePublication, { revision: 9 })]
    expect(next.map((event) => event.lines.get('UID'))).toEqual(now.map((event) => event.lines.get('UID')))
    expect([now[0]?.lines.get('SEQUENCE'), next[0]?.lines.get('SEQUENCE')]).toEqual(['7', '9'])
    expect(now[0]?.lines.get('DTSTAMP')).toBe('20270102T030405Z')
  })

  it('times an event in the zone of its place, and contains that zone', () => {
    const lines = eventOf({ startTime: '09:30', endTime: '13:00', timezone: 'Africa/Windhoek' })
    expect(lines.get('DTSTART;TZID=Africa/Windhoek')).toBe('20270504T093000')
    expect(lines.get('DTEND;TZID=Africa/Windhoek')).toBe('20270504T130000')
    const itinerary = itineraryOf({ startTime: '09:30', timezone: 'Europe/Berlin' }, '2027-03-27')
    const zone = calendarOf(itinerary).parts.find((part) => part.name === 'VTIMEZONE')
    expect(zone?.lines.get('TZID')).toBe('Europe/Berlin')
    // Clocks go forward on 28 March 2027 at 2:00.
    expect(zone?.parts.map(({ name, lines: one }) => [name, Object.fromEntries(one)])).toEqual([
      ['STANDARD', { DTSTART: '20270325T010000', TZOFFSETFROM: '+0100', TZOFFSETTO: '+0100' }],
      ['DAYLIGHT', { DTSTART: '20270328T020000', TZOFFSETFROM: '+0100', TZOFFSETTO: '+0200' }],
    ])
  })

  it('states an end in another zone in local time there, even across the date line, and contains both zones', () => {
    const flight = { kind: 'flight', timezone: 'Pacific/Auckland', endTimezone: 'America/Los_Angeles' } as const
    const lines = eventOf({ ...flight, startTime: '19:40', endTime: '12:30' })
    expect(lines.get('DTSTART;TZID=Pacific/Auckland')).toBe('20270504T194000')
    expect(lines.get('DTEND;TZID=America/Los_Angeles')).toBe('20270504T123000')
    const { parts } = calendarOf(itineraryOf({ ...flight, startTime: '19:40', endTime: '12:30' }))
    const zones = parts.filter(({ name }) => name === 'VTIMEZONE').map((zone) => zone.lines.get('TZID'))
    expect(zones).toEqual(['Pacific/Auckland', 'America/Los_Angeles'])
    const lasting = eventOf({ ...flight, startTime: '19:40', durationMin: 710 })
    expect(lasting.get('DTEND;TZID=America/Los_Angeles')).toBe('20270504T123000')
  })

  it('uses the zones of its places if the publication has none, as older ones do', () => {
    const at = (label: string, timezone: string) => ({ ...place, label, timezone })
    const ferry = { kind: 'ferry', timezone: null, endTimezone: null, startTime: '09:00', endTime: '09:40' } as const
    const lines = eventOf({ ...ferry, origin: at('Papeete', 'Pacific/Tahiti') })
    expect(lines.get('DTSTART;TZID=Pacific/Tahiti')).toBe('20270504T090000')
    expect(lines.get('DTEND;TZID=Pacific/Tahiti')).toBe('20270504T094000')
    const walk = eventOf({ location: at('Nara', 'Asia/Tokyo'), startTime: '09:00' })
    expect(walk.get('DTSTART;TZID=Asia/Tokyo')).toBe('20270504T090000')
  })

  it('is a single event over all days if no day has any segments yet', () => {
    const days = samplePublication.days.map((day) => ({ ...day, segments: [] }))
    const [event, ...others] = eventsOf({ ...samplePublication, days })
    expect(others).toEqual([])
    expect(Object.fromEntries(event?.lines ?? [])).toMatchObject({
      UID: edition.itinerary,
      SUMMARY: samplePublication.title,
      'DTSTART;VALUE=DATE': '20270504',
      'DTEND;VALUE=DATE': '20270518',
    })
  })

  it('dates events beyond the date line by their own date, not by that of their day', () => {
    const hotel = eventOf({ kind: 'accommodation', nights: 1, date: '2027-03-12' }, '2027-03-13')
    expect([hotel.get('DTSTART;VALUE=DATE'), hotel.get('DTEND;VALUE=DATE')]).toEqual(['20270312', '20270313'])
  })

  it.each([
    ['the duration', { startTime: '23:30', durationMin: 90 }, '20270505T010000'],
    ['the day it ends on', { startTime: '23:30', endTime: '01:15', endDayOffset: 2 }, '20270506T011500'],
    ['nothing, if it would end before it starts', { startTime: '12:00', endTime: '11:00' }, undefined],
    ['nothing, if the end is unknown', { startTime: '12:00' }, undefined],
  ])('uses floating times if no zone is known, and ends by %s', (_what, changed, end) => {
    const lines = eventOf(changed)
    expect(lines.get('DTSTART')).toMatch(/^20270504T\d{6}$/)
    expect(lines.get('DTEND')).toBe(end)
  })

  it('shows a stay as its nights, and a segment without a time as its day', () => {
    const stay = eventOf({ kind: 'accommodation', nights: 3, startTime: '14:00', timezone: 'Africa/Windhoek' })
    expect([stay.get('DTSTART;VALUE=DATE'), stay.get('DTEND;VALUE=DATE')]).toEqual(['20270504', '20270507'])
    const walk = eventOf({}, '2027-12-31')
    expect([walk.get('DTSTART;VALUE=DATE'), walk.get('DTEND;VALUE=DATE')]).toEqual(['20271231', '20280101'])
  })

  it('is the same in whatever time zone the server is', () => {
    const written = ['Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
      vi.stubEnv('TZ', zone)
      return { hour: new Date(0).getHours(), calendar: renderCalendar(samplePublication, edition) }
    })
    vi.unstubAllEnvs()
    expect(written.map(({ hour }) => hour)).toEqual([13, 16])
    expect(written[0]?.calendar).toBe(written[1]?.calendar)
  })

  it('keeps the figures of a telephone number in order between texts from right to left', () => {
    const linesIn = (language: string) =>
      (renderCalendar({ ...samplePublication, language }, edition) ?? '').replaceAll(/\r\n[ \t]/g, '')
    expect(linesIn('he')).toContain(' · \u200e+27 215 550 100 · ')
    expect(linesIn('en')).toContain(' · +27 215 550 100 · ')
  })

  it('treats hostile text as text', () => {
    const evil = 'A, b; c\\d\nBEGIN:VEVENT\r\nUID:forged 🐘'
    const named = { ...itineraryOf({}), title: 'The "Dunes", and \\n; more' }
    expect(calendarOf(named).lines.get('X-WR-CALNAME')).toBe(named.title)
    const events = eventsOf(itineraryOf({ title: evil.replaceAll(/[\r\n]+/g, ' '), note: evil }))
    expect(events).toHaveLength(1)
    expect(events[0]?.lines.get('SUMMARY')).toBe('A, b; c\\d BEGIN:VEVENT UID:forged 🐘')
    expect(events[0]?.lines.get('DESCRIPTION')).toContain('A, b; c\\d\nBEGIN:VEVENT\nUID:forged 🐘')
    const hostile = { ...hostilePublication, startDate: hostilePublication.startDate ?? '2027-05-04' }
    expect(calendarOf(hostile).name).toBe('VCALENDAR')
  })

  it('does not exist while dates are open', () => {
    expect(renderCalendar({ ...samplePublication, startDate: null }, edition)).toBeNull()
  })
})
