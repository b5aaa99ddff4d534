import type { World } from './world.ts'

/** Runs `work` while the storage returns nothing, so that no variants of files can be made. */
export const withoutStorage = async <T>({ deps: { storage } }: World, work: () => Promise<T>): Promise<T> => {
  const { get } = storage
  storage.get = () => Promise.reject(new Error('nothing answers'))
  try {
    return await work()
  } finally {
    storage.get = get
  }
}
