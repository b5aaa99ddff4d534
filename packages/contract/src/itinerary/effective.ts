import type { Segment } from '../document/document.ts'

/** A segment as it reads: the pinned library content with the designer's overrides laid over it. */
export const effectiveSegment = (segment: Segment): Segment => ({ ...segment, ...segment.overrides })

/** The night of each stay: index of the first day, and how many nights from there. */
export const nightsOf = (segment: Segment): { from: number; nights: number } | null =>
  segment.kind === 'accommodation' && segment.day !== null && segment.nights > 0
    ? { from: segment.day, nights: segment.nights }
    : null

/** The stays that cover the night after day `index`: by their first night, then as listed. */
export const staysOn = (segments: readonly Segment[], index: number): Segment[] =>
  segments
    .filter((segment) => {
      const stay = nightsOf(segment)
      return stay !== null && index >= stay.from && index < stay.from + stay.nights
    })
    .toSorted((a, b) => Number(a.day) - Number(b.day))

/** The stay that covers the night after day `index`, if any; where there are several, the one that began last. */
export const stayOn = (segments: readonly Segment[], index: number): Segment | null =>
  staysOn(segments, index).at(-1) ?? null
