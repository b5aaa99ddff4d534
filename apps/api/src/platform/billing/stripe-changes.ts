import type { Plan } from '@sojourn/contract/plans'
import type Stripe from 'stripe'
import { type GatewaySubscription, type BillingGateway, BillingUnavailable } from './billing-gateway.ts'
import { previewOf } from './plan-preview.ts'
import { callStripe } from './stripe-client.ts'
import type { StripePrices } from './stripe-prices.ts'

type StripeChanges = Pick<BillingGateway, 'changePlan' | 'previewChange' | 'setCancellation'>

/** Changes to a running subscription. `present` reads the result. */
export const createStripeChanges = (
  client: Stripe,
  prices: StripePrices,
  present: BillingGateway['present'],
): StripeChanges => ({
  changePlan: async (subscription, plan, now) => {
    const stripeSubscription = await getStripeSubscription(client, subscription)
    const items = await itemsAt(prices, stripeSubscription, plan)
    return markUncertain(async () => {
      await callStripe(
        'change a subscription',
        client.subscriptions.update(stripeSubscription.id, {
          items,
          metadata: { plan: plan.stripe_id },
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        }),
      )
      return present(subscription, now)
    })
  },
  previewChange: async (subscription, plan) => {
    const stripeSubscription = await getStripeSubscription(client, subscription)
    const items = await itemsAt(prices, stripeSubscription, plan)
    const { amount_due, total, lines } = await callStripe(
      'preview an invoice',
      client.invoices.createPreview({
        subscription: stripeSubscription.id,
        subscription_details: { items, proration_behavior: 'always_invoice' },
      }),
    )
    // A change between months and years starts a new period, which the invoice shows in full.
    const end = Math.max(0, ...lines.data.map((line) => line.period.end))
    const periodEnd = end === 0 ? subscription.periodEnd : new Date(end * 1000).toISOString()
    const after = { ...subscription, stripePlan: plan.stripe_id, periodEnd }
    return previewOf(after, { due: amount_due, credit: Math.max(0, -total) })
  },
  setCancellation: async (subscription, atPeriodEnd) => {
    const { id, cancel_at, cancel_at_period_end } = await getStripeSubscription(client, subscription)
    // A cancellation in the portal sets a date. Taking it back clears that date.
    const change =
      !atPeriodEnd && cancel_at !== null && !cancel_at_period_end
        ? ({ cancel_at: '' } as const)
        : { cancel_at_period_end: atPeriodEnd }
    return markUncertain(async () => {
      await callStripe('cancel or resume a subscription', client.subscriptions.update(id, change))
      return (await present(subscription, new Date())).subscription
    })
  },
})

const getStripeSubscription = async (
  client: Stripe,
  { contract }: GatewaySubscription,
): Promise<Stripe.Subscription> => {
  if (contract === null) throw new TypeError('there is no subscription at Stripe yet')
  return callStripe('read a subscription', client.subscriptions.retrieve(contract))
}

/** The only item of the subscription, with the new price. */
const itemsAt = async (prices: StripePrices, { id, items }: Stripe.Subscription, plan: Plan) => {
  const [item] = items.data
  if (!item) throw new TypeError(`${id} has no item`)
  return [{ id: item.id, price: await prices.idOf(plan) }]
}

/** If this fails, it is not known whether the change was made. */
const markUncertain = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BillingUnavailable ? new BillingUnavailable(error.message, true) : error
  }
}
