import { useEffect } from 'react'
import { create } from 'zustand'
import { canKeepDrafts } from './draft-storage.ts'
import { onWipe } from './clear-device-data.ts'
import * as wording from './wording.ts'

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

/** When unsaved changes are offered again: when the user comes back, logs in again, or opens the same file again. */
export type Return = 'back' | 'login' | 'file'

/** What happens to unsaved changes when the user leaves, as one or two sentences. */
export const useFateOfEdited = (when: Return): string => {
  const isLost = useEditedForms(({ names, unkept }) => unkept.length === names.length)
  const isPartlyLost = useEditedForms(({ unkept }) => unkept.length > 0)
  if (!canKeepDrafts()) return wording.cannotStoreDrafts
  if (isLost) return wording.passwordsLost
  return isPartlyLost ? `${wording.draftStored({ when })} ${wording.passwordsNotStored}` : wording.draftStored({ when })
}

onWipe(resetEditedForms)
