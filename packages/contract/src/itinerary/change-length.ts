import type { Day } from '../document/document.ts'
import type { Edit, EditOf, ItineraryDocument } from './edit.ts'
import { emptyDay } from './empty-day.ts'

/**
 * Makes the itinerary shorter or longer at its end. When it is shortened, the segments beyond its end become unscheduled. When
 * it is lengthened, days that were cut off come back, with those of their segments that are still unscheduled. The document
 * does not store them, so they are taken from the inverses of earlier edits.
 * @param inverses of the edits made so far, the oldest first
 */
export const changeLength = (
  document: ItineraryDocument,
  dayCount: number,
  inverses: readonly Edit[],
  newUuid: () => string,
): EditOf<'setDayCount'> => {
  const dayUuids = new Set(document.days.map((day) => day.uuid))
  const unscheduled = new Set(
    document.segments.filter((segment) => segment.day === null).map((segment) => segment.uuid),
  )
  const { days, returning } = remembered(document.days.length, dayCount, inverses)
  const newDays: Day[] = []
  for (let index = document.days.length; index < dayCount; index += 1) {
    const day = days.get(index)
    newDays.push(day && !dayUuids.has(day.uuid) ? day : emptyDay(newUuid()))
    if (day) dayUuids.add(day.uuid)
  }
  const back = [...returning].filter(([uuid, day]) => unscheduled.has(uuid) && day < dayCount)
  return { kind: 'setDayCount', dayCount, newDays, ...(back.length > 0 ? { returning: Object.fromEntries(back) } : {}) }
}

type Remembered = { days: Map<number, Day>; returning: Map<string, number> }

/** The days from `from` up to `to` and their segments, according to the latest edit that cut each off. */
const remembered = (from: number, to: number, inverses: readonly Edit[]): Remembered => {
  const found: Remembered = { days: new Map(), returning: new Map() }
  for (const inverse of inverses.toReversed().flatMap(cutsOf)) {
    const first = inverse.dayCount - inverse.newDays.length
    const uuids = new Set(found.days.values().map((day) => day.uuid))
    inverse.newDays.forEach((day, offset) => {
      const index = first + offset
      if (index >= from && index < to && !found.days.has(index) && !uuids.has(day.uuid)) found.days.set(index, day)
    })
    for (const [uuid, day] of Object.entries(inverse.returning ?? {}))
      if (!found.returning.has(uuid) && found.days.get(day) === inverse.newDays[day - first])
        found.returning.set(uuid, day)
  }
  return found
}

/** The inverses of edits that shortened the itinerary, including those within `several`. */
const cutsOf = (inverse: Edit): EditOf<'setDayCount'>[] => {
  if (inverse.kind === 'several') return inverse.edits.flatMap(cutsOf)
  return inverse.kind === 'setDayCount' && inverse.newDays.length > 0 ? [inverse] : []
}
