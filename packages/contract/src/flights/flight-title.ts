import type { Segment } from '../document/document.ts'
import { maxTitleLength } from '../document/document-limits.ts'
import { kindTraits } from '../document/segment-kinds.ts'
import { parseFlightNumber } from './flight-number.ts'

type Parts = Pick<Segment, 'origin' | 'destination' | 'number'>

/** The title of a flight: `Amsterdam AMS – Tokyo NRT, KL861`, or as much of it as is set. Null if nothing is. */
export const flightTitle = ({ origin, destination, number }: Parts): string | null => {
  const route = [origin, destination].flatMap((place) => (place ? [placeName(place)] : [])).join(' – ')
  const title = [route, number && (parseFlightNumber(number)?.number ?? number)].filter(Boolean).join(', ')
  return title === '' ? null : Array.from(title).slice(0, maxTitleLength).join('')
}

/** Airports have their IATA code at the end of their label. */
const placeName = ({ label, city }: NonNullable<Parts['origin']>): string => {
  const [, name, code] = /^(.*?)\s*\(([A-Z]{3})\)$/.exec(label) ?? []
  return code === undefined ? label : `${city || name} ${code}`
}

/** The changes to a flight with its new title, unless the user has typed one. Changes to other kinds are returned as they are. */
export const withFlightTitle = <C extends Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>>>(
  segment: Segment,
  changes: C,
): C & { title?: string } => {
  const fresh = kindTraits.flight.words.editor
  const hasOwnTitle = segment.title !== fresh && segment.title !== flightTitle(segment)
  if (segment.kind !== 'flight' || segment.source !== null || hasOwnTitle) return changes
  const title = flightTitle({ ...segment, ...changes }) ?? fresh
  return title === segment.title ? changes : { ...changes, title }
}
