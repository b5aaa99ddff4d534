import { useEffect } from 'react'
import { create } from 'zustand'
import { device } from '../../data/text-store.ts'

/** Keys and what they do. `keys` are pressed together, as they stand on the keyboard. */
export type Shortcut = { keys: readonly string[]; does: string }

/** Keys that belong together, under the name of where they work. */
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] }

const singleKeysKey = 'sojourn.single-keys'

/** Which keys work on the present page; and whether those that are one character work (WCAG 2.1.4 lets people turn them off). */
export const useShortcuts = create<{ groups: readonly ShortcutGroup[]; hasSingleKeys: boolean; isOpen: boolean }>(
  () => ({ groups: [], hasSingleKeys: device.read(singleKeysKey) !== 'off', isOpen: false }),
)

/** The key that commands begin with on this system. */
export const commandKey = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Lists keys in the dialog of shortcuts while the caller is on screen. `group` must stay the same object. */
export const useShortcutGroup = (group: ShortcutGroup): void => {
  useEffect(() => {
    useShortcuts.setState(({ groups }) => ({ groups: [...groups, group] }))
    return () => useShortcuts.setState(({ groups }) => ({ groups: groups.filter((one) => one !== group) }))
  }, [group])
}

/** Opens the dialog that lists the shortcuts. */
export const openShortcuts = (): void => useShortcuts.setState({ isOpen: true })

/** Lets keys of one character work, or not; of the device, like the keyboard. */
export const allowSingleKeys = (hasSingleKeys: boolean): void => {
  device.write(singleKeysKey, hasSingleKeys ? 'on' : 'off')
  useShortcuts.setState({ hasSingleKeys })
}

/** Whether a key that is one character is a command here: nobody types, and nothing else wants it. */
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
