import type { SavedList } from '@sojourn/contract/itinerary/pocket-data'
import { cacheOf, isClosed, readSaved, removeCaches, removeOldVersions, type Saved, writeSaved } from './saved-link.ts'

/** How far saving is, in files and bytes. */
export type Progress = { done: number; all: number; bytes: number; size: number }

/** The link is gone, or locked until its passcode is entered: nothing of it may stay on this device. */
export class LinkClosed extends Error {}

/** So few files are fetched at a time, so that those that the reader looks at come first. */
const atOnce = 3
const timeoutMs = 60_000
/** How often it starts again if the itinerary is published meanwhile. */
const attempts = 3

/** What the server would have saved now. */
export const readList = async (link: string): Promise<SavedList> => {
  const answer = await load(`${link}/saved-files.json`, 'no-store')
  return (await answer.json()) as SavedList
}

/**
 * Saves the current version of a link. It counts once it is there as a whole; until then, and if anything fails, the version before
 * stays. What an earlier attempt has fetched of the same version is used.
 */
export const saveVersion = (link: string, onProgress: (progress: Progress) => void = () => {}): Promise<Saved> =>
  // Another tab may be saving the same link.
  navigator.locks.request(`save ${link}`, async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const list = await readList(link)
      const before = await readSaved(link)
      if (before?.version === list.version) return before
      const cache = cacheOf(link, list.version)
      await removeOldVersions(link, [cache, ...(before ? [before.cache] : [])])
      await fetchFiles(list, await caches.open(cache), onProgress)
      // Everything that was fetched is of this version only if it still is the current one.
      if ((await readList(link)).version !== list.version) continue
      const saved = { version: list.version, savedAt: new Date().toISOString(), leftOut: list.leftOut, cache }
      await writeSaved(link, saved)
      await removeOldVersions(link, [cache])
      return saved
    }
    throw new Error('the itinerary changes all the time')
  })

/** Removes what is saved of a link, and its worker. */
export const removeSaved = async (link: string): Promise<void> => {
  await removeCaches(link)
  const registration = await navigator.serviceWorker?.getRegistration(link)
  if (registration?.scope === link) await registration.unregister()
}

const fetchFiles = async ({ files }: SavedList, cache: Cache, onProgress: (progress: Progress) => void) => {
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const waiting = [...files]
  let [done, bytes] = [0, 0]
  onProgress({ done, all: files.length, bytes, size })
  const fetchNext = async (): Promise<void> => {
    const file = waiting.shift()
    if (!file) return
    if (!(await cache.match(file.url, { ignoreVary: true })))
      // Only a URL with a version may come from the browser's own cache.
      await cache.put(file.url, await load(file.url, /[?]v=|\/fonts\//.test(file.url) ? 'default' : 'no-cache'))
    done += 1
    bytes += file.bytes
    onProgress({ done, all: files.length, bytes, size })
    return fetchNext()
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
}

const load = async (url: string, cache: RequestCache): Promise<Response> => {
  const answer = await fetch(url, { cache, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (isClosed(answer)) throw new LinkClosed()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer
}
