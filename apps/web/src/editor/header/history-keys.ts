import { useEffect, useMemo } from 'react'
import { announce } from '../../ui/announce.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import { commandKey, type ShortcutGroup, useShortcutGroup } from '../../kit/page/shortcuts.ts'
import * as wording from './wording.ts'

/** Undo and redo, announced to screen readers. */
export const useHistoryActions = () => {
  const itinerary = useItinerary()
  return useMemo(
    () => ({
      undo: () => {
        const step = itinerary.undo()
        if (step) announce(wording.undone({ step: step.name }))
      },
      redo: () => {
        const step = itinerary.redo()
        if (step) announce(wording.redone({ step: step.name }))
      },
    }),
    [itinerary],
  )
}

/**
 * Ctrl or Cmd with Z undoes; with Shift-Z, or Ctrl-Y, it redoes. Must be outside the tabs, which render their content twice.
 */
export function HistoryKeys(): null {
  const { undo, redo } = useHistoryActions()
  useShortcutGroup(historyKeys)
  useEffect(() => {
    let focused: { field: Field; text: string } | null = null

    const remember = ({ target }: Event) => {
      focused = isField(target) ? { field: target, text: target.value } : null
    }
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isUndo = key === 'z' && !event.shiftKey
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey)
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isUndo || isRedo)) return
      if (isModal(event.target)) return
      // If the text has changed since the field got the focus, the browser's own undo for the field applies.
      if (focused && focused.field === event.target && focused.field.value !== focused.text) return
      event.preventDefault()
      if (isUndo) undo()
      else redo()
      requestAnimationFrame(() => {
        if (focused) focused = { field: focused.field, text: focused.field.value }
      })
    }

    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', press)
    }
  }, [undo, redo])
  return null
}

const historyKeys: ShortcutGroup = {
  title: wording.itineraryKeys,
  shortcuts: [
    { keys: [commandKey, 'Z'], does: wording.undo },
    { keys: [commandKey, 'Shift', 'Z'], does: wording.redo },
  ],
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Whether an element is in a dialog, whose fields are not part of the itinerary. */
const isModal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role$=dialog]') !== null
