import { useEffect } from 'react'
import {
  commandKey,
  isSingleKey,
  openShortcuts,
  type ShortcutGroup,
  useShortcutGroup,
} from '../../kit/page/shortcuts.ts'
import { openPalette } from '../palette/palette-state.ts'
import * as wording from './wording.ts'

const everywhere: ShortcutGroup = {
  title: wording.generalShortcuts,
  shortcuts: [
    { keys: [commandKey, 'K'], does: wording.searchShortcut },
    { keys: ['?'], does: wording.helpShortcut },
    { keys: ['Esc'], does: wording.closeShortcut },
  ],
}
const inLists: ShortcutGroup = {
  title: wording.sortableShortcuts,
  shortcuts: [
    { keys: ['Alt', '↑'], does: wording.moveUpShortcut },
    { keys: ['Alt', '↓'], does: wording.moveDownShortcut },
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
