import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, latestInvoice, openShop, type Shop, subscribed } from './test-shop.ts'

const hourMs = 3_600_000
let shop: Shop

beforeEach(async () => {
  shop = await openShop({ frozenAt: new Date('2026-03-10T08:00:00Z') })
})
afterEach(() => shop.standIn.close())

const amountsOf = (invoice: Stripe.Invoice) => invoice.lines.data.map(({ amount }) => amount)
const latestOf = (id: string) => latestInvoice(shop, id)

describe('a change of price', () => {
  it('is previewed by the second as it is then invoiced', async () => {
    const { standIn, stripe } = shop
    const { subscription, item } = await subscribed(shop, 'solo')
    standIn.advance(10 * dayMs + 12_345_000)
    const items = [{ id: item.id, price: standIn.priceId('studio') }]
    const proration_date = Math.floor(standIn.now().getTime() / 1000)
    const preview = await stripe.invoices.createPreview({
      customer: subscription.customer,
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
    })
    // There are 31 days from 10 March to 10 April.
    const left = (31 * 86_400 - (10 * 86_400 + 12_345)) / (31 * 86_400)
    expect(amountsOf(preview)).toEqual([-Math.round(2900 * left), Math.round(8900 * left)])
    standIn.advance(40_000)
    const changed = await stripe.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      proration_date,
    })
    expect(changed.items.data[0]).toMatchObject({
      id: item.id,
      price: { lookup_key: 'studio' },
      current_period_end: item.current_period_end,
    })
    const invoice = await latestOf(subscription.id)
    expect(amountsOf(invoice)).toEqual(amountsOf(preview))
    expect(invoice).toMatchObject({ total: preview.total, status: 'paid', billing_reason: 'subscription_update' })
    expect(standIn.moneyCharged(subscription.customer)).toBe(2900 + preview.total)
  })

  it('keeps the credit from a cheaper price for the next invoice', async () => {
    const { standIn, stripe } = shop
    const { subscription, item } = await subscribed(shop, 'studio')
    standIn.advance(15.5 * dayMs)
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: standIn.priceId('solo') }],
      proration_behavior: 'always_invoice',
    })
    expect(await latestOf(subscription.id)).toMatchObject({ total: -3000, amount_due: 0, status: 'paid' })
    expect(await stripe.customers.retrieve(subscription.customer)).toMatchObject({ balance: -3000 })
    standIn.advance(16 * dayMs)
    expect(await latestOf(subscription.id)).toMatchObject({ total: 2900, amount_due: 0, starting_balance: -3000 })
    expect(standIn.moneyCharged(subscription.customer)).toBe(8900)
  })

  it('waits for the next invoice unless told otherwise', async () => {
    const { standIn, stripe } = shop
    const { subscription, item } = await subscribed(shop, 'solo')
    standIn.advance(15.5 * dayMs)
    await stripe.subscriptions.update(subscription.id, { items: [{ id: item.id, price: standIn.priceId('studio') }] })
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id })
    expect(amountsOf(preview)).toEqual([-1450, 4450, 8900])
    standIn.advance(16 * dayMs)
    expect(amountsOf(await latestOf(subscription.id))).toEqual([-1450, 4450, 8900])
  })

  it('starts a period now for another interval, and costs nothing in a trial', async () => {
    const { standIn, stripe } = shop
    const { subscription, item } = await subscribed(shop, 'studio')
    standIn.advance(15.5 * dayMs)
    const now = standIn.now().getTime() / 1000
    const yearly = [{ id: item.id, price: standIn.priceId('studio-yearly') }]
    const changed = await stripe.subscriptions.update(subscription.id, { items: yearly })
    expect(changed.items.data[0]).toMatchObject({ current_period_start: now })
    expect(changed.billing_cycle_anchor).toBe(now)
    expect(amountsOf(await latestOf(subscription.id))).toEqual([-4450, 89_000])

    const trial = await subscribed(shop, 'studio', { subscription_data: { trial_period_days: 14 } })
    const before = trial.subscription.latest_invoice
    const still = await stripe.subscriptions.update(trial.subscription.id, {
      items: [{ id: trial.item.id, price: standIn.priceId('studio-yearly') }],
      proration_behavior: 'always_invoice',
    })
    expect(still).toMatchObject({ status: 'trialing', latest_invoice: before, trial_end: trial.subscription.trial_end })
    const paid = await stripe.subscriptions.update(trial.subscription.id, { trial_end: 'now' })
    expect(paid.status).toBe('active')
    expect(standIn.moneyCharged(trial.subscription.customer)).toBe(89_000)
  })

  it('is rejected, made anyway or held when its payment fails', async () => {
    const { standIn, stripe } = shop
    const { subscription, item } = await subscribed(shop, 'solo')
    const upgrade = (payment_behavior: 'error_if_incomplete' | 'pending_if_incomplete' | 'allow_incomplete') =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: standIn.priceId('studio') }],
        proration_behavior: 'always_invoice',
        payment_behavior,
      })
    standIn.setCard(subscription.customer, 'declined')
    await expect(upgrade('error_if_incomplete')).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    })
    const held = await upgrade('pending_if_incomplete')
    expect(held).toMatchObject({
      status: 'active',
      pending_update: { subscription_items: [{ price: { lookup_key: 'studio' } }] },
    })
    expect(held.items.data[0]?.price.lookup_key).toBe('solo')
    standIn.advance(23 * hourMs)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ pending_update: null })
    expect(standIn.events('customer.subscription.pending_update_expired')).toHaveLength(1)
    expect(await latestOf(subscription.id)).toMatchObject({ status: 'void' })

    await upgrade('pending_if_incomplete')
    standIn.setCard(subscription.customer, 'threeDSecure')
    expect(standIn.payOpenInvoices(subscription.customer)).toBe(1)
    const applied = await stripe.subscriptions.retrieve(subscription.id)
    expect(applied).toMatchObject({ status: 'active', pending_update: null })
    expect(applied.items.data[0]?.price.lookup_key).toBe('studio')
  })

  it('needs the id of the item that it changes', async () => {
    const { subscription } = await subscribed(shop, 'solo')
    const price = shop.standIn.priceId('studio')
    await expect(shop.stripe.subscriptions.update(subscription.id, { items: [{ price }] })).rejects.toThrow(
      /second item/,
    )
  })
})

describe('cancellation', () => {
  it('takes effect at the end of the period, and can be undone', async () => {
    const { standIn, stripe } = shop
    const { subscription, item } = await subscribed(shop, 'solo')
    const { id } = subscription
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at: item.current_period_end,
      cancellation_details: { reason: 'cancellation_requested' },
    })
    const [event] = standIn.events('customer.subscription.updated').slice(-1)
    expect(event?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null })
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    standIn.advance(31 * dayMs)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: item.current_period_end,
    })
    expect((await stripe.subscriptions.list({ customer: subscription.customer })).data).toEqual([])
    expect((await stripe.subscriptions.list({ customer: subscription.customer, status: 'all' })).data).toHaveLength(1)
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
      code: 'invalid_canceled_subscription_fields',
    })
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
    expect(standIn.moneyCharged(subscription.customer)).toBe(2900)
  })

  it('in the portal sets a date, which is only cleared by its own parameter', async () => {
    const { standIn, stripe } = shop
    const { subscription, item } = await subscribed(shop, 'solo')
    const { id } = subscription
    standIn.portalCancel(id)
    const canceled = { cancel_at: item.current_period_end, cancel_at_period_end: false }
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject(canceled)
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject(canceled)
    expect(await stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({ cancel_at: null })
  })

  it('at once credits what is unused on request', async () => {
    const { standIn, stripe } = shop
    const { subscription } = await subscribed(shop, 'solo')
    standIn.advance(15.5 * dayMs)
    await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true })
    expect(await latestOf(subscription.id)).toMatchObject({ total: -1450, status: 'paid' })
    expect(await stripe.customers.retrieve(subscription.customer)).toMatchObject({ balance: -1450 })
  })

  it('at once ends it, and nothing more is charged', async () => {
    const { standIn, stripe } = shop
    const { subscription } = await subscribed(shop, 'solo')
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' })
    expect(standIn.events('customer.subscription.deleted')).toHaveLength(1)
    standIn.advance(60 * dayMs)
    expect(standIn.moneyCharged(subscription.customer)).toBe(2900)
  })
})
