import { type Account, found } from './account.ts'
import { change, record } from './event-log.ts'
import { voidInvoice } from './invoices.ts'
import { takeDebit } from './debits.ts'
import type { WireInvoice, WireSubscription } from './wire.ts'

/** How long a change waits for its payment: 23 hours, in seconds. */
const pendingSeconds = 23 * 3600

/** Holds a change until its invoice is paid (`payment_behavior: pending_if_incomplete`). */
export const holdUpdate = (
  account: Account,
  subscription: WireSubscription,
  after: WireSubscription,
  invoice: WireInvoice,
): void => {
  account.heldBy.set(subscription.id, invoice.id)
  change(account, 'customer.subscription.updated', subscription, (one) => {
    one.latest_invoice = invoice.id
    one.pending_update = {
      billing_cycle_anchor: after.billing_cycle_anchor,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: account.clock.seconds() + pendingSeconds,
      metadata: null,
      subscription_items: structuredClone(after.items.data),
      trial_end: after.trial_end,
      trial_from_plan: null,
    }
  })
}

/** Makes the held change, if there is one that waited for this invoice. */
export const applyPendingUpdate = (account: Account, subscription: WireSubscription, invoice: WireInvoice): void => {
  const held = subscription.pending_update
  if (held === null || account.heldBy.get(subscription.id) !== invoice.id) return
  account.heldBy.delete(subscription.id)
  change(account, 'customer.subscription.updated', subscription, (one) => {
    one.items.data = held.subscription_items
    one.billing_cycle_anchor = held.billing_cycle_anchor ?? one.billing_cycle_anchor
    if (one.status === 'trialing' && one.trial_end !== held.trial_end) {
      one.status = 'active'
      one.trial_end = held.trial_end
    }
    one.pending_update = null
  })
  for (const item of subscription.items.data) takeDebit(account, item, invoice)
  record(account, 'customer.subscription.pending_update_applied', subscription)
}

/** Drops a change that was not paid in time. */
export const expirePendingUpdate = (account: Account, subscription: WireSubscription): void => {
  voidInvoice(account, found(account.invoices, 'invoice', account.heldBy.get(subscription.id) ?? ''))
  account.heldBy.delete(subscription.id)
  change(account, 'customer.subscription.updated', subscription, (one) => {
    one.pending_update = null
  })
  record(account, 'customer.subscription.pending_update_expired', subscription)
}
