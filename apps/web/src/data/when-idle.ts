import { PREFETCH_IDLE_TIMEOUT } from '../ui/constants.ts'

/**
 * Does something in an idle moment of the browser.
 * @param longestWait in milliseconds; however busy the browser is, it is done by then
 * @returns calls it off
 */
export const whenIdle = (work: () => void, longestWait = PREFETCH_IDLE_TIMEOUT): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: longestWait })
    return () => cancelIdleCallback(handle)
  }
  // Safari knows no idle moments.
  const timer = setTimeout(work, longestWait)
  return () => clearTimeout(timer)
}
