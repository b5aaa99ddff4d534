/** The code of a page cannot be had now: there is no network, or loading the whole app anew did not help. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError'

  constructor(cause: unknown) {
    super('This page could not be loaded', { cause })
  }
}

const reloadedKey = 'sojourn.reloaded-for'

/**
 * Loads the code of a page. When that fails while there is a network, most likely a newer version has taken its
 * place: the app is loaded anew, once for the same failure (spec section 8). Rejects with MissingCodeError.
 */
export const pageCode =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((error: unknown) => {
      const failure = String(error)
      if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === failure) throw new MissingCodeError(error)
      sessionStorage.setItem(reloadedKey, failure)
      globalThis.location.reload()
      // Nothing more is shown until the browser has left.
      return new Promise<T>(() => {})
    })
