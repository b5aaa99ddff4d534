import { CalendarPlus, EllipsisVertical, LayoutTemplate } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo } from 'react'
import type { Segment } from '@sojourn/contract/document/document'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { Button } from '../../ui/button.tsx'
import { SortableList } from '../../ui/sortable/sortable-list.tsx'
import { AddButtons, addButtonsSpace } from '../segments/list/add-buttons.tsx'
import { createGrouping, type DayGroup, unscheduledId } from './day-groups.ts'
import { DayHeading, UnscheduledHeading } from './day-heading.tsx'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { dealWith } from '../../kit/lazy/page-code.ts'
import { openDaysDialog } from '../panes/open-dialog.ts'
import { SegmentRow } from '../segments/list/segment-row.tsx'
import { titleOf } from '../words/segment-words.ts'
import { SegmentActions } from '../segments/list/segment-actions.tsx'
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
      itinerary.select({ kind, uuid })
      onSelect?.()
    },
    [itinerary, onSelect],
  )
  // A stable function: otherwise, all days would be rendered again with every keystroke.
  const selectSegment = useCallback((uuid: string) => select('segment', uuid), [select])
  const groups = useGroups(itinerary.isReadOnly, select)

  const move = useCallback(
    (segment: string, to: { group: string; index: number }) => {
      const index = itinerary.store.getState().document.days.findIndex((day) => day.uuid === to.group)
      const day = to.group === unscheduledId || index === -1 ? null : index
      if (itinerary.dispatch({ kind: 'moveSegment', segment, day, index: to.index })) {
        itinerary.select({ kind: 'segment', uuid: segment })
      }
    },
    [itinerary],
  )

  return (
    <>
      <SortableList
        label={wording.daysAndSegments}
        groups={groups}
        itemId={uuidOf}
        itemName={titleOf}
        renderItem={renderSegment}
        renderItemActions={renderActions}
        onMove={move}
        selectedId={selection?.kind === 'segment' ? selection.uuid : null}
        onSelect={selectSegment}
        onRemove={remove}
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
      <OutdatedFinder />
    </>
  )
}

/** Rendered again only when something outside the groups changes; createGrouping reuses the groups that stay the same. */
const useGroups = (
  isReadOnly: boolean,
  select: (kind: 'day', uuid: string) => void,
): ReturnType<ReturnType<typeof drawnGrouping>> => {
  const document = useListedDocument()
  const group = useMemo(() => drawnGrouping(isReadOnly, select), [isReadOnly, select])
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

const drawnGrouping = (isReadOnly: boolean, select: (kind: 'day', uuid: string) => void) =>
  createGrouping((group) => drawGroup(group, isReadOnly, select))

const drawGroup = (
  { id, day, title, items }: DayGroup,
  isReadOnly: boolean,
  select: (kind: 'day', uuid: string) => void,
) => ({
  id,
  title,
  items,
  header: day ? <DayHeading {...day} onSelect={() => select('day', day.uuid)} /> : <UnscheduledHeading />,
  actions: day && !isReadOnly ? <DayMenu uuid={day.uuid} index={day.index} /> : undefined,
  footer: isReadOnly ? undefined : <AddButtons to={day?.index ?? null} />,
  footerSpace: isReadOnly ? undefined : addButtonsSpace,
  emptyText: day ? wording.emptyDay : wording.emptyUnscheduled,
})

const uuidOf = ({ uuid }: Segment) => uuid

const renderSegment = (segment: Segment) => <SegmentRow segment={segment} />

const renderActions = (segment: Segment) => <SegmentActions segment={segment} />

/**
 * Marks segments whose library item has changed. If its code cannot be loaded, none is marked, and there is no error message.
 */
const OutdatedFinder = lazy(() =>
  import('../segments/outdated-finder.ts').then(
    (code) => code.OutdatedFinder,
    (failure: unknown) => {
      dealWith(failure)
      return () => null
    },
  ),
)

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
