import { z } from 'zod'
import { mayRemoveFiles } from '../../platform/db/removal-lock.ts'
import { inTransaction, type OpenTransaction } from '../../platform/db/transaction.ts'
import type { JobData } from '../../platform/queue/queue.ts'
import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'

/** Queues the removal of files from the storage, for after the commit. */
export const removeFilesLater = async ({ tx, deps }: Pick<Context, 'tx' | 'deps'>, keys: string[]): Promise<void> => {
  if (keys.length > 0) await deps.queue.enqueue(tx, 'stored-files', { keys })
}

const removalJob = z.object({ keys: z.array(z.string()) })
const secondsUntilRetry = 60

/** Removes the files that a job names; if a backup is copying them, later. */
export const removeFiles = async (
  deps: Pick<Deps, 'pool' | 'storage' | 'queue'>,
  job: JobData,
  onLateError: (error: unknown) => void,
): Promise<void> => {
  const { keys } = removalJob.parse(job)
  const left = await removeUnlessHeld(deps, keys, onLateError)
  if (left.length === 0) return
  await inPlatform(deps, onLateError, (tx) =>
    deps.queue.enqueue(tx, 'stored-files', { keys: left }, { afterSeconds: secondsUntilRetry }),
  )
}

/** Removes stored files until a backup holds them. @returns the keys that were left. */
export const removeUnlessHeld = async (
  deps: Pick<Deps, 'pool' | 'storage'>,
  keys: readonly string[],
  onLateError: (error: unknown) => void,
): Promise<string[]> => {
  for (const [at, key] of keys.entries()) {
    const isRemoved = await inPlatform(deps, onLateError, async (tx) => {
      if (!(await mayRemoveFiles(tx))) return false
      await deps.storage.remove(key)
      return true
    })
    if (!isRemoved) return keys.slice(at)
  }
  return []
}

const inPlatform = <T>(
  { pool }: Pick<Deps, 'pool'>,
  onLateError: (error: unknown) => void,
  work: (tx: OpenTransaction) => Promise<T>,
): Promise<T> => inTransaction(pool, null, work, { access: 'read write', onLateError })
