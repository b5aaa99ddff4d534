import { type GatewaySubscription, graceDays } from './billing-gateway.ts'

const dayMs = 86_400_000

/**
 * Ends what is over by now: a checkout that was not paid, a payment that is overdue for too long, a period that was to be the
 * last.
 */
export const settleInTime = (subscription: GatewaySubscription, now: Date): GatewaySubscription => {
  const { status, checkoutExpiresAt, periodEnd, pastDueAt, cancelAtPeriodEnd } = subscription
  const isPast = (instant: string | null, days = 0) =>
    instant !== null && Date.parse(instant) + days * dayMs <= now.getTime()
  if (status === 'incomplete' && isPast(checkoutExpiresAt)) return { ...subscription, status: 'expired' }
  if (!runs.has(status)) return subscription
  if (cancelAtPeriodEnd && isPast(periodEnd)) return { ...subscription, status: 'cancelled' }
  if (status === 'past_due' && isPast(pastDueAt, graceDays)) return { ...subscription, status: 'expired' }
  return subscription
}

const runs: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due'])
