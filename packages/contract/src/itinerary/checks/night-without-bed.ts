import type { Day, Segment } from '../../document/document.ts'
import { staysOn } from '../effective.ts'
import { nightsCovered } from '../moments.ts'
import { isPartyNamed, namedIn, travellersOf } from '../stay-travellers.ts'
import { listInWords } from '../words.ts'
import type { Found, Rule, Subject } from './check.ts'
import { checkOutDay } from './stays.ts'
import * as wording from './wording.ts'

/**
 * A night without a bed or a berth, for all or for some of the travellers. Consecutive nights without any are one finding, and
 * so is an itinerary without any stay.
 */
export const nightWithoutBed: Rule = (subject) => {
  const { itinerary, sold, stays } = subject
  const covered = new Set(
    sold.flatMap((segment) => {
      const { from, nights } = nightsCovered(segment) ?? { from: 0, nights: 0 }
      return Array.from({ length: nights }, (_, night) => from + night)
    }),
  )
  const found: Found[] = []
  for (let first = 0; first < itinerary.dayCount - 1; first += 1) {
    if (covered.has(first)) continue
    let end = first + 1
    while (end < itinerary.dayCount - 1 && !covered.has(end)) end += 1
    const day = itinerary.days[first]
    const before = stays.findLast((stay) => checkOutDay(stay) === first)
    const nights = end - first
    if (day)
      found.push({
        severity: 'warning',
        place: { kind: 'day', uuid: day.uuid },
        message: wording.noAccommodation({ nights, first: first + 1, last: end }),
        ...(before
          ? {
              fix: {
                label: wording.stayLonger({ nights, stay: before.title }),
                edit: { kind: 'setSegment', segment: before.uuid, fields: { nights: before.nights + nights } },
              },
            }
          : {}),
      })
    first = end - 1
  }
  return [...found, ...someWithoutBed(subject)]
}

/** Nights of a split group for which a traveller is, or may be, in none of its stays. */
const someWithoutBed = (subject: Subject): Found[] => {
  const aboard = subject.sold.filter(({ kind }) => kind !== 'accommodation')
  const reported = new Set<string>()
  return subject.itinerary.days.slice(0, -1).flatMap((day, index): Found[] => {
    const tonight = staysOn(subject.stays, index)
    const isSplit = tonight.length > 0 && tonight.every((stay) => travellersOf(stay) !== null)
    if (!isSplit || aboard.some((segment) => isAboard(segment, index))) return []
    const found = [...namedWithout(day, index, tonight, subject)]
    const key = tonight.map(({ uuid }) => uuid).join()
    if (!reported.has(key)) found.push(...restUnclear(index, tonight, subject))
    reported.add(key)
    return found
  })
}

const namedWithout = (day: Day, index: number, tonight: readonly Segment[], { itinerary }: Subject): Found[] => {
  const there = new Set(tonight.flatMap((stay) => travellersOf(stay) ?? []))
  const without = itinerary.travellers.filter(({ role, contact }) => role !== 'payer' && !there.has(contact)).length
  if (without === 0) return []
  const values = { without, named: namedIn(itinerary), day: index + 1 }
  const message = isPartyNamed(itinerary) ? wording.someWithoutBed(values) : wording.someNamedWithoutBed(values)
  return [{ severity: 'warning', place: { kind: 'day', uuid: day.uuid }, message }]
}

/** For travellers who are not named, only the rooms can show that they have a bed. Reported once for the same stays. */
const restUnclear = (index: number, tonight: readonly Segment[], { itinerary }: Subject): Found[] => {
  const open = tonight.filter(({ rooms }) => rooms.length === 0)
  const [first] = open
  if (!first || isPartyNamed(itinerary)) return []
  const all = itinerary.adults + itinerary.children + itinerary.infants
  const named = namedIn(itinerary)
  return [
    {
      severity: 'warning',
      place: { kind: 'segment', uuid: first.uuid, field: 'for' },
      message: wording.othersUnclear({
        named,
        all,
        others: all - named,
        day: index + 1,
        stays: listInWords(open.map(({ title }) => title)),
      }),
    },
  ]
}

const isAboard = (segment: Segment, index: number): boolean => {
  const covered = nightsCovered(segment)
  return covered !== null && index >= covered.from && index < covered.from + covered.nights
}
