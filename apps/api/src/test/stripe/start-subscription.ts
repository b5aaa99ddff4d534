import { type Account, type Order, found } from './account.ts'
import { planOf } from './catalogue.ts'
import { settleInvoice } from './collect-invoice.ts'
import { takeDebit } from './debits.ts'
import { grantDiscount } from './discounts.ts'
import { change, record } from './event-log.ts'
import { periodLine, trialLine } from './invoice-lines.ts'
import { draftInvoice, finalizeInvoice } from './invoices.ts'
import { newId } from './new-id.ts'
import { periodEndAfter } from './periods.ts'
import type { WireInvoice, WireItem, WirePromotionCode, WireSubscription } from './wire.ts'

const daySeconds = 86_400

type Start = {
  customer: string
  order: Order
  paymentMethod: string
  promotion: WirePromotionCode | null
  session: string
}

/** Starts a subscription now, with its first invoice, which is paid: for the first period, or of 0 for a trial. */
export const startSubscription = (
  account: Account,
  start: Start,
): { subscription: WireSubscription; invoice: WireInvoice } => {
  const { order, promotion, session } = start
  const subscription = subscriptionOf(account, start)
  account.subscriptions.set(subscription.id, subscription)
  if (promotion !== null) subscription.discounts = [grantDiscount(account, promotion, subscription, session).id]
  const [item] = subscription.items.data
  if (item === undefined) throw new Error('a subscription has an item')
  const { current_period_start: from, current_period_end: to } = item
  const subject = { subscription, item, price: order.price, quantity: order.quantity, start: from, end: to }
  const line = subscription.status === 'trialing' ? trialLine(account, subject) : periodLine(account, subject)
  const invoice = draftInvoice(account, {
    subscription,
    lines: [line],
    reason: 'subscription_create',
    period: { start: from, end: from },
  })
  subscription.latest_invoice = invoice.id
  change(account, 'customer.updated', found(account.customers, 'customer', start.customer), (one) => {
    one.currency = subscription.currency
  })
  record(account, 'customer.subscription.created', subscription)
  finalizeInvoice(account, invoice)
  settleInvoice(account, invoice)
  takeDebit(account, item, invoice)
  return { subscription, invoice }
}

/** When the ordered trial ends, in seconds; null without one. */
const trialEndOf = (account: Account, { trialEnd }: Order): number | null => {
  if (trialEnd === null) return null
  return 'at' in trialEnd ? trialEnd.at : account.clock.seconds() + trialEnd.days * daySeconds
}

const subscriptionOf = (account: Account, { customer, order, paymentMethod }: Start): WireSubscription => {
  const now = account.clock.seconds()
  const trialEnd = trialEndOf(account, order)
  const id = newId('sub')
  const item: WireItem = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? periodEndAfter(now, order.price.recurring.interval, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(order.price),
    price: order.price,
    quantity: order.quantity,
    subscription: id,
    tax_rates: [],
  }
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: order.price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: order.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: { ...order.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd === null ? null : now,
  }
}
