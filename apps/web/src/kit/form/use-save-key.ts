import { useEffect } from 'react'
import { commandKey, type ShortcutGroup, useShortcutGroup } from '../page/shortcuts.ts'
import * as wording from './wording.ts'

const inForms: ShortcutGroup = {
  title: wording.shortcutGroup,
  shortcuts: [{ keys: [commandKey, 'S'], does: wording.saveShortcut }],
}

/** Ctrl+S or Cmd+S saves the form with the focus, or the only form of the page. */
export const useSaveKey = (): void => {
  useShortcutGroup(inForms)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isCommand || event.key.toLowerCase() !== 's' || event.defaultPrevented) return
      // Otherwise, the browser would offer to save the page as a file.
      event.preventDefault()
      const form = findFormToSave()
      if (form === null || event.repeat) return
      commitTypedText()
      form.requestSubmit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const findFormToSave = (): HTMLFormElement | null => {
  const around = document.activeElement?.closest('form')
  if (around) return around
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return null
  const [first = null, ...others] = document.querySelectorAll<HTMLFormElement>('main form')
  return others.length === 0 ? first : null
}

/** Number and tag fields apply what was typed on blur, so the focus leaves the field and returns. */
const commitTypedText = (): void => {
  const field = document.activeElement
  if (!(field instanceof HTMLElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}
