import { nightsCovered } from '../moments.ts'
import { countInWords } from '../words.ts'
import type { Found, Rule } from './check.ts'
import { checkOutDay } from './stays.ts'

/** A night for which nobody has a bed or a berth. Nights in a row are one finding; a trip without any stay is one too. */
export const nightWithoutBed: Rule = ({ trip, sold, stays }) => {
  const covered = new Set(
    sold.flatMap((segment) => {
      const { from, nights } = nightsCovered(segment) ?? { from: 0, nights: 0 }
      return Array.from({ length: nights }, (_, night) => from + night)
    }),
  )
  const found: Found[] = []
  for (let first = 0; first < trip.dayCount - 1; first += 1) {
    if (covered.has(first)) continue
    let end = first + 1
    while (end < trip.dayCount - 1 && !covered.has(end)) end += 1
    const day = trip.days[first]
    const before = stays.findLast((stay) => checkOutDay(stay) === first)
    const nights = end - first
    if (day)
      found.push({
        severity: 'warning',
        place: { kind: 'day', uuid: day.uuid },
        message:
          nights === 1
            ? `Nobody has a bed for the night of day ${first + 1}.`
            : `Nobody has a bed for the ${nights} nights from day ${first + 1} to day ${end}.`,
        ...(before
          ? {
              fix: {
                label: `Stay ${countInWords(nights, 'more night')} at ${before.title}`.replace('1 more', 'one more'),
                edit: { kind: 'setSegment', segment: before.uuid, fields: { nights: before.nights + nights } },
              },
            }
          : {}),
      })
    first = end - 1
  }
  return found
}
