import { isServerPath } from '@sojourn/contract/server-paths'

/**
 * The service worker. It keeps the built files of its version on the device, so that the app opens without a network,
 * and touches nothing that the server answers. It never takes over from an older one: that one's files, which open tabs
 * may still ask for, go when the last of those tabs is closed.
 */
declare const self: WorkerScope

export type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }
/** What of a worker's surroundings is used here; the compiler knows those of pages only. */
interface WorkerScope {
  location: Location
  /** The files of the build, put in by vite-plugin-pwa; a name that holds its hash needs no revision. */
  __WB_MANIFEST: readonly { url: string; revision: string | null }[]
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const files = self.__WB_MANIFEST
const family = 'sojourn-files-'
/** Every name of a file stands, through those that load it, in the page; its revision is that of the version. */
const version = family + (files.find(({ url }) => url === 'index.html')?.revision ?? 'unknown')
const page = '/index.html'
/** So few files are fetched at a time: the person's own requests go first. */
const atOnce = 2
/** Longer than this nobody waits for a page of a network that hardly works. */
const patienceMs = 4000

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!isServerPath(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') event.respondWith(openFile(request))
})

const keepFiles = async (): Promise<void> => {
  const cache = await caches.open(version)
  const waiting = [...files]
  const keepNext = async (): Promise<void> => {
    const file = waiting.shift()
    if (!file) return
    await keepFile(cache, file)
    await keepNext()
  }
  await Promise.all(Array.from({ length: atOnce }, keepNext))
}

const keepFile = async (cache: Cache, { url, revision }: (typeof files)[number]): Promise<void> => {
  const cached = revision === null ? await caches.match(`/${url}`, { ignoreVary: true }) : undefined
  const mode = revision === null ? 'default' : 'reload'
  const answer = cached ?? (await fetch(`/${url}`, { cache: mode, priority: 'low' }))
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await cache.put(`/${url}`, answer)
}

const dropOldFiles = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(family) && name !== version)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page as the server has it now; the kept one where the server does not answer. */
const openPage = async (request: Request): Promise<Response> => {
  const findCachedPage = () => caches.match(page, { ignoreVary: true })
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
    const networkAnswer = fetch(request)
    const answer = await Promise.race([networkAnswer, late])
    if (answer && answer.status < 502) return answer
    return (await findCachedPage()) ?? (await networkAnswer)
  } catch (error) {
    const answer = await findCachedPage()
    if (answer) return answer
    throw error
  }
}

/** Files never change under their name: what is kept is right, and what is fetched may be kept. */
const openFile = async (request: Request): Promise<Response> => {
  const cached = await caches.match(request, { ignoreVary: true })
  if (cached) return cached
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    const cache = await caches.open(version)
    await cache.put(request, copy)
  }
  return answer
}
