import { lazy } from '../../kit/lazy/lazy.tsx'
import { currentTenant, useSession } from '../../data/session.ts'
import { useShortcuts } from '../../kit/page/shortcuts.ts'
import { closePalette, usePalette } from '../palette/palette-state.ts'
import { stay, useDeparture } from './departure.ts'
import { giveUpDrawer, useSidebar } from './sidebar-state.ts'

/** The dialogs that can be opened from every page; each is loaded when it is first opened. */
export function ShellDialogs() {
  const isPaletteOpen = usePalette(({ isOpen }) => isOpen)
  const areShortcutsOpen = useShortcuts(({ isOpen }) => isOpen)
  const { isWide, hasDrawerBeenOpen } = useSidebar()
  const hasCompany = useSession((session) => currentTenant(session) !== null)
  const isLeaving = useDeparture(({ pending }) => pending !== null)
  return (
    <>
      {/* Stays mounted when it closes, to return the focus to its button. */}
      {hasCompany && !isWide && hasDrawerBeenOpen && <Drawer onMissing={giveUpDrawer} />}
      {isLeaving && <UnsavedQuestion onMissing={stay} />}
      {isPaletteOpen && <Palette onMissing={closePalette} />}
      {areShortcutsOpen && <ShortcutsDialog onMissing={closeShortcuts} />}
    </>
  )
}

const dialog = { missing: 'toast', isDialog: true } as const

const Palette = lazy(async () => (await import('../palette/palette.tsx')).Palette, dialog)
const Drawer = lazy(async () => (await import('./deferred/drawer.tsx')).Drawer, dialog)
const UnsavedQuestion = lazy(async () => (await import('./deferred/unsaved-question.tsx')).UnsavedQuestion, dialog)
const ShortcutsDialog = lazy(async () => (await import('./deferred/shortcuts-dialog.tsx')).ShortcutsDialog, dialog)
const closeShortcuts = () => useShortcuts.setState({ isOpen: false })
