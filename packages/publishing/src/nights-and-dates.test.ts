import { uuidOf } from '@sojourn/contract/fixtures/clean-itinerary'
import type { SegmentInput } from '@sojourn/contract/document/document'
import { dateAfter } from '@sojourn/contract/itinerary/local-time'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { publicationOf } from '@sojourn/contract/itinerary/publication-of'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { brochureData } from './brochure/brochure-data.ts'
import { wordsIn } from './languages/words.ts'
import { renderCalendar } from './calendar/render-calendar.ts'
import { checkCalendar } from './fixtures/check-calendar.ts'
import { readItinerary } from './fixtures/generated-itineraries.ts'
import { samplePublication } from './fixtures/sample-publication.ts'
import { noLinks } from './fixtures/no-links.ts'
import { renderPage } from './page/render-page.ts'

type Part = Partial<SegmentInput>

/** The publication of an itinerary, as it is read back from storage. */
const publish = (fields: { dayCount: number } & Record<string, unknown>, parts: readonly Part[]): Publication => {
  const { company, designer } = samplePublication
  const none = new Map()
  const days = Array.from({ length: fields.dayCount }, (_, index) => ({ uuid: uuidOf(index + 1) }))
  const sources = { company, bankDetails: null, designer, media: none, destinations: none, guides: none, pages: none }
  const segments = parts.map((part, index) => ({
    kind: 'excursion' as const,
    title: `Part ${index}`,
    uuid: uuidOf(101 + index),
    ...part,
  }))
  const itinerary = readItinerary({ title: 'Over the line', startDate: '2027-03-12', days, ...fields, segments })
  return JSON.parse(JSON.stringify(publicationOf(itinerary, sources)))
}

const pageOf = (publication: Publication) => renderPage(publication, noLinks)
const articleOf = (html: string, n: number) =>
  new RegExp(`<article[^>]* id="day-${n}".*?</article>`, 's').exec(html)?.[0] ?? ''
const wordsOf = (html: string) => html.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '')
const calendarOf = (publication: Publication) =>
  renderCalendar(publication, {
    itinerary: uuidOf(1000),
    publishedAt: '2027-01-02T03:04:05.678Z',
    revision: 1,
    productName: 'Sojourn',
    pageUrl: 'https://journeys.example/p/token',
  }) ?? ''
const eventsOf = (publication: Publication) => {
  const text = calendarOf(publication)
  checkCalendar(text)
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((event) => ({
      title: String(event.getFirstPropertyValue('summary')),
      start: String(event.getFirstPropertyValue('dtstart')),
      end: String(event.getFirstPropertyValue('dtend')),
      description: String(event.getFirstPropertyValue('description')),
      zones: ['dtstart', 'dtend'].map((name) => event.getFirstProperty(name)?.getFirstParameter('tzid')),
    }))
}

const place = (label: string, timezone: string) => ({ label, timezone })
const auckland = place('Auckland', 'Pacific/Auckland')
const papeete = place('Papeete', 'Pacific/Tahiti')
const flights = [
  { origin: auckland, destination: papeete, startTime: '16:00', endTime: '22:05', endDayOffset: -1 },
  { origin: papeete, destination: auckland, startTime: '08:00', endTime: '13:00', endDayOffset: 1 },
  {
    origin: auckland,
    destination: place('Tokyo', 'Asia/Tokyo'),
    startTime: '22:00',
    endTime: '05:10',
    endDayOffset: 1,
  },
] as const

describe('an itinerary across the date line', () => {
  const itinerary = publish({ dayCount: 4 }, [
    { kind: 'accommodation', title: 'Harbour hotel', location: auckland, day: 0, nights: 1 },
    { kind: 'flight', title: 'To Papeete', day: 1, ...flights[0] },
    { kind: 'accommodation', title: 'Papeete hotel', location: papeete, day: 1, nights: 1 },
    { kind: 'ferry', title: 'Ferry', origin: papeete, day: 2, startTime: '09:00', endTime: '09:40' },
  ])

  it('has the local dates on the page, in the brochure and in the calendar', () => {
    const html = pageOf(itinerary)
    expect(wordsOf(articleOf(html, 2))).toContain('Saturday 13 March 2027')
    expect(wordsOf(articleOf(html, 2))).toContain('Tonight, Fri 12 Mar')
    expect(wordsOf(articleOf(html, 3))).toContain('Saturday 13 March 2027')
    expect(wordsOf(html)).toContain('12–14 March 2027')
    const { days } = brochureData(itinerary, new Set(), wordsIn('en'))
    expect(days.map(({ date }) => date)).toEqual(
      ['Friday 12', 'Saturday 13', 'Saturday 13', 'Sunday 14'].map((day) => `${day} March 2027`),
    )
    expect(days[1]?.stays[0]?.when).toBe('Tonight, Fri 12 Mar')
    expect(eventsOf(itinerary).map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Harbour hotel', '2027-03-12', '2027-03-13'],
      ['To Papeete', '2027-03-13T16:00:00', '2027-03-12T22:05:00'],
      ['Papeete hotel', '2027-03-12', '2027-03-13'],
      ['Ferry', '2027-03-13T09:00:00', '2027-03-13T09:40:00'],
    ])
    expect(eventsOf(itinerary)[3]?.zones).toEqual(['Pacific/Tahiti', 'Pacific/Tahiti'])
  })

  it('arrives on the same date on the page and in the calendar, and that date moves with the start date', () => {
    const part = fc
      .record({ flight: fc.constantFrom(...flights), day: fc.nat(5), hasHotel: fc.boolean() })
      .map(({ flight, day, hasHotel }): Part[] => [
        { kind: 'flight', day, ...flight },
        ...(hasHotel ? [{ kind: 'accommodation' as const, location: flight.destination, day, nights: 1 }] : []),
      ])
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.integer({ min: -50, max: 50 }), (drawn, by) => {
        const parts = drawn.flat().map((one, index) => ({ ...one, title: `Part ${index}.` }))
        const [html, arrivals] = [{}, { startDate: dateAfter('2027-03-12', by) }].map((fields, index) => {
          const itinerary = publish({ dayCount: 6, ...fields }, parts)
          const events = new Map(eventsOf(itinerary).map((event) => [event.title, event]))
          return index === 0 ? { page: pageOf(itinerary), events } : { page: '', events }
        })
        for (const { title, kind, day, endDayOffset = 0 } of parts) {
          const article = articleOf(html?.page ?? '', Number(day) + 1)
          const [, heading = ''] = /<time dateTime="([\d-]+)"/.exec(article) ?? []
          const entry = article.split(/<li>|<section/).find((some) => some.includes(`>${title}<`)) ?? ''
          const begins = /<time dateTime="([\d-]+)"/.exec(entry)?.[1] ?? heading
          const event = html?.events.get(title)
          const ends = dateAfter(begins, kind === 'flight' ? endDayOffset : 1)
          expect([event?.start.slice(0, 10), event?.end.slice(0, 10)]).toEqual([begins, ends])
          expect(arrivals?.events.get(title)?.end.slice(0, 10)).toBe(dateAfter(event?.end.slice(0, 10) ?? '', by))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('a stay without a night that the company books', () => {
  const stay = (title: string, more: Part): Part => ({ kind: 'accommodation', title, nights: 1, ...more })
  const itinerary = publish({ dayCount: 4 }, [
    stay('Airport hotel', { day: 0, nights: 0 }),
    stay('House of friends', { day: 0, nights: 2, inclusion: 'own_arrangement' }),
    stay('Sea House', { day: 2 }),
  ])
  const firstDay = wordsOf(articleOf(pageOf(itinerary), 1))

  it('is called a day room if it has no nights', () => {
    expect(firstDay).toMatch(/Day room\s*Airport hotel\s*Tonight\s*House of friends/)
    const [first] = brochureData(itinerary, new Set(), wordsIn('en')).days
    expect(first?.stays.map(({ when, title }) => [when, title])).toEqual([
      ['Day room', 'Airport hotel'],
      ['Tonight', 'House of friends'],
    ])
    expect(eventsOf(itinerary)[0]?.description).toMatch(/^Day room\n/)
  })

  it('is marked if the client arranges it, on every night and in the overview', () => {
    const html = pageOf(itinerary)
    expect(firstDay).toMatch(/House of friends\s*Arranged by you · 2 nights/)
    expect(wordsOf(articleOf(html, 2))).toContain('Another night at House of friends (arranged by you)')
    expect(wordsOf(articleOf(html, 3))).not.toMatch(/arranged by you/i)
    expect(
      wordsOf(html)
        .split('Where you stay')[1]
        ?.match(/Arranged by you/g),
    ).toHaveLength(1)
    const { days, stays } = brochureData(itinerary, new Set(), wordsIn('en'))
    expect(days.map(({ stays: some }) => some.map(({ lines }) => lines[0]))).toEqual([
      [undefined, 'Arranged by you'],
      ['Arranged by you'],
      [undefined],
      [],
    ])
    expect(stays.map(({ rooms }) => rooms)).toEqual(['Arranged by you', ''])
    expect(eventsOf(itinerary).map(({ description }) => description.includes('Stay, arranged by you'))).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('a night with two stays', () => {
  const group = { adults: 12, dayCount: 4 }
  const rooms = [{ type: 'Double', count: 3, adults: 2, children: 0 }]
  const hotel = (title: string, day: number, nights: number, more: Part = {}): Part => ({
    kind: 'accommodation',
    title,
    day,
    nights,
    ...more,
  })
  const split = publish(group, [hotel('Hotel A', 0, 3, { rooms }), hotel('Hotel B', 0, 3, { rooms, board: 'HB' })])
  const overlap = publish(group, [hotel('City hotel', 0, 3), hotel('Desert camp', 1, 1)])

  it('shows both on the page, and how many of a split group each is for', () => {
    const html = pageOf(split)
    const [first, second] = [1, 2].map((n) => wordsOf(articleOf(html, n)))
    expect(first).toMatch(/Tonight\s*Hotel A.*Tonight\s*Hotel B/s)
    expect(first?.match(/6 of 12 travellers/g)).toHaveLength(2)
    expect(second).toContain('Another night at Hotel A (6 of 12 travellers) and Hotel B (6 of 12 travellers)')
    expect(wordsOf(html).split('Where you stay')[1]).toContain('6 of 12 travellers')
  })

  it('shows a room that is kept next to the stay where the travellers sleep', () => {
    const html = pageOf(overlap)
    const second = wordsOf(articleOf(html, 2))
    expect(second).toMatch(/Tonight\s*Desert camp/)
    expect(second).toContain('Another night at City hotel')
    expect(wordsOf(articleOf(html, 3))).toContain('Another night at City hotel')
    expect(wordsOf(html)).not.toContain('travellers')
  })

  it('shows both in the brochure and in the calendar', () => {
    const { days } = brochureData(split, new Set(), wordsIn('en'))
    expect(days[1]?.stays.map(({ when, title, lines }) => [when, title, lines])).toEqual([
      ['Another night', 'Hotel A', ['6 of 12 travellers']],
      ['Another night', 'Hotel B', ['6 of 12 travellers', 'Half board']],
    ])
    expect(brochureData(overlap, new Set(), wordsIn('en')).days[1]?.night).toBe('City hotel and Desert camp')
    expect(eventsOf(split).map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Hotel A', '2027-03-12', '2027-03-15'],
      ['Hotel B', '2027-03-12', '2027-03-15'],
    ])
  })

  it('adds up the rooms at one accommodation, and shows the one that continues next to one that begins', () => {
    const block = (day: number, nights: number, count: number) =>
      hotel('Hilton', day, nights, { rooms: [{ type: 'Double', count, adults: 2, children: 0 }] })
    const others = hotel('Inn', 0, 3, { rooms: [{ type: 'Double', count: 1, adults: 2, children: 0 }] })
    const lines = (itinerary: Publication, n: number) =>
      brochureData(itinerary, new Set(), wordsIn('en')).days[n - 1]?.stays.map(({ when, title, lines: [people] }) => [
        when,
        title,
        people,
      ])
    const blocks = publish(group, [block(0, 3, 2), block(0, 3, 3), others])
    expect(wordsOf(articleOf(pageOf(blocks), 2))).toContain(
      'Another night at Hilton (10 of 12 travellers) and Inn (2 of 12 travellers)',
    )
    expect(lines(blocks, 2)).toEqual([
      ['Another night', 'Hilton', '10 of 12 travellers'],
      ['Another night', 'Inn', '2 of 12 travellers'],
    ])
    const whole = publish(group, [block(0, 3, 2), block(0, 3, 4)])
    expect(wordsOf(articleOf(pageOf(whole), 2))).toMatch(/Another night at Hilton(?! \()/)
    const later = publish(group, [block(0, 3, 2), block(1, 2, 4)])
    const second = wordsOf(articleOf(pageOf(later), 2))
    expect(second).toMatch(/Tonight\s*Hilton\s*8 of 12 travellers/)
    expect(second).toContain('Another night at Hilton (4 of 12 travellers)')
    expect(lines(later, 2)).toEqual([
      ['Tonight', 'Hilton', '8 of 12 travellers'],
      ['Another night', 'Hilton', '4 of 12 travellers'],
    ])
  })

  it('shows how many people the rooms sleep if few of the party are named, or nothing', () => {
    const contacts = [uuidOf(901), uuidOf(902)]
    const travellers = contacts.map((contact) => ({ contact, role: 'lead', room: null }))
    const two = (more: Part) =>
      publish(
        { ...group, travellers },
        contacts.map((contact, index) => hotel(`Hotel ${index}`, 0, 3, { for: [contact], ...more })),
      )
    const travellerCounts = (itinerary: Publication) =>
      [pageOf(itinerary), JSON.stringify(brochureData(itinerary, new Set(), wordsIn('en'))), calendarOf(itinerary)].map(
        (text) => text.match(/\d+ of \d+ travellers/g)?.filter((words, index, all) => all.indexOf(words) === index),
      )
    expect(travellerCounts(two({}))).toEqual([undefined, undefined, undefined])
    expect(travellerCounts(two({ rooms }))).toEqual([
      ['6 of 12 travellers'],
      ['6 of 12 travellers'],
      ['6 of 12 travellers'],
    ])
  })

  it('does not name any traveller', () => {
    const [ada, ben] = [uuidOf(901), uuidOf(902)]
    const travellers = [ada, ben].map((contact) => ({ contact, role: 'guest', room: 'Room of Ada Nel' }))
    const named = publish({ ...group, adults: 2, travellers }, [
      hotel('Hotel A', 0, 1, { for: [ada] }),
      hotel('Hotel B', 0, 1, { for: [ben] }),
    ])
    const text = JSON.stringify(named)
    expect(text).toContain('"people":{"count":1,"of":2}')
    for (const secret of [ada, ben, 'Ada Nel', '"for"']) expect(text).not.toContain(secret)
  })

  it('of an older publication has the one stay that it contains', () => {
    const old = {
      ...overlap,
      days: overlap.days.map(({ stays: _, ...day }) => ({
        ...day,
        stay: { title: 'Old Inn', board: 'BB', firstNight: false },
      })),
    }
    expect(wordsOf(articleOf(pageOf(old), 1))).toContain('Another night at Old Inn, bed and breakfast')
    expect(brochureData(old, new Set(), wordsIn('en')).days[0]?.night).toBe('Old Inn')
  })
})
