import { LazyDialog } from '../../kit/lazy/lazy-dialog.tsx'
import { currentTenant, useSession } from '../../data/session.ts'
import { useShortcuts } from '../../kit/page/shortcuts.ts'
import { closePalette, usePalette } from '../palette/palette-state.ts'
import { stay, useDeparture } from './departure.ts'
import { giveUpDrawer, useSidebar } from './sidebar-state.ts'

/** The dialogs that can be opened from every page, each fetched when it is first wanted. */
export function ShellDialogs() {
  const isPaletteOpen = usePalette(({ isOpen }) => isOpen)
  const areShortcutsOpen = useShortcuts(({ isOpen }) => isOpen)
  const { isWide, hasDrawerBeenOpen } = useSidebar()
  const hasCompany = useSession((session) => currentTenant(session) !== null)
  const isLeaving = useDeparture(({ asked }) => asked !== null)
  return (
    <>
      {/* It stays when it closes, to give the focus back to its button. */}
      <LazyDialog isOpen={hasCompany && !isWide && hasDrawerBeenOpen} load={loadDrawer} onFail={giveUpDrawer} />
      <LazyDialog isOpen={isLeaving} load={loadQuestion} onFail={stay} />
      <LazyDialog isOpen={isPaletteOpen} load={loadPalette} onFail={closePalette} />
      <LazyDialog isOpen={areShortcutsOpen} load={loadShortcuts} onFail={closeShortcuts} />
    </>
  )
}

const loadPalette = async () => (await import('../palette/palette.tsx')).Palette
const loadDrawer = async () => (await import('./late/drawer.tsx')).Drawer
const loadQuestion = async () => (await import('./late/unsaved-question.tsx')).UnsavedQuestion
const loadShortcuts = async () => (await import('../shortcuts-dialog.tsx')).ShortcutsDialog
const closeShortcuts = () => useShortcuts.setState({ isOpen: false })
