import { useEffect } from 'react'
import { create } from 'zustand'
import { canKeepDrafts } from './draft-storage.ts'
import { onWipe } from './clear-device-data.ts'

type EditedForms = {
  names: readonly string[]
  /** Those of them whose text stays nowhere, because it is secret. */
  unkept: readonly string[]
}

/** What the person has changed and not saved, by the name of its form. */
export const useEditedForms = create<EditedForms>(() => ({ names: [], unkept: [] }))

const withName = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names : [...names, name]

/** Notes that a form holds none any more. */
export const removeEditedForm = (name: string): void =>
  useEditedForms.setState(({ names, unkept }) => ({
    names: names.filter((one) => one !== name),
    unkept: unkept.filter((one) => one !== name),
  }))

/** Notes that nothing is edited. */
export const resetEditedForms = (): void => useEditedForms.setState({ names: [], unkept: [] })

/** Keeps note of a form while it is on screen. */
export const useEditedForm = (name: string, isEdited: boolean, isKept = true): void => {
  useEffect(() => {
    if (!isEdited) return undefined
    useEditedForms.setState(({ names, unkept }) => ({
      names: withName(names, name),
      unkept: isKept ? unkept : withName(unkept, name),
    }))
    return () => removeEditedForm(name)
  }, [name, isEdited, isKept])
}

/** What becomes of what is edited when the person leaves, in a sentence; `when` says when it is offered again. */
export const useFateOfEdited = (when: string): string => {
  const isLost = useEditedForms(({ names, unkept }) => unkept.length === names.length)
  const isPartlyLost = useEditedForms(({ unkept }) => unkept.length > 0)
  if (!canKeepDrafts()) return 'This browser keeps nothing on this device, so it will be lost.'
  if (isLost) return 'Passwords are not kept, so it will be lost.'
  const message = `It stays on this device, sealed so that only you can read it, and is offered ${when}.`
  return isPartlyLost ? `${message} Passwords are not kept.` : message
}

onWipe(resetEditedForms)
