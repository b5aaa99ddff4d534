import { useLocation, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { ListOrigin } from '../../data/list-origin.ts'
import { isSingleKey, type ShortcutGroup, useShortcutGroup } from '../../kit/page/shortcuts.ts'
import { useLatest } from '../../kit/page/use-latest.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { RecordDefinition, RecordResource } from '../record-definition.ts'
import { noteWay, useArrival, type Way } from './use-arrival.ts'
import { type Neighbour, useNeighbours } from './use-neighbours.ts'
import * as wording from './wording.ts'

type RecordPagerProps<R extends RecordResource> = {
  definition: RecordDefinition<R>
  scope: string
  record: Read<R> & { uuid: string }
  /** The title of the page. */
  heading: RefObject<HTMLElement | null>
}

/** The way to the next and the previous record of the list that a record was opened from. */
export function RecordPager<R extends RecordResource>({ scope, ...props }: RecordPagerProps<R>) {
  const origin = useLocation({ select: ({ state }) => state.list })
  if (origin?.path !== props.definition.path || origin.scope !== scope) return null
  return <Pager {...props} origin={origin} />
}

type PagerProps<R extends RecordResource> = Omit<RecordPagerProps<R>, 'scope'> & { origin: ListOrigin }

function Pager<R extends RecordResource>({ definition, origin, record, heading }: PagerProps<R>) {
  const { path, one, nameOf } = definition
  const { uuid } = record
  const navigate = useNavigate()
  const neighbours = useNeighbours(definition, origin, uuid)
  const previousButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  useArrival({
    uuid,
    name: nameOf(record),
    neighbours,
    targets: { previous: previousButton, next: nextButton, key: heading },
  })
  const open = (neighbour: Neighbour | null | undefined, by: Way) => {
    if (!neighbour) return
    noteWay(neighbour.uuid, by)
    // Replaced, so that Back leads to the list and not through all the records on the way.
    void navigate({
      href: `${path}/${neighbour.uuid}`,
      replace: true,
      state: { list: neighbour.origin, focusesItself: true },
    })
  }
  useNeighbourKeys(
    () => open(neighbours?.previous, 'key'),
    () => open(neighbours?.next, 'key'),
  )
  if (!neighbours) return null
  const { previous, next, position, total } = neighbours
  return (
    <div className="flex shrink-0 items-center">
      <IconButton
        ref={previousButton}
        icon={ChevronLeft}
        label={wording.previous({ one })}
        isDisabled={!previous}
        className="rtl:-scale-x-100"
        onPress={() => open(previous, 'previous')}
      />
      <span className="hidden text-sm text-ink-soft tabular-nums sm:inline">
        {wording.position({ position, total })}
      </span>
      <IconButton
        ref={nextButton}
        icon={ChevronRight}
        label={wording.next({ one })}
        isDisabled={!next}
        className="rtl:-scale-x-100"
        onPress={() => open(next, 'next')}
      />
    </div>
  )
}

const group: ShortcutGroup = {
  title: wording.keysTitle,
  shortcuts: [
    { keys: ['J'], does: wording.keyNext },
    { keys: ['K'], does: wording.keyPrevious },
  ],
}

const useNeighbourKeys = (openPrevious: () => void, openNext: () => void): void => {
  useShortcutGroup(group)
  const latest = useLatest({ openPrevious, openNext })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || event.shiftKey || document.querySelector('[role=dialog], [role=alertdialog]')) return
      const key = event.key.toLowerCase()
      if (key !== 'j' && key !== 'k') return
      event.preventDefault()
      if (key === 'j') latest.current.openNext()
      else latest.current.openPrevious()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [latest])
}
