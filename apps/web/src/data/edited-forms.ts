import { useEffect } from 'react'
import { create } from 'zustand'
import { canKeepDrafts } from './draft-storage.ts'
import { onWipe } from './clear-device-data.ts'

type EditedForms = {
  names: readonly string[]
  /** Those of them that are not stored as drafts, because their values are secret. */
  unkept: readonly string[]
}

/** The names of the forms with unsaved changes. */
export const useEditedForms = create<EditedForms>(() => ({ names: [], unkept: [] }))

const withName = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names : [...names, name]

/** Notes that a form has no unsaved changes any more. */
export const removeEditedForm = (name: string): void =>
  useEditedForms.setState(({ names, unkept }) => ({
    names: names.filter((one) => one !== name),
    unkept: unkept.filter((one) => one !== name),
  }))

/** Notes that no form has unsaved changes. */
export const resetEditedForms = (): void => useEditedForms.setState({ names: [], unkept: [] })

/** Lists a form among those with unsaved changes while it is on screen. */
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

/** A sentence about what happens to unsaved changes when the user leaves; `when` says when they are offered again. */
export const useFateOfEdited = (when: string): string => {
  const isLost = useEditedForms(({ names, unkept }) => unkept.length === names.length)
  const isPartlyLost = useEditedForms(({ unkept }) => unkept.length > 0)
  if (!canKeepDrafts()) return 'This browser keeps nothing on this device, so it will be lost.'
  if (isLost) return 'Passwords are not kept, so it will be lost.'
  const message = `It stays on this device, sealed so that only you can read it, and is offered ${when}.`
  return isPartlyLost ? `${message} Passwords are not kept.` : message
}

onWipe(resetEditedForms)
