import { LRUCache } from 'lru-cache'
import type { Deps } from './deps.ts'

/** Returns the size of a stored file in bytes; null if it is gone. A stored file never changes, so it is read only once. */
export const createFileSizes = (storage: Deps['storage']) => {
  const sizes = new LRUCache<string, number>({ max: 2000 })
  return async (key: string): Promise<number | null> => {
    const size = sizes.get(key) ?? (await storage.get(key))?.length ?? null
    if (size !== null) sizes.set(key, size)
    return size
  }
}
