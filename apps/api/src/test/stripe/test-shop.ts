import Stripe from 'stripe'
import type { SeededPromotion, StandInOptions } from './stand-in-options.ts'
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts'

/** A stand-in with four prices, and the real SDK connected to it. */
export type Shop = { standIn: StripeStandIn; stripe: Stripe }

export const dayMs = 86_400_000
/** The initial time of the shop's clock. */
export const opening = new Date('2026-01-31T10:00:00Z')

const promotions: SeededPromotion[] = [
  { code: 'FIRST20', percentOff: 20 },
  { code: 'ALWAYS10', percentOff: 10, duration: 'forever' },
]

export const openShop = async (options: Partial<StandInOptions> = {}): Promise<Shop> => {
  const standIn = await startStripeStandIn({
    prices: [
      { lookupKey: 'solo', amount: 2900, currency: 'EUR', interval: 'month', product: 'Solo' },
      { lookupKey: 'studio', amount: 8900, currency: 'EUR', interval: 'month', product: 'Studio' },
      { lookupKey: 'studio-yearly', amount: 89_000, currency: 'EUR', interval: 'year', product: 'Studio' },
      { lookupKey: 'old', amount: 100, currency: 'EUR', interval: 'month', active: false },
    ],
    promotions,
    frozenAt: opening,
    webhookSecret: 'whsec_of_tests',
    ...options,
  })
  const { host, port } = standIn
  return { standIn, stripe: new Stripe('sk_test_stand_in', { host, port, protocol: 'http', telemetry: false }) }
}

/** Opens a checkout session for a price, for a new customer. */
export const openedSession = async (
  { standIn, stripe }: Shop,
  lookupKey: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session & { customer: string }> => {
  const { id: customer } = await stripe.customers.create({ name: 'Kalahari Trails', email: 'owner@demo.test' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: standIn.priceId(lookupKey), quantity: 1 }],
    success_url: 'https://app.test/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://app.test/back',
    ...more,
  })
  return { ...session, customer }
}

/** Creates a subscription that was paid at checkout, and reads it through the SDK. */
export const subscribed = async (
  shop: Shop,
  lookupKey: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{ subscription: Stripe.Subscription & { customer: string }; item: Stripe.SubscriptionItem }> => {
  const session = await openedSession(shop, lookupKey, more)
  const paid = shop.standIn.pay(session.id, { card: 'ok' })
  if (paid.outcome !== 'paid') throw new Error('the card works')
  const subscription = await shop.stripe.subscriptions.retrieve(paid.subscription)
  const [item] = subscription.items.data
  if (item === undefined || typeof subscription.customer !== 'string') throw new Error('a subscription has an item')
  return { subscription: { ...subscription, customer: subscription.customer }, item }
}

/** The latest invoice of a subscription. */
export const latestInvoice = async ({ stripe }: Shop, subscription: string): Promise<Stripe.Invoice> => {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })
  if (invoice === null || typeof invoice === 'string') throw new Error('the invoice is expanded')
  return invoice
}
