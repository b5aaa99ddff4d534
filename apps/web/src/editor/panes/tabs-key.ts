import { useEffect } from 'react'
import { type ShortcutGroup, useShortcutGroup } from '../../kit/page/shortcuts.ts'
import * as wording from './wording.ts'

/** The accessible name of the tab bar. */
export const tabsName = wording.itinerary

/** Alt with T moves the focus from anywhere in the editor to its tab bar, which may be far away in a long itinerary. */
export function TabsKey(): null {
  useShortcutGroup(tabKeys)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return
      event.preventDefault()
      document.querySelector<HTMLElement>(`[role=tablist][aria-label="${tabsName}"] [aria-selected=true]`)?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return null
}

const tabKeys: ShortcutGroup = {
  title: wording.itinerary,
  shortcuts: [
    { keys: ['Alt', 'T'], does: wording.focusTabs },
    { keys: ['Delete'], does: wording.removeSelected },
  ],
}
