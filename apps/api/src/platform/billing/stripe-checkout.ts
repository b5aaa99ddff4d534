import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { type BillingGateway, BillingUnavailable, type Order } from './billing-gateway.ts'
import { callStripe } from './stripe-client.ts'
import type { StripePrices } from './stripe-prices.ts'
import { daysOfTrial, type Trial } from './trial.ts'

type StripeCheckout = Pick<BillingGateway, 'openCheckout' | 'closeCheckout' | 'endUnpaid'>

const hourMs = 3_600_000

/** The hosted checkout. A customer has at most one. */
export const createStripeCheckout = (
  client: Stripe,
  prices: StripePrices,
  publicUrl: () => string,
): StripeCheckout => ({
  openCheckout: async (order) => {
    const [customer, price] = [await customerFor(client, order), await prices.idOf(order.plan)]
    const metadata = metadataOf(order)
    // A checkout that was opened before a crash is used again, so that no two can be paid.
    let session: Stripe.Checkout.Session | undefined
    for (const one of await openSessions(client, customer)) {
      const isSame = one.metadata?.plan === metadata.plan && one.metadata.trial === metadata.trial
      if (isSame && !session) session = one
      else await expire(client, one.id)
    }
    await endUnpaid(client, customer)
    session ??= await callStripe(
      'open a checkout',
      client.checkout.sessions.create(newSession(order, { customer, price, publicUrl: publicUrl() })),
    )
    if (session.url === null) throw new BillingUnavailable('Stripe opened a checkout without a URL')
    return {
      customer,
      reference: session.id,
      tokenHash: createHash('sha256').update(session.id).digest(),
      url: session.url,
      expiresAt: new Date(session.expires_at * 1000).toISOString(),
    }
  },
  closeCheckout: async ({ customer }) => {
    for (const { id } of customer === null ? [] : await openSessions(client, customer)) await expire(client, id)
  },
  endUnpaid: async ({ customer }) => {
    if (customer !== null) await endUnpaid(client, customer)
  },
})

const customerFor = async (client: Stripe, { tenant, company, email, before }: Order): Promise<string> => {
  const existing = before?.customer ?? null
  if (existing !== null && !(await callStripe('read a customer', client.customers.retrieve(existing))).deleted)
    return existing
  // The name and email may differ on a retry, so they are sent separately: one idempotency key must always create the same
  // customer. Stripe also caches errors by key, so the key changes every hour.
  const idempotencyKey = ['customer', tenant, existing ?? 'first', Math.floor(Date.now() / hourMs)].join(':')
  const { id } = await callStripe(
    'create a customer',
    client.customers.create({ metadata: { tenant } }, { idempotencyKey }),
  )
  await callStripe(
    'name a customer',
    client.customers.update(id, { name: company, ...(email === null ? {} : { email }) }),
  )
  return id
}

const subjectOf = ({ tenant, plan }: Order) => ({ tenant, plan: plan.stripe_id })
const metadataOf = (order: Order) => ({ ...subjectOf(order), trial: trialWords(order.trial) })
const trialWords = (trial: Trial | null): string => (trial && 'until' in trial ? trial.until : String(trial !== null))

/** Stripe accepts as the end of a trial only an instant that is at least two days away. */
const minTrialMs = 49 * hourMs

const trialParams = (trial: Trial | null) => {
  if (trial === null) return {}
  const now = new Date()
  return 'until' in trial && Date.parse(trial.until) - now.getTime() >= minTrialMs
    ? { trial_end: Math.floor(Date.parse(trial.until) / 1000) }
    : { trial_period_days: daysOfTrial(trial, now) }
}

type SessionParts = { customer: string; price: string; publicUrl: string }

const newSession = (
  order: Order,
  { customer, price, publicUrl }: SessionParts,
): Stripe.Checkout.SessionCreateParams => {
  const { tenant, trial } = order
  return {
    mode: 'subscription',
    customer,
    client_reference_id: tenant,
    line_items: [{ price, quantity: 1 }],
    subscription_data: {
      metadata: subjectOf(order),
      ...trialParams(trial),
    },
    metadata: metadataOf(order),
    allow_promotion_codes: true,
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    billing_address_collection: 'required',
    success_url: `${publicUrl}/checkout/return/{CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/account`,
  }
}

const openSessions = (client: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> =>
  callStripe('list checkouts', client.checkout.sessions.list({ customer, status: 'open', limit: 100 })).then(
    ({ data }) => data,
  )

const expire = (client: Stripe, session: string): Promise<unknown> =>
  callStripe(
    'close a checkout',
    client.checkout.sessions.expire(session).catch((error: unknown) => {
      // It was paid or expired at the same moment.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }),
  )

/** Ends subscriptions that are overdue or never started, because Stripe would keep requesting payment for them. */
const endUnpaid = async (client: Stripe, customer: string): Promise<void> => {
  const all = await callStripe('list subscriptions', client.subscriptions.list({ customer, limit: 100 }))
  for (const { id, status } of all.data) {
    if (status === 'active' || status === 'trialing') throw new BillingUnavailable(`${id} runs at Stripe already`)
    await callStripe('end a subscription', client.subscriptions.cancel(id))
  }
}
