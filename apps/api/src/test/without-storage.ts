import type { World } from './world.ts'

/** Does something while the storage gives nothing, so that what is shown of files cannot be made. */
export const withoutStorage = async <T>({ deps: { storage } }: World, work: () => Promise<T>): Promise<T> => {
  const { get } = storage
  storage.get = () => Promise.reject(new Error('nothing answers'))
  try {
    return await work()
  } finally {
    storage.get = get
  }
}
