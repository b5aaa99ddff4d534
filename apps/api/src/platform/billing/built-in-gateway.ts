import { createHash, randomUUID } from 'node:crypto'
import { type Plan, planOf } from '@sojourn/contract/plans'
import type { Agreement, BillingGateway } from './billing-gateway.ts'

const dayMs = 86_400_000
const checkoutHours = 24
/** A payment may be late this long before the agreement ends; the database's `is_subscribed` knows the same. */
const graceDays = 14

type Surroundings = {
  publicUrl: () => string
  /** Signs a text with the site's own key: a checkout's token is the signature of its reference, so it is kept nowhere. */
  sign: (text: string) => string
}

/** Plays a payment provider: its checkout is a page of this server, its clock runs when it is looked at, and no money moves. */
export const createBuiltInGateway = ({ publicUrl, sign }: Surroundings): BillingGateway => ({
  playsCheckout: true,
  openCheckout: async () => {
    const reference = randomUUID()
    return {
      reference,
      tokenHash: createHash('sha256').update(sign(reference)).digest(),
      expiresAt: new Date(Date.now() + checkoutHours * 3_600_000).toISOString(),
    }
  },
  checkoutUrl: async (reference) => `${publicUrl()}/checkout/${sign(reference)}`,
  startPaid,
  changePlan: async (_tenant, agreement, plan) => ({
    ...agreement,
    stripePlan: plan.stripe_id,
    periodEnd: endAfterChange(agreement, plan),
  }),
  setCancellation: async (_tenant, agreement, cancelAtPeriodEnd) => ({ ...agreement, cancelAtPeriodEnd }),
  settle,
})

/**
 * A year counts from the beginning of the period that is paid; a paid year stays when months follow it. The beginning
 * never moves, so changing to and fro gains nothing. A trial, a period that is the last, and one that is not paid stay.
 */
const endAfterChange = (agreement: Agreement, plan: Plan): string | null => {
  const { stripePlan, status, periodStart, periodEnd, cancelAtPeriodEnd } = agreement
  if (planOf(stripePlan)?.interval === plan.interval) return periodEnd
  if (plan.interval !== 'year' || status !== 'active' || cancelAtPeriodEnd) return periodEnd
  if (periodStart === null || periodEnd === null) return periodEnd
  const ofYear = periodFrom(new Date(periodStart), 'year').periodEnd
  return Date.parse(ofYear) > Date.parse(periodEnd) ? ofYear : periodEnd
}

const startPaid = (agreement: Agreement, now: Date): Agreement => {
  const plan = planOf(agreement.stripePlan)
  const running = { ...agreement, pastDueAt: null, cancelAtPeriodEnd: false }
  const trialDays = agreement.trialEndsAt === null ? (plan?.trialDays ?? 0) : 0
  if (trialDays === 0) return { ...running, status: 'active', ...periodFrom(now, plan?.interval ?? 'month') }
  const trialEndsAt = new Date(now.getTime() + trialDays * dayMs).toISOString()
  return { ...running, status: 'trialing', periodStart: now.toISOString(), periodEnd: trialEndsAt, trialEndsAt }
}

const settle = (agreement: Agreement, now: Date): Agreement => {
  const isPast = (instant: string | null, plusDays = 0) =>
    instant !== null && Date.parse(instant) + plusDays * dayMs <= now.getTime()
  switch (agreement.status) {
    case 'incomplete':
      return isPast(agreement.checkoutExpiresAt) ? { ...agreement, status: 'expired' } : agreement
    case 'past_due':
      if (agreement.cancelAtPeriodEnd && isPast(agreement.periodEnd)) return { ...agreement, status: 'cancelled' }
      return isPast(agreement.pastDueAt, graceDays) ? { ...agreement, status: 'expired' } : agreement
    case 'trialing':
    case 'active':
      if (!isPast(agreement.periodEnd)) return agreement
      return agreement.cancelAtPeriodEnd ? { ...agreement, status: 'cancelled' } : renewed(agreement, now)
    default:
      return agreement
  }
}

/** The period that now lies in. A plan that is not on offer any more has no price to renew at, and stays as it is. */
const renewed = (agreement: Agreement, now: Date): Agreement => {
  const plan = planOf(agreement.stripePlan)
  if (!plan || agreement.periodEnd === null) return agreement
  const first = new Date(agreement.periodEnd)
  const months = plan.interval === 'year' ? 12 : 1
  let periods = 0
  while (addMonths(first, (periods + 1) * months) <= now) periods += 1
  return { ...agreement, status: 'active', ...periodFrom(addMonths(first, periods * months), plan.interval) }
}

const periodFrom = (start: Date, interval: 'month' | 'year') => ({
  periodStart: start.toISOString(),
  periodEnd: addMonths(start, interval === 'year' ? 12 : 1).toISOString(),
})

/** The same day of a later month, or that month's last day. */
const addMonths = (start: Date, months: number): Date => {
  const later = new Date(start)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== start.getUTCDate()) later.setUTCDate(0)
  return later
}
