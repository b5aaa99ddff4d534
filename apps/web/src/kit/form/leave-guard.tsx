import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useEditedForms, useFateOfEdited } from '../../data/edited-forms.ts'

type Address = { pathname: string; search: object }

type LeaveGuardProps = {
  /** What of an address is the place that is left; its path if left out. */
  placeOf?: (address: Address) => string
  /** When the draft is offered again. */
  when?: string
}

/** Asks before a place with unsaved changes is left, and says what becomes of them: the same whatever is answered. */
export function LeaveGuard({ placeOf = pathOf, when = 'when you come back' }: LeaveGuardProps) {
  const { status, next, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => placeOf(current) !== placeOf(next) && isEdited(),
    enableBeforeUnload: isEdited,
    withResolver: true,
  })
  const isLogout = next?.pathname.startsWith('/logout')
  const fate = useFateOfEdited(isLogout ? 'when you log in here again' : when)
  return (
    <AlertDialog
      title={isLogout ? 'Log out without saving?' : 'Leave without saving?'}
      confirmLabel={isLogout ? 'Log out' : 'Leave'}
      cancelLabel="Stay"
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.()
      }}
      onConfirm={() => proceed?.()}
    >
      What you typed is not saved. {fate}
    </AlertDialog>
  )
}

const isEdited = (): boolean => useEditedForms.getState().names.length > 0

const pathOf = ({ pathname }: Address): string => pathname
