import { asServerOf } from '../identity/authenticate.ts'
import type { Deps } from '../kit/deps.ts'
import type { Batch } from '../kit/jobs/each-tenant.ts'

/** Runs all batches of a scheduled job in one company, now or as if at another time. */
export const runBatch = async (deps: Deps, tenant: string, batch: Batch, now = new Date()): Promise<void> => {
  const asServer = asServerOf(deps, () => {})
  for (let after: string | null = null; ;) {
    const start: string | null = after
    after = await asServer(tenant, 'test', (ctx) => batch(ctx, now, start))
    if (after === null) return
  }
}
