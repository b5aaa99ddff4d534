import type { Segment } from '../document/document.ts'

/** A segment with the designer's overrides applied to the pinned library content. */
export const effectiveSegment = (segment: Segment): Segment => ({ ...segment, ...segment.overrides })

/** The nights of a stay: the index of the first day, and the number of nights from there; null for other segments. */
export const nightsOf = (segment: Segment): { from: number; nights: number } | null =>
  segment.kind === 'accommodation' && segment.day !== null && segment.nights > 0
    ? { from: segment.day, nights: segment.nights }
    : null

/** The stays that cover the night after day `index`, by their first night and then in list order. */
export const staysOn = (segments: readonly Segment[], index: number): Segment[] =>
  segments
    .filter((segment) => {
      const stay = nightsOf(segment)
      return stay !== null && index >= stay.from && index < stay.from + stay.nights
    })
    .toSorted((a, b) => Number(a.day) - Number(b.day))

/** The stay that covers the night after day `index`, if any. If there are several, the one that began last. */
export const stayOn = (segments: readonly Segment[], index: number): Segment | null =>
  staysOn(segments, index).at(-1) ?? null
