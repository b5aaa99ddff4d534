import { toast } from '../../ui/toast.ts'
import { tab } from '../../data/text-store.ts'

/** The code of a page cannot be had now: there is no network, or loading the whole app anew did not help. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError'

  constructor(cause: unknown) {
    super('This page could not be loaded', { cause })
  }
}

const reloadedKey = 'sojourn.reloaded-for'

/** How long a page is waited for to be left; whoever is asked whether to leave it may stay. */
const leavingMs = 10_000

/** Failures that whoever asked for the code deals with. */
const dealtWith = new WeakSet<object>()

/** Says that a failure to load code needs no answer from here: nobody waits for it, or there is a way without it. */
export const dealWith = (failure: unknown): void => {
  if (typeof failure === 'object' && failure !== null) dealtWith.add(failure)
}

/**
 * Loads the code of a page. When that fails while there is a network, most likely a newer version has taken its
 * place: the app is loaded anew. Rejects with MissingCodeError.
 */
export const pageCode =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch(async (error: unknown) => {
      dealWith(error)
      // Nothing more is shown until the browser has left.
      if (loadAnew()) await new Promise((resolve) => setTimeout(resolve, leavingMs))
      throw new MissingCodeError(error)
    })

/** Does the same wherever else code cannot be had, for menus, dialogs and the like; where it does not help, says so. */
export const watchCode = (): void => {
  let close = () => {}
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever asked for it hears of it first.
    setTimeout(() => {
      if (dealtWith.has(payload) || loadAnew()) return
      close()
      close = toast({ tone: 'danger', title: 'This could not be opened', ...advice() })
    })
  })
}

const advice = () =>
  navigator.onLine
    ? {
        description: 'A part of the app could not be loaded. Reload the page to get it; what you typed is kept.',
        action: { label: 'Reload', onAction: () => globalThis.location.reload() },
      }
    : { description: 'Check your connection and try again.' }

/** Loads the whole app anew, once for each build of it. Answers whether it does. */
const loadAnew = (): boolean => {
  if (isLeaving) return true
  const build = presentBuild()
  if (!navigator.onLine || tab.read(reloadedKey) === build) return false
  // What cannot be remembered would go on for ever.
  if (!tab.write(reloadedKey, build)) return false
  isLeaving = true
  setTimeout(() => (isLeaving = false), leavingMs)
  globalThis.location.reload()
  return true
}

let isLeaving = false

/** The names of the files of the entry, which hold the hashes of all that they load. */
const presentBuild = (): string =>
  [...document.querySelectorAll('script[type="module"][src]')].map((part) => part.getAttribute('src')).join(' ')
