import { dateAfter } from '@sojourn/contract/itinerary/local-time'
import type { PublishedDay, PublishedSegment, Publication, RouteStop } from '@sojourn/contract/itinerary/publication'
import type { Location } from '@sojourn/contract/kit/values'
import { spanOf } from '../segment-span.ts'
import { visibleParts } from '../visible-parts.ts'
import { type Words, wordsIn } from '../languages/words.ts'
import { nightCount } from '../wording/itinerary.ts'
import { languageOf } from '../wording/language.ts'
import { isBooked, kindText, timeText } from '../wording/segments.ts'
import { segmentText } from '../wording/segment-text.ts'

/** Degrees (WGS 84). */
export type Point = { lat: number; lng: number }

/** A place of a day. `time` is a local time in an IANA zone. */
export type Place = Point & {
  name: string
  kind: string
  text: string
  date: string | null
  time: { wall: number; zone: string } | null
}

/** A day with its places in order, which may be none. `label` is `Day 3`, and `date` as travellers read it. */
export type DayOfPlaces = { n: number; label: string; title: string | null; date: string | null; places: Place[] }

/**
 * The places of a publication by day, and the stops of its route: those that the page shows and that have coordinates. Null
 * if there are none.
 */
export function placesOf(publication: Publication): { days: DayOfPlaces[]; route: RouteStop[] } | null {
  const words = wordsIn(languageOf(publication))
  const { days, route, startDate } = visibleParts(publication)
  const byDay =
    days.length > 0 ? days.map((day) => placesOfDay(day, route, words)) : daysOfStops(route, startDate, words)
  return byDay.some(({ places }) => places.length > 0) ? { days: byDay, route } : null
}

/** Whether the page shows any place with coordinates. */
export const hasPlaces = (publication: Publication): boolean => placesOf(publication) !== null

const placesOfDay = (day: PublishedDay, route: RouteStop[], words: Words): DayOfPlaces => {
  const places = day.segments.filter(isBooked).flatMap((segment) => placesOfSegment(segment, day, words))
  const stops = route
    .filter((stop) => stop.day === day.n && !places.some((place) => isSamePoint(place, stop)))
    .map((stop) => placeOfStop(stop, day.date, words))
  return { ...headOf(day.n, day.date, words), title: day.title ?? day.place, places: [...stops, ...places] }
}

/** If the days are hidden, only the days on which a stop of the route begins. */
const daysOfStops = (route: RouteStop[], startDate: string | null, words: Words): DayOfPlaces[] =>
  route.map((stop) => {
    const date = startDate === null ? null : dateAfter(startDate, stop.day - 1)
    return { ...headOf(stop.day, date, words), title: stop.label, places: [placeOfStop(stop, date, words)] }
  })

const headOf = (n: number, date: string | null, words: Words): Pick<DayOfPlaces, 'n' | 'label' | 'date'> => ({
  n,
  label: words.days.day({ day: n }),
  date: date === null ? null : words.longDate(date),
})

const placeOfStop = ({ label, lat, lng, nights }: RouteStop, date: string | null, words: Words): Place => ({
  name: label,
  lat,
  lng,
  kind: words.files.stop,
  text: nights > 0 ? nightCount(nights, words) : '',
  date,
  time: null,
})

/** The two ends of a transport, or the place of any other segment. */
const placesOfSegment = (segment: PublishedSegment, day: PublishedDay, words: Words): Place[] => {
  const date = segment.date ?? day.date
  const span = date === null ? null : spanOf(segment, date)
  const start = span && !span.isAllDay && span.zone !== null ? { wall: span.start, zone: span.zone } : null
  const end = span && span.end !== null && span.endZone !== null ? { wall: span.end, zone: span.endZone } : null
  const text = [segment.title, timeText(segment, words), segmentText(segment, words)].filter(Boolean).join('\n')
  const common = { kind: kindText(segment, words), date, text }
  const { location, origin, destination } = segment
  return [
    ...located(origin, (name) => ({ ...common, name, time: start })),
    ...located(location, (label) => ({
      ...common,
      name: segment.title,
      text: label === segment.title ? text : `${text}\n${label}`,
      time: start,
    })),
    ...located(destination, (name) => ({ ...common, name, time: end })),
  ]
}

const located = (location: Location | null, describe: (label: string) => Omit<Place, 'lat' | 'lng'>): Place[] =>
  location === null || location.lat === null || location.lng === null
    ? []
    : [{ ...describe(location.label), lat: location.lat, lng: location.lng }]

const isSamePoint = (one: Point, other: Point): boolean =>
  degrees(one.lat) === degrees(other.lat) && degrees(one.lng) === degrees(other.lng)

/** Degrees with at most six decimals, which is about 10 cm. */
export const degrees = (value: number): string => String(Number(value.toFixed(6)))
