import { CornerDownRight, EllipsisVertical, Replace, Shapes, Unlink } from 'lucide-react'
import type { Segment } from '@sojourn/contract/document/document'
import { kindTraits, type SegmentKind, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { detachSource } from '@sojourn/contract/itinerary/library-update'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger, Submenu } from '../../ui/menu.tsx'
import { openDaysDialog } from '../panes/open-dialog.ts'
import { kindIcons } from '../words/segment-kinds.ts'
import { titleOf } from '../words/segment-words.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import { useDone } from '../panes/use-done.ts'
import { SegmentActions } from './list/segment-actions.tsx'
import { kindChanges } from './kind-fields.ts'
import { dayName } from '../words/day-words.ts'
import * as wording from './wording.ts'

/** An index after the last segment of any day. */
const last = Number.MAX_SAFE_INTEGER

/** The menu in the head of a segment's form: the actions of its menu in the list, and the moves that the list itself offers. */
export function SegmentFormMenu({ segment }: { segment: Segment }) {
  return (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label={wording.actions} hasTooltip={false} />
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
  const itinerary = useItinerary()
  const done = useDone()
  const { days } = itinerary.store.getState().document
  return (
    <Submenu item={<MenuItem icon={CornerDownRight}>{wording.moveToDay}</MenuItem>}>
      {days.map(({ uuid, title }, day) => (
        <MenuItem
          key={uuid}
          isCurrent={day === segment.day}
          isDisabled={day === segment.day}
          onAction={() => done({ kind: 'moveSegment', segment: segment.uuid, day, index: last })}
        >
          {dayName(day, title)}
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
        {wording.replaceFromLibrary}
      </MenuItem>
      <MenuItem icon={Unlink} onAction={() => done(detachSource(segment), wording.unlinkedHint)}>
        {wording.unlink}
      </MenuItem>
    </>
  )
}

function Kinds({ segment }: { segment: Segment }) {
  const done = useDone()
  const change = (kind: SegmentKind) =>
    done({
      kind: 'several',
      name: wording.kindChanged({ title: titleOf(segment), kind: kindTraits[kind].words.editor }),
      edits: [{ kind: 'setSegment', segment: segment.uuid, fields: kindChanges(segment, kind) }],
    })
  return (
    <Submenu item={<MenuItem icon={Shapes}>{wording.changeKind}</MenuItem>}>
      {segmentKinds.map((kind) => (
        <MenuItem
          key={kind}
          icon={kindIcons[kind]}
          isCurrent={kind === segment.kind}
          isDisabled={kind === segment.kind}
          onAction={() => change(kind)}
        >
          {kindTraits[kind].words.editor}
        </MenuItem>
      ))}
    </Submenu>
  )
}
