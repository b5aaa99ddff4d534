import { resourceMissing } from './api-error.ts'
import { newId } from './new-id.ts'
import type { SeededPrice, SeededPromotion, StandInOptions } from './stand-in-options.ts'
import type { WireCoupon, WirePlan, WirePrice, WireProduct, WirePromotionCode } from './wire.ts'

/** Products, prices and discounts that are on offer. */
export type Catalogue = {
  products: Map<string, WireProduct>
  prices: Map<string, WirePrice>
  coupons: Map<string, WireCoupon>
  promotionCodes: Map<string, WirePromotionCode>
  /** The price with a lookup key; throws if there is none. */
  priceByKey(lookupKey: string): WirePrice
}

export const createCatalogue = (options: StandInOptions, created: number): Catalogue => {
  const names = new Set(options.prices.map((price) => price.product ?? price.lookupKey))
  const products = [...names].map((name) => productOf(name, created))
  const prices = options.prices.map((seed) => {
    const product = products.find((one) => one.name === (seed.product ?? seed.lookupKey))
    return priceOf(seed, product?.id ?? '', created)
  })
  const promotions = (options.promotions ?? []).map((seed) => promotionOf(seed, created))
  return {
    products: byId(products),
    prices: byId(prices),
    coupons: byId(promotions.map(({ coupon }) => coupon)),
    promotionCodes: byId(promotions.map(({ promotionCode }) => promotionCode)),
    priceByKey: (lookupKey) => {
      const price = prices.find((one) => one.lookup_key === lookupKey)
      if (price === undefined) throw resourceMissing('price', lookupKey, 'lookup_key')
      return price
    },
  }
}

const byId = <One extends { id: string }>(all: One[]): Map<string, One> => new Map(all.map((one) => [one.id, one]))

const productOf = (name: string, created: number): WireProduct => ({
  id: newId('prod'),
  object: 'product',
  active: true,
  created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: created,
  url: null,
})

const priceOf = (seed: SeededPrice, product: string, created: number): WirePrice => ({
  id: newId('price'),
  object: 'price',
  active: seed.active ?? true,
  billing_scheme: 'per_unit',
  created,
  currency: seed.currency.toLowerCase(),
  custom_unit_amount: null,
  livemode: false,
  lookup_key: seed.lookupKey,
  metadata: {},
  nickname: null,
  product,
  recurring: {
    interval: seed.interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: seed.amount,
  unit_amount_decimal: String(seed.amount),
})

const promotionOf = (
  seed: SeededPromotion,
  created: number,
): { coupon: WireCoupon; promotionCode: WirePromotionCode } => {
  const { duration = 'once' } = seed
  const coupon: WireCoupon = {
    id: newId('co'),
    object: 'coupon',
    amount_off: null,
    created,
    currency: null,
    duration: typeof duration === 'string' ? duration : 'repeating',
    duration_in_months: typeof duration === 'string' ? null : duration.months,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: seed.code,
    percent_off: seed.percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }
  const promotionCode: WirePromotionCode = {
    id: newId('promo'),
    object: 'promotion_code',
    active: seed.active ?? true,
    code: seed.code,
    created,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  }
  return { coupon, promotionCode }
}

/** A price in the format of the older plan resource, which subscription items still contain. */
export const planOf = (price: WirePrice): WirePlan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring.interval,
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
