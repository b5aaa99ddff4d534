/** Text by key. What the browser cannot store, because its storage is full or denied, lives as long as the page. */
export type TextStore = {
  read: (key: string) => string | null
  /** Returns whether the text will outlive the page. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

/** @param area called each time, because merely accessing a denied storage throws */
const storeIn = (area: () => Storage): TextStore => {
  const inMemory = new Map<string, string>()
  return {
    read: (key) => inMemory.get(key) ?? attempt(() => area().getItem(key)),
    write: (key, text) => {
      const isKept = attempt(() => {
        area().setItem(key, text)
        return true
      })
      inMemory.delete(key)
      if (isKept) return true
      inMemory.set(key, text)
      // Otherwise, an older value from an earlier page would come back later.
      attempt(() => area().removeItem(key))
      return false
    },
    remove: (key) => {
      inMemory.delete(key)
      attempt(() => area().removeItem(key))
    },
    keys: () => [...new Set([...inMemory.keys(), ...(attempt(() => Object.keys(area())) ?? [])])],
  }
}

const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** The key of the company whose single sign-on was last used on this device. */
export const lastCompanyKey = 'sojourn.single-sign-on'

/** The key of the list of users with uploads to resume, so that the database need not be opened to find out. */
export const keptUploadsMark = 'sojourn.uploads'

/** Storage that all tabs on this device share. */
export const device = storeIn(() => localStorage)

/** Storage of this tab, which survives a reload. */
export const tab = storeIn(() => sessionStorage)
