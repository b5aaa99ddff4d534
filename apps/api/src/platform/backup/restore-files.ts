import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../storage/storage.ts'
import type { Manifest } from './manifest.ts'
import type { Backup } from './read-backup.ts'

/** Each waits for the disk or the network. */
const atOnce = 8
/** Folders of companies and of users. Others in a bucket are not ours. */
const ownKey = /^(?:users\/)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\//

/**
 * Stores the files of the backup. Keys are random or hashes of the content, so nothing that is there is replaced by something
 * else. `workFolder` is emptied, also of what an interrupted restore has left there. `onAdded` is called for each that was not
 * there before, also if others fail.
 */
export const restoreFiles = async (
  { manifest, read }: Backup,
  { storage, workFolder, onAdded }: { storage: Storage; workFolder: string; onAdded?: (key: string) => void },
): Promise<void> => {
  await rm(workFolder, { recursive: true, force: true })
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  const restore = async ({ key, path, bytes, sha256 }: Manifest['objects'][number]) => {
    const draft = join(workFolder, randomUUID())
    try {
      const isNew = !(await storage.has(key))
      await pipeline(await read(path), createWriteStream(draft, { mode: 0o600 }))
      await storage.takeFile(key, draft, { length: bytes, sha256 })
      if (isNew) onAdded?.(key)
    } finally {
      await rm(draft, { force: true })
    }
  }
  const waiting = manifest.objects.values()
  let hasFailed = false
  // All share the iterator; after a failure the others end with their present file.
  const work = async () => {
    for (const object of waiting) {
      if (hasFailed) return
      await restore(object).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work))
  await rm(workFolder, { recursive: true, force: true })
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) throw failure.reason
}

/** Removes the files of companies and users that are not in the backup. @returns how many. */
export const removeOtherFiles = async ({ manifest }: Backup, storage: Storage): Promise<number> => {
  const wanted = new Set(manifest.objects.map(({ key }) => key))
  let removed = 0
  for await (const { key } of storage.list('')) {
    if (wanted.has(key) || !ownKey.test(key)) continue
    await storage.remove(key)
    removed += 1
  }
  return removed
}
