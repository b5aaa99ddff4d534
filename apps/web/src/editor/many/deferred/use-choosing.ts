import { useEffect } from 'react'
import { commandKey } from '../../../kit/page/shortcuts.ts'
import { choose, endChoosing, toggleChosen, useChosen } from '../chosen.ts'
import { useItinerary } from '../../store/itinerary-context.tsx'
import type { OpenItinerary } from '../../store/itinerary.ts'
import { type Spot, spotAt, spotsBetween, spotsOf } from './spots.ts'

/** Whether the key that adds to a choice is pressed. On a Mac it is ⌘, because Ctrl and a click open a menu. */
const isAdding = ({ ctrlKey, metaKey }: MouseEvent | KeyboardEvent): boolean =>
  commandKey === 'Ctrl' ? ctrlKey : metaKey

/**
 * Chooses several segments or days with Shift or Ctrl and a click, Shift and the arrow keys, Ctrl and Space, and Ctrl and A.
 * The listeners are on the document and run before those of React Aria, which would open what is clicked.
 */
export const useChoosing = (onRemove: () => void): void => {
  const itinerary = useItinerary()
  useEffect(() => {
    let anchor: Spot | null = null
    const extend = (spot: Spot) => {
      const from = startOf(anchor, spot, itinerary)
      choose(spot.kind, spotsBetween(spot.kind, from, spot.uuid))
    }
    const toggle = (spot: Spot) => {
      const open = openSpot(spot.kind, itinerary)
      // The open one already looks selected, so it becomes part of the choice.
      if (!useChosen.getState().isChoosing && open !== null && open !== spot.uuid) choose(spot.kind, [open])
      toggleChosen(spot.kind, spot.uuid)
      anchor = spot
    }

    const intercept = (event: MouseEvent) => {
      if (event.button !== 0 || !(event.shiftKey || isAdding(event)) || !spotAt(event.target)) return
      event.stopPropagation()
      // Otherwise, text would be selected.
      if (event.type === 'mousedown') event.preventDefault()
    }
    const press = (event: MouseEvent) => {
      const spot = event.shiftKey || isAdding(event) ? spotAt(event.target) : null
      if (!spot) {
        if (spotAt(event.target)) anchor = spotAt(event.target)
        return
      }
      event.stopPropagation()
      event.preventDefault()
      spot.element.focus()
      if (event.shiftKey) extend(spot)
      else toggle(spot)
    }
    const key = (event: KeyboardEvent) => {
      const spot = event.target instanceof Element ? spotAt(event.target) : null
      if (!spot || spot.element !== event.target || event.altKey) return
      if (!act(event, spot)) return
      event.preventDefault()
      event.stopPropagation()
    }
    /** Returns whether the key did anything. */
    const act = (event: KeyboardEvent, spot: Spot): boolean => {
      const { isChoosing, uuids } = useChosen.getState()
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (by !== 0 && event.shiftKey && !isAdding(event)) {
        const spots = spotsOf(spot.kind)
        const next = spots[spots.findIndex(({ uuid }) => uuid === spot.uuid) + by]
        if (!isChoosing || anchor?.kind !== spot.kind) anchor = spot
        if (!next) return true
        next.element.focus()
        choose(spot.kind, spotsBetween(spot.kind, anchor.uuid, next.uuid))
        return true
      }
      if (isAdding(event) && event.key === ' ') toggle(spot)
      else if (isAdding(event) && event.key.toLowerCase() === 'a' && !event.shiftKey) chooseAll(spot)
      else if (event.key === 'Escape' && isChoosing) endChoosing()
      else if ((event.key === 'Delete' || event.key === 'Backspace') && isChoosing && uuids.size > 0) onRemove()
      else return false
      return true
    }

    const listeners = [
      ['pointerdown', intercept],
      ['mousedown', intercept],
      ['click', press],
      ['keydown', key],
    ] as const
    for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, true)
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener, true)
    }
  }, [itinerary, onRemove])
  useEffect(() => endChoosing, [])
}

/** Chooses the segments of the day, or all segments if those are chosen already; of days, always all. */
const chooseAll = (spot: Spot): void => {
  const { uuids } = useChosen.getState()
  const all = spotsOf(spot.kind)
  const group = spot.element.closest('[data-group]')
  const ofDay = spot.kind === 'days' ? all : all.filter(({ element }) => element.closest('[data-group]') === group)
  const isDayChosen = ofDay.every(({ uuid }) => uuids.has(uuid))
  choose(
    spot.kind,
    (isDayChosen ? all : ofDay).map(({ uuid }) => uuid),
  )
}

/** The uuid of the day or segment in the form, if it is of this kind. */
const openSpot = (kind: Spot['kind'], { store }: OpenItinerary): string | null => {
  const { selection } = store.getState()
  return selection && `${selection.kind}s` === kind ? selection.uuid : null
}

/** The uuid where a choice up to a spot begins. */
const startOf = (anchor: Spot | null, spot: Spot, itinerary: OpenItinerary): string =>
  (anchor?.kind === spot.kind ? anchor.uuid : null) ?? openSpot(spot.kind, itinerary) ?? spot.uuid
