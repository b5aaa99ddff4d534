/**
 * A version of a link that is stored on this device. `page` is the URL of the page, with its language; `cache` is the name of the cache
 * that it is in.
 */
export type Saved = { page: string; version: string; savedAt: string; leftOut: number; cache: string }

/** Caches are shared by all links of a site, so their names begin with the link. */
const stateOf = (link: string): string => `sojourn-link ${link}`
/** Where the state of a link is in its cache. The server has nothing at this URL. */
const stateUrl = (link: string): string => `${link}/saved-state`

export const cacheOf = (link: string, version: string): string => `${stateOf(link)} ${version}`

/** A file of a cache. To open the cache would create it again while it is being removed. */
export const findIn = (cacheName: string, url: string, { ignoreSearch = false } = {}): Promise<Response | undefined> =>
  caches.match(url, { cacheName, ignoreVary: true, ignoreSearch })

/** The version of a link that is stored as a whole; null if there is none. */
export const readSaved = async (link: string): Promise<Saved | null> => {
  const state = await findIn(stateOf(link), stateUrl(link))
  if (!state) return null
  const saved = (await state.json()) as Omit<Saved, 'page'> & Partial<Saved>
  // What was saved before pages could be saved in several languages.
  return { ...saved, page: saved.page ?? link }
}

/** From here on, this version is the one that is shown without a connection. */
export const writeSaved = async (link: string, saved: Saved): Promise<void> => {
  const state = await caches.open(stateOf(link))
  await state.put(stateUrl(link), Response.json(saved))
}

/** Removes all caches of a link but those with these names. */
export const removeCaches = async (link: string, except: readonly string[] = []): Promise<void> => {
  const state = stateOf(link)
  // The state goes first, so that what is left of a removal that was interrupted is never shown.
  if (!except.includes(state)) await caches.delete(state)
  const names = (await caches.keys()).filter((name) => name.startsWith(`${state} `) && !except.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Removes all versions that are not the stored one, and are not being fetched. */
export const removeOldVersions = (link: string, current: readonly string[]): Promise<void> =>
  removeCaches(link, [stateOf(link), ...current])

/** In this header the server says that a link is gone, or locked until its passcode is entered. */
export const isClosed = (answer: Response): boolean => answer.headers.has('x-link-state')
