import { onWipe } from './wipe.ts'

/**
 * Under what the seal lies that opens what IndexedDB keeps (persisted-cache.ts). It goes at once and for certain when the
 * person leaves; without it what is kept is never read, and dropped.
 */
export const sealKey = 'sojourn.kept'

onWipe(({ keepsDevice }) => {
  if (!keepsDevice) localStorage.removeItem(sealKey)
})
