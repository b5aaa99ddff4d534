import type { SavedList } from '@sojourn/contract/itinerary/pocket-data'
import { belowUrl } from '@sojourn/contract/kit/below-url'
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

/** What the server would have saved of a page now. */
export const readList = (page: string): Promise<SavedList> =>
  load(belowUrl(page, '/saved-files.json'), 'no-store', async (answer) => (await answer.json()) as SavedList)

/**
 * Saves the current version of a page, in the language in which it is shown. It counts once it is there as a whole; until then, and if anything fails, the version before
 * stays. What an earlier attempt has fetched of the same version is used.
 */
export const saveVersion = async (page: string, onProgress: (progress: Progress) => void): Promise<Saved> => {
  const saved = await save(page, () => Promise.resolve(true), onProgress)
  if (saved === null) throw new Error('a version that was to be saved was not')
  return saved
}

/** Saves the current version of a link that is saved, in the language in which it is saved; null if the reader removes it meanwhile, in this tab or in another one. */
export const updateSaved = async (link: string): Promise<Saved | null> => {
  const isStillSaved = async () => (await readSaved(link)) !== null
  const saved = await readSaved(link)
  if (saved === null) return null
  try {
    return await save(saved.page, isStillSaved, () => {})
  } catch (error) {
    if (error instanceof LinkClosed || (await isStillSaved())) throw error
    return null
  }
}

const save = (page: string, isWanted: () => Promise<boolean>, onProgress: (progress: Progress) => void) => {
  const [link = page] = page.split('?')
  return whileNobodyElse(link, async () => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const list = await readList(page)
      const before = await readSaved(link)
      if (before?.version === list.version) return before
      if (!(await isWanted())) return null
      const cache = cacheOf(link, list.version)
      await removeOldVersions(link, [cache, ...(before ? [before.cache] : [])])
      await fetchFiles(list, await caches.open(cache), isWanted, onProgress)
      // Everything that was fetched is of this version only if it still is the current one.
      if ((await readList(page)).version !== list.version) continue
      if (!(await isWanted())) return null
      const saved = { page, version: list.version, savedAt: new Date().toISOString(), leftOut: list.leftOut, cache }
      await writeSaved(link, saved)
      await removeOldVersions(link, [cache])
      return saved
    }
    throw new Error('the itinerary changes all the time')
  })
}

/** Removes what is saved of a link, and its worker. */
export const removeSaved = async (link: string): Promise<void> => {
  // From here on nothing of it is shown, and what is being fetched is not wanted any more.
  await removeCaches(link)
  for (const one of fetching) one.abort()
  await whileNobodyElse(link, () => removeCaches(link))
  const registration = await navigator.serviceWorker?.getRegistration(link)
  if (registration?.scope === link) await registration.unregister()
}

/** Another tab may be saving or removing the same link. */
const whileNobodyElse = <T>(link: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`save ${link}`, work)

/** What this page is fetching now. */
const fetching = new Set<AbortController>()

const fetchFiles = async (
  { files }: SavedList,
  cache: Cache,
  isWanted: () => Promise<boolean>,
  onProgress: (progress: Progress) => void,
) => {
  const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const waiting = [...files]
  let [done, bytes] = [0, 0]
  onProgress({ done, all: files.length, bytes, size })
  const fetchNext = async (): Promise<void> => {
    const file = waiting.shift()
    if (!file || !(await isWanted())) return
    if (!(await cache.match(file.url, { ignoreVary: true })))
      // Only a URL with a version may come from the browser's own cache.
      await load(file.url, /[?]v=|\/fonts\//.test(file.url) ? 'default' : 'no-cache', (answer) =>
        cache.put(file.url, answer),
      )
    done += 1
    bytes += file.bytes
    onProgress({ done, all: files.length, bytes, size })
    return fetchNext()
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
}

const load = async <T>(url: string, cache: RequestCache, read: (answer: Response) => Promise<T>): Promise<T> => {
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), timeoutMs)
  fetching.add(request)
  try {
    const answer = await fetch(url, { cache, redirect: 'error', signal: request.signal })
    if (isClosed(answer)) throw new LinkClosed()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return await read(answer)
  } finally {
    clearTimeout(timer)
    fetching.delete(request)
  }
}
