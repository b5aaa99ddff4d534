import { LazyDialog } from '../../kit/lazy-dialog.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { closePalette, usePalette } from '../palette/palette-state.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'

/** The dialogs that can be opened from every page, each fetched when it is first wanted. */
export function ShellDialogs() {
  const isPaletteOpen = usePalette(({ isOpen }) => isOpen)
  const areShortcutsOpen = useShortcuts(({ isOpen }) => isOpen)
  return (
    <>
      <UnsavedQuestion />
      <LazyDialog isOpen={isPaletteOpen} load={loadPalette} onFail={closePalette} />
      <LazyDialog isOpen={areShortcutsOpen} load={loadShortcuts} onFail={closeShortcuts} />
    </>
  )
}

const loadPalette = async () => (await import('../palette/palette.tsx')).Palette
const loadShortcuts = async () => (await import('../shortcuts-dialog.tsx')).ShortcutsDialog
const closeShortcuts = () => useShortcuts.setState({ isOpen: false })
