import { type Account, found } from './account.ts'
import { invalidRequest } from './api-error.ts'
import { change, record } from './event-log.ts'
import { newId } from './new-id.ts'
import { addIntervals } from './periods.ts'
import type { WireDiscount, WireDiscountAmount, WirePromotionCode, WireSubscription } from './wire.ts'

/** The promotion with a code, which is case-insensitive. */
export const promotionOf = (account: Account, code: string): WirePromotionCode => {
  const promotion = [...account.promotionCodes.values()].find(
    (one) => one.active && one.code.toLowerCase() === code.toLowerCase(),
  )
  if (promotion === undefined) throw invalidRequest('This code is invalid.', { param: 'promotion_code' })
  return promotion
}

/** Adds the discount of a promotion to a new subscription. */
export const grantDiscount = (
  account: Account,
  promotion: WirePromotionCode,
  subscription: WireSubscription,
  session: string,
): WireDiscount => {
  const coupon = found(account.coupons, 'coupon', promotion.promotion.coupon)
  const start = account.clock.seconds()
  const discount: WireDiscount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: session,
    customer: subscription.customer,
    customer_account: null,
    end: coupon.duration_in_months === null ? null : addIntervals(start, 'month', coupon.duration_in_months),
    invoice: null,
    invoice_item: null,
    promotion_code: promotion.id,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: subscription.id,
    subscription_item: null,
  }
  account.discounts.set(discount.id, discount)
  coupon.times_redeemed += 1
  promotion.times_redeemed += 1
  record(account, 'customer.discount.created', discount)
  return discount
}

/** What each discount of a subscription deducts from an amount that is due at an instant. */
export const discountAmounts = (
  account: Account,
  subscription: WireSubscription,
  amount: number,
  at: number,
): WireDiscountAmount[] =>
  subscription.discounts.flatMap((id) => {
    const discount = found(account.discounts, 'discount', id)
    if (discount.end !== null && discount.end <= at) return []
    const coupon = found(account.coupons, 'coupon', discount.source.coupon)
    return [{ amount: Math.round((amount * coupon.percent_off) / 100), discount: id }]
  })

/** The amount after discounts. */
export const lessDiscounts = (account: Account, subscription: WireSubscription, amount: number, at: number): number =>
  amount - discountAmounts(account, subscription, amount, at).reduce((sum, one) => sum + one.amount, 0)

/** Removes discounts that were for one invoice, and those that have expired. */
export const endUsedDiscounts = (account: Account, subscription: WireSubscription, at: number): void => {
  const used = subscription.discounts.filter((id) => {
    const discount = found(account.discounts, 'discount', id)
    const coupon = found(account.coupons, 'coupon', discount.source.coupon)
    return coupon.duration === 'once' || (discount.end !== null && discount.end <= at)
  })
  if (used.length === 0) return
  for (const id of used) record(account, 'customer.discount.deleted', found(account.discounts, 'discount', id))
  change(account, 'customer.subscription.updated', subscription, (one) => {
    one.discounts = one.discounts.filter((id) => !used.includes(id))
  })
}
