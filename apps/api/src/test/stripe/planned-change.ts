import type { Account } from './account.ts'
import { planOf } from './catalogue.ts'
import { creditLine, periodLine, remainderLine } from './invoice-lines.ts'
import { invoiceOf } from './invoices.ts'
import { ApiError } from './api-error.ts'
import { periodEndAfter } from './periods.ts'
import { itemOf } from './subscription-item.ts'
import type { WireInvoice, WireItem, WireLine, WirePrice, WireSubscription } from './wire.ts'

export type Prorations = 'always_invoice' | 'create_prorations' | 'none'

/** The requested change; instants in seconds. */
export type WantedChange = {
  price?: WirePrice
  quantity?: number
  prorations: Prorations
  /** From when the unused time is credited; now by default. */
  prorationDate?: number
  anchorNow?: boolean
  trialEnd?: 'now' | number
}

/** What a change would make of a subscription and what it would bill, now or with the next invoice. */
export type PlannedChange = { after: WireSubscription; lines: WireLine[]; invoicesNow: boolean; beginsPeriod: boolean }

/**
 * Applies Stripe's rules: with the same interval, the period remains and the difference is prorated by the second. With another
 * interval, another anchor, or at the end of a trial, a period starts now and is billed now. In a trial, a change of price
 * costs nothing. https://docs.stripe.com/billing/subscriptions/prorations
 */
export const planChange = (account: Account, subscription: WireSubscription, wanted: WantedChange): PlannedChange => {
  const now = account.clock.seconds()
  const item = itemOf(subscription)
  const price = wanted.price ?? item.price
  const quantity = wanted.quantity ?? item.quantity
  const isTrial = subscription.status === 'trialing'
  const endsTrial = isTrial && wanted.trialEnd === 'now'
  const isOtherInterval = price.recurring.interval !== item.price.recurring.interval
  const credit = () => creditOf(account, subscription, item, wanted.prorationDate ?? now)

  if (typeof wanted.trialEnd === 'number') {
    const until = wanted.trialEnd
    const after = changed(subscription, {
      price,
      quantity,
      start: isTrial ? item.current_period_start : now,
      end: until,
    })
    after.billing_cycle_anchor = until
    after.status = 'trialing'
    after.trial_start ??= now
    after.trial_end = until
    const lines = isTrial || wanted.prorations === 'none' ? [] : credit()
    const invoicesNow = lines.length > 0 && wanted.prorations === 'always_invoice'
    return { after, lines, invoicesNow, beginsPeriod: false }
  }
  if (endsTrial || (!isTrial && (isOtherInterval || wanted.anchorNow === true))) {
    const end = periodEndAfter(now, price.recurring.interval, now)
    const after = changed(subscription, { price, quantity, start: now, end })
    after.billing_cycle_anchor = now
    if (endsTrial) {
      after.status = 'active'
      after.trial_end = now
    }
    const charge = periodLine(account, { subscription, item, price, quantity, start: now, end })
    const lines = wanted.prorations === 'none' ? [charge] : [...credit(), charge]
    return { after, lines, invoicesNow: true, beginsPeriod: true }
  }
  const { current_period_start: start, current_period_end: end } = item
  const after = changed(subscription, { price, quantity, start, end })
  const isSame = price.id === item.price.id && quantity === item.quantity
  if (isTrial || isSame || wanted.prorations === 'none') {
    return { after, lines: [], invoicesNow: false, beginsPeriod: false }
  }
  const subject = { subscription, item, price, quantity, start: wanted.prorationDate ?? now, end }
  const lines = [...credit(), remainderLine(account, subject, { start, end })]
  return { after, lines, invoicesNow: wanted.prorations === 'always_invoice', beginsPeriod: false }
}

/** A preview of the next invoice, optionally after a change. */
export const previewInvoice = (
  account: Account,
  subscription: WireSubscription,
  wanted: WantedChange | null,
): WireInvoice => {
  const planned = planChange(account, subscription, wanted ?? { prorations: 'none' })
  const item = itemOf(planned.after)
  const pending = account.pendingLines.get(subscription.id) ?? []
  const { current_period_start: start, current_period_end: end } = item
  const common = {
    subscription,
    reason: 'upcoming' as const,
    period: { start, end },
    prorationDate: wanted === null ? undefined : (wanted.prorationDate ?? account.clock.seconds()),
  }
  if (planned.invoicesNow) {
    const lines = planned.beginsPeriod ? [...pending, ...planned.lines] : planned.lines
    return invoiceOf(account, { ...common, lines })
  }
  const isLast = subscription.cancel_at !== null && subscription.cancel_at <= end
  if (subscription.status === 'canceled' || (isLast && pending.length + planned.lines.length === 0)) {
    throw noUpcomingInvoice(subscription.customer)
  }
  const renewal = isLast ? [] : [renewalLine(account, planned.after)]
  return invoiceOf(account, { ...common, lines: [...pending, ...planned.lines, ...renewal] })
}

/** The line for the period after the current one. */
export const renewalLine = (account: Account, subscription: WireSubscription): WireLine => {
  const item = itemOf(subscription)
  const start = item.current_period_end
  const end = periodEndAfter(subscription.billing_cycle_anchor, item.price.recurring.interval, start)
  return periodLine(account, { subscription, item, price: item.price, quantity: item.quantity, start, end })
}

/** The credit for the previous item, from an instant to the end of what was billed. */
export const creditOf = (account: Account, subscription: WireSubscription, item: WireItem, at: number): WireLine[] => {
  const debit = account.debits.get(item.id)
  if (debit === undefined || debit.amount === 0 || debit.end <= at) return []
  const { price, quantity } = item
  return [creditLine(account, { subscription, item, price, quantity, start: at, end: debit.end }, debit)]
}

const changed = (
  subscription: WireSubscription,
  to: { price: WirePrice; quantity: number; start: number; end: number },
): WireSubscription => {
  const after = structuredClone(subscription)
  const item = itemOf(after)
  item.price = to.price
  item.plan = planOf(to.price)
  item.quantity = to.quantity
  item.current_period_start = to.start
  item.current_period_end = to.end
  if (after.cancel_at_period_end) after.cancel_at = to.end
  return after
}

const noUpcomingInvoice = (customer: string): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'invoice_upcoming_none',
    message: `No upcoming invoices for customer: ${customer}`,
  })
