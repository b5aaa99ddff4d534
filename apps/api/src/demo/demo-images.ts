import { readFile } from 'node:fs/promises'
import { createFairTurns } from '../kit/fair-turns.ts'
import type { Deps } from '../kit/deps.ts'
import { createPictures } from '../platform/pictures/pictures.ts'
import type { PreparedFile } from '../platform/pictures/prepared-file.ts'
import { storeFile, type StoredFile } from '../resources/media/store-file.ts'

/** The images of the demo in the storage. Each is processed once, whatever the number of companies that use it. */
export type DemoImages = {
  /** Stores files of this machine for a company. */
  storeAll(tenant: string, paths: readonly string[], onStored: () => void): Promise<void>
  /** A file of this machine, stored for a company. */
  stored(tenant: string, path: string): Promise<StoredFile>
}

export const createDemoImages = (deps: Deps): DemoImages => {
  const processed = new Map<string, { tenant: string; file: StoredFile }>()
  const store = async (by: Deps, tenant: string, path: string): Promise<StoredFile> => {
    const file = await storeFile(by, tenant, [await readFile(path)], { formats: 'quick' })
    processed.set(path, { tenant, file })
    return file
  }
  return {
    storeAll: async (tenant, paths, onStored) => {
      const pictures = createPictures()
      const waiting = [...paths]
      const storeWaiting = async (by: Deps): Promise<void> => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          await store(by, tenant, path)
          onStored()
        }
      }
      try {
        // Two at once, because nobody else uses the server until the demo is loaded.
        await Promise.all([storeWaiting(deps), storeWaiting({ ...deps, pictures, turns: createFairTurns(8) })])
      } finally {
        waiting.length = 0
        await pictures.close()
      }
    },
    stored: async (tenant, path) => {
      const existing = processed.get(path)
      if (existing?.tenant === tenant) return existing.file
      if (!existing) return store(deps, tenant, path)
      const prepare = () => readPrepared(deps, existing.file)
      return storeFile(deps, tenant, [await readFile(path)], { prepare })
    },
  }
}

/** What was made from a stored file, read back from the storage. */
const readPrepared = async ({ storage }: Deps, { perceptualHash, rendition }: StoredFile): Promise<PreparedFile> => ({
  ...rendition,
  perceptualHash,
  variants: await Promise.all(
    rendition.variants.map(async ({ key, ...variant }) => {
      const bytes = await storage.get(key)
      if (bytes === null) throw new Error(`the storage has no ${key}`)
      return { ...variant, bytes }
    }),
  ),
})
