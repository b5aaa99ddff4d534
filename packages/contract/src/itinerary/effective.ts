import type { Segment } from './document.ts'

/** A segment as it reads: the pinned library content with the designer's overrides laid over it. */
export const effectiveSegment = (segment: Segment): Segment => ({ ...segment, ...segment.overrides })

/** The night of each stay: index of the first day, and how many nights from there. */
export const nightsOf = (segment: Segment): { from: number; nights: number } | null =>
  segment.kind === 'accommodation' && segment.day !== null && segment.nights > 0
    ? { from: segment.day, nights: segment.nights }
    : null

/** The stay that covers the night after day `index`, if any; the later one when two overlap. */
export const stayOn = (segments: readonly Segment[], index: number): Segment | null =>
  segments.findLast((segment) => {
    const stay = nightsOf(segment)
    return stay !== null && index >= stay.from && index < stay.from + stay.nights
  }) ?? null

/** The date of a day, `YYYY-MM-DD`: start date plus index. */
export const dateOfDay = (startDate: string, index: number): string => {
  const date = new Date(`${startDate}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + index)
  return date.toISOString().slice(0, 10)
}
