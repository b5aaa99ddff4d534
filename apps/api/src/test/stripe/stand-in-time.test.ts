import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, latestInvoice, openShop, type Shop, subscribed } from './test-shop.ts'

const hourMs = 3_600_000
let shop: Shop

beforeEach(async () => {
  shop = await openShop({ frozenAt: new Date('2026-03-10T08:00:00Z') })
})
afterEach(() => shop.standIn.close())

describe('a subscription, as time passes,', () => {
  it('renews on the day of the anchor, even after a short month', async () => {
    await shop.standIn.close()
    shop = await openShop({ frozenAt: new Date('2026-01-31T10:00:00Z') })
    const { subscription } = await subscribed(shop, 'solo')
    shop.standIn.advance(100 * dayMs)
    const { data } = await shop.stripe.invoices.list({ customer: subscription.customer, status: 'paid' })
    const days = data.map(({ lines }) => new Date((lines.data[0]?.period.start ?? 0) * 1000).toISOString().slice(0, 10))
    expect(days).toEqual(['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31'])
    expect(shop.standIn.moneyCharged(subscription.customer)).toBe(4 * 2900)
  })

  it('is past due when a renewal fails, and active once it is paid', async () => {
    const { standIn, stripe } = shop
    const { subscription } = await subscribed(shop, 'solo')
    standIn.setCard(subscription.customer, 'declined')
    standIn.advance(31 * dayMs + hourMs)
    const failed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(failed).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
    expect(standIn.events('invoice.payment_failed')).toHaveLength(1)
    standIn.setCard(subscription.customer, 'ok')
    expect(standIn.payOpenInvoices(subscription.customer)).toBe(1)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
    const [event] = standIn.events('customer.subscription.updated').slice(-1)
    expect(event?.data.previous_attributes).toEqual({ status: 'past_due' })
  })

  it('is charged again, and ends if it is never paid', async () => {
    const { standIn, stripe } = shop
    const { subscription } = await subscribed(shop, 'solo')
    standIn.setCard(subscription.customer, 'threeDSecure')
    standIn.advance(31 * dayMs + hourMs + 8 * dayMs)
    expect(await latestInvoice(shop, subscription.id)).toMatchObject({ attempt_count: 3 })
    expect(standIn.events('invoice.payment_action_required')).toHaveLength(3)
    standIn.advance(7 * dayMs)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
  })

  it('becomes unpaid if the account’s settings say so', async () => {
    await shop.standIn.close()
    shop = await openShop({ afterRetries: 'unpaid', retryDays: [1] })
    const { subscription } = await subscribed(shop, 'solo')
    shop.standIn.setCard(subscription.customer, 'declined')
    shop.standIn.advance(40 * dayMs)
    expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'unpaid' })
    shop.standIn.setCard(subscription.customer, 'ok')
    shop.standIn.payOpenInvoices(subscription.customer)
    expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  })
})
