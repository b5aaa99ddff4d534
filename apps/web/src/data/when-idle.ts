import { PREFETCH_IDLE_TIMEOUT } from '../ui/constants.ts'

/**
 * Runs something when the browser is idle.
 * @param longestWait in milliseconds; it runs by then, however busy the browser is
 * @returns a function that cancels it
 */
export const whenIdle = (work: () => void, longestWait = PREFETCH_IDLE_TIMEOUT): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: longestWait })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, longestWait)
  return () => clearTimeout(timer)
}
