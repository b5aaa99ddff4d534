import { PREFETCH_IDLE_TIMEOUT } from '../../ui/constants.ts'

/**
 * Fetches, in idle moments, the files of what is most likely opened next (prefetched-pages.ts), one at a time. They are
 * fetched and not run: running them would be in the way of what somebody does meanwhile.
 * @returns stops it
 */
export const prefetchPages = (): (() => void) | undefined => {
  const files = document.querySelector<HTMLMetaElement>('meta[name="prefetched"]')?.content.split(' ') ?? []
  if (!('requestIdleCallback' in globalThis)) return undefined
  let handle = 0
  const wait = () => {
    const href = files.shift()
    if (href === undefined) return
    handle = requestIdleCallback(
      () => {
        document.head.append(linkTo(href))
        wait()
      },
      { timeout: PREFETCH_IDLE_TIMEOUT },
    )
  }
  wait()
  return () => cancelIdleCallback(handle)
}

const linkTo = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', crossOrigin: '', href })
