import { lazy } from '../lazy/lazy.tsx'
import { useAppearance } from './appearance-choice.ts'

/** Renders the dialog that `openAppearance` opens. Used once in the whole app. */
export function AppearanceHost() {
  const isOpen = useAppearance((state) => state.isOpen)
  return isOpen && <AppearanceDialog onMissing={close} />
}

const AppearanceDialog = lazy(async () => (await import('./appearance-dialog.tsx')).AppearanceDialog, {
  missing: 'toast',
  isDialog: true,
})
const close = () => useAppearance.setState({ isOpen: false })
