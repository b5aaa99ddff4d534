import { resetEditedForms, useFateOfEdited } from '../../../data/edited-forms.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { stay, useDeparture } from '../departure.ts'
import * as wording from './wording.ts'

/** Asks for confirmation on behalf of `departFromForms`. */
export function UnsavedQuestion() {
  const { pending } = useDeparture()
  const fate = useFateOfEdited('back')
  if (!pending) return null
  return (
    <AlertDialog
      title={pending.title}
      confirmLabel={pending.confirmLabel}
      cancelLabel={wording.stayLabel}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) stay()
      }}
      onConfirm={() => {
        // The user was asked here; the form need not ask again.
        resetEditedForms()
        pending.go()
      }}
    >
      {wording.unsavedText({ fate })}
    </AlertDialog>
  )
}
