import type { Segment } from '@sojourn/contract/document/document'
import { type Edit, EditError, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import {
  type Chosen,
  duplicateDays,
  duplicateSegments,
  moveDays,
  moveSegments,
  removeDays,
  changeTagsOfSegments,
  removeSegments,
  setBookingOfSegments,
  setSupplierOfSegments,
} from '@sojourn/contract/itinerary/several/several-segments'
import { toast } from '../../../ui/toast.ts'
import { holdFocus } from '../../../ui/sortable/hold-focus.ts'
import { endChoosing, useChosen } from '../chosen.ts'
import { useDone } from '../../panes/use-done.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { removalHint } from './removal-hint.ts'
import { spotsOf } from './spots.ts'

const newUuid = () => crypto.randomUUID()

/** The uuids of the chosen segments, or of those on the chosen days. */
export const chosenSegments = (
  { days, segments }: Pick<ItineraryDocument, 'days' | 'segments'>,
  { kind, uuids }: Chosen,
): ReadonlySet<string> =>
  kind === 'segments'
    ? uuids
    : new Set(segments.flatMap(({ uuid, day }) => (day !== null && uuids.has(days[day]?.uuid ?? '') ? uuid : [])))

/** The actions on all chosen segments or days. Each is one step to undo. */
export const useManyActions = () => {
  const itinerary = useItinerary()
  const done = useDone()
  const act = (editOf: (document: ItineraryDocument, chosen: Chosen) => Edit | null, hint?: string) =>
    done(editOf(itinerary.store.getState().document, useChosen.getState()), hint)

  return {
    /** Moves segments to a day, or makes them unscheduled. */
    moveTo: (day: number | null) => act((document, { uuids }) => moveSegments(document, uuids, day)),
    /** Moves days before the one at this index. */
    moveBefore: (index: number) => act((document, { uuids }) => moveDays(document, uuids, index)),
    duplicate: () =>
      act((document, { kind, uuids }) =>
        kind === 'days' ? duplicateDays(document, uuids, newUuid) : duplicateSegments(document, uuids, newUuid),
      ),
    setBooking: (status: Segment['bookingStatus']) =>
      act((document, chosen) => setBookingOfSegments(document, chosenSegments(document, chosen), status)),
    setSupplier: (supplier: string | null) =>
      act((document, chosen) => setSupplierOfSegments(document, chosenSegments(document, chosen), supplier)),
    changeTags: (change: { add: readonly string[]; remove: readonly string[] }) =>
      attempt(() =>
        act((document, chosen) => changeTagsOfSegments(document, chosenSegments(document, chosen), change)),
      ),
    remove: () => {
      const { kind, uuids } = useChosen.getState()
      const { document } = itinerary.store.getState()
      const focusNext = focusAfter(kind, uuids)
      const step = attempt(() => {
        const removal = kind === 'days' ? removeDays(document, uuids) : null
        return removal ? done(removal.edit, removalHint(removal)) : done(removeSegments(document, uuids))
      })
      if (!step) return
      endChoosing()
      focusNext()
    },
  }
}

/** Returns the result of an edit, or shows why it is not possible. */
const attempt = <T>(edit: () => T): T | undefined => {
  try {
    return edit()
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    toast({ title: error.message, tone: 'danger' })
    return undefined
  }
}

/** A function that moves the focus to what comes after the chosen segments or days, or else before them, once they are removed. */
const focusAfter = (kind: Chosen['kind'], uuids: ReadonlySet<string>): (() => void) => {
  const spots = spotsOf(kind)
  const last = spots.findLastIndex(({ uuid }) => uuids.has(uuid))
  const next =
    spots.slice(last + 1).find(({ uuid }) => !uuids.has(uuid)) ??
    spots.slice(0, Math.max(last, 0)).findLast(({ uuid }) => !uuids.has(uuid))
  const wanted = next ?? spotsOf('days')[0]
  return () => {
    if (wanted) holdFocus(() => spotsOf(wanted.kind).find(({ uuid }) => uuid === wanted.uuid)?.element ?? null)
  }
}
