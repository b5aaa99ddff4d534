import { createHash, randomUUID } from 'node:crypto'
import type { Card } from '@sojourn/contract/payment'
import { type Plan, planOf } from '@sojourn/contract/plans'
import { addMonths } from './add-months.ts'
import type { GatewaySubscription, BillingGateway, Charge, Step } from './billing-gateway.ts'
import { previewOf } from './plan-preview.ts'
import { prorate } from './proration.ts'
import { settleInTime } from './settle-in-time.ts'
import { trialEnd, trialOf } from './trial.ts'

const checkoutHours = 24

type Options = {
  publicUrl: () => string
  /** Signs a text with the site's own key. The token of a checkout is the signature of its reference, so it is not stored. */
  sign: (text: string) => string
}

/**
 * Simulates a payment provider: this server serves its pages, time is applied when a subscription is read, and no money moves.
 */
export const createBuiltInGateway = ({ publicUrl, sign }: Options): BillingGateway => ({
  playsCheckout: true,
  openCheckout: async () => {
    const reference = randomUUID()
    return {
      customer: null,
      reference,
      tokenHash: createHash('sha256').update(sign(reference)).digest(),
      url: null,
      expiresAt: new Date(Date.now() + checkoutHours * 3_600_000).toISOString(),
    }
  },
  holds: isOwn,
  // The token is invalid as soon as the company has another reference, or none.
  closeCheckout: async () => {},
  endUnpaid: async () => {},
  checkoutUrl: ({ checkout }) => (checkout === null ? null : `${publicUrl()}/checkout/${sign(checkout)}`),
  changePlan: async (subscription, plan, now) => changed(subscription, plan, now),
  previewChange: async (subscription, plan, now) => {
    const { subscription: after, charges } = changed(subscription, plan, now)
    return previewOf(after, { due: charges[0]?.amount.amount ?? 0, credit: after.credit })
  },
  setCancellation: async (subscription, cancelAtPeriodEnd) => ({ ...subscription, cancelAtPeriodEnd }),
  settle: settled,
  present: async (subscription, now) => settled(subscription, now),
  listInvoices: async () => null,
  openPortal: async ({ checkout }) => `${publicUrl()}/checkout/${sign(checkout ?? '')}/card`,
  readEvent: () => null,
})

/** The contract id of every subscription that was paid here. */
const builtInContract = 'built-in'

/** Whether this is the card that is always declined. */
const isDeclined = (card: Card | null): boolean => card?.last4 === declinedLater.last4

/**
 * The cards to choose from: one that always pays, one that pays after confirmation by the bank, and one that pays the first
 * time and is declined after that.
 */
export const goodCard: Card = { brand: 'visa', last4: '4242', expires: '2034-12' }
export const confirmedCard: Card = { brand: 'visa', last4: '3155', expires: '2034-12' }
export const declinedLater: Card = { brand: 'visa', last4: '0341', expires: '2034-12' }

/** Starts the subscription when its checkout is paid with a card, and returns what was charged. */
export const startPaid = (subscription: GatewaySubscription, card: Card, now: Date): Step => {
  const plan = planOf(subscription.stripePlan)
  const paid = { ...subscription, card, pastDueAt: null, cancelAtPeriodEnd: false, checkoutUrl: null }
  const trial = plan ? trialOf(plan, subscription.trialEndsAt, now) : null
  if (trial) {
    const trialEndsAt = trialEnd(trial, now)
    const period = { periodStart: now.toISOString(), periodEnd: trialEndsAt, trialEndsAt }
    return { subscription: { ...paid, ...period, status: 'trialing', contract: builtInContract }, charges: [] }
  }
  // The first payment always succeeds; the card may be declined after that.
  return charged(
    { ...paid, ...periodFrom(now, plan?.interval ?? 'month'), status: 'active', contract: null },
    plan,
    now,
  )
}

/** Replaces the card. If the new one is good, an overdue payment is paid. */
export const payDebt = (subscription: GatewaySubscription, card: Card): GatewaySubscription =>
  subscription.status === 'past_due' && !isDeclined(card)
    ? { ...subscription, card, status: 'active', pastDueAt: null }
    : { ...subscription, card }

const changed = (subscription: GatewaySubscription, plan: Plan, now: Date): Step => {
  const { stripePlan, status, periodStart, periodEnd, credit } = subscription
  const after = { ...subscription, stripePlan: plan.stripe_id }
  const before = planOf(stripePlan)
  // Nothing is refunded for a trial or for a period that is not paid.
  if (!before || status !== 'active' || periodStart === null || periodEnd === null)
    return { subscription: after, charges: [] }
  const [start, end] = [new Date(periodStart), new Date(periodEnd)]
  const { due, credit: left } = prorate(before, plan, { start, end, now, credit })
  const period = before.interval === plan.interval ? { periodStart, periodEnd } : periodFrom(now, plan.interval)
  const agreed = { ...after, ...period, credit: left }
  const issuedAt = now.toISOString()
  // The charge is for the rest of the period; the period of the subscription stays whole.
  const rest = { ...agreed, periodStart: issuedAt }
  return { subscription: agreed, charges: due === 0 ? [] : [chargeOf(rest, { amount: due, issuedAt })] }
}

/** A subscription with a customer belongs to a real provider, which alone renews it. */
const isOwn = ({ customer }: GatewaySubscription): boolean => customer === null

const settled = (subscription: GatewaySubscription, now: Date): Step => {
  const present = settleInTime(subscription, now)
  const { status, periodEnd } = present
  if (!isOwn(present)) return { subscription: present, charges: [] }
  if ((status !== 'trialing' && status !== 'active') || periodEnd === null || Date.parse(periodEnd) > now.getTime())
    return { subscription: present, charges: [] }
  return renewed(present, new Date(periodEnd), now)
}

/**
 * Renews the subscription for each period until now. A plan that is no longer on offer has no price, so its subscription is
 * left unchanged.
 */
const renewed = (subscription: GatewaySubscription, first: Date, now: Date): Step => {
  const plan = planOf(subscription.stripePlan)
  if (!plan) return { subscription, charges: [] }
  const months = plan.interval === 'year' ? 12 : 1
  let step: Step = { subscription, charges: [] }
  for (let n = 0; step.subscription.status !== 'past_due' && addMonths(first, n * months) <= now; n += 1) {
    const start = addMonths(first, n * months)
    const next = charged(
      {
        ...step.subscription,
        status: 'active',
        periodStart: start.toISOString(),
        periodEnd: addMonths(first, (n + 1) * months).toISOString(),
      },
      plan,
      start,
    )
    step = { subscription: next.subscription, charges: [...step.charges, ...next.charges] }
  }
  return { ...step, subscription: settleInTime(step.subscription, now) }
}

/** Charges the price of a period, from the credit first. If the card is declined, the payment is overdue. */
const charged = (subscription: GatewaySubscription, plan: Plan | undefined, at: Date): Step => {
  const price = plan?.price.amount ?? 0
  const amount = Math.max(0, price - subscription.credit)
  const issuedAt = at.toISOString()
  const isOwed = amount > 0 && isDeclined(subscription.card) && subscription.contract !== null
  const after: GatewaySubscription = {
    ...subscription,
    credit: Math.max(0, subscription.credit - price),
    contract: builtInContract,
    ...(isOwed ? { status: 'past_due', pastDueAt: issuedAt } : {}),
  }
  return { subscription: after, charges: price === 0 ? [] : [chargeOf(after, { amount, issuedAt })] }
}

const chargeOf = (
  { stripePlan, periodStart, periodEnd, status }: GatewaySubscription,
  { amount, issuedAt }: { amount: number; issuedAt: string },
): Charge => ({
  stripePlan,
  issuedAt,
  periodStart: periodStart ?? issuedAt,
  periodEnd: periodEnd ?? issuedAt,
  amount: { amount, currency: planOf(stripePlan)?.price.currency ?? 'EUR' },
  status: status === 'past_due' ? 'open' : 'paid',
})

const periodFrom = (start: Date, interval: 'month' | 'year') => ({
  periodStart: start.toISOString(),
  periodEnd: addMonths(start, interval === 'year' ? 12 : 1).toISOString(),
})
