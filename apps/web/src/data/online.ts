import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Whether the browser reports a network connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
