import { resetEditedForms, useFateOfEdited } from '../../../data/edited-forms.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { stay, useDeparture } from '../departure.ts'

/** Asks what `departFromForms` has to ask. */
export function UnsavedQuestion() {
  const { asked } = useDeparture()
  const fate = useFateOfEdited('when you come back')
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
      What you typed is not saved. {fate}
    </AlertDialog>
  )
}
