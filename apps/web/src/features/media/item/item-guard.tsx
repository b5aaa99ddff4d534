import { useBlocker } from '@tanstack/react-router'
import { useEditedForms } from '../../../kit/edited-forms.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'

/** Asks before a file with unsaved changes is left, be it for its neighbour. The draft stays on this device. */
export function ItemGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => addressOf(current) !== addressOf(next) && isEdited(),
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
      What you typed is not saved. It stays on this device and is offered when you come back to this file.
    </AlertDialog>
  )
}

const isEdited = (): boolean => useEditedForms.getState().names.length > 0

/** A file is one more place to be, though the path is that of the list. */
const addressOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  `${pathname} ${String(Reflect.get(search, 'item'))}`
