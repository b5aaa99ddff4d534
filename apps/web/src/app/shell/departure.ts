import { create } from 'zustand'
import { useEditedForms } from '../../data/edited-forms.ts'
import { onWipe } from '../../data/clear-device-data.ts'

/** Something that takes the person away from what they have typed. */
type Departure = { title: string; confirmLabel: string; go: () => void }

export const useDeparture = create<{ pending: Departure | null }>(() => ({ pending: null }))

/** They stay. */
export const stay = () => useDeparture.setState({ pending: null })

onWipe(stay)

/** Goes at once where nothing is edited; else asks first, and goes only if the person says so. */
export const departFromForms = (departure: Departure): void => {
  if (useEditedForms.getState().names.length === 0) departure.go()
  else useDeparture.setState({ pending: departure })
}
