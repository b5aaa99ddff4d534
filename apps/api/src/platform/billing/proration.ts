import type { Plan } from '@sojourn/contract/plans'

/** In minor units: what is paid at once, and the customer's credit afterwards. */
export type Proration = { due: number; credit: number }

/**
 * What a change of plan costs, prorated to the second as Stripe does
 * (https://docs.stripe.com/billing/subscriptions/prorations): the rest of the period is refunded at the old price and charged
 * at the new one. A plan with another interval is charged in full, because its period starts anew.
 */
export const prorate = (
  from: Plan,
  to: Plan,
  { start, end, now, credit }: { start: Date; end: Date; now: Date; credit: number },
): Proration => {
  const seconds = (from: Date, to: Date) => Math.floor(to.getTime() / 1000) - Math.floor(from.getTime() / 1000)
  const rest = Math.min(1, Math.max(0, seconds(now, end) / seconds(start, end)))
  const back = Math.round(from.price.amount * rest)
  const taken = from.interval === to.interval ? Math.round(to.price.amount * rest) : to.price.amount
  const owed = taken - back - credit
  return { due: Math.max(0, owed), credit: Math.max(0, -owed) }
}
