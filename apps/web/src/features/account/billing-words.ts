import { type LimitName, limitNames } from '@sojourn/contract/limits'
import { type Subscription, type SubscriptionStatus, usageOf } from '@sojourn/contract/plans'
import type { Card, Invoice } from '@sojourn/contract/payment'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import { formatDate, formatDates } from '../../kit/words/dates.ts'
import { amountInWords, limitTitles } from '../../kit/words/limit-words.ts'
import { countOf, inWords } from '../../kit/words/words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { OfferedPlan } from './billing.ts'

/** `€89` or `€89.50`: prices of plans, which are mostly whole amounts. */
export const priceInWords = (price: Money): string => moneyInWords(price, 'short')

/** `€89 a month`. */
export const rateInWords = ({ price, interval }: OfferedPlan): string => `${priceInWords(price)} a ${interval}`

/** `Studio, yearly`. */
export const planInWords = ({ name, interval }: OfferedPlan): string =>
  `${name}, ${interval === 'month' ? 'monthly' : 'yearly'}`

/** Whether the subscription is active, or about to be, so that it can be changed or cancelled. */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && ['trialing', 'active', 'past_due'].includes(subscription.status)

/** The status of a subscription in a word or two, with its colour. */
export const stateOf = (subscription: Subscription): { word: string; tone: BadgeTone } => {
  if (isRunning(subscription) && subscription.status !== 'past_due' && subscription.cancelAtPeriodEnd)
    return { word: 'Cancelled, still running', tone: 'warning' }
  return states[subscription.status]
}

const states: Record<SubscriptionStatus, { word: string; tone: BadgeTone }> = {
  incomplete: { word: 'Waiting for checkout', tone: 'warning' },
  trialing: { word: 'Trial', tone: 'info' },
  active: { word: 'Active', tone: 'success' },
  past_due: { word: 'Payment is late', tone: 'danger' },
  cancelled: { word: 'Ended', tone: 'neutral' },
  expired: { word: 'Lapsed', tone: 'neutral' },
}

/** The whole days from now until an instant, including the current day; zero once it has passed. */
export const daysUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / (24 * 60 * 60 * 1000)))

/** What happens next with a subscription, in one or two sentences. Late payments are described by `lateInWords`. */
export const nextInWords = (subscription: Subscription, plan: OfferedPlan | undefined, now: Date): string => {
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, trialEndsAt } = subscription
  const end = periodEnd ? formatDate(periodEnd) : 'the end of the period'
  const price = plan ? priceInWords(plan.price) : 'the price of the plan'
  switch (status) {
    case 'incomplete':
      return 'The plan is chosen and begins once it is confirmed at the checkout.'
    case 'trialing': {
      const left = trialEndsAt ? `${countOf(daysUntil(trialEndsAt, now), 'day')} of the trial left. ` : ''
      return cancelAtPeriodEnd
        ? `${left}It ends on ${end}, and nothing is charged.`
        : `${left}On ${end} the first payment of ${price} is taken.`
    }
    case 'active':
      return cancelAtPeriodEnd
        ? `It runs until ${end}, which is paid for. Then it ends, and nothing more is charged.`
        : `It renews on ${end} for ${price}.`
    case 'past_due':
      return 'Until the payment arrives, everything works as before.'
    case 'cancelled':
      return periodStart === null
        ? 'The subscription was cancelled before the first payment. Choose a plan to begin.'
        : `It ended${periodEnd ? ` on ${end}` : ''}. Everything is kept; take a plan to go on.`
    case 'expired':
      return periodStart === null
        ? 'The checkout was not completed in time. Nothing was charged; choose a plan to begin.'
        : 'The payment did not arrive in time. Everything is kept; take a plan to go on.'
  }
}

/** Which payment is late, and what follows if it is not paid. `owed` is the declined amount, if known. */
export const lateInWords = (
  { graceEndsAt }: Pick<Subscription, 'graceEndsAt'>,
  owed: Money | undefined,
): { happened: string; follows: string } => ({
  happened: owed ? `The payment of ${priceInWords(owed)} was declined.` : 'The last payment was declined.',
  follows: `Pay by ${graceEndsAt ? formatDate(graceEndsAt) : 'the end of the 14 days that followed'}, then everything can only be read.`,
})

/** `Visa ending in 4242, expires 12/34`. */
export const cardInWords = ({ brand, last4, expires }: Card): string => {
  const name = inWords(brand)
  const [year = '', month = ''] = expires?.split('-') ?? []
  return `${name}${last4 ? ` ending in ${last4}` : ''}${expires ? `, expires ${month}/${year.slice(-2)}` : ''}`
}

/** The label and colour of each status of an invoice. */
export const invoiceStates: Readonly<Record<Invoice['status'], { word: string; tone: BadgeTone }>> = {
  open: { word: 'To be paid', tone: 'warning' },
  paid: { word: 'Paid', tone: 'success' },
  void: { word: 'Void', tone: 'neutral' },
  uncollectible: { word: 'Not paid', tone: 'danger' },
}

/** `12/11/2026 – 12/12/2026`, or the part of it that is known. */
export const periodInWords = ({ periodStart, periodEnd }: Pick<Invoice, 'periodStart' | 'periodEnd'>): string =>
  periodStart && periodEnd
    ? formatDates(periodStart, periodEnd)
    : [periodStart, periodEnd].flatMap((instant) => (instant ? [formatDate(instant)] : [])).join('')

/** The current usage that exceeds the limits of another plan. */
export const overflowOf = (plan: OfferedPlan, used: Readonly<Record<LimitName, { used: number }>>): string[] =>
  limitNames
    .filter((name) => {
      const { limit } = usageOf(used[name].used, plan.limits[name])
      return limit !== null && used[name].used > limit
    })
    .map(
      (name) =>
        `${limitTitles[name].toLowerCase()} (${amountInWords(name, used[name].used)} in use, ${amountInWords(name, plan.limits[name] ?? 0)} allowed)`,
    )

/** An error about payments and what to do about it, as sentences. */
export const troubleInWords = ({ message }: Error): string => {
  const said = /[.!?]$/.test(message) ? message : `${message}.`
  // Some messages contain advice already.
  return /try again|choose|load this page/i.test(said) ? said : `${said} Try again.`
}
