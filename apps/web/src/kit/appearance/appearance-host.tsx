import { LazyDialog } from '../lazy/lazy-dialog.tsx'
import { useAppearance } from './appearance-choice.ts'

/** Where the dialog that `openAppearance` opens stands; once for the whole app. */
export function AppearanceHost() {
  const isOpen = useAppearance((state) => state.isOpen)
  return <LazyDialog isOpen={isOpen} load={load} onFail={close} />
}

const load = async () => (await import('./appearance-dialog.tsx')).AppearanceDialog
const close = () => useAppearance.setState({ isOpen: false })
