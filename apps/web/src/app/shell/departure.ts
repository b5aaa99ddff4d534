import { create } from 'zustand'
import { useEditedForms } from '../../data/edited-forms.ts'
import { onWipe } from '../../data/clear-device-data.ts'

/** An action that takes the user away from unsaved changes. */
type Departure = { title: string; confirmLabel: string; go: () => void }

export const useDeparture = create<{ pending: Departure | null }>(() => ({ pending: null }))

/** The user stays. */
export const stay = () => useDeparture.setState({ pending: null })

onWipe(stay)

/** Leaves at once if there are no unsaved changes; otherwise asks first, and leaves only if the user agrees. */
export const departFromForms = (departure: Departure): void => {
  if (useEditedForms.getState().names.length === 0) departure.go()
  else useDeparture.setState({ pending: departure })
}
