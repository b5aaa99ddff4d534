import { CalendarPlus, EllipsisVertical, LayoutTemplate } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo } from 'react'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { Button } from '../../ui/button.tsx'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import { useCan } from '../../data/session.ts'
import type { ItemMoves, SortableItemState } from '../../ui/sortable/sortable-props.ts'
import { AddButton, addButtonSpace } from '../segments/list/add-button.tsx'
import { createGrouping, type DayGroup, moveSegment } from './day-groups.ts'
import type { ListedSegment } from './listed-segments.ts'
import { LaterNights } from './later-nights.tsx'
import { DayHeading, UnscheduledHeading } from './day-heading.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { dealWith } from '../../kit/lazy/page-code.ts'
import { openDaysDialog } from '../panes/open-dialog.ts'
import { choiceStyle, SegmentRow } from '../segments/list/segment-row.tsx'
import { toggleChosen, useChosen } from '../many/chosen.ts'
import { titleOf } from '../words/segment-words.ts'
import { SegmentMenu } from '../segments/list/segment-menu.tsx'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { useAddDay } from '../store/use-add.ts'
import { useRemoveSegment } from '../store/use-remove.ts'
import { useLazyMenu } from '../../kit/lazy/use-lazy-menu.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import * as wording from './wording.ts'

/** All days with their segments, and the unscheduled segments, to be sorted and selected. */
export function DayList({ onSelect }: { onSelect?: () => void }) {
  const itinerary = useItinerary()
  const dayCount = useItineraryState((state) => state.document.days.length)
  const selection = useItineraryState((state) => state.selection)
  const addDay = useAddDay()
  const remove = useRemoveSegment()

  const select = useCallback(
    (kind: 'day' | 'segment', uuid: string) => {
      if (kind === 'day' && useChosen.getState().isChoosing) {
        toggleChosen('days', uuid)
        return
      }
      itinerary.select({ kind, uuid })
      onSelect?.()
    },
    [itinerary, onSelect],
  )
  // A stable function: otherwise, all days would be rendered again with every keystroke.
  const selectSegment = useCallback((uuid: string) => select('segment', uuid), [select])
  const chosenIds = useChosen(({ isChoosing, kind, uuids }) =>
    isChoosing ? (kind === 'segments' ? uuids : noneChosen) : null,
  )
  const groups = useGroups(itinerary.isReadOnly, select)

  const move = useCallback(
    (segment: string, to: { group: string; index: number }) => {
      if (moveSegment(itinerary, segment, to)) itinerary.select({ kind: 'segment', uuid: segment })
    },
    [itinerary],
  )

  return (
    <>
      <SortableList
        label={wording.daysAndSegments}
        groups={groups}
        itemId={uuidOf}
        itemName={nameOf}
        itemClassName={choiceStyle}
        renderItem={itinerary.isReadOnly ? renderFixed : renderSegment}
        renderItemMenu={renderMenu}
        onMove={move}
        selectedId={selection?.kind === 'segment' ? selection.uuid : null}
        onSelect={selectSegment}
        onRemove={remove}
        chosenIds={chosenIds}
        onToggle={toggleSegment}
        isReadOnly={itinerary.isReadOnly}
        groupClassName="put-off"
      />
      {!itinerary.isReadOnly && (
        <div className="mt-6 flex flex-wrap gap-2">
          <Button icon={CalendarPlus} className="grow" onPress={() => addDay(dayCount)}>
            {wording.addDay}
          </Button>
          <Button
            icon={LayoutTemplate}
            className="grow"
            onPress={() => openDaysDialog({ from: 'template', at: dayCount })}
          >
            {wording.addFromTemplate}
          </Button>
        </div>
      )}
      <RowFinder />
      <Many />
    </>
  )
}

/** Rendered again only when something outside the groups changes; createGrouping reuses the groups that stay the same. */
const useGroups = (isReadOnly: boolean, select: Select): ReturnType<ReturnType<typeof drawnGrouping>> => {
  const document = useListedDocument()
  const seesPrices = useCan('pricing:read')
  const group = useMemo(() => drawnGrouping(isReadOnly, seesPrices, select), [isReadOnly, seesPrices, select])
  return useMemo(() => group(document), [group, document])
}

/**
 * The document as the list shows it. Typing is deferred, so that the list does not slow it down; any other edit shows at once.
 */
const useListedDocument = (): ItineraryDocument => {
  const document = useItineraryState((state) => state.document)
  const later = useDeferredValue(document)
  const isTyping = useItineraryState(
    ({ past, future }) => future.length === 0 && (past.at(-1)?.typing ?? null) !== null,
  )
  return isTyping ? later : document
}

const noneChosen: ReadonlySet<string> = new Set()

const toggleSegment = (uuid: string) => toggleChosen('segments', uuid)

type Select = (kind: 'day' | 'segment', uuid: string) => void

const drawnGrouping = (isReadOnly: boolean, seesPrices: boolean, select: Select) =>
  createGrouping((group) => drawGroup(group, isReadOnly, select), seesPrices)

const drawGroup = ({ id, day, title, items, nights }: DayGroup, isReadOnly: boolean, select: Select) => ({
  id,
  title,
  items,
  header: day ? <DayHeading {...day} onSelect={() => select('day', day.uuid)} /> : <UnscheduledHeading />,
  actions: day && !isReadOnly ? <DayMenu uuid={day.uuid} index={day.index} /> : undefined,
  lead: nights.length > 0 ? <LaterNights nights={nights} onSelect={(uuid) => select('segment', uuid)} /> : undefined,
  footer: isReadOnly ? undefined : <AddButton to={day?.index ?? null} />,
  footerSpace: isReadOnly ? undefined : addButtonSpace,
  emptyText: day ? wording.emptyDay : wording.emptyUnscheduled,
})

const uuidOf = ({ segment }: ListedSegment) => segment.uuid

const nameOf = ({ segment }: ListedSegment) => titleOf(segment)

const renderSegment = (listed: ListedSegment, { isStatic }: SortableItemState) => (
  <SegmentRow listed={listed} canInsert={!isStatic} />
)

const renderFixed = (listed: ListedSegment) => <SegmentRow listed={listed} canInsert={false} />

const renderMenu = ({ segment }: ListedSegment, moves: ItemMoves) => (
  <SegmentMenu
    segment={segment}
    label={wording.actionsFor({ title: titleOf(segment) })}
    moves={moves}
    className="me-1 self-center"
  />
)

/** An empty component, for code that the user can do without if it cannot be loaded. */
function withoutCode(failure: unknown) {
  dealWith(failure)
  return () => null
}

/**
 * Finds the images of segments, and those whose library item has changed. If its code cannot be loaded, there are neither, and
 * there is no error message.
 */
const RowFinder = lazy(() =>
  import('../segments/list/deferred/row-finder.ts').then((code) => code.RowFinder, withoutCode),
)

/** Actions on many segments or days at once. Without its code, each can still be changed on its own. */
const Many = lazy(() => import('../many/deferred/many.tsx').then((code) => code.Many, withoutCode))

/** The button that opens the menu of a day. */
function DayMenu({ uuid, index }: { uuid: string; index: number }) {
  const { button, anchor } = useLazyMenu(DayMenuItems)
  return (
    <>
      <IconButton
        {...button}
        icon={EllipsisVertical}
        label={wording.dayActions({ day: index + 1 })}
        hasTooltip={false}
        className="me-1 shrink-0"
      />
      {anchor && <DayMenuItems anchor={anchor} uuid={uuid} index={index} onMissing={anchor.close} />}
    </>
  )
}

const DayMenuItems = lazy(async () => (await import('./deferred/day-menu-items.tsx')).DayMenuItems, {
  missing: 'toast',
})
