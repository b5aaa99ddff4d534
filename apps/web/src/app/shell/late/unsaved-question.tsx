import { resetEditedForms } from '../../../kit/edited-forms.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { stay, useDeparture } from '../departure.ts'

/** Asks what `departFromForms` has to ask. */
export function UnsavedQuestion() {
  const { asked } = useDeparture()
  if (!asked) return null
  return (
    <AlertDialog
      title={asked.title}
      confirmLabel={asked.confirmLabel}
      cancelLabel="Stay"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) stay()
      }}
      onConfirm={() => {
        // It was asked about here; the form need not ask again.
        resetEditedForms()
        asked.go()
      }}
    >
      What you typed is not saved. It stays on this device and is offered when you come back.
    </AlertDialog>
  )
}
