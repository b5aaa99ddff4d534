import type { Segment } from '@sojourn/contract/document/document'
import { isTransport, kindTraits, type TransportKind } from '@sojourn/contract/document/segment-kinds'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { effectiveSegment, stayOn } from '@sojourn/contract/itinerary/effective'
import { segmentsSold } from '@sojourn/contract/itinerary/options'
import type { Location } from '@sojourn/contract/kit/values'
import { pinOf } from '../../kit/location/location-value.ts'
import type { Point } from '../../kit/location/parse-coordinates.ts'
import { greatCircleKm } from '@sojourn/contract/kit/great-circle'
import { wayPoints } from './great-circle.ts'
import { estimatedMinutes } from './travel-time.ts'

/** A place of the itinerary. A place that is visited again keeps its number. */
export type Place = { number: number; at: Point; label: string }

/** How to get from one place to the next. */
export type Leg = {
  from: Place
  to: Place
  /** Null if no segment says how to get there. */
  by: TransportKind | null
  /** The uuid of the segment for this leg. */
  segment: string | null
  km: number
  /** Whether the distance is that of the segment; otherwise, it is that of the straight line. */
  isMeasured: boolean
  minutes: number
  /** Whether the duration is that of the segment; otherwise, it is estimated. */
  isPlanned: boolean
  /** The points of the line to draw. Longitudes continue beyond the date line. */
  points: Point[]
}

/**
 * A visit to a place: the day of arrival, the leg to it, and the segments there. `segment` is the uuid of the one to open, and
 * one of `segments`.
 */
export type Visit = { place: Place; day: number; leg: Leg | null; segment: string; segments: string[] }

/** Places closer than this are the same place, in km: pins are set by hand, and nobody plans a short walk. */
const sameWithin = 2

/**
 * The places of an itinerary in order of arrival, and how to get there. Segments that do not take place or have no pin are left
 * out.
 */
export const routeOf = ({ days, segments }: Pick<ItineraryDocument, 'days' | 'segments'>): Visit[] => {
  const soldSegments = segmentsSold(segments).map(effectiveSegment)
  const route = createRoute()
  for (const index of days.keys()) {
    const today = soldSegments.filter((segment) => segment.day === index)
    const lastJourney = today.findLastIndex(({ kind }) => isTransport(kind))
    for (const [place, segment] of today.entries()) {
      // Guests check in after the last journey of the day, wherever the stay is in the list.
      const isReachedLater = segment.kind === 'accommodation' && segment.nights > 0 && place < lastJourney
      if (isTransport(segment.kind)) route.travel(segment)
      else if (kindTraits[segment.kind].isPlaced && !isReachedLater) route.visit(segment, index)
    }
    const night = stayOn(soldSegments, index)
    if (night) route.visit(night, index)
  }
  return route.visits
}

/**
 * How well a segment names a place: a stay is better than an activity, and a transport is used only if there is nothing else.
 */
const rankOf = ({ kind }: Segment): number => (kind === 'accommodation' ? 2 : isTransport(kind) ? 0 : 1)

const createRoute = () => {
  const visits: Visit[] = []
  const places: { place: Place; rank: number }[] = []
  /** The rank of the segment that opens for the last visit. */
  let opened = 0
  /** A journey without a known destination: it leads to whatever comes next. */
  let underway: Segment | null = null

  const placeAt = (at: Point, label: string, rank: number): Place => {
    const existing = places.find((one) => greatCircleKm(one.place.at, at) < sameWithin)
    if (!existing) {
      const place = { number: places.length + 1, at, label }
      places.push({ place, rank })
      return place
    }
    if (rank > existing.rank) Object.assign(existing.place, { label })
    existing.rank = Math.max(rank, existing.rank)
    return existing.place
  }

  const arrive = (at: Point, label: string, segment: Segment, day: number, journey: Segment | null): void => {
    const rank = rankOf(segment)
    const place = placeAt(at, label, rank)
    const last = visits.at(-1)
    underway = null
    if (last?.place !== place) {
      const leg = last ? legOf(last.place, place, journey) : null
      visits.push({ place, day, leg, segment: segment.uuid, segments: [segment.uuid] })
      opened = rank
      return
    }
    if (!last.segments.includes(segment.uuid)) last.segments.push(segment.uuid)
    if (rank <= opened) return
    last.segment = segment.uuid
    opened = rank
  }

  return {
    visits,

    /** Adds a visit to the place of a segment. */
    visit: (segment: Segment, day: number): void => {
      const at = pinOf(segment.location)
      if (at) arrive(at, segment.title, segment, day, underway)
    },

    /** Adds visits to the origin and destination of a journey, as far as they are known. */
    travel: (segment: Segment): void => {
      const { origin, destination, endDayOffset } = segment
      const day = segment.day ?? 0
      const [from, to] = [pinOf(origin), pinOf(destination)]
      if (from) arrive(from, labelOf(origin, segment), segment, day, underway)
      if (to) arrive(to, labelOf(destination, segment), segment, day + Math.max(0, endDayOffset), segment)
      else underway = segment
    },
  }
}

const labelOf = (location: Location | null, segment: Segment): string => location?.label || segment.title

const legOf = (from: Place, to: Place, journey: Segment | null): Leg => {
  const by = journey && isTransport(journey.kind) ? journey.kind : null
  const isMeasured = (journey?.distanceKm ?? 0) > 0
  const isPlanned = (journey?.durationMin ?? 0) > 0
  const km = (isMeasured && journey?.distanceKm) || greatCircleKm(from.at, to.at)
  return {
    from,
    to,
    by,
    segment: journey?.uuid ?? null,
    km,
    isMeasured,
    minutes: (isPlanned && journey?.durationMin) || estimatedMinutes(by, km, isMeasured),
    isPlanned,
    points: wayPoints(from.at, to.at, by === 'flight'),
  }
}
