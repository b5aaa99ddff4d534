/** Text under a name. What the browser does not keep, because its storage is full or denied, lives as long as the page. */
export type TextStore = {
  read: (key: string) => string | null
  /** Answers whether the text will outlive the page. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

/** @param area called each time: where storage is denied, already asking for it throws */
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
      // What an earlier page wrote must not come back later in its place.
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

/** Under this the device keeps the company whose single sign-on was used last. */
export const lastCompanyKey = 'sojourn.single-sign-on'

/** Where this device notes, without opening a database, which users have uploads to go on with. */
export const keptUploadsMark = 'sojourn.uploads'

/** What this device keeps for all tabs. */
export const device = storeIn(() => localStorage)

/** What this tab keeps through a reload. */
export const tab = storeIn(() => sessionStorage)
