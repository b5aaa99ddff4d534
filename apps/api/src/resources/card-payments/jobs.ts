import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { storeSession } from './store-payment.ts'
import { findCheckouts } from './queries.ts'

/** How many checkouts are followed at a time. */
const perBatch = 20

/** Follows checkouts of which neither an event nor the client brought news, and closes what was never opened. */
export const followCheckouts: Batch = async (ctx, now) => {
  const { cards } = ctx.deps
  const at = now.toISOString()
  await ctx.tx.query(
    `update card_checkouts set status = 'closed' where tenant = $1 and expires_at < $2::timestamptz
     and (status = 'opening' or status = 'open' and provider = 'test')`,
    [ctx.tenant, at],
  )
  if (cards.provider !== 'stripe') return null
  const open = await findCheckouts(
    ctx,
    `c.status = 'open' and c.provider = 'stripe' and c.created_at < $2::timestamptz - interval '10 minutes'
     order by c.created_at limit ${perBatch}`,
    [at],
  )
  for (const { account, session } of open)
    if (session !== null) await storeSession(ctx, await cards.readSession(account, session))
  return null
}
