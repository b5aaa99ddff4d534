import type { Plan } from '@sojourn/contract/plans'
import type Stripe from 'stripe'
import { type Agreement, type BillingGateway, BillingUnavailable } from './billing-gateway.ts'
import { previewOf } from './plan-preview.ts'
import { callStripe } from './stripe-client.ts'
import type { StripePrices } from './stripe-prices.ts'

type StripeChanges = Pick<BillingGateway, 'changePlan' | 'previewChange' | 'setCancellation'>

/** Changes to a running subscription. `present` reads what became of it. */
export const createStripeChanges = (
  client: Stripe,
  prices: StripePrices,
  present: BillingGateway['present'],
): StripeChanges => ({
  changePlan: async (agreement, plan, now) => {
    const subscription = await subscriptionOf(client, agreement)
    const items = await itemsAt(prices, subscription, plan)
    return uncertainly(async () => {
      await callStripe(
        'change a subscription',
        client.subscriptions.update(subscription.id, {
          items,
          metadata: { plan: plan.stripe_id },
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        }),
      )
      return present(agreement, now)
    })
  },
  previewChange: async (agreement, plan) => {
    const subscription = await subscriptionOf(client, agreement)
    const items = await itemsAt(prices, subscription, plan)
    const { amount_due, total, lines } = await callStripe(
      'preview an invoice',
      client.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: { items, proration_behavior: 'always_invoice' },
      }),
    )
    // A change between months and years begins a period, which is on the invoice whole.
    const end = Math.max(0, ...lines.data.map((line) => line.period.end))
    const periodEnd = end === 0 ? agreement.periodEnd : new Date(end * 1000).toISOString()
    const after = { ...agreement, stripePlan: plan.stripe_id, periodEnd }
    return previewOf(after, { due: amount_due, credit: Math.max(0, -total) })
  },
  setCancellation: async (agreement, atPeriodEnd) => {
    const { id, cancel_at, cancel_at_period_end } = await subscriptionOf(client, agreement)
    // What the portal ended on a date goes on without one.
    const change =
      !atPeriodEnd && cancel_at !== null && !cancel_at_period_end
        ? ({ cancel_at: '' } as const)
        : { cancel_at_period_end: atPeriodEnd }
    return uncertainly(async () => {
      await callStripe('end a subscription or go on with it', client.subscriptions.update(id, change))
      return (await present(agreement, new Date())).agreement
    })
  },
})

const subscriptionOf = async (client: Stripe, { contract }: Agreement): Promise<Stripe.Subscription> => {
  if (contract === null) throw new TypeError('nothing was agreed yet')
  return callStripe('read a subscription', client.subscriptions.retrieve(contract))
}

/** The one thing that is subscribed to, at another price. */
const itemsAt = async (prices: StripePrices, { id, items }: Stripe.Subscription, plan: Plan) => {
  const [item] = items.data
  if (!item) throw new TypeError(`${id} has no item`)
  return [{ id: item.id, price: await prices.idOf(plan) }]
}

/** From here on it is not known what a failure has left behind. */
const uncertainly = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BillingUnavailable ? new BillingUnavailable(error.message, true) : error
  }
}
