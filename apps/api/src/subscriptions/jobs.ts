import type { Context } from '../kit/context.ts'
import type { Batch } from '../kit/jobs/each-tenant.ts'
import { followSubscription } from './settle-subscription.ts'
import { storeSubscription } from './store-subscription.ts'
import { isRunning } from './subscribe.ts'

/** Moves a subscription's period on, ends what is over, hears what no event told of, and charges a closed company no more. */
export const followInTime: Batch = async (ctx) => {
  const { billing } = ctx.deps
  const subscription = await followSubscription(ctx)
  if (!subscription || !billing.holds(subscription)) return null
  // Who can only read is not to be asked for the money of that time.
  if (subscription.status === 'expired' && subscription.pastDueAt !== null) {
    await billing.endUnpaid(subscription)
    await followSubscription(ctx)
  }
  if (isRunning(subscription) && !subscription.cancelAtPeriodEnd && (await isClosed(ctx))) {
    const ending = await billing.setCancellation(subscription, true)
    await storeSubscription(ctx, 'cancel', subscription, { subscription: ending, charges: [] })
  }
  return null
}

const isClosed = async (ctx: Context): Promise<boolean> =>
  (await ctx.tx.query(`select from tenants where uuid = $1 and status = 'closed'`, [ctx.tenant])).length > 0

const keptDays = 60

/** Forgets events that nobody sends again. */
export const forgetEvents: Batch = async (ctx, now) => {
  await ctx.tx.query(
    `delete from billing_events where tenant = $1 and received_at < $2::timestamptz - make_interval(days => ${keptDays})`,
    [ctx.tenant, now.toISOString()],
  )
  return null
}
