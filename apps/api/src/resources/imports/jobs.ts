import { z } from 'zod'
import type { ActAs, AsServer } from '../../kit/http/in-tenant.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { removeOldImports as removeOld } from './remove.ts'
import { failImport, importBatch } from './import-batch.ts'

const job = z.object({ tenant: z.uuid(), import: z.uuid() })

/**
 * Goes on with an import until it is checked, done or given up. Done twice, or by two at once, it changes nothing more. At
 * a fault of ours the import fails and the error is thrown: another try finds nothing left to do.
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

/** A database that is away comes back; what the code cannot do it cannot do the next time either. */
const isOurFault = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError

/** Removes imports that were begun more than 30 days ago. */
export const removeOldImports: Batch = async (ctx, now) => {
  await removeOld(ctx, now)
  return null
}
