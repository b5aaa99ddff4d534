import { onWipe } from './wipe.ts'

/** Whose draft of what. `name` is the form's, such as `itineraries.create`. */
export type DraftOwner = { user: string; tenant: string | null; name: string }

/** Under what a draft is kept. Drafts of one person begin alike, so that they can be forgotten together. */
export const draftKey = ({ user, tenant, name }: DraftOwner): string => `${beginning}${user}.${tenant ?? ''}.${name}`

/** What somebody typed and has not saved, kept on this device until it is saved or given up. */
export const readDraft = (key: string): Readonly<Record<string, unknown>> | null => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof draft === 'object' && draft !== null ? { ...draft } : null
  } catch {
    return null
  }
}

/** Keeps a draft in place of the last one of this key. */
export const keepDraft = (key: string, values: object): void => {
  try {
    localStorage.setItem(key, JSON.stringify(values))
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

/** Forgets a draft. */
export const dropDraft = (key: string): void => localStorage.removeItem(key)

/** Forgets the drafts of everybody, or of everybody but one person. */
export const dropDrafts = (exceptOf: string | null = null): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(beginning) && !(exceptOf && key.startsWith(`${beginning}${exceptOf}.`)))
      localStorage.removeItem(key)
}

onWipe(({ keepsDrafts }) => {
  if (!keepsDrafts) dropDrafts()
})

const beginning = 'sojourn.draft.'
