import { findIn, isClosed, readSaved, removeCaches, type Saved } from './saved-link.ts'

/**
 * The service worker of one link. With a connection, the page comes from the server, so that a new version, a passcode or the end of
 * the link counts at once. Without one, or if it takes too long, what is saved is shown. It fetches nothing by itself: the page does.
 */
declare const self: WorkerScope

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
/** What of a worker's surroundings is used here; the compiler knows those of pages only. */
interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { postMessage(message: string, options: object): void }[]>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

/** The link, without a trailing slash. */
const link = self.registration.scope
/** Longer than this nobody waits for a network that hardly works. */
const patienceMs = 4000
/** The widths in which images are saved. */
const widths = [960, 480]

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(start()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && isOfLink(url)) event.respondWith(openPage(event, url))
  else if (isPartOfPage(url)) event.respondWith(openFile(request, url))
})

const start = async (): Promise<void> => {
  // The browser itself requests pages, so that the server sees a reader who opens one, as it does without a worker.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Images, fonts and scripts. What the page's script fetches in order to save it, comes from the server. */
const isPartOfPage = ({ pathname }: URL): boolean =>
  /\/(?:pictures|p\/fonts)\/|^\/(?:pocket|choices)\.js$/.test(pathname)

/** The scope covers whatever begins like the link: another link, or a mistyped one, says nothing about this one. */
const isOfLink = ({ origin, pathname }: URL): boolean => {
  const plain = origin + pathname
  return plain === link || plain.startsWith(`${link}/`)
}

const openPage = async (event: Fetching, url: URL): Promise<Response> => {
  const network = event.preloadResponse.then((answer) => answer ?? fetch(event.request))
  let isShown = false
  const obeyed = network.then(async (answer) => {
    if (!isClosed(answer)) return
    await removeCaches(link)
    await self.registration.unregister()
    if (isShown) for (const client of await self.clients.matchAll()) client.postMessage('closed', {})
  })
  event.waitUntil(obeyed.catch(() => {}))
  const saved = await readSaved(link)
  if (saved === null) return network
  const late = after(patienceMs)
  try {
    const answer = await Promise.race([network, late])
    if (answer) await obeyed
    // A server that is down or busy is as good as none.
    if (answer && (answer.status < 500 || isClosed(answer)) && answer.status !== 429) return answer
  } catch {
    // There is no connection.
  }
  isShown = true
  return (await pageFrom(saved, url)) ?? network
}

const pageFrom = async (saved: Saved, url: URL): Promise<Response | undefined> => {
  const plain = url.origin + url.pathname
  if (plain === link) {
    // Without a connection there is only the language in which it was saved.
    const page = await findIn(saved.cache, saved.page)
    return page && marked(page, saved)
  }
  return (await findIn(saved.cache, plain, { ignoreSearch: true })) ?? findIn(saved.cache, `${link}/not-saved`)
}

/** Tells the page that it is a saved one. */
const marked = async (page: Response, { savedAt, version }: Saved): Promise<Response> => {
  const html = await page.text()
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(
    html.replace('<html', () => `<html data-saved-at="${savedAt}" data-version="${version}"`),
    { headers },
  )
}

/** A file whose URL has its version is the same wherever it comes from. */
const openFile = async (request: Request, url: URL): Promise<Response> => {
  const saved = await readSaved(link)
  if (saved === null) return fetch(request)
  const exact = await findIn(saved.cache, url.href)
  if (exact && !url.pathname.endsWith('.js')) return exact
  const network = fetch(request)
  try {
    const answer = await Promise.race([network, after(patienceMs)])
    if (answer?.ok) return answer
  } catch {
    // There is no connection.
  }
  return exact ?? (await otherWidth(saved.cache, url)) ?? network
}

const otherWidth = async (cache: string, { origin, pathname, search }: URL): Promise<Response | undefined> => {
  const [, picture] = /^(.*\/pictures\/[0-9a-f-]{36})-\d+\.webp$/.exec(pathname) ?? []
  if (picture === undefined) return undefined
  const found = await Promise.all(widths.map((width) => findIn(cache, `${origin}${picture}-${width}.webp${search}`)))
  return found.find((one) => one !== undefined)
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))
