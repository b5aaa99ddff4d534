import type { Context } from '../kit/context.ts'
import type { BillingEvent } from '../platform/billing/billing-gateway.ts'
import { followSubscription } from './settle-subscription.ts'
import { holdBilling } from './store-subscription.ts'

/**
 * Follows an event once: the event and the present state at the gateway are stored together. The content of the event is never
 * used, so neither their order nor lost ones matter. If the gateway cannot be reached, nothing is stored, and it sends the
 * event again.
 */
export const receiveEvent = async (ctx: Context, { id, type, occurredAt }: BillingEvent): Promise<void> => {
  await holdBilling(ctx)
  const added = await ctx.tx.query(
    `insert into billing_events (tenant, id, type, occurred_at) values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [ctx.tenant, id, type, occurredAt],
  )
  if (added.length > 0) await followSubscription(ctx)
}
