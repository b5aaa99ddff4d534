import {
  Copy,
  Inbox,
  LibraryBig,
  ListChecks,
  MessageSquare,
  Replace,
  ReplaceAll,
  Shapes,
  SplitSquareVertical,
  Trash2,
  Unlink,
} from 'lucide-react'
import type { Segment } from '@sojourn/contract/document/document'
import { kindTraits, type SegmentKind, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { duplicateSegment } from '@sojourn/contract/itinerary/copies'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { detachSource } from '@sojourn/contract/itinerary/library-update'
import { useCan } from '../../../data/session.ts'
import { resourceNamed } from '../../../data/web-resource.ts'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem, MenuSeparator, Submenu } from '../../../ui/menu.tsx'
import { MoveItems } from '../../../ui/sortable/sortable-item-menu.tsx'
import { holdFocusAfter } from '../../../ui/sortable/sortable-focus.ts'
import type { ItemMoves } from '../../../ui/sortable/sortable-props.ts'
import { startComment } from '../../comments/new-comment.ts'
import { unscheduledId } from '../../days/day-groups.ts'
import { choose } from '../../many/chosen.ts'
import { openDaysDialog } from '../../panes/open-dialog.ts'
import { useDone } from '../../panes/use-done.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { useRemoveSegment } from '../../store/use-remove.ts'
import { dayName } from '../../words/day-words.ts'
import { kindIcons } from '../../words/segment-kinds.ts'
import { titleOf } from '../../words/segment-words.ts'
import { kindChanges } from '../kind-fields.ts'
import * as wording from './wording.ts'

type MenuProps = { segment: Segment; moves: ItemMoves; anchor: MenuAnchor }

/** The menu of a segment, the same in its row and in its form. */
export function SegmentMenuItems({ segment, moves, anchor }: MenuProps) {
  const itinerary = useItinerary()
  const mayComment = useCan('itineraries:comment')
  const { days } = itinerary.store.getState().document
  const groups = [
    ...days.map(({ uuid, title }, index) => ({ id: uuid, title: dayName(index, title) })),
    { id: unscheduledId, title: dayName(null) },
  ]
  return (
    <Menu aria-label={wording.actionsFor({ title: titleOf(segment) })} anchor={anchor}>
      <MoveItems groups={groups} moves={moves} onMoved={anchor.close} />
      <Unschedule segment={segment} moves={moves} />
      <MenuSeparator />
      {segment.source === null ? <Kinds segment={segment} anchor={anchor} /> : <FromLibrary segment={segment} />}
      <MenuSeparator />
      <Copies segment={segment} />
      <MenuSeparator />
      {mayComment && (
        <MenuItem icon={MessageSquare} onAction={() => startComment(segment.uuid)}>
          {wording.comment}
        </MenuItem>
      )}
      <MenuItem icon={ListChecks} onAction={() => choose('segments', [segment.uuid])}>
        {wording.select}
      </MenuItem>
      <Remove segment={segment} />
    </Menu>
  )
}

type ItemProps = { segment: Segment }

function Unschedule({ segment, moves }: ItemProps & { moves: ItemMoves }) {
  if (segment.day === null) return null
  return (
    <MenuItem icon={Inbox} onAction={() => moves.moveTo(unscheduledId)}>
      {wording.unschedule}
    </MenuItem>
  )
}

function FromLibrary({ segment }: ItemProps) {
  const done = useDone()
  const mayEdit = useCan(resourceNamed(segment.source?.resource ?? '')?.permissions.edit)
  return (
    <>
      {mayEdit && (
        <MenuItem icon={LibraryBig} onAction={() => openDaysDialog({ from: 'edit', segment: segment.uuid })}>
          {wording.editInLibrary}
        </MenuItem>
      )}
      <MenuItem icon={Replace} onAction={() => openDaysDialog({ from: 'library', instead: segment.uuid })}>
        {wording.replaceFromLibrary}
      </MenuItem>
      {segment.source?.resource === 'accommodation' && (
        <MenuItem
          icon={ReplaceAll}
          onAction={() => openDaysDialog({ from: 'many', what: 'replace', segment: segment.uuid })}
        >
          {wording.replaceEverywhere}
        </MenuItem>
      )}
      <MenuItem icon={Unlink} onAction={() => done(detachSource(segment), wording.unlinkedHint)}>
        {wording.unlink}
      </MenuItem>
    </>
  )
}

function Kinds({ segment, anchor }: ItemProps & { anchor: MenuAnchor }) {
  const done = useDone()
  const change = (kind: SegmentKind) => {
    done({
      kind: 'several',
      name: wording.kindChanged({ title: titleOf(segment), kind: kindTraits[kind].words.editor }),
      edits: [{ kind: 'setSegment', segment: segment.uuid, fields: kindChanges(segment, kind) }],
    })
    anchor.close()
  }
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

function Copies({ segment }: ItemProps) {
  const itinerary = useItinerary()
  const done = useDone()
  const { days, segments } = itinerary.store.getState().document
  const day = segment.day === null ? undefined : days[segment.day]
  const at = segments.filter((one) => one.day === segment.day).findIndex(({ uuid }) => uuid === segment.uuid)
  const duplicate = () => {
    const uuid = crypto.randomUUID()
    if (done(duplicateSegment(itinerary.store.getState().document, segment.uuid, () => uuid)))
      itinerary.select({ kind: 'segment', uuid })
  }
  return (
    <>
      <MenuItem icon={Copy} onAction={duplicate}>
        {wording.duplicate}
      </MenuItem>
      {day && at > 0 && (
        <MenuItem
          icon={SplitSquareVertical}
          onAction={() => done({ kind: 'splitDay', day: day.uuid, at, newDay: emptyDay(crypto.randomUUID()) })}
        >
          {wording.splitDay}
        </MenuItem>
      )}
    </>
  )
}

function Remove({ segment }: ItemProps) {
  const remove = useRemoveSegment()
  const removeRow = () => {
    const row = document.querySelector<HTMLElement>(`[role=row][data-key="${segment.uuid}"]`)
    // The button of the menu goes with its row.
    if (row) holdFocusAfter(row)
    remove(segment.uuid)
  }
  return (
    <MenuItem icon={Trash2} isDanger onAction={removeRow}>
      {wording.remove}
    </MenuItem>
  )
}
