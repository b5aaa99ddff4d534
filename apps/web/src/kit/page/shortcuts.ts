import { useEffect } from 'react'
import { create } from 'zustand'
import { device } from '../../data/text-store.ts'

/** A keyboard shortcut. `keys` are pressed together, and are named as on the keyboard. */
export type Shortcut = { keys: readonly string[]; does: string }

/** Shortcuts that belong together, titled by where they work. */
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] }

const singleKeysKey = 'sojourn.single-keys'

/**
 * The shortcuts of the current page, and whether those of a single character are enabled (WCAG 2.1.4 lets users turn them off).
 */
export const useShortcuts = create<{ groups: readonly ShortcutGroup[]; hasSingleKeys: boolean; isOpen: boolean }>(
  () => ({ groups: [], hasSingleKeys: device.read(singleKeysKey) !== 'off', isOpen: false }),
)

/** The modifier key of commands on this system. */
export const commandKey = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Lists shortcuts in the dialog while the caller is mounted. `group` must stay the same object. */
export const useShortcutGroup = (group: ShortcutGroup): void => {
  useEffect(() => {
    useShortcuts.setState(({ groups }) => ({ groups: [...groups, group] }))
    return () => useShortcuts.setState(({ groups }) => ({ groups: groups.filter((one) => one !== group) }))
  }, [group])
}

/** Opens the dialog that lists the shortcuts. */
export const openShortcuts = (): void => useShortcuts.setState({ isOpen: true })

/** Enables or disables single-character shortcuts on this device. */
export const allowSingleKeys = (hasSingleKeys: boolean): void => {
  device.write(singleKeysKey, hasSingleKeys ? 'on' : 'off')
  useShortcuts.setState({ hasSingleKeys })
}

/** Whether a key is a single-character shortcut here: the focus is not in a field, and nothing else handles the key. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  useShortcuts.getState().hasSingleKeys &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=textbox], [role=combobox]') !== null)
