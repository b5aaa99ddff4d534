import { useEffect } from 'react'
import {
  commandKey,
  isSingleKey,
  openShortcuts,
  type ShortcutGroup,
  useShortcutGroup,
} from '../../kit/page/shortcuts.ts'
import { openPalette } from '../palette/palette-state.ts'

const everywhere: ShortcutGroup = {
  title: 'Everywhere',
  shortcuts: [
    { keys: [commandKey, 'K'], does: 'Search or jump to anything' },
    { keys: ['?'], does: 'Show the keyboard shortcuts' },
    { keys: ['Esc'], does: 'Close a dialog or a menu' },
  ],
}
const inLists: ShortcutGroup = {
  title: 'Lists that can be put in order',
  shortcuts: [
    { keys: ['Alt', '↑'], does: 'Move up' },
    { keys: ['Alt', '↓'], does: 'Move down' },
  ],
}

/** The keyboard shortcuts of every page. */
export const useShellKeys = (): void => {
  useShortcutGroup(everywhere)
  useShortcutGroup(inLists)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (isCommand && event.key.toLowerCase() === 'k' && !event.defaultPrevented) {
        event.preventDefault()
        if (!isDialogOpen()) openPalette()
      } else if (event.key === '?' && isSingleKey(event) && !isDialogOpen()) {
        event.preventDefault()
        openShortcuts()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Shortcuts do nothing while a dialog is open: a dialog on top of another is confusing. */
const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null
