import { toast } from '../../ui/toast.ts'
import { tab } from '../../data/text-store.ts'
import * as wording from './wording.ts'

/** The code of a page cannot be loaded: there is no network, or reloading the app did not help. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError'

  constructor(cause: unknown) {
    super(wording.pageMissing, { cause })
  }
}

const reloadedKey = 'sojourn.reloaded-for'

/** How long to wait for the reload, in milliseconds: a user who is asked whether to leave the page may stay. */
const leavingMs = 10_000

/** How long after the browser was offline a failure is blamed on the network rather than on a newer version, in milliseconds. */
const recoveryMs = 10_000

/** Errors that the caller handles itself. */
const handledErrors = new WeakSet<object>()

/** Marks an error as handled: nobody waits for the code, or it is not needed. */
export const dealWith = (failure: unknown): void => {
  if (typeof failure === 'object' && failure !== null) handledErrors.add(failure)
}

/**
 * Loads the code of a page. If that fails just after the network returned, it is tried again. If it fails while there is a
 * network, a newer version has probably replaced it, so the app is reloaded. Rejects with MissingCodeError.
 */
export const pageCode =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load()
      .catch((error: unknown) => {
        if (!isJustOnline()) throw error
        dealWith(error)
        return load()
      })
      .catch(async (error: unknown) => {
        dealWith(error)
        // Show nothing more until the browser has left the page.
        if (await reloadApp()) await new Promise((resolve) => setTimeout(resolve, leavingMs))
        throw new MissingCodeError(error)
      })

/** Does the same for all other code, such as menus and dialogs. If a reload does not help, a toast says so. */
export const watchCode = (): void => {
  let close = () => {}
  globalThis.addEventListener('online', () => (onlineSince = performance.now()))
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    // Callers are notified first.
    setTimeout(() => void handleMissingCode(payload))
  })
  const handleMissingCode = async (error: object) => {
    if (handledErrors.has(error) || (await reloadApp())) return
    close()
    close = toast({ tone: 'danger', title: wording.codeMissing, ...advice() })
  }
}

const advice = () =>
  navigator.onLine && !isJustOnline()
    ? {
        description: wording.codeMissingHint,
        action: { label: wording.reload, onAction: () => globalThis.location.reload() },
      }
    : { description: wording.offlineHint }

let onlineSince = -Infinity

/** Whether the network has just returned, when requests can still fail that were sent before. */
const isJustOnline = (): boolean => navigator.onLine && performance.now() - onlineSince < recoveryMs

/**
 * Reloads the app, once for each build. Resolves with whether it does. If the server cannot be reached, or the network has just
 * returned, there is no sign of a newer version, and a reload would only lose what is on the screen.
 */
const reloadApp = async (): Promise<boolean> => {
  if (!isLeaving && canReload() && (await isServerReachable()) && !isLeaving && canReload()) {
    // Without a record of the reload, it would repeat forever.
    if (!tab.write(reloadedKey, getCurrentBuild())) return false
    isLeaving = true
    setTimeout(() => (isLeaving = false), leavingMs)
    globalThis.location.reload()
  }
  return isLeaving
}

const canReload = (): boolean => navigator.onLine && !isJustOnline() && tab.read(reloadedKey) !== getCurrentBuild()

/** The network can be lost a moment before `navigator.onLine` says so, and a network can have no access to the server. */
const isServerReachable = (): Promise<boolean> =>
  fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(leavingMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

let isLeaving = false

/** The file names of the entry chunks, which contain the hashes of everything they load. */
const getCurrentBuild = (): string =>
  [...document.querySelectorAll('script[type="module"][src]')].map((part) => part.getAttribute('src')).join(' ')
