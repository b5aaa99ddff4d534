import { visitLimits } from '@sojourn/contract/visit-limits'
import type { Batch } from '../../kit/jobs/each-tenant.ts'

const atOnce = 1000

/** Deletes visits of long ago. */
export const removeOldVisits: Batch = async (ctx, now) => {
  const old = await ctx.tx.query<{ uuid: string }>(
    `delete from visits where tenant = $1 and uuid in (
       select uuid from visits where tenant = $1 and opened_at < $2::timestamptz - make_interval(days => ${visitLimits.days})
       limit ${atOnce}) returning uuid`,
    [ctx.tenant, now.toISOString()],
  )
  return old.length === atOnce ? (old.at(-1)?.uuid ?? null) : null
}
