import { create } from 'zustand'
import { resetEditedForms, useEditedForms } from '../../kit/edited-forms.ts'
import { onWipe } from '../../kit/wipe.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'

/** Something that takes the person away from what they have typed. */
type Departure = { title: string; confirmLabel: string; go: () => void }

const useDeparture = create<{ asked: Departure | null }>(() => ({ asked: null }))

const forget = () => useDeparture.setState({ asked: null })

onWipe(forget)

/** Goes at once where nothing is edited; else asks first, and goes only if the person says so. */
export const departFromForms = (departure: Departure): void => {
  if (useEditedForms.getState().names.length === 0) departure.go()
  else useDeparture.setState({ asked: departure })
}

/** Asks what `departFromForms` has to ask; once in the shell. */
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
        if (!isOpen) forget()
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
