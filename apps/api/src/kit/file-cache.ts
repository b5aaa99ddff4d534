import { LRUCache } from 'lru-cache'

/** Files in memory that can be made again at any time. */
export type FileCache = {
  /** The file of a key, made if it is not there. Who asks while it is being made gets the same one. */
  getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** A cache of at most so many bytes, which forgets what was used longest ago. */
export const createFileCache = (maxBytes: number): FileCache => {
  const files = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length + 1 })
  const pending = new Map<string, Promise<Buffer>>()
  const makeOnce = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    try {
      const file = await make()
      files.set(key, file)
      return file
    } finally {
      pending.delete(key)
    }
  }
  return {
    getOrMake: async (key, make) => {
      const present = files.get(key) ?? pending.get(key)
      if (present) return present
      const file = makeOnce(key, make)
      pending.set(key, file)
      return file
    },
  }
}
