import { createHash, randomUUID } from 'node:crypto'
import type { Card } from '@sojourn/contract/payment'
import { type Plan, planOf } from '@sojourn/contract/plans'
import { addMonths } from './add-months.ts'
import type { Agreement, BillingGateway, Charge, Step } from './billing-gateway.ts'
import { previewOf } from './plan-preview.ts'
import { prorate } from './proration.ts'
import { settleInTime } from './settle-in-time.ts'

const dayMs = 86_400_000
const checkoutHours = 24

type Options = {
  publicUrl: () => string
  /** Signs a text with the site's own key: a checkout's token is the signature of its reference, so it is kept nowhere. */
  sign: (text: string) => string
}

/** Plays a payment provider: its pages are this server's, its clock runs when it is looked at, and no money moves. */
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
  // Its token opens nothing any more once the company has another reference, or none.
  closeCheckout: async () => {},
  endUnpaid: async () => {},
  checkoutUrl: ({ checkout }) => (checkout === null ? null : `${publicUrl()}/checkout/${sign(checkout)}`),
  changePlan: async (agreement, plan, now) => changed(agreement, plan, now),
  previewChange: async (agreement, plan, now) => {
    const { agreement: after, charges } = changed(agreement, plan, now)
    return previewOf(after, { due: charges[0]?.amount.amount ?? 0, credit: after.credit })
  },
  setCancellation: async (agreement, cancelAtPeriodEnd) => ({ ...agreement, cancelAtPeriodEnd }),
  settle: settled,
  present: async (agreement, now) => settled(agreement, now),
  listInvoices: async () => null,
  openPortal: async ({ checkout }) => `${publicUrl()}/checkout/${sign(checkout ?? '')}/card`,
  readEvent: () => null,
})

/** The name of every agreement that was paid here. */
const played = 'built-in'

/** A card of the built-in gateway that no bank takes. */
const isDeclined = (card: Card | null): boolean => card?.last4 === declinedLater.last4

/** Cards that may be chosen: two that always pay, one of them once its bank has asked, and one that is declined from the second time on. */
export const goodCard: Card = { brand: 'visa', last4: '4242', expires: '2034-12' }
export const confirmedCard: Card = { brand: 'visa', last4: '3155', expires: '2034-12' }
export const declinedLater: Card = { brand: 'visa', last4: '0341', expires: '2034-12' }

/** The agreement once its checkout is paid with a card, and what that took. */
export const startPaid = (agreement: Agreement, card: Card, now: Date): Step => {
  const plan = planOf(agreement.stripePlan)
  const paid = { ...agreement, card, pastDueAt: null, cancelAtPeriodEnd: false, checkoutUrl: null }
  const trialDays = agreement.trialEndsAt === null ? (plan?.trialDays ?? 0) : 0
  if (trialDays > 0) {
    const trialEndsAt = new Date(now.getTime() + trialDays * dayMs).toISOString()
    const period = { periodStart: now.toISOString(), periodEnd: trialEndsAt, trialEndsAt }
    return { agreement: { ...paid, ...period, status: 'trialing', contract: played }, charges: [] }
  }
  // What pays the first time may be declined from then on.
  return charged(
    { ...paid, ...periodFrom(now, plan?.interval ?? 'month'), status: 'active', contract: null },
    plan,
    now,
  )
}

/** The agreement once a card was put in place of the one that was declined: what is owed is paid. */
export const payDebt = (agreement: Agreement, card: Card): Agreement =>
  agreement.status === 'past_due' && !isDeclined(card)
    ? { ...agreement, card, status: 'active', pastDueAt: null }
    : { ...agreement, card }

const changed = (agreement: Agreement, plan: Plan, now: Date): Step => {
  const { stripePlan, status, periodStart, periodEnd, credit } = agreement
  const after = { ...agreement, stripePlan: plan.stripe_id }
  const before = planOf(stripePlan)
  // A trial, and a period that is not paid, have nothing to give back.
  if (!before || status !== 'active' || periodStart === null || periodEnd === null)
    return { agreement: after, charges: [] }
  const [start, end] = [new Date(periodStart), new Date(periodEnd)]
  const { due, credit: left } = prorate(before, plan, { start, end, now, credit })
  const period = before.interval === plan.interval ? { periodStart, periodEnd } : periodFrom(now, plan.interval)
  const agreed = { ...after, ...period, credit: left }
  const issuedAt = now.toISOString()
  // What is charged for is the rest of the period; the agreement's own stays whole.
  const rest = { ...agreed, periodStart: issuedAt }
  return { agreement: agreed, charges: due === 0 ? [] : [chargeOf(rest, { amount: due, issuedAt })] }
}

/** What has a customer was agreed with a real provider, which alone renews it. */
const isOwn = ({ customer }: Agreement): boolean => customer === null

const settled = (agreement: Agreement, now: Date): Step => {
  const present = settleInTime(agreement, now)
  const { status, periodEnd } = present
  if (!isOwn(present)) return { agreement: present, charges: [] }
  if ((status !== 'trialing' && status !== 'active') || periodEnd === null || Date.parse(periodEnd) > now.getTime())
    return { agreement: present, charges: [] }
  return renewed(present, new Date(periodEnd), now)
}

/** The periods up to the one that now lies in. A plan that is not on offer any more has no price to renew at, and stays. */
const renewed = (agreement: Agreement, first: Date, now: Date): Step => {
  const plan = planOf(agreement.stripePlan)
  if (!plan) return { agreement, charges: [] }
  const months = plan.interval === 'year' ? 12 : 1
  let step: Step = { agreement, charges: [] }
  for (let n = 0; step.agreement.status !== 'past_due' && addMonths(first, n * months) <= now; n += 1) {
    const start = addMonths(first, n * months)
    const next = charged(
      {
        ...step.agreement,
        status: 'active',
        periodStart: start.toISOString(),
        periodEnd: addMonths(first, (n + 1) * months).toISOString(),
      },
      plan,
      start,
    )
    step = { agreement: next.agreement, charges: [...step.charges, ...next.charges] }
  }
  return { ...step, agreement: settleInTime(step.agreement, now) }
}

/** Takes the price of a period, from the credit first. A card that is declined leaves it owed. */
const charged = (agreement: Agreement, plan: Plan | undefined, at: Date): Step => {
  const price = plan?.price.amount ?? 0
  const amount = Math.max(0, price - agreement.credit)
  const issuedAt = at.toISOString()
  const isOwed = amount > 0 && isDeclined(agreement.card) && agreement.contract !== null
  const after: Agreement = {
    ...agreement,
    credit: Math.max(0, agreement.credit - price),
    contract: played,
    ...(isOwed ? { status: 'past_due', pastDueAt: issuedAt } : {}),
  }
  return { agreement: after, charges: price === 0 ? [] : [chargeOf(after, { amount, issuedAt })] }
}

const chargeOf = (
  { stripePlan, periodStart, periodEnd, status }: Agreement,
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
