import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useEditedForms } from '../edited-forms.ts'

/** Asks before a page with unsaved changes is left. The draft stays on this device whatever is answered. */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && useEditedForms.getState().names.length > 0,
    enableBeforeUnload: () => useEditedForms.getState().names.length > 0,
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
      What you typed is not saved. It stays on this device and is offered when you come back.
    </AlertDialog>
  )
}
