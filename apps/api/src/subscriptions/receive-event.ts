import type { Context } from '../kit/context.ts'
import type { BillingEvent } from '../platform/billing/billing-gateway.ts'
import { followSubscription } from './settle-subscription.ts'
import { holdBilling } from './store-subscription.ts'

/**
 * Follows an event, once: that it came and what the gateway says now are stored together. What the event itself says is
 * never used, so neither order nor losses matter; while the gateway cannot be asked nothing is stored, and it sends again.
 */
export const receiveEvent = async (ctx: Context, { id, type, occurredAt }: BillingEvent): Promise<void> => {
  await holdBilling(ctx)
  const added = await ctx.tx.query(
    `insert into billing_events (tenant, id, type, occurred_at) values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [ctx.tenant, id, type, occurredAt],
  )
  if (added.length > 0) await followSubscription(ctx)
}
