import { useEffect } from 'react'
import { create } from 'zustand'
import { onWipe } from './wipe.ts'

/** What the person has changed and not saved, by the name of its form. */
export const useEditedForms = create<{ names: readonly string[] }>(() => ({ names: [] }))

/** Notes that a form holds unsaved changes. */
const addEditedForm = (name: string): void =>
  useEditedForms.setState(({ names }) => (names.includes(name) ? { names } : { names: [...names, name] }))

/** Notes that a form holds none any more. */
export const removeEditedForm = (name: string): void =>
  useEditedForms.setState(({ names }) => ({ names: names.filter((one) => one !== name) }))

/** Notes that nothing is edited. */
export const resetEditedForms = (): void => useEditedForms.setState({ names: [] })

/** Keeps note of a form while it is on screen. */
export const useEditedForm = (name: string, isEdited: boolean): void => {
  useEffect(() => {
    if (!isEdited) return undefined
    addEditedForm(name)
    return () => removeEditedForm(name)
  }, [name, isEdited])
}

onWipe(resetEditedForms)
