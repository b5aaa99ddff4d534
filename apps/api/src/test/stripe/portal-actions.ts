import { type Account, found } from './account.ts'
import { changeSubscription } from './change-subscription.ts'
import { change } from './event-log.ts'
import { itemOf } from './subscription-item.ts'

/**
 * Cancels at the end of the period. For a subscription with flexible billing, the portal sets `cancel_at` and leaves
 * `cancel_at_period_end` false: https://docs.stripe.com/billing/subscriptions/billing-mode/compare
 */
export const portalCancel = (account: Account, id: string): void => {
  change(account, 'customer.subscription.updated', found(account.subscriptions, 'subscription', id), (one) => {
    one.cancel_at = itemOf(one).current_period_end
    one.canceled_at = account.clock.seconds()
    one.cancellation_details = { ...one.cancellation_details, reason: 'cancellation_requested' }
  })
}

/** Undoes a cancellation, whether it was made in the portal or through the API. */
export const portalResume = (account: Account, id: string): void => {
  change(account, 'customer.subscription.updated', found(account.subscriptions, 'subscription', id), (one) => {
    one.cancel_at = null
    one.cancel_at_period_end = false
    one.canceled_at = null
    one.cancellation_details = { ...one.cancellation_details, reason: null }
  })
}

/** Changes the price, prorated and billed at once. */
export const portalChangePrice = (account: Account, id: string, lookupKey: string): void =>
  changeSubscription(account, found(account.subscriptions, 'subscription', id), {
    price: account.priceByKey(lookupKey),
    prorations: 'always_invoice',
  })
