/** What somebody typed and has not saved, kept on this device until it is saved or given up. */
export const readDraft = (key: string): Readonly<Record<string, unknown>> | null => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null')
    return typeof draft === 'object' && draft !== null ? { ...draft } : null
  } catch {
    return null
  }
}

/** Keeps a draft in place of the last one of this key. */
export const keepDraft = (key: string, values: object): void => {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(values))
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

/** Forgets a draft. */
export const dropDraft = (key: string): void => localStorage.removeItem(nameOf(key))

const nameOf = (key: string) => `sojourn.draft.${key}`
