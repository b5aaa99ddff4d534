import { type Account, found } from './account.ts'
import { record } from './event-log.ts'
import { newId } from './new-id.ts'
import type { CardKind } from './stand-in-options.ts'
import type { WirePaymentMethod, WireSubscription } from './wire.ts'

/** Stripe's own test card for each kind. */
const cardNumbers: Record<CardKind, string> = {
  ok: '4242424242424242',
  declined: '4000000000000341',
  threeDSecure: '4000002760003184',
}

/** Adds a new card to a customer. */
export const attachCard = (account: Account, customerId: string, kind: CardKind): WirePaymentMethod => {
  const customer = found(account.customers, 'customer', customerId)
  const method: WirePaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: customer.address,
      email: customer.email,
      name: customer.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'IE',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(account.clock.now()).getUTCFullYear() + 3,
      fingerprint: kind,
      funding: 'credit',
      generated_from: null,
      last4: cardNumbers[kind].slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.clock.seconds(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  account.paymentMethods.set(method.id, method)
  account.cards.set(method.id, kind)
  record(account, 'payment_method.attached', method)
  return method
}

/** The kind of the card that pays a subscription. Without a card, a payment is declined. */
export const cardOf = (account: Account, subscription: WireSubscription): CardKind => {
  const customer = found(account.customers, 'customer', subscription.customer)
  const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
  return account.cards.get(method ?? '') ?? 'declined'
}
