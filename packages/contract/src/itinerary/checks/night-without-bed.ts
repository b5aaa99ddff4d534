import type { Segment } from '../document.ts'
import { staysOn } from '../effective.ts'
import { nightsCovered } from '../moments.ts'
import { travellersOf } from '../stay-travellers.ts'
import { countInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'
import { checkOutDay } from './stays.ts'

/**
 * A night for which nobody has a bed or a berth, or some of the travellers have none. Nights in a row without any are one
 * finding; a trip without any stay is one too.
 */
export const nightWithoutBed: Rule = (subject) => {
  const { trip, sold, stays } = subject
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
  return [...found, ...someWithoutBed(subject)]
}

/** Nights of a split group on which somebody who travels is in none of its stays. */
const someWithoutBed = ({ trip, sold, stays }: Subject): Found[] => {
  const people = trip.travellers.filter(({ role }) => role !== 'payer').map(({ contact }) => contact)
  const aboard = sold.filter(({ kind }) => kind !== 'accommodation')
  return trip.days.slice(0, -1).flatMap((day, index): Found[] => {
    const tonight = staysOn(stays, index)
    const named = tonight.map(travellersOf)
    if (named.length === 0 || named.includes(null) || aboard.some((segment) => isAboard(segment, index))) return []
    const without = people.filter((contact) => !named.some((some) => some?.includes(contact))).length
    if (without === 0) return []
    const message = `${without} of ${people.length} travellers have no bed for the night of day ${index + 1}.`
    return [{ severity: 'warning', place: { kind: 'day', uuid: day.uuid }, message }]
  })
}

const isAboard = (segment: Segment, index: number): boolean => {
  const covered = nightsCovered(segment)
  return covered !== null && index >= covered.from && index < covered.from + covered.nights
}
