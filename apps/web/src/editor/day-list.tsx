import { CalendarPlus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { Segment } from '@sojourn/contract/itinerary/document'
import { Button } from '../ui/button.tsx'
import { OrganisableList } from '../ui/organisable-list.tsx'
import { type AddTo, AddButtons } from './add-buttons.tsx'
import { createGrouping, type DayGroup, trayId } from './day-groups.ts'
import { DayHeading, TrayHeading } from './day-heading.tsx'
import { DayMenu } from './day-menu.tsx'
import { FreeSegmentDialog } from './free-segment-dialog.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { SegmentActions, SegmentRow } from './segment-row.tsx'
import { titleOf } from './segment-words.ts'
import { useTrip, useTripState } from './trip-context.tsx'
import { useAddDay } from './use-add.ts'

/** All days with their segments and the tray, to put in order and to choose from. */
export function DayList({ onSelect }: { onSelect?: () => void }) {
  const trip = useTrip()
  const dayCount = useTripState((state) => state.document.days.length)
  const selection = useTripState((state) => state.selection)
  const [adding, setAdding] = useState<AddTo | null>(null)
  const addDay = useAddDay()

  const select = useCallback(
    (kind: 'day' | 'segment', uuid: string) => {
      trip.select({ kind, uuid })
      onSelect?.()
    },
    [trip, onSelect],
  )
  const groups = useGroups(trip.isReadOnly, select, setAdding)

  const move = useCallback(
    (segment: string, to: { group: string; index: number }) => {
      const index = trip.store.getState().document.days.findIndex((day) => day.uuid === to.group)
      const day = to.group === trayId || index === -1 ? null : index
      if (trip.dispatch({ kind: 'moveSegment', segment, day, index: to.index })) {
        trip.select({ kind: 'segment', uuid: segment })
      }
    },
    [trip],
  )

  return (
    <>
      <OrganisableList
        label="Days and segments"
        groups={groups}
        itemId={uuidOf}
        itemName={titleOf}
        renderItem={renderSegment}
        renderItemActions={renderActions}
        onMove={move}
        selectedId={selection?.kind === 'segment' ? selection.uuid : null}
        onSelect={(uuid) => select('segment', uuid)}
        isReadOnly={trip.isReadOnly}
      />
      {!trip.isReadOnly && (
        <Button icon={CalendarPlus} className="mt-6 w-full" onPress={() => addDay(dayCount)}>
          Add day
        </Button>
      )}
      {adding?.from === 'library' && <LibraryDialog to={adding.to} onClose={() => setAdding(null)} />}
      {adding?.from === 'scratch' && <FreeSegmentDialog to={adding.to} onClose={() => setAdding(null)} />}
    </>
  )
}

/** Redrawn only when something around all groups changes; createGrouping keeps those that stay the same. */
const useGroups = (
  isReadOnly: boolean,
  select: (kind: 'day', uuid: string) => void,
  onAdd: (adding: AddTo) => void,
): ReturnType<ReturnType<typeof drawnGrouping>> => {
  const document = useTripState((state) => state.document)
  const group = useMemo(() => drawnGrouping(isReadOnly, select, onAdd), [isReadOnly, select, onAdd])
  return useMemo(() => group(document), [group, document])
}

const drawnGrouping = (
  isReadOnly: boolean,
  select: (kind: 'day', uuid: string) => void,
  onAdd: (adding: AddTo) => void,
) => createGrouping((group) => drawGroup(group, isReadOnly, select, onAdd))

const drawGroup = (
  { id, day, title, items }: DayGroup,
  isReadOnly: boolean,
  select: (kind: 'day', uuid: string) => void,
  onAdd: (adding: AddTo) => void,
) => ({
  id,
  title,
  items,
  header: day ? <DayHeading {...day} onSelect={() => select('day', day.uuid)} /> : <TrayHeading />,
  actions: day && !isReadOnly ? <DayMenu uuid={day.uuid} index={day.index} /> : undefined,
  footer: isReadOnly ? undefined : <AddButtons to={day?.index ?? null} onAdd={onAdd} />,
  emptyText: day ? 'Nothing planned yet.' : 'What has no day yet waits here.',
})

const uuidOf = ({ uuid }: Segment) => uuid

const renderSegment = (segment: Segment) => <SegmentRow segment={segment} />

const renderActions = ({ uuid }: Segment) => <SegmentActions uuid={uuid} />
