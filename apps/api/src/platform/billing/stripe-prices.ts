import { type Plan, plans } from '@sojourn/contract/plans'
import type Stripe from 'stripe'
import { BillingUnavailable } from './billing-gateway.ts'
import { callStripe } from './stripe-client.ts'

const cacheMs = 10 * 60_000

export type StripePrices = { idOf(plan: Plan): Promise<string> }

/**
 * Finds the prices at Stripe by their lookup keys, which are the `stripe_id` of our plans. A price that differs from the one
 * that we show is never used.
 */
export const createStripePrices = (client: Stripe): StripePrices => {
  let cache: { at: number; byKey: Map<string, Stripe.Price> } | undefined

  const read = async () => {
    const lookup_keys = plans.map((plan) => plan.stripe_id)
    const { data } = await callStripe('list its prices', client.prices.list({ lookup_keys, active: true, limit: 100 }))
    return new Map(data.map((price) => [price.lookup_key ?? '', price]))
  }

  return {
    idOf: async (plan) => {
      if (!cache || Date.now() - cache.at > cacheMs) cache = { at: Date.now(), byKey: await read() }
      const price = cache.byKey.get(plan.stripe_id)
      if (price && isOf(price, plan)) return price.id
      cache = undefined
      throw new BillingUnavailable(
        price
          ? `the price ${plan.stripe_id} at Stripe is not the one that is shown`
          : `there is no price with the lookup key ${plan.stripe_id} at Stripe`,
      )
    },
  }
}

const isOf = ({ unit_amount, currency, recurring }: Stripe.Price, { price, interval }: Plan): boolean =>
  unit_amount === price.amount &&
  currency === price.currency.toLowerCase() &&
  recurring?.interval === interval &&
  recurring.interval_count === 1
