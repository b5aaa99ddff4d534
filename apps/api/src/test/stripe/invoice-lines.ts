import { type Account, type Debit, found } from './account.ts'
import { discountAmounts, lessDiscounts } from './discounts.ts'
import { newId } from './new-id.ts'
import type { WireItem, WireLine, WirePrice, WireSubscription } from './wire.ts'

/** What a line is for: an item of a subscription at a price, over a period in seconds. */
export type LineSubject = {
  subscription: WireSubscription
  item: WireItem
  price: WirePrice
  quantity: number
  start: number
  end: number
}

/** A whole period, after the subscription's discounts. */
export const periodLine = (account: Account, subject: LineSubject): WireLine => {
  const { subscription, price, quantity, start } = subject
  const amount = price.unit_amount * quantity
  const name = nameOf(account, price)
  return {
    ...blankLine(subject),
    amount,
    subtotal: amount,
    description: `${quantity} × ${name} (at ${moneyOf(price)} / ${price.recurring.interval})`,
    discount_amounts: discountAmounts(account, subscription, amount, start),
    discounts: [...subscription.discounts],
  }
}

/** A free trial period. */
export const trialLine = (account: Account, subject: LineSubject): WireLine => ({
  ...blankLine(subject),
  description: `Free trial for ${subject.quantity} × ${nameOf(account, subject.price)}`,
})

/** Credits what was paid but is unused: the share of the last debit after an instant, by the second. */
export const creditLine = (account: Account, subject: LineSubject, debit: Debit): WireLine => {
  const amount = -Math.round(debit.amount * shareAfter(subject.start, debit))
  return {
    ...blankLine(subject),
    ...prorated(subject, { invoice: debit.invoice, invoice_line_items: [debit.line] }),
    amount: amount === 0 ? 0 : amount,
    subtotal: amount === 0 ? 0 : amount,
    description: `Unused time on ${nameOf(account, subject.price)} after ${dayOf(subject.start)}`,
  }
}

/** The rest of a period at a price, by the second, after the subscription's discounts. */
export const remainderLine = (
  account: Account,
  subject: LineSubject,
  period: { start: number; end: number },
): WireLine => {
  const { subscription, price, quantity, start } = subject
  const whole = lessDiscounts(account, subscription, price.unit_amount * quantity, start)
  const amount = Math.round(whole * shareAfter(start, period))
  return {
    ...blankLine(subject),
    ...prorated(subject, null),
    amount,
    subtotal: amount,
    description: `Remaining time on ${nameOf(account, price)} after ${dayOf(start)}`,
  }
}

/** The amount of a line after discounts. */
export const netOf = (line: WireLine): number =>
  line.amount - line.discount_amounts.reduce((sum, one) => sum + one.amount, 0)

const shareAfter = (at: number, period: { start: number; end: number }): number =>
  (period.end - Math.max(at, period.start)) / (period.end - period.start)

const prorated = (
  { subscription, item }: LineSubject,
  credited: { invoice: string; invoice_line_items: string[] } | null,
): Pick<WireLine, 'discountable' | 'parent'> => ({
  discountable: false,
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: newId('ii'),
      proration: true,
      proration_details: { credited_items: credited },
      subscription: subscription.id,
      subscription_item: item.id,
    },
  },
})

const blankLine = ({ subscription, item, price, quantity, start, end }: LineSubject): WireLine => ({
  id: newId('il'),
  object: 'line_item',
  amount: 0,
  currency: price.currency,
  description: null,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: { ...subscription.metadata },
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: { credited_items: null },
      subscription: subscription.id,
      subscription_item: item.id,
    },
  },
  period: { end, start },
  pretax_credit_amounts: [],
  pricing: {
    type: 'price_details',
    price_details: { price: price.id, product: price.product },
    unit_amount_decimal: price.unit_amount_decimal,
  },
  quantity,
  quantity_decimal: String(quantity),
  subscription: subscription.id,
  subtotal: 0,
  taxes: [],
})

const nameOf = (account: Account, price: WirePrice): string => found(account.products, 'product', price.product).name

const moneyOf = (price: WirePrice): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: price.currency }).format(price.unit_amount / 100)

const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
