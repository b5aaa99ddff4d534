import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { pinOf } from '../../kit/location/location-value.ts'
import type { Point } from '../../kit/location/parse-coordinates.ts'
import { unwrapped } from './great-circle.ts'
import type { Visit } from './route-of.ts'
import * as wording from './wording.ts'

/** Every point of the route in order. Longitudes continue beyond the date line. */
export const pointsOf = (visits: readonly Visit[]): Point[] => {
  const points: Point[] = []
  for (const { place, leg } of visits) {
    const [first, ...rest] = leg?.points ?? [place.at]
    if (!first) continue
    const shift = unwrapped(first.lng, points.at(-1)?.lng ?? first.lng) - first.lng
    points.push(...[first, ...rest].map(({ lat, lng }) => ({ lat, lng: lng + shift })))
  }
  return points
}

/** The visits of a day with the ways to them; on a day without any, the place where the travellers still are. */
export const visitsOn = (visits: readonly Visit[], day: number): Visit[] => {
  const arrivals = visits.filter((visit) => visit.day === day)
  if (arrivals.length > 0) return arrivals
  const last = visits.findLast((visit) => visit.day < day)
  return last ? [{ ...last, leg: null }] : []
}

/** The maximum number of names to list. */
const maxNamed = 4

/** The titles of stays and excursions on a day that have no pin. If there are many, the rest are only counted. */
export const unplacedOf = (segments: readonly Segment[]): string[] => {
  const titles = segments
    .map(effectiveSegment)
    .filter(({ kind, day, location }) => kindTraits[kind].needsPin && day !== null && !pinOf(location))
    .map(({ title }) => title)
  const more = titles.length - maxNamed
  return more > 1 ? [...titles.slice(0, maxNamed), wording.more({ count: more })] : titles
}
