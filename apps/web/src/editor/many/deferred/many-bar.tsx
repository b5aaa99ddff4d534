import { CircleDot, CopyPlus, CornerDownRight, Ellipsis, FolderOutput, Tag, Trash2, Truck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCan } from '../../../data/session.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger, Submenu } from '../../../ui/menu.tsx'
import { usePageMark } from '../../../ui/use-page-mark.ts'
import { endChoosing, useChosen } from '../chosen.ts'
import { openDaysDialog } from '../../panes/open-dialog.ts'
import { bookingStatuses } from '../../segments/booking-statuses.ts'
import { useItineraryState } from '../../store/itinerary-context.tsx'
import { dayName, dayNumber } from '../../words/day-words.ts'
import { bookingInWords } from '../../words/segment-words.ts'
import type { useManyActions } from './use-many-actions.ts'
import * as wording from './wording.ts'

/** The space between the bar and the end of the screen, in px. */
const gapBelow = 12

type Actions = ReturnType<typeof useManyActions>

/** How many segments or days are chosen, and what can be done with them. Sticky below the list. */
export function ManyBar({ actions }: { actions: Actions }) {
  const kind = useChosen((state) => state.kind)
  const uuids = useChosen((state) => state.uuids)
  // An undo or another user may have removed some.
  const count = useItineraryState(({ document }) => document[kind].filter(({ uuid }) => uuids.has(uuid)).length)
  const words = wording.chosenCount({ kind, count })
  const bar = useRef<HTMLElement>(null)
  usePageMark('data-chosen-bar')
  useEffect(() => announce(words), [words])
  useEffect(() => {
    // The focus must not disappear below the bar.
    const pane = bar.current?.parentElement
    pane?.style.setProperty('scroll-padding-block-end', '7rem')
    // The pane is as high as the screen, but begins below the page header until the page is scrolled. Only the page is, so that the
    // chosen rows stay where they are in the pane.
    const hidden = (bar.current?.getBoundingClientRect().bottom ?? 0) + gapBelow - innerHeight
    if (hidden > 0) globalThis.scrollBy({ top: hidden, behavior: 'instant' })
    return () => {
      pane?.style.removeProperty('scroll-padding-block-end')
    }
  }, [])
  useEffect(() => {
    const element = bar.current
    const endByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') endChoosing()
    }
    element?.addEventListener('keydown', endByKey)
    return () => element?.removeEventListener('keydown', endByKey)
  }, [])
  return (
    <section
      ref={bar}
      aria-label={wording.barName}
      className="sticky bottom-0 z-20 mt-3 rounded-sm border border-line-strong bg-paper p-2.5 after:pointer-events-none lg:bottom-3 lg:after:absolute lg:after:inset-x-0 lg:after:top-[calc(100%+1px)] lg:after:h-16 lg:after:bg-paper"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="font-medium tabular-nums">{words}</p>
        <IconButton icon={X} label={wording.end} onPress={endChoosing} />
      </div>
      {count === 0 ? (
        <p className="text-sm text-ink-soft">{wording.chooseHint}</p>
      ) : (
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <MenuTrigger>
            <Button size="small" icon={CornerDownRight}>
              {wording.move}
            </Button>
            <MovePlaces kind={kind} actions={actions} />
          </MenuTrigger>
          <Button size="small" icon={CopyPlus} onPress={() => void actions.duplicate()}>
            {wording.duplicate}
          </Button>
          <Button size="small" icon={Trash2} onPress={actions.remove}>
            {wording.remove}
          </Button>
          <MenuTrigger>
            <IconButton icon={Ellipsis} label={wording.more} hasTooltip={false} />
            <MoreActions actions={actions} />
          </MenuTrigger>
        </div>
      )}
    </section>
  )
}

function MovePlaces({ kind, actions }: { kind: 'segments' | 'days'; actions: Actions }) {
  const days = useItineraryState(({ document }) => document.days)
  if (kind === 'segments')
    return (
      <Menu placement="top start">
        {days.map(({ uuid, title }, index) => (
          <MenuItem key={uuid} onAction={() => void actions.moveTo(index)}>
            {dayName(index, title)}
          </MenuItem>
        ))}
        <MenuItem onAction={() => void actions.moveTo(null)}>{dayName(null)}</MenuItem>
      </Menu>
    )
  return (
    <Menu placement="top start">
      {days.map(({ uuid, title }, index) => (
        <MenuItem key={uuid} onAction={() => void actions.moveBefore(index)}>
          {title
            ? wording.moveBeforeWithTitle({ day: dayNumber(index), title })
            : wording.moveBefore({ day: dayNumber(index) })}
        </MenuItem>
      ))}
      <MenuItem onAction={() => void actions.moveBefore(days.length)}>{wording.moveToEnd}</MenuItem>
    </Menu>
  )
}

function MoreActions({ actions }: { actions: Actions }) {
  const seesSuppliers = useCan('suppliers:read')
  return (
    <Menu placement="top end">
      <MenuItem icon={FolderOutput} onAction={() => openDaysDialog({ from: 'many', what: 'copy' })}>
        {wording.copyTo}
      </MenuItem>
      <MenuItem icon={Tag} onAction={() => openDaysDialog({ from: 'many', what: 'tags' })}>
        {wording.changeTags}
      </MenuItem>
      {seesSuppliers && (
        <MenuItem icon={Truck} onAction={() => openDaysDialog({ from: 'many', what: 'supplier' })}>
          {wording.setSupplier}
        </MenuItem>
      )}
      <Submenu item={<MenuItem icon={CircleDot}>{wording.setBooking}</MenuItem>}>
        {bookingStatuses.map((status) => (
          <MenuItem key={status} onAction={() => void actions.setBooking(status)}>
            {bookingInWords(status)}
          </MenuItem>
        ))}
      </Submenu>
    </Menu>
  )
}
