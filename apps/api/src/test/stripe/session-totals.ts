import { type Account, type Order, found } from './account.ts'
import type { WirePromotionCode, WireSession } from './wire.ts'

export type Totals = Pick<WireSession, 'amount_subtotal' | 'amount_total' | 'discounts' | 'total_details'>

/** The totals of an order, with a promotion if there is one. In a trial, nothing is due. */
export const discountedBy = (
  account: Account,
  { price, quantity, trialEnd }: Order,
  promotion: WirePromotionCode | null,
): Totals => {
  const subtotal = trialEnd === null ? price.unit_amount * quantity : 0
  const coupon = promotion && found(account.coupons, 'coupon', promotion.promotion.coupon)
  const discount = coupon ? Math.round((subtotal * coupon.percent_off) / 100) : 0
  return {
    amount_subtotal: subtotal,
    amount_total: subtotal - discount,
    discounts: promotion && coupon ? [{ coupon: coupon.id, promotion_code: promotion.id }] : [],
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
  }
}
