import { CalendarArrowDown } from 'lucide-react'
import { shiftFromDay } from '@sojourn/contract/itinerary/several/shift-days'
import type { PageVerb } from '../../../kit/page/page-verbs.ts'
import { toast } from '../../../ui/toast.ts'
import { openDaysDialog } from '../../panes/open-dialog.ts'
import type { OpenItinerary } from '../../store/itinerary.ts'
import type { ItineraryState } from '../../store/itinerary-store.ts'
import { readShift } from './read-shift.ts'
import * as wording from './wording.ts'

/**
 * Shifts the typed day, or else the selected one, and all days after it: at once if their number was typed and there is room,
 * otherwise in the dialog. Null if there is no such day.
 */
export const shiftVerb = (itinerary: OpenItinerary, typed: string, openDays: () => void): PageVerb | null => {
  const state = itinerary.store.getState()
  const read = readShift(typed)
  const index = read?.day ? read.day - 1 : selectedDay(state)
  const day = state.document.days[index]
  if (!day) return null
  const by = read?.by ?? null
  const shiftOf = ({ document }: ItineraryState) =>
    by === null ? null : shiftFromDay(document, day.uuid, by, () => crypto.randomUUID())
  const shift = () => {
    const edit = shiftOf(itinerary.store.getState())
    const step = edit && itinerary.dispatch(edit)
    openDays()
    if (step) toast({ title: step.name, undo: () => itinerary.takeBack(step), isUndoLocal: true })
    else openDaysDialog({ from: 'many', what: 'shift', day: day.uuid, by })
  }
  return {
    id: 'verb shift',
    title: title(index + 1, shiftOf(state) && by),
    // The palette finds only verbs that contain all typed words, and the title has not all of them.
    words: read ? `${wording.shiftWords} ${typed}` : wording.shiftWords,
    icon: CalendarArrowDown,
    choose: shift,
  }
}

const title = (day: number, by: number | null): string => {
  if (by === null) return wording.shift({ day })
  return by > 0 ? wording.shiftLater({ day, count: by }) : wording.shiftEarlier({ day, count: -by })
}

/** The index of the selected day or of the selected segment's day; the first day if neither is selected. */
const selectedDay = ({ selection, document: { days, segments } }: ItineraryState): number => {
  const ofSegment = segments.find(({ uuid }) => uuid === selection?.uuid)?.day
  return (
    ofSegment ??
    Math.max(
      0,
      days.findIndex(({ uuid }) => uuid === selection?.uuid),
    )
  )
}
