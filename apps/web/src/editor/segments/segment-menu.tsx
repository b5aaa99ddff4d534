import {
  Copy,
  CornerDownRight,
  EllipsisVertical,
  Inbox,
  Replace,
  Shapes,
  SplitSquareVertical,
  Trash2,
  Unlink,
} from 'lucide-react'
import type { Segment } from '@sojourn/contract/itinerary/document'
import { type SegmentKind, segmentKinds } from '@sojourn/contract/itinerary/segment-kinds'
import { duplicateSegment } from '@sojourn/contract/itinerary/copies'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { detachSource } from '@sojourn/contract/itinerary/library-update'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '../../ui/menu.tsx'
import { openDaysDialog } from '../open-dialog.ts'
import { kindLooks } from '../segment-kinds.ts'
import { titleOf } from '../segment-words.ts'
import { useTrip } from '../trip-context.tsx'
import { useDone } from '../use-done.ts'
import { useRemoveSegment } from '../use-remove.ts'
import { kindChanges } from './kind-fields.ts'

/** Behind all that a day holds. */
const last = Number.MAX_SAFE_INTEGER

/** What a segment's menu in the list offers beside moving it. */
export function SegmentActions({ segment }: { segment: Segment }) {
  const { duplicate, toTray, split, remove } = useSegmentActions(segment)
  return (
    <>
      <MenuItem icon={Copy} onAction={duplicate}>
        Duplicate
      </MenuItem>
      {split && (
        <MenuItem icon={SplitSquareVertical} onAction={split}>
          Split the day here
        </MenuItem>
      )}
      {toTray && (
        <MenuItem icon={Inbox} onAction={toTray}>
          Put into the tray
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onAction={remove}>
        Remove
      </MenuItem>
    </>
  )
}

/** The same in the head of its form, with the moves that are the list's there. */
export function SegmentFormMenu({ segment }: { segment: Segment }) {
  return (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label={`What to do with ${titleOf(segment)}`} hasTooltip={false} />
      <Menu>
        <Moves segment={segment} />
        {segment.source === null ? <Kinds segment={segment} /> : <FromLibrary segment={segment} />}
        <MenuSeparator />
        <SegmentActions segment={segment} />
      </Menu>
    </MenuTrigger>
  )
}

function Moves({ segment }: { segment: Segment }) {
  const trip = useTrip()
  const done = useDone()
  const { days } = trip.store.getState().document
  return (
    <Submenu item={<MenuItem icon={CornerDownRight}>Move to day …</MenuItem>}>
      {days.map(({ uuid, title }, day) => (
        <MenuItem
          key={uuid}
          isCurrent={day === segment.day}
          isDisabled={day === segment.day}
          onAction={() => done({ kind: 'moveSegment', segment: segment.uuid, day, index: last })}
        >
          {title ? `Day ${day + 1}: ${title}` : `Day ${day + 1}`}
        </MenuItem>
      ))}
    </Submenu>
  )
}

function FromLibrary({ segment }: { segment: Segment }) {
  const done = useDone()
  return (
    <>
      <MenuItem icon={Replace} onAction={() => openDaysDialog({ from: 'library', instead: segment.uuid })}>
        Replace from library …
      </MenuItem>
      <MenuItem
        icon={Unlink}
        onAction={() => done(detachSource(segment), 'It reads as before; the library changes it no more.')}
      >
        Take off the library
      </MenuItem>
    </>
  )
}

function Kinds({ segment }: { segment: Segment }) {
  const done = useDone()
  const change = (kind: SegmentKind) =>
    done({
      kind: 'several',
      name: `Made ${titleOf(segment)} a ${kindLooks[kind].label.toLowerCase()}`,
      edits: [{ kind: 'setSegment', segment: segment.uuid, fields: kindChanges(segment, kind) }],
    })
  return (
    <Submenu item={<MenuItem icon={Shapes}>Change its kind …</MenuItem>}>
      {segmentKinds.map((kind) => (
        <MenuItem
          key={kind}
          icon={kindLooks[kind].icon}
          isCurrent={kind === segment.kind}
          isDisabled={kind === segment.kind}
          onAction={() => change(kind)}
        >
          {kindLooks[kind].label}
        </MenuItem>
      ))}
    </Submenu>
  )
}

const useSegmentActions = (segment: Segment) => {
  const trip = useTrip()
  const done = useDone()
  const remove = useRemoveSegment()
  const { days, segments } = trip.store.getState().document
  const day = segment.day === null ? undefined : days[segment.day]
  const at = segments.filter((one) => one.day === segment.day).findIndex((one) => one.uuid === segment.uuid)
  return {
    duplicate: () => {
      const uuid = crypto.randomUUID()
      if (done(duplicateSegment(trip.store.getState().document, segment.uuid, () => uuid)))
        trip.select({ kind: 'segment', uuid })
    },
    toTray: day && (() => done({ kind: 'moveSegment', segment: segment.uuid, day: null, index: last })),
    split:
      day && at > 0 && (() => done({ kind: 'splitDay', day: day.uuid, at, newDay: emptyDay(crypto.randomUUID()) })),
    remove: () => remove(segment.uuid),
  }
}
