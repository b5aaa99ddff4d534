import { type Account, found } from './account.ts'
import { cardOf } from './payment-methods.ts'
import { change, record } from './event-log.ts'
import { endUsedDiscounts } from './discounts.ts'
import { finalizeInvoice } from './invoices.ts'
import { applyPendingUpdate } from './pending-updates.ts'
import { endSubscription } from './end-subscription.ts'
import type { WireInvoice, WireSubscription } from './wire.ts'

const daySeconds = 86_400

/** Finalizes a draft and charges it, as Stripe does an hour after creating it. */
export const finalizeAndCollect = (account: Account, invoice: WireInvoice): void => {
  finalizeInvoice(account, invoice)
  collectInvoice(account, invoice, { payerPresent: false })
}

/**
 * Makes one attempt to charge an open invoice, and returns whether it is paid now. A card that requires confirmation is
 * declined if the payer is not present. The subscription follows: active once its latest invoice is paid, past due when one is
 * not, and after the last attempt as the account's settings say.
 */
export const collectInvoice = (
  account: Account,
  invoice: WireInvoice,
  { payerPresent }: { payerPresent: boolean },
): boolean => {
  const subscription = subscriptionOf(account, invoice)
  const card = cardOf(account, subscription)
  const isPaid = invoice.amount_due === 0 || card === 'ok' || (payerPresent && card === 'threeDSecure')
  invoice.attempted = true
  if (isPaid) settleInvoice(account, invoice)
  else reject(account, invoice, card === 'threeDSecure')
  return isPaid
}

/** Marks an invoice as paid, however it was paid. */
export const settleInvoice = (account: Account, invoice: WireInvoice): void => {
  const subscription = subscriptionOf(account, invoice)
  if (invoice.amount_due > 0) invoice.attempt_count += 1
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = account.clock.seconds()
  record(account, 'invoice.paid', invoice)
  record(account, 'invoice.payment_succeeded', invoice)
  setDelinquent(account, invoice.customer, false)
  applyPendingUpdate(account, subscription, invoice)
  const recovers = subscription.latest_invoice === invoice.id
  if (recovers && (subscription.status === 'past_due' || subscription.status === 'unpaid')) {
    change(account, 'customer.subscription.updated', subscription, (one) => {
      one.status = 'active'
    })
  }
  if (invoice.subtotal > 0) endUsedDiscounts(account, subscription, account.clock.seconds())
}

const reject = (account: Account, invoice: WireInvoice, wantsConfirmation: boolean): void => {
  const subscription = subscriptionOf(account, invoice)
  const { retryDays, afterRetries } = account.settings
  const wait = retryDays[invoice.attempt_count]
  const isLive = subscription.status !== 'canceled' && invoice.auto_advance === true
  const isPendingUpdate = account.heldBy.get(subscription.id) === invoice.id
  invoice.attempt_count += 1
  invoice.next_payment_attempt =
    wait === undefined || !isLive || isPendingUpdate ? null : account.clock.seconds() + wait * daySeconds
  if (wantsConfirmation) record(account, 'invoice.payment_action_required', invoice)
  record(account, 'invoice.payment_failed', invoice)
  if (isPendingUpdate || !isLive) return
  setDelinquent(account, invoice.customer, true)
  const isOver = invoice.next_payment_attempt === null
  if (isOver && afterRetries === 'canceled') return endSubscription(account, subscription, 'payment_failed')
  change(account, 'customer.subscription.updated', subscription, (one) => {
    one.status = isOver && afterRetries === 'unpaid' ? 'unpaid' : 'past_due'
  })
}

const setDelinquent = (account: Account, customer: string, delinquent: boolean): void =>
  change(account, 'customer.updated', found(account.customers, 'customer', customer), (one) => {
    one.delinquent = delinquent
  })

const subscriptionOf = (account: Account, invoice: WireInvoice): WireSubscription =>
  found(account.subscriptions, 'subscription', invoice.parent.subscription_details.subscription)
