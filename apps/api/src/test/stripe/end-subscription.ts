import type { Account } from './account.ts'
import { record } from './event-log.ts'
import { invoicesOf, voidInvoice } from './invoices.ts'
import type { WireSubscription } from './wire.ts'

/** Ends a subscription for good. Its open invoices remain, but are no longer collected. */
export const endSubscription = (
  account: Account,
  subscription: WireSubscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void => {
  const now = account.clock.seconds()
  const held = account.invoices.get(account.heldBy.get(subscription.id) ?? '')
  if (held !== undefined) voidInvoice(account, held)
  account.heldBy.delete(subscription.id)
  subscription.status = 'canceled'
  subscription.canceled_at ??= now
  subscription.ended_at = now
  subscription.pending_update = null
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  for (const invoice of invoicesOf(account, subscription.id)) {
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue
    invoice.auto_advance = false
    invoice.next_payment_attempt = null
    invoice.automatically_finalizes_at = null
  }
  record(account, 'customer.subscription.deleted', subscription)
}
