import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useEditedForms, useFateOfEdited } from '../../data/edited-forms.ts'

type Address = { pathname: string; search: object }

type LeaveGuardProps = {
  /** The part of a URL that counts as a place; leaving it triggers the question. Its path by default. */
  placeOf?: (address: Address) => string
  /** When the draft is offered again. */
  when?: string
}

/** Asks before the user leaves a place with unsaved changes, and says what happens to them. Both answers keep the draft. */
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
