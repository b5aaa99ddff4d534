import { z } from 'zod'
import type { ActAs, AsServer } from '../../kit/http/in-tenant.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { removeOldImports as removeOld } from './remove.ts'
import { failImport, importBatch } from './import-batch.ts'

const job = z.object({ tenant: z.uuid(), import: z.uuid() })

/**
 * Continues an import until it is checked, done or cancelled. It is idempotent, even when two workers run it at once. On an
 * error in our code, the import fails and the error is thrown, so that a retry has nothing left to do.
 */
export const workImport = async (asServer: AsServer, actAs: ActAs, data: unknown): Promise<void> => {
  const { tenant, import: uuid } = job.parse(data)
  try {
    while (await asServer(tenant, 'import', (ctx) => importBatch(ctx, actAs, uuid)));
  } catch (error) {
    if (isOurFault(error)) await asServer(tenant, 'import', (ctx) => failImport(ctx, uuid))
    throw error
  }
}

/** An unavailable database comes back; an error in the code would occur again at the next attempt. */
const isOurFault = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError

/** Removes imports that were created more than 30 days ago. */
export const removeOldImports: Batch = async (ctx, now) => {
  await removeOld(ctx, now)
  return null
}
