import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useEditedForms } from '../edited-forms.ts'

type Address = { pathname: string; search: object }

type LeaveGuardProps = {
  /** What of an address is the place that is left; its path if left out. */
  placeOf?: (address: Address) => string
  /** When the draft is offered again. */
  when?: string
}

/** Asks before a place with unsaved changes is left. The draft stays on this device whatever is answered. */
export function LeaveGuard({ placeOf = pathOf, when = 'when you come back' }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => placeOf(current) !== placeOf(next) && isEdited(),
    enableBeforeUnload: isEdited,
    withResolver: true,
  })
  return (
    <AlertDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.()
      }}
      onConfirm={() => proceed?.()}
    >
      What you typed is not saved. It stays on this device and is offered {when}.
    </AlertDialog>
  )
}

const isEdited = (): boolean => useEditedForms.getState().names.length > 0

const pathOf = ({ pathname }: Address): string => pathname
