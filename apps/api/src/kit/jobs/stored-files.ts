import { z } from 'zod'
import type { JobData } from '../../platform/queue/queue.ts'
import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'

/** Queues the removal of files from the storage, for after the commit. */
export const removeFilesLater = async ({ tx, deps }: Pick<Context, 'tx' | 'deps'>, keys: string[]): Promise<void> => {
  if (keys.length > 0) await deps.queue.enqueue(tx, 'stored-files', { keys })
}

const removalJob = z.object({ keys: z.array(z.string()) })

/** Removes the files that a job names. */
export const removeFiles = async (deps: Pick<Deps, 'storage'>, job: JobData): Promise<void> => {
  for (const key of removalJob.parse(job).keys) await deps.storage.remove(key)
}
