import { type LimitName, limitNames } from '@sojourn/contract/limits'
import { type Subscription, type SubscriptionStatus, usageOf } from '@sojourn/contract/plans'
import type { Card, Invoice } from '@sojourn/contract/payment'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Money } from '@sojourn/contract/kit/values'
import { formatDate, formatDates } from '../../kit/words/dates.ts'
import { amountInWords } from '../../kit/words/limit-words.ts'
import { inWords } from '../../kit/words/words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { OfferedPlan } from './billing.ts'
import * as wording from './wording.ts'

/** `€89` or `€89.50`: prices of plans, which are mostly whole amounts. */
export const priceInWords = (price: Money): string => moneyInWords(price, 'short')

/** `€89 a month`. */
export const rateInWords = ({ price, interval }: OfferedPlan): string =>
  wording.ratePer[interval]({ price: priceInWords(price) })

/** `Studio, yearly`. */
export const planInWords = ({ name, interval }: OfferedPlan): string => wording.planPaid[interval]({ plan: name })

/** Whether the subscription is active, or about to be, so that it can be changed or cancelled. */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && ['trialing', 'active', 'past_due'].includes(subscription.status)

/** The status of a subscription in a word or two, with its colour. */
export const stateOf = (subscription: Subscription): { word: string; tone: BadgeTone } => {
  if (isRunning(subscription) && subscription.status !== 'past_due' && subscription.cancelAtPeriodEnd)
    return { word: wording.cancelledButActive, tone: 'warning' }
  return { word: wording.stateNames[subscription.status], tone: stateTones[subscription.status] }
}

const stateTones: Record<SubscriptionStatus, BadgeTone> = {
  incomplete: 'warning',
  trialing: 'info',
  active: 'success',
  past_due: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** The whole days from now until an instant, including the current day; zero once it has passed. */
export const daysUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / (24 * 60 * 60 * 1000)))

/** What happens next with a subscription, in one or two sentences. Late payments are described by `lateInWords`. */
export const nextInWords = (subscription: Subscription, plan: OfferedPlan | undefined, now: Date): string => {
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, trialEndsAt } = subscription
  const end = periodEnd ? formatDate(periodEnd) : null
  const price = plan ? priceInWords(plan.price) : null
  switch (status) {
    case 'incomplete':
      return wording.checkoutNext
    case 'trialing': {
      const next = cancelAtPeriodEnd ? trialEndInWords(end) : firstPaymentInWords(end, price)
      return trialEndsAt ? `${wording.trialDaysLeft({ days: daysUntil(trialEndsAt, now) })} ${next}` : next
    }
    case 'active':
      if (cancelAtPeriodEnd) return end ? wording.activeUntil({ end }) : wording.activeUntilLater
      return renewalInWords(end, price)
    case 'past_due':
      return wording.pastDueNext
    case 'cancelled':
      if (periodStart === null) return wording.cancelledBeforePayment
      return end ? wording.endedOn({ end }) : wording.endedBefore
    case 'expired':
      return periodStart === null ? wording.checkoutExpired : wording.paymentExpired
  }
}

const trialEndInWords = (end: string | null): string => (end ? wording.trialEnds({ end }) : wording.trialEndsLater)

const firstPaymentInWords = (end: string | null, price: string | null): string => {
  if (!end) return wording.firstPaymentLater
  return price ? wording.firstPayment({ price, end }) : wording.firstPaymentOn({ end })
}

const renewalInWords = (end: string | null, price: string | null): string => {
  if (!end) return wording.renewsLater
  return price ? wording.renews({ end, price }) : wording.renewsOn({ end })
}

/** Which payment is late, and what follows if it is not paid. `owed` is the declined amount, if known. */
export const lateInWords = (
  { graceEndsAt }: Pick<Subscription, 'graceEndsAt'>,
  owed: Money | undefined,
): { happened: string; follows: string } => ({
  happened: owed ? wording.paymentDeclined({ price: priceInWords(owed) }) : wording.lastPaymentDeclined,
  follows: graceEndsAt ? wording.payBy({ date: formatDate(graceEndsAt) }) : wording.paySoon,
})

/** `Visa ending in 4242, expires 12/34`. */
export const cardInWords = ({ brand: code, last4, expires }: Card): string => {
  const brand = inWords(code)
  const [year = '', month = ''] = expires?.split('-') ?? []
  const expiry = `${month}/${year.slice(-2)}`
  if (last4)
    return expires ? wording.cardNumberAndExpiry({ brand, last4, expiry }) : wording.cardNumber({ brand, last4 })
  return expires ? wording.cardExpiry({ brand, expiry }) : brand
}

/** The colour of each status of an invoice. */
export const invoiceTones: Readonly<Record<Invoice['status'], BadgeTone>> = {
  open: 'warning',
  paid: 'success',
  void: 'neutral',
  uncollectible: 'danger',
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
    .map((name) => overflowInWords(name, used[name].used, plan.limits[name] ?? 0))

const overflowInWords = (name: LimitName, used: number, limit: number): string =>
  name === 'storageBytes' || name === 'versionBytes'
    ? wording.overflowOf[name]({ used: amountInWords(name, used), limit: amountInWords(name, limit) })
    : wording.overflowOf[name]({ used, limit })

/** An error about payments and what to do about it, as sentences. */
export const troubleInWords = ({ message }: Error): string => {
  const said = /[.!?]$/.test(message) ? message : `${message}.`
  // Some messages contain advice already.
  return /try again|choose|load this page/i.test(said) ? said : wording.withAdvice({ problem: said })
}
