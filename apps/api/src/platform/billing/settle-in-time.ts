import { type Agreement, graceDays } from './billing-gateway.ts'

const dayMs = 86_400_000

/** Ends what is over by now: a checkout nobody paid, a debt that is too old, a period that was to be the last. */
export const settleInTime = (agreement: Agreement, now: Date): Agreement => {
  const { status, checkoutExpiresAt, periodEnd, pastDueAt, cancelAtPeriodEnd } = agreement
  const isPast = (instant: string | null, days = 0) =>
    instant !== null && Date.parse(instant) + days * dayMs <= now.getTime()
  if (status === 'incomplete' && isPast(checkoutExpiresAt)) return { ...agreement, status: 'expired' }
  if (!runs.has(status)) return agreement
  if (cancelAtPeriodEnd && isPast(periodEnd)) return { ...agreement, status: 'cancelled' }
  if (status === 'past_due' && isPast(pastDueAt, graceDays)) return { ...agreement, status: 'expired' }
  return agreement
}

const runs: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due'])
