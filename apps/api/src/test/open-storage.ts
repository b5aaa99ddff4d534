import { join } from 'node:path'
import { inject } from 'vitest'
import { createLocalStorage } from '../platform/storage/local-storage.ts'
import { createS3Storage } from '../platform/storage/s3-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { startS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The kind of storage that worlds use: some suites run with both. */
    storage: 'local' | 's3'
  }
}

/** The storage of a world: below its folder, or in a bucket of its own. */
export const openStorage = async (folder: string): Promise<{ storage: Storage; closeStorage(): Promise<void> }> => {
  if (inject('storage') !== 's3')
    return { storage: createLocalStorage(join(folder, 'media')), closeStorage: async () => {} }
  const server = await startS3Server()
  const storage = createS3Storage(server.place)
  return {
    storage,
    closeStorage: () => {
      storage.close()
      return server.close()
    },
  }
}
