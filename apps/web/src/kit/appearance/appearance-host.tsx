import { lazy } from '../lazy/lazy.tsx'
import { useAppearance } from './appearance-choice.ts'

/** Where the dialog that `openAppearance` opens stands; once for the whole app. */
export function AppearanceHost() {
  const isOpen = useAppearance((state) => state.isOpen)
  return isOpen && <AppearanceDialog onMissing={close} />
}

const AppearanceDialog = lazy(async () => (await import('./appearance-dialog.tsx')).AppearanceDialog, {
  missing: 'toast',
  isDialog: true,
})
const close = () => useAppearance.setState({ isOpen: false })
