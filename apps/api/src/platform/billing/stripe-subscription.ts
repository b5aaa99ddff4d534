import type { Card } from '@sojourn/contract/payment'
import type { SubscriptionStatus } from '@sojourn/contract/plans'
import type Stripe from 'stripe'
import type { GatewaySubscription } from './billing-gateway.ts'
import { callStripe } from './stripe-client.ts'

/**
 * Reads a customer's subscription from Stripe alone, regardless of which events arrived in which order. Stored values are kept
 * only for what never started: a checkout that is open, expired or cancelled.
 */
export const readStripeSubscription = async (
  client: Stripe,
  previous: GatewaySubscription,
): Promise<GatewaySubscription> => {
  const { customer, checkout } = previous
  if (customer === null) return endAtOtherGateway(previous)
  const { data: all } = await callStripe(
    'list subscriptions',
    client.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.default_payment_method'] }),
  )
  const trialEndsAt = latestOf([previous.trialEndsAt, ...all.map((one) => instantOf(one.trial_end))])
  const running = all.filter(({ status }) => isRunning.has(status)).toSorted((a, b) => b.created - a.created)[0]
  if (running) return { ...previous, ...(await agreedIn(client, running, customer)), trialEndsAt }
  const session =
    checkout === null ? null : await callStripe('read a checkout', client.checkout.sessions.retrieve(checkout))
  // A cancelled subscription stays cancelled until another checkout is opened.
  const isWaiting = session?.status === 'open' || (session?.status === 'complete' && all.length === 0)
  if (isWaiting && previous.status !== 'cancelled') return { ...previous, status: 'incomplete', trialEndsAt }
  const last = all.toSorted((a, b) => b.created - a.created)[0]
  const isOfLast = last && (session === null || session.created <= last.created)
  if (isOfLast) return { ...previous, ...(await agreedIn(client, last, customer)), trialEndsAt }
  return {
    ...previous,
    status: previous.status === 'cancelled' ? 'cancelled' : 'expired',
    checkoutUrl: null,
    trialEndsAt,
  }
}

/** A subscription of another gateway ends with the period that was paid there. */
const endAtOtherGateway = (previous: GatewaySubscription): GatewaySubscription => {
  if (previous.status === 'incomplete') return { ...previous, status: 'expired', checkoutUrl: null }
  const ends = previous.status === 'trialing' || previous.status === 'active' || previous.status === 'past_due'
  return ends ? { ...previous, cancelAtPeriodEnd: true } : previous
}

const isRunning: ReadonlySet<Stripe.Subscription.Status> = new Set(['trialing', 'active', 'past_due', 'unpaid'])

const statuses: Readonly<Partial<Record<Stripe.Subscription.Status, SubscriptionStatus>>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  // Stripe has stopped requesting payment, but it is still owed.
  unpaid: 'past_due',
  canceled: 'cancelled',
}

type Agreed = Pick<
  GatewaySubscription,
  | 'stripePlan'
  | 'status'
  | 'periodStart'
  | 'periodEnd'
  | 'pastDueAt'
  | 'cancelAtPeriodEnd'
  | 'contract'
  | 'card'
  | 'checkoutUrl'
>

const agreedIn = async (client: Stripe, subscription: Stripe.Subscription, customer: string): Promise<Agreed> => {
  const [item] = subscription.items.data
  if (!item) throw new TypeError(`${subscription.id} has no item`)
  const status = statuses[subscription.status] ?? 'expired'
  return {
    stripePlan: planIn(subscription, item),
    status,
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
    pastDueAt: status === 'past_due' ? await oldestDebt(client, subscription.id, item) : null,
    cancelAtPeriodEnd: status !== 'cancelled' && endsWith(subscription, item.current_period_end),
    contract: subscription.id,
    card: cardOf(subscription.default_payment_method) ?? (await cardOfCustomer(client, customer)),
    checkoutUrl: null,
  }
}

/** The portal sets a date instead, which may also be a later one. */
const endsWith = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription, periodEnd: number): boolean =>
  cancel_at_period_end || (cancel_at !== null && cancel_at <= periodEnd)

/** If the lookup key has moved to another price, the plan is in the metadata, stored when the subscription was made. */
const planIn = ({ metadata }: Stripe.Subscription, { price }: Stripe.SubscriptionItem): string =>
  price.lookup_key ?? metadata.plan ?? price.id

/** Since when a payment is overdue: the grace period counts from the first invoice that was not paid. */
const oldestDebt = async (
  client: Stripe,
  subscription: string,
  item: Stripe.SubscriptionItem,
): Promise<string | null> => {
  const { data } = await callStripe('list invoices', client.invoices.list({ subscription, status: 'open', limit: 100 }))
  return instantOf(data.length === 0 ? item.current_period_start : Math.min(...data.map((one) => one.created)))
}

const cardOfCustomer = async (client: Stripe, customer: string): Promise<Card | null> => {
  const found = await callStripe(
    'read a customer',
    client.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
  )
  return found.deleted === true ? null : cardOf(found.invoice_settings.default_payment_method)
}

const cardOf = (method: string | Stripe.PaymentMethod | null): Card | null => {
  if (method === null || typeof method === 'string') return null
  const { card, type } = method
  if (!card) return { brand: type, last4: null, expires: null }
  const month = String(card.exp_month).padStart(2, '0')
  return { brand: card.brand, last4: card.last4, expires: `${card.exp_year}-${month}` }
}

const instantOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString()

const latestOf = (instants: readonly (string | null)[]): string | null =>
  instants.reduce((latest, one) => (one !== null && (latest === null || one > latest) ? one : latest), null)
