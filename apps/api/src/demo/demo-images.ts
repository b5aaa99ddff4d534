import { readFile } from 'node:fs/promises'
import type { Deps } from '../kit/deps.ts'
import { createTurns } from '../platform/limits/turns.ts'
import { createPictures } from '../platform/pictures/pictures.ts'
import type { PreparedFile } from '../platform/pictures/prepared-file.ts'
import { storeFile, type StoredFile } from '../resources/media/store-file.ts'

/**
 * The demo images in the storage. Each is processed only once, however many companies use it. What was made from them is read back from
 * the storage, because all of it would take a lot of memory.
 */
export type DemoImages = {
  /** Stores local files for a company. */
  storeAll(tenant: string, paths: readonly string[], onStored: () => void): Promise<void>
  /** Returns the stored file of a company for a local path. Stores it first if necessary. */
  storedFile(tenant: string, path: string): Promise<StoredFile>
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
      const turns = { ...deps.turns, pictures: createTurns({ atOnce: 1, maxWaiting: 1, maxWaitingPerKey: 1 }) }
      const remaining = [...paths]
      const storeRemaining = async (by: Deps): Promise<void> => {
        for (let path = remaining.shift(); path !== undefined; path = remaining.shift()) {
          await store(by, tenant, path)
          onStored()
        }
      }
      try {
        // Two at a time, because the server has no users until the demo is loaded.
        await Promise.all([storeRemaining(deps), storeRemaining({ ...deps, pictures, turns })])
      } finally {
        remaining.length = 0
        await pictures.close()
      }
    },
    storedFile: async (tenant, path) => {
      const existing = processed.get(path)
      if (existing?.tenant === tenant) return existing.file
      if (!existing) return store(deps, tenant, path)
      const prepare = () => readPrepared(deps, existing.file)
      return storeFile(deps, tenant, [await readFile(path)], { prepare })
    },
  }
}

/** The prepared form of a stored file, read back from the storage. */
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
