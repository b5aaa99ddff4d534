import type { Account } from './account.ts'
import { cardError } from './api-error.ts'
import { finalizeAndCollect } from './collect-invoice.ts'
import { takeDebit, takeDebitOf } from './debits.ts'
import { endSubscription } from './end-subscription.ts'
import { change } from './event-log.ts'
import { draftInvoice, invoiceOf } from './invoices.ts'
import { cardOf } from './payment-methods.ts'
import { holdUpdate } from './pending-updates.ts'
import { creditOf, type PlannedChange, planChange, type WantedChange } from './planned-change.ts'
import { itemOf } from './subscription-item.ts'
import type { WireInvoice, WireLine, WireSubscription } from './wire.ts'

export type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'

/**
 * Changes the item of a subscription, and bills the cost. `also` makes further changes that cost nothing, in the same event.
 * The behaviour decides what happens if the payment fails: the change is made anyway, rejected, or held until it is paid.
 */
export const changeSubscription = (
  account: Account,
  subscription: WireSubscription,
  wanted: WantedChange,
  behavior: PaymentBehavior = 'allow_incomplete',
  also: (one: WireSubscription) => void = () => {},
): void => {
  const planned = planChange(account, subscription, wanted)
  if (!planned.invoicesNow) {
    const before = account.pendingLines.get(subscription.id) ?? []
    account.pendingLines.set(subscription.id, [...before, ...planned.lines])
    make(account, subscription, planned, null, also)
    takeDebitOf(account, itemOf(subscription), planned.lines, subscription.latest_invoice ?? '')
    return
  }
  const lines = planned.beginsPeriod ? [...takePending(account, subscription), ...planned.lines] : planned.lines
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const bill = { subscription, lines, reason: 'subscription_update' as const, period: { start, end } }
  const fails = invoiceOf(account, bill).amount_due > 0 && cardOf(account, subscription) !== 'ok'
  if (fails && behavior === 'error_if_incomplete') throw rejection(account, subscription)
  const invoice = draftInvoice(account, bill)
  if (fails && behavior === 'pending_if_incomplete') {
    holdUpdate(account, subscription, planned.after, invoice)
  } else {
    make(account, subscription, planned, invoice, also)
    takeDebit(account, itemOf(subscription), invoice)
  }
  finalizeAndCollect(account, invoice)
}

/** Ends a subscription now. `prorate` credits what is unused, `invoiceNow` bills what is pending. */
export const cancelSubscription = (
  account: Account,
  subscription: WireSubscription,
  { prorate, invoiceNow }: { prorate: boolean; invoiceNow: boolean },
): void => {
  const item = itemOf(subscription)
  const credit = prorate ? creditOf(account, subscription, item, account.clock.seconds()) : []
  const lines = [...takePending(account, subscription), ...credit]
  endSubscription(account, subscription, 'cancellation_requested')
  if (!invoiceNow || lines.length === 0) {
    account.pendingLines.set(subscription.id, lines)
    return
  }
  const { current_period_start: start, current_period_end: end } = item
  const invoice = draftInvoice(account, { subscription, lines, reason: 'subscription_update', period: { start, end } })
  subscription.latest_invoice = invoice.id
  finalizeAndCollect(account, invoice)
}

/** Returns the pending prorations and removes them. */
export const takePending = (account: Account, subscription: WireSubscription): WireLine[] => {
  const lines = account.pendingLines.get(subscription.id) ?? []
  account.pendingLines.delete(subscription.id)
  return lines
}

const make = (
  account: Account,
  subscription: WireSubscription,
  { after }: PlannedChange,
  invoice: WireInvoice | null,
  also: (one: WireSubscription) => void,
): void =>
  change(account, 'customer.subscription.updated', subscription, (one) => {
    Object.assign(one, after)
    if (invoice !== null) one.latest_invoice = invoice.id
    also(one)
  })

const rejection = (account: Account, subscription: WireSubscription) =>
  cardOf(account, subscription) === 'threeDSecure'
    ? cardError(
        'subscription_payment_intent_requires_action',
        'Payment for this subscription requires additional user action before it can be completed successfully. ' +
          'Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.',
      )
    : cardError('card_declined', 'Your card was declined.', 'generic_decline')
