import type { NewUuid } from '../copies.ts'
import type { Edit, EditOf, ItineraryDocument } from '../edit.ts'
import { emptyDay } from '../empty-day.ts'
import { describeDay } from '../describe-edit.ts'
import { isBlankDay } from '../insert-template.ts'
import { documentLimits } from '../../document/document-limits.ts'
import { removeDays } from './several-segments.ts'
import * as wording from './wording.ts'

/** By how many days those from `index` on can move: earlier, over the empty days directly before them, and later. */
export const shiftLimits = (
  { days, segments }: Pick<ItineraryDocument, 'days' | 'segments'>,
  index: number,
): { earlier: number; later: number } => {
  const filled = days
    .slice(0, index)
    .findLastIndex((day, at) => !isBlankDay(day) || segments.some((segment) => segment.day === at))
  return { earlier: Math.max(0, index - filled - 1), later: documentLimits.days - days.length }
}

/**
 * Moves a day and all those after it to later dates by inserting empty days before it, or to earlier ones by removing empty
 * days before it. Null if there is no such day, or no room.
 * @param by the number of days; negative for earlier
 */
export const shiftFromDay = (
  document: ItineraryDocument,
  uuid: string,
  by: number,
  newUuid: NewUuid,
): EditOf<'several'> | null => {
  const index = document.days.findIndex((day) => day.uuid === uuid)
  if (index === -1 || by === 0) return null
  const { earlier, later } = shiftLimits(document, index)
  if (by > later || -by > earlier) return null
  const name = describeDay(index)
  if (by < 0) {
    const removal = removeDays(document, new Set(document.days.slice(index + by, index).map((day) => day.uuid)))
    return removal && { ...removal.edit, name: wording.shiftedEarlier({ name, count: -by }) }
  }
  return {
    kind: 'several',
    name: wording.shiftedLater({ name, count: by }),
    edits: Array.from({ length: by }, (): Edit => ({ kind: 'insertDay', day: emptyDay(newUuid()), index })),
  }
}

/** Swaps two days with their segments. Null if one does not exist, or if both are the same. */
export const swapDays = (document: ItineraryDocument, one: string, other: string): EditOf<'several'> | null => {
  const places = [one, other]
    .map((uuid) => document.days.findIndex((day) => day.uuid === uuid))
    .toSorted((a, b) => a - b)
  const [first = -1, second = -1] = places
  const [early, late] = [document.days[first], document.days[second]]
  if (!early || !late || first === second) return null
  return {
    kind: 'several',
    name: wording.swappedDays({ first: first + 1, second: second + 1 }),
    edits: [
      { kind: 'moveDay', day: late.uuid, index: first },
      { kind: 'moveDay', day: early.uuid, index: second },
    ],
  }
}
