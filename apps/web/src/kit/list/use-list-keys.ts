import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSingleKey, type ShortcutGroup, useShortcutGroup } from '../page/shortcuts.ts'
import * as wording from './wording.ts'

const group: ShortcutGroup = {
  title: wording.keysTitle,
  shortcuts: [
    { keys: ['J'], does: wording.keyDown },
    { keys: ['K'], does: wording.keyUp },
    { keys: ['E'], does: wording.keyOpen },
    { keys: ['N'], does: wording.keyNew },
    { keys: ['Space'], does: wording.keySelect },
    { keys: ['Delete'], does: wording.keyDelete },
  ],
}

/**
 * The single-character shortcuts of a list that work wherever the focus is: J and K move to its rows, N adds a record. The other
 * ones belong to the table (ui/table/table-keys.ts).
 * @param createPath the page for a new record; null if the user cannot add one
 */
export const useListKeys = (createPath: string | null): void => {
  const navigate = useNavigate()
  useShortcutGroup(group)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || event.shiftKey || document.querySelector('[role=dialog], [role=alertdialog]')) return
      const key = event.key.toLowerCase()
      if (key === 'n' && createPath) {
        event.preventDefault()
        void navigate({ href: createPath })
      }
      if (key !== 'j' && key !== 'k') return
      // Inside the table, it has handled the key itself. One row can always be reached with Tab.
      const row = document.querySelector<HTMLElement>('main tr[data-row][tabindex="0"]')
      if (!row) return
      event.preventDefault()
      row.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [createPath, navigate])
}
