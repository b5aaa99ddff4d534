import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

/** The code of a page cannot be had now: there is no network, or loading the whole app anew did not help. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError'

  constructor(cause: unknown) {
    super('This page could not be loaded', { cause })
  }
}

const reloadedKey = 'sojourn.reloaded-for'

/**
 * A page whose code comes when it is opened. When that fails while there is a network, most likely a newer version
 * has taken the place of the code: the app is loaded anew, once for the same failure.
 */
export const lazyPage = <T extends Record<K, PageComponent>, K extends keyof T & string>(
  load: () => Promise<T>,
  name: K,
): AsyncRouteComponent<PropsOf<T[K]>> =>
  lazyRouteComponent(
    () =>
      load().catch((error: unknown) => {
        const failure = String(error)
        if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === failure) throw new MissingCodeError(error)
        sessionStorage.setItem(reloadedKey, failure)
        globalThis.location.reload()
        // Nothing more is shown until the browser has left.
        return new Promise<T>(() => {})
      }),
    name,
  )

// oxlint-disable-next-line typescript/no-explicit-any -- a component of whatever props
type PageComponent = (props: any) => React.ReactNode
type PropsOf<C> = C extends (props: infer P) => React.ReactNode ? P : never
