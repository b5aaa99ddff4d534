import { Copy, Inbox, SplitSquareVertical, Trash2 } from 'lucide-react'
import type { Segment } from '@sojourn/contract/document/document'
import { duplicateSegment } from '@sojourn/contract/itinerary/copies'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { useDone } from '../../panes/use-done.ts'
import { useRemoveSegment } from '../../store/use-remove.ts'
import * as wording from './wording.ts'

/** An index after the last segment of any day. */
const last = Number.MAX_SAFE_INTEGER

/** The actions in the menu of a segment in the list, besides moving it. */
export function SegmentActions({ segment }: { segment: Segment }) {
  const { duplicate, toUnscheduled, split, remove } = useSegmentActions(segment)
  return (
    <>
      <MenuItem icon={Copy} onAction={duplicate}>
        {wording.duplicate}
      </MenuItem>
      {split && (
        <MenuItem icon={SplitSquareVertical} onAction={split}>
          {wording.splitDay}
        </MenuItem>
      )}
      {toUnscheduled && (
        <MenuItem icon={Inbox} onAction={toUnscheduled}>
          {wording.unschedule}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onAction={remove}>
        {wording.remove}
      </MenuItem>
    </>
  )
}

const useSegmentActions = (segment: Segment) => {
  const itinerary = useItinerary()
  const done = useDone()
  const remove = useRemoveSegment()
  const { days, segments } = itinerary.store.getState().document
  const day = segment.day === null ? undefined : days[segment.day]
  const at = segments.filter((one) => one.day === segment.day).findIndex((one) => one.uuid === segment.uuid)
  return {
    duplicate: () => {
      const uuid = crypto.randomUUID()
      if (done(duplicateSegment(itinerary.store.getState().document, segment.uuid, () => uuid)))
        itinerary.select({ kind: 'segment', uuid })
    },
    toUnscheduled: day && (() => done({ kind: 'moveSegment', segment: segment.uuid, day: null, index: last })),
    split:
      day && at > 0 && (() => done({ kind: 'splitDay', day: day.uuid, at, newDay: emptyDay(crypto.randomUUID()) })),
    remove: () => remove(segment.uuid),
  }
}
