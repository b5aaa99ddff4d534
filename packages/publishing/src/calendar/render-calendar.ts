import { instantOf, type WallTime, wallTimeAt, wallTimeOf } from '@sojourn/contract/itinerary/local-time'
import type { PublishedSegment, Publication } from '@sojourn/contract/itinerary/publication'
import type { Location } from '@sojourn/contract/kit/values'
import { plainText } from '@sojourn/contract/kit/plain-text'
import ical, { type ICalEventData, ICalCalendarMethod, type ICalDateTimeValue } from 'ical-generator'
import { isBooked, kindText, legText, segmentFacts } from '../wording/segments.ts'
import { phoneText } from '../wording/phone.ts'
import { boardText, roomText } from '../wording/trip.ts'
import { basicDate, basicTime } from './basic-time.ts'
import { zoneComponent } from './zone-component.ts'

/** What the calendar needs to know beside the publication; `publishedAt` is an ISO instant. */
type Edition = { publishedAt: string; revision: number; productName: string; pageUrl: string }

/**
 * A publication as an iCalendar file (RFC 5545): an event for each segment, timed in the zone of its place, or all day.
 * Each keeps its UID from one publication to the next, and the revision counts them up, so that a calendar that knows
 * the trip follows it.
 * @returns null while the dates are open.
 */
export function renderCalendar(publication: Publication, edition: Edition): string | null {
  const { startDate, days, title } = publication
  if (startDate === null) return null
  const from = wallTimeOf(startDate, '00:00', -2)
  // A stay or a sailing may reach two months beyond the last day.
  const to = wallTimeOf(startDate, '00:00', days.length + 64)
  const reach = reachText(publication.company)
  const calendar = ical({
    // The library's own name is escaped as a parameter, where it is text.
    x: { 'X-WR-CALNAME': title, 'X-WR-CALDESC': reach },
    prodId: { company: edition.productName, product: 'Itinerary', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: edition.pageUrl,
    timezone: { name: null, generator: (zone) => zoneComponent(zone, from, to) },
  })
  const common = { stamp: new Date(edition.publishedAt), sequence: edition.revision }
  for (const { date, segments } of days) {
    if (date === null) continue
    for (const segment of segments.filter(isBooked))
      calendar.createEvent({ ...common, ...wordsOf(segment, reach), ...spanOf(segment, date) })
  }
  return calendar.toString()
}

type Words = Pick<ICalEventData, 'id' | 'summary' | 'description' | 'location'>

const wordsOf = (segment: PublishedSegment, reach: string): Words => {
  const place = segment.origin ?? segment.location
  return {
    id: segment.uuid,
    summary: segment.title,
    description: `${descriptionOf(segment)}\n\n${reach}`,
    location: place && locationOf(place),
  }
}

/** Whom to call: `Kalahari Trails · +27 215 550 100 · …`. */
const reachText = ({ name, phone, email, url }: Publication['company']): string =>
  [name, phone && phoneText(phone), email, url].filter(Boolean).join(' · ')

const descriptionOf = (segment: PublishedSegment): string =>
  [
    [kindText(segment), ...segmentFacts(segment)].join(' · '),
    legText(segment),
    segment.checkIn && `Check-in from ${segment.checkIn}`,
    segment.checkOut && `Check-out until ${segment.checkOut}`,
    segment.rooms.map(roomText).join(', '),
    segment.board && boardText(segment.board),
    segment.description && plainText(segment.description),
    segment.note,
  ]
    .filter(Boolean)
    .join('\n')

const locationOf = ({ label, address, lat, lng }: Location) => ({
  title: label,
  ...(address && address !== label ? { address } : {}),
  ...(lat !== null && lng !== null ? { geo: { lat, lon: lng } } : {}),
})

type Span = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone' | 'floating'>

const spanOf = (segment: PublishedSegment, date: string): Span => {
  const isStay = segment.kind === 'accommodation'
  if (segment.startTime === null || isStay) {
    const nights = Math.max(1, segment.nights)
    return { allDay: true, start: asDate(wallTimeOf(date)), end: asDate(wallTimeOf(date, '00:00', nights)) }
  }
  const start = wallTimeOf(date, segment.startTime)
  const zone = zoneOf(segment)
  const end = endOf(segment, date, zone)
  return {
    start: asDate(start),
    ...(end !== null && end > start ? { end: asDate(end) } : {}),
    ...(zone === null ? { floating: true } : { timezone: zone }),
  }
}

/** Not in publications from before it was published. */
const zoneOf = ({ timezone }: PublishedSegment): string | null => timezone ?? null

/** When a segment ends, by the clocks of the zone it starts in; without a zone, by those of wherever one is. */
const endOf = (segment: PublishedSegment, date: string, zone: string | null): WallTime | null => {
  if (segment.endTime === null) {
    if (!segment.durationMin) return null
    const lasts = segment.durationMin * 60_000
    const start = wallTimeOf(date, segment.startTime ?? undefined)
    return zone === null ? start + lasts : wallTimeAt(instantOf(start, zone) + lasts, zone)
  }
  const end = wallTimeOf(date, segment.endTime, segment.endDayOffset)
  const endZone = segment.endTimezone ?? zone
  return zone === null || endZone === null || endZone === zone ? end : wallTimeAt(instantOf(end, endZone), zone)
}

/**
 * A wall time in the shape that the library takes from Day.js. It writes a plain Date by the clock of the machine it
 * runs on, and these are of other places.
 */
const asDate = (wall: WallTime): ICalDateTimeValue => {
  const value = {
    format: (pattern?: string) => (pattern === 'HHmmss' ? basicTime(wall).slice(9) : basicDate(wall)),
    isValid: () => Number.isFinite(wall),
    toDate: () => new Date(wall),
    toJSON: () => new Date(wall).toISOString(),
    tz: () => value,
    utc: () => value,
  }
  return value
}
