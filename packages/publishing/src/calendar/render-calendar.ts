import { wallTimeOf } from '@sojourn/contract/itinerary/local-time'
import type { PublishedSegment, Publication } from '@sojourn/contract/itinerary/publication'
import type { Location } from '@sojourn/contract/kit/values'
import ICAL from 'ical.js'
import { type Span, spanOf } from '../segment-span.ts'
import { isBooked } from '../wording/segments.ts'
import { type Words, wordsIn } from '../languages/words.ts'
import { languageOf } from '../wording/language.ts'
import { phoneText } from '../wording/phone.ts'
import { segmentText } from '../wording/segment-text.ts'
import { dateProperty, type JcalComponent, type JcalProperty, textProperty, timeProperty } from './jcal.ts'
import { zoneComponent } from './zone-component.ts'

// A folded line begins with a space, which counts towards the 75 octets of RFC 5545, 3.1.
ICAL.foldLength = 74
// Common property names that RFC 5545 does not define: their values are text.
Object.assign(ICAL.design.icalendar.property, {
  'x-wr-calname': { defaultType: 'text' },
  'x-wr-caldesc': { defaultType: 'text' },
})

/** What the calendar needs besides the publication; `publishedAt` is an ISO instant. */
type Edition = { itinerary: string; publishedAt: string; revision: number; productName: string; pageUrl: string }

/**
 * A publication as an iCalendar file (RFC 5545): an event for each segment, whose start and end are each in the zone of their
 * place, or all day. Without segments, it is one event for all days. Each event keeps its UID from one publication to the next,
 * and the revision is its SEQUENCE, so that subscribed calendars update it.
 * @returns null while the dates are open.
 */
export function renderCalendar(publication: Publication, edition: Edition): string | null {
  const { startDate, days, title } = publication
  if (startDate === null) return null
  const words = wordsIn(languageOf(publication))
  const segments = days.flatMap(({ date, segments: some }) =>
    date === null
      ? []
      : some.filter(isBooked).map((segment) => ({ segment, span: spanOf(segment, segment.date ?? date) })),
  )
  const common: JcalProperty[] = [
    ['dtstamp', {}, 'date-time', `${edition.publishedAt.slice(0, 19)}Z`],
    ['sequence', {}, 'integer', edition.revision],
  ]
  const events = segments.map(({ segment, span }) =>
    eventOf([...wordsOf(segment, publication.company, words), ...common, ...propertiesOf(span)]),
  )
  const zones = new Set(segments.flatMap(({ span }) => [span.zone, span.endZone]).filter((zone) => zone !== null))
  const from = wallTimeOf(startDate, '00:00', -2)
  // A stay or a cruise may extend up to two months beyond the last day.
  const to = wallTimeOf(startDate, '00:00', days.length + 64)
  const reach = reachText(publication.company)
  const calendar: JcalComponent = [
    'vcalendar',
    [
      textProperty('version', '2.0'),
      textProperty('prodid', `-//${edition.productName}//Itinerary//${words.lang.slice(0, 2).toUpperCase()}`),
      textProperty('method', 'PUBLISH'),
      textProperty('x-wr-calname', title),
      textProperty('x-wr-caldesc', reach),
      ['url', {}, 'uri', edition.pageUrl],
    ],
    [
      ...[...zones].map((zone) => zoneComponent(zone, from, to)),
      ...(events.length > 0 ? events : [eventOf([...wholeOf(publication, startDate, edition), ...common])]),
    ],
  ]
  return ICAL.stringify(calendar)
}

const eventOf = (properties: JcalProperty[]): JcalComponent => ['vevent', properties, []]

/** A single event for an itinerary that only has its days yet. */
const wholeOf = (publication: Publication, startDate: string, { itinerary, pageUrl }: Edition): JcalProperty[] => [
  textProperty('uid', itinerary),
  textProperty('summary', publication.title),
  textProperty(
    'description',
    [publication.subtitle, reachText(publication.company)].filter((words) => words !== null).join('\n\n'),
  ),
  ['url', {}, 'uri', pageUrl],
  dateProperty('dtstart', wallTimeOf(startDate)),
  dateProperty('dtend', wallTimeOf(publication.endDate ?? startDate, '00:00', 1)),
]

const wordsOf = (segment: PublishedSegment, company: Publication['company'], words: Words): JcalProperty[] => {
  const place = segment.origin ?? segment.location
  return [
    textProperty('uid', segment.uuid),
    textProperty('summary', segment.title),
    textProperty('description', `${segmentText(segment, words)}\n\n${reachText(company)}`),
    ...(place ? placeOf(place) : []),
  ]
}

/** Contact details: `Kalahari Trails · +27 215 550 100 · …`. */
const reachText = ({ name, phone, email, url }: Publication['company']): string =>
  [name, phone && phoneText(phone), email, url].filter(Boolean).join(' · ')

const placeOf = ({ label, address, lat, lng }: Location): JcalProperty[] => [
  textProperty('location', address && address !== label ? `${label}\n${address}` : label),
  ...(lat === null || lng === null ? [] : [['geo', {}, 'float', [lat, lng]] satisfies JcalProperty]),
]

const propertiesOf = ({ start, end, isAllDay, zone, endZone }: Span): JcalProperty[] => {
  if (isAllDay) return [dateProperty('dtstart', start), ...(end === null ? [] : [dateProperty('dtend', end)])]
  return [timeProperty('dtstart', start, zone), ...(end === null ? [] : [timeProperty('dtend', end, endZone)])]
}
