import type { Context } from '../kit/context.ts'
import type { Batch } from '../kit/jobs/each-tenant.ts'
import { isBeingRestored } from '../platform/db/restore-lock.ts'
import { followSubscription } from './settle-subscription.ts'
import { storeSubscription } from './store-subscription.ts'
import { isRunning } from './subscribe.ts'

/** Renews a subscription, ends what is over, finds changes that no event has reported, and stops charging a closed company. */
export const followInTime: Batch = async (ctx) => {
  const { billing } = ctx.deps
  const subscription = await followSubscription(ctx)
  if (!subscription || !billing.holds(subscription)) return null
  // A company that could only read is not to be charged for that time.
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

/** Whether the company is closed, but not for the time of a restore. */
const isClosed = async (ctx: Context): Promise<boolean> =>
  !(await isBeingRestored(ctx.tx, ctx.tenant)) &&
  (await ctx.tx.query(`select from tenants where uuid = $1 and status = 'closed'`, [ctx.tenant])).length > 0

/** How long events of a payment provider are stored. */
export const retentionDays = 60

/** Deletes events that are old enough not to be sent again. */
export const forgetEvents: Batch = async (ctx, now) => {
  await ctx.tx.query(
    `delete from billing_events where tenant = $1 and received_at < $2::timestamptz - make_interval(days => ${retentionDays})`,
    [ctx.tenant, now.toISOString()],
  )
  return null
}
