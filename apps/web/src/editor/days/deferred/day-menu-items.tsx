import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  Copy,
  CalendarArrowDown,
  LayoutTemplate,
  ListChecks,
  Merge,
  MessageSquare,
  SplitSquareVertical,
  Trash2,
} from 'lucide-react'
import { duplicateDay } from '@sojourn/contract/itinerary/copies'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { useCan } from '../../../data/session.ts'
import { announce } from '../../../ui/announce.ts'
import type { MenuAnchor } from '../../../ui/menu-anchor.ts'
import { Menu, MenuItem, MenuSeparator, Submenu } from '../../../ui/menu.tsx'
import { startComment } from '../../comments/new-comment.ts'
import { choose } from '../../many/chosen.ts'
import { openDaysDialog } from '../../panes/open-dialog.ts'
import { titleOf } from '../../words/segment-words.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import { useAddDay } from '../../store/use-add.ts'
import { useDone } from '../../panes/use-done.ts'
import { useRemoveDay } from '../../store/deferred/use-remove-day.ts'
import * as wording from './wording.ts'

/** The menu of a day. */
export function DayMenuItems({ uuid, index, anchor }: { uuid: string; index: number; anchor: MenuAnchor }) {
  const itinerary = useItinerary()
  const addDay = useAddDay()
  const removeDay = useRemoveDay()
  const done = useDone()
  const mayComment = useCan('itineraries:comment')
  const { days, segments } = itinerary.store.getState().document
  const last = days.length - 1
  const [, ...splittable] = segments.filter(({ day }) => day === index)
  const move = (to: number) => {
    const step = itinerary.dispatch({ kind: 'moveDay', day: uuid, index: to })
    if (step) announce(step.name)
  }
  const duplicate = () => {
    const { document } = itinerary.store.getState()
    const step = done(duplicateDay(document, uuid, () => crypto.randomUUID()))
    const copy = step && itinerary.store.getState().document.days[index + 1]
    if (copy) itinerary.select({ kind: 'day', uuid: copy.uuid })
  }
  const split = (at: number) => done({ kind: 'splitDay', day: uuid, at, newDay: emptyDay(crypto.randomUUID()) })
  return (
    <Menu aria-label={wording.dayActions({ day: index + 1 })} anchor={anchor}>
      <MenuItem icon={Copy} onAction={duplicate}>
        {wording.duplicateDay}
      </MenuItem>
      {splittable.length > 0 && (
        <Submenu item={<MenuItem icon={SplitSquareVertical}>{wording.splitDay}</MenuItem>}>
          {splittable.map((segment, offset) => (
            <MenuItem
              key={segment.uuid}
              onAction={() => {
                split(offset + 1)
                // A menu with an anchor does not close with its submenu.
                anchor.close()
              }}
            >
              {titleOf(segment)}
            </MenuItem>
          ))}
        </Submenu>
      )}
      <MenuItem icon={Merge} isDisabled={index === last} onAction={() => done({ kind: 'mergeDays', day: uuid })}>
        {wording.mergeDay}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={ArrowUp} isDisabled={index === 0} onAction={() => move(index - 1)}>
        {wording.moveDayEarlier}
      </MenuItem>
      <MenuItem icon={ArrowDown} isDisabled={index === last} onAction={() => move(index + 1)}>
        {wording.moveDayLater}
      </MenuItem>
      <MenuItem
        icon={ArrowLeftRight}
        isDisabled={last === 0}
        onAction={() => openDaysDialog({ from: 'many', what: 'swap', day: uuid })}
      >
        {wording.swapDay}
      </MenuItem>
      <MenuItem icon={CalendarArrowDown} onAction={() => openDaysDialog({ from: 'many', what: 'shift', day: uuid })}>
        {wording.shiftDays}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={BetweenHorizontalEnd} onAction={() => addDay(index)}>
        {wording.addDayBefore}
      </MenuItem>
      <MenuItem icon={BetweenHorizontalStart} onAction={() => addDay(index + 1)}>
        {wording.addDayAfter}
      </MenuItem>
      <MenuItem icon={LayoutTemplate} onAction={() => openDaysDialog({ from: 'template', at: index + 1 })}>
        {wording.addTemplateAfter}
      </MenuItem>
      <MenuSeparator />
      {mayComment && (
        <MenuItem icon={MessageSquare} onAction={() => startComment(uuid)}>
          {wording.comment}
        </MenuItem>
      )}
      <MenuItem icon={ListChecks} onAction={() => choose('days', [uuid])}>
        {wording.selectDay}
      </MenuItem>
      <MenuItem icon={Trash2} isDanger isDisabled={last === 0} onAction={() => removeDay(uuid)}>
        {wording.removeDay}
      </MenuItem>
    </Menu>
  )
}
