import type { Segment } from '../document/document.ts'
import { segmentsSold } from './options.ts'
import { isTransport } from '../document/segment-kinds.ts'

/** The zones in which a segment starts and ends. Null if not set. */
export type Zones = { start: string | null; end: string | null }

type Placed = Pick<Segment, 'kind' | 'location' | 'origin' | 'destination'> & {
  timezone?: string | null
  endTimezone?: string | null
}

/** The zone in which a segment starts, from its own fields: its zone, or that of its place. */
export const ownZone = ({ kind, timezone, origin, location }: Placed): string | null => {
  const places = isTransport(kind) ? [origin, location] : [location, origin]
  return timezone ?? places.find((place) => place?.timezone)?.timezone ?? null
}

/** The zone in which a segment ends, from its own fields. */
export const ownEndZone = ({ endTimezone, destination }: Placed): string | null =>
  endTimezone ?? destination?.timezone ?? null

/**
 * The zones of each segment, by its uuid: its own or those of its places, otherwise those of the segment before it. The
 * destination of an alternative is ignored. Segments before the first one with a zone get the zone of that one.
 * @param segments with overrides applied, in the order of the days
 */
export const zonesOf = (segments: readonly Segment[]): ReadonlyMap<string, Zones> => {
  const found = new Map<string, Zones>()
  const sold = new Set(segmentsSold(segments))
  const first = segments.find((segment) => ownZone(segment) !== null)
  let currentZone = first ? ownZone(first) : null
  for (const segment of segments) {
    const start = ownZone(segment) ?? currentZone ?? ownEndZone(segment)
    const end = ownEndZone(segment) ?? start
    found.set(segment.uuid, { start, end })
    if (sold.has(segment)) currentZone = end
  }
  return found
}
