import { useEffect } from 'react'
import { commandKey, type ShortcutGroup, useShortcutGroup } from '../page/shortcuts.ts'

const inForms: ShortcutGroup = {
  title: 'Forms',
  shortcuts: [{ keys: [commandKey, 'S'], does: 'Save what is typed' }],
}

/** Ctrl or Cmd and S saves the form one is in, or the only one of the page. */
export const useSaveKey = (): void => {
  useShortcutGroup(inForms)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isCommand || event.key.toLowerCase() !== 's' || event.defaultPrevented) return
      // The browser would offer to save the page as a file.
      event.preventDefault()
      const form = formMeant()
      if (form === null || event.repeat) return
      takeWhatIsTyped()
      form.requestSubmit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const formMeant = (): HTMLFormElement | null => {
  const around = document.activeElement?.closest('form')
  if (around) return around
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return null
  const [first = null, ...others] = document.querySelectorAll<HTMLFormElement>('main form')
  return others.length === 0 ? first : null
}

/** Numbers and words to add count when their field is left; the focus stays where it is. */
const takeWhatIsTyped = (): void => {
  const field = document.activeElement
  if (!(field instanceof HTMLElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}
