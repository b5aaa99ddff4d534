import { type Account, type Order, found } from './account.ts'
import { invalidRequest } from './api-error.ts'
import { createCustomer, createTaxId } from './customers.ts'
import { promotionOf } from './discounts.ts'
import { change, record } from './event-log.ts'
import { attachCard } from './payment-methods.ts'
import { discountedBy } from './session-totals.ts'
import { startSubscription } from './start-subscription.ts'
import { settle } from './time.ts'
import type Stripe from 'stripe'
import type { PayerAddress, Payment, PaymentOutcome } from './stand-in-options.ts'
import type { WireCustomer, WirePromotionCode, WireSession } from './wire.ts'

/** Pays a session, as its page does: the subscription starts if the card is accepted. */
export const pay = (account: Account, id: string, payment: Payment): PaymentOutcome => {
  const { session, order } = openOrder(account, id)
  const promotion = payment.promotionCode === undefined ? null : promotionOf(account, payment.promotionCode)
  rejectWhatThePageDoesNotOffer(session, payment)
  if (payment.card === 'declined') return { outcome: 'declined' }
  if (payment.card === 'threeDSecure') {
    order.unconfirmed = payment
    return { outcome: 'requires_action' }
  }
  return complete(account, session, order, payment, promotion)
}

/** Continues after the cardholder's confirmation. Without it, the payer may try again. */
export const confirm3ds = (account: Account, id: string, confirmed: boolean): PaymentOutcome => {
  const { session, order } = openOrder(account, id)
  const payment = order.unconfirmed
  if (payment === null) throw new Error(`the session ${id} waits for no confirmation`)
  order.unconfirmed = null
  if (!confirmed) return { outcome: 'declined' }
  const promotion = payment.promotionCode === undefined ? null : promotionOf(account, payment.promotionCode)
  return complete(account, session, order, payment, promotion)
}

const openOrder = (account: Account, id: string): { session: WireSession; order: Order } => {
  settle(account)
  const session = found(account.sessions, 'checkout.session', id)
  if (session.status !== 'open') throw new Error(`the session ${id} is ${session.status}`)
  return { session, order: found(account.orders, 'checkout.session', id) }
}

const rejectWhatThePageDoesNotOffer = (session: WireSession, payment: Payment): void => {
  if (payment.promotionCode !== undefined && session.allow_promotion_codes !== true) {
    throw new Error('this page has no field for a promotion code')
  }
  if (payment.taxId !== undefined && session.tax_id_collection?.enabled !== true) {
    throw new Error('this page has no field for a tax id')
  }
  if (payment.taxId === undefined && session.tax_id_collection?.required === 'if_supported') {
    throw invalidRequest('A tax ID is required.', { param: 'tax_id' })
  }
  if (payment.address === undefined && session.billing_address_collection === 'required') {
    throw invalidRequest('A billing address is required.', { param: 'address' })
  }
}

const complete = (
  account: Account,
  session: WireSession,
  order: Order,
  payment: Payment,
  promotion: WirePromotionCode | null,
): PaymentOutcome => {
  const customer = payerOf(account, session, payment)
  updateCustomer(account, customer, order, payment)
  const taxId = payment.taxId && createTaxId(account, customer.id, payment.taxId)
  const method = attachCard(account, customer.id, payment.card)
  // A card that was confirmed at checkout also works for renewals.
  account.cards.set(method.id, 'ok')
  const { subscription, invoice } = startSubscription(account, {
    customer: customer.id,
    order,
    paymentMethod: method.id,
    promotion,
    session: session.id,
  })
  Object.assign(session, discountedBy(account, order, promotion))
  session.status = 'complete'
  session.url = null
  session.customer = customer.id
  session.subscription = subscription.id
  session.invoice = invoice.id
  session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid'
  session.customer_details = {
    address: payment.address ? wireAddress(payment.address) : customer.address,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: payment.name ?? customer.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: taxId ? [{ type: taxId.type, value: taxId.value }] : [],
  }
  record(account, 'checkout.session.completed', session)
  return { outcome: 'paid', subscription: subscription.id }
}

const payerOf = (account: Account, session: WireSession, payment: Payment): WireCustomer =>
  session.customer === null
    ? createCustomer(account, {
        email: session.customer_email ?? payment.email ?? null,
        name: payment.name ?? null,
        address: payment.address ? wireAddress(payment.address) : null,
        metadata: {},
      })
    : found(account.customers, 'customer', session.customer)

const updateCustomer = (account: Account, customer: WireCustomer, { updates }: Order, payment: Payment): void =>
  change(account, 'customer.updated', customer, (one) => {
    if (updates.name && payment.name !== undefined) one.name = payment.name
    if (updates.address && payment.address !== undefined) one.address = wireAddress(payment.address)
  })

const wireAddress = (address: PayerAddress): Stripe.Address => ({
  city: address.city,
  country: address.country,
  line1: address.line1,
  line2: address.line2 ?? null,
  postal_code: address.postalCode,
  state: address.state ?? null,
})
