import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, openedSession, opening, openShop, type Shop, subscribed } from './test-shop.ts'

const now = opening.getTime() / 1000
let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.standIn.close())

const typesOf = ({ standIn }: Shop) => standIn.events().map(({ type }) => type)

describe('checkout', () => {
  it('creates a subscription and charges the first period', async () => {
    const { standIn, stripe } = shop
    const session = await openedSession(shop, 'solo', {
      client_reference_id: 'tenant-1',
      metadata: { tenant: '1' },
      subscription_data: { metadata: { tenant: '1' } },
    })
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2900,
      expires_at: now + 86_400,
      client_reference_id: 'tenant-1',
      url: expect.stringContaining(standIn.url),
    })
    expect(standIn.pay(session.id, { card: 'ok' })).toMatchObject({ outcome: 'paid' })
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] })
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: {
        status: 'active',
        metadata: { tenant: '1' },
        items: { data: [{ current_period_start: now, current_period_end: Date.UTC(2026, 1, 28, 10) / 1000 }] },
        default_payment_method: expect.stringMatching(/^pm_/),
        trial_end: null,
      },
      line_items: { data: [{ price: { lookup_key: 'solo' }, amount_total: 2900 }] },
    })
    const { data } = await stripe.invoices.list({ customer: session.customer })
    expect(data).toMatchObject([
      {
        status: 'paid',
        billing_reason: 'subscription_create',
        amount_paid: 2900,
        parent: { subscription_details: { metadata: { tenant: '1' } } },
        lines: { data: [{ amount: 2900, parent: { subscription_item_details: { proration: false } } }] },
      },
    ])
    expect(standIn.moneyCharged(session.customer)).toBe(2900)
    expect(typesOf(shop)).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'customer.updated',
      'customer.subscription.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ])
  })

  it('charges nothing in a trial, announces its end and then charges', async () => {
    const { standIn, stripe } = shop
    const { subscription } = await subscribed(shop, 'solo', { subscription_data: { trial_period_days: 14 } })
    expect(subscription).toMatchObject({ status: 'trialing', trial_start: now, trial_end: now + 14 * 86_400 })
    const [session] = (await stripe.checkout.sessions.list({ customer: subscription.customer })).data
    expect(session).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 })
    standIn.advance(11 * dayMs - 1000)
    expect(standIn.events('customer.subscription.trial_will_end')).toEqual([])
    standIn.advance(1000)
    expect(standIn.events('customer.subscription.trial_will_end')).toHaveLength(1)
    standIn.advance(3 * dayMs)
    const draft = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect(draft).toMatchObject({ status: 'active', latest_invoice: { status: 'draft', amount_due: 2900 } })
    expect(standIn.moneyCharged(subscription.customer)).toBe(0)
    standIn.advance(3_600_000)
    expect(standIn.moneyCharged(subscription.customer)).toBe(2900)
  })

  it('stays open when the card is declined, and creates no subscription', async () => {
    const { standIn, stripe } = shop
    const session = await openedSession(shop, 'solo')
    expect(standIn.pay(session.id, { card: 'declined' })).toEqual({ outcome: 'declined' })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', subscription: null })
    expect(standIn.subscriptionsEver(session.customer)).toBe(0)
    expect(standIn.pay(session.id, { card: 'ok' }).outcome).toBe('paid')
    expect(() => standIn.pay(session.id, { card: 'ok' })).toThrow('is complete')
  })

  it('requires confirmation by the holder if the card requires it', async () => {
    const { standIn } = shop
    const session = await openedSession(shop, 'solo')
    expect(standIn.pay(session.id, { card: 'threeDSecure' })).toEqual({ outcome: 'requires_action' })
    expect(standIn.confirm3ds(session.id, false)).toEqual({ outcome: 'declined' })
    standIn.pay(session.id, { card: 'threeDSecure' })
    expect(standIn.confirm3ds(session.id, true).outcome).toBe('paid')
    expect(standIn.subscriptionsEver(session.customer)).toBe(1)
  })

  it('accepts a promotion code, a tax id and an address', async () => {
    const { standIn, stripe } = shop
    const session = await openedSession(shop, 'studio', {
      allow_promotion_codes: true,
      tax_id_collection: { enabled: true },
      customer_update: { name: 'auto', address: 'auto' },
      billing_address_collection: 'required',
    })
    const payment = {
      card: 'ok',
      address: { line1: 'Elephant Road 1', city: 'Maun', postalCode: '0', country: 'BW' },
    } as const
    expect(() => standIn.pay(session.id, { card: 'ok' })).toThrow('address is required')
    expect(() => standIn.pay(session.id, { ...payment, promotionCode: 'NONE' })).toThrow('code is invalid')
    standIn.pay(session.id, {
      ...payment,
      name: 'Kalahari GmbH',
      promotionCode: 'first20',
      taxId: { type: 'eu_vat', value: 'DE123456789' },
    })
    const done = await stripe.checkout.sessions.retrieve(session.id)
    expect(done).toMatchObject({
      amount_total: 7120,
      total_details: { amount_discount: 1780 },
      customer_details: { name: 'Kalahari GmbH', tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }] },
    })
    const customer = session.customer
    expect(await stripe.customers.retrieve(customer)).toMatchObject({
      name: 'Kalahari GmbH',
      address: { city: 'Maun' },
    })
    expect(standIn.moneyCharged(customer)).toBe(7120)
    standIn.advance(31 * dayMs)
    expect(standIn.moneyCharged(customer)).toBe(7120 + 8900)
  })

  it('rejects what Stripe rejects', async () => {
    const { standIn } = shop
    await expect(openedSession(shop, 'old')).rejects.toMatchObject({ param: 'line_items[0][price]' })
    await expect(openedSession(shop, 'solo', { success_url: 'nowhere' })).rejects.toMatchObject({ code: 'url_invalid' })
    await expect(openedSession(shop, 'solo', { expires_at: now + 60 })).rejects.toMatchObject({ param: 'expires_at' })
    await expect(openedSession(shop, 'solo', { tax_id_collection: { enabled: true } })).rejects.toThrow(
      /customer_update/,
    )
    const late = { line_items: [{ price: 'price_none', quantity: 1 }] }
    await expect(openedSession(shop, 'solo', late)).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing' })
    expect(standIn.subscriptionsEver('cus_none')).toBe(0)
  })

  it('expires by itself and on request', async () => {
    const { standIn, stripe } = shop
    const [first, second] = [await openedSession(shop, 'solo'), await openedSession(shop, 'solo')]
    expect(await stripe.checkout.sessions.expire(first.id)).toMatchObject({ status: 'expired', url: null })
    await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow(/Only Checkout Sessions with a status/)
    expect(() => standIn.pay(first.id, { card: 'ok' })).toThrow('is expired')
    standIn.advance(dayMs)
    expect(await stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ status: 'expired' })
    expect(standIn.events('checkout.session.expired')).toHaveLength(2)
    const open = await stripe.checkout.sessions.list({ customer: second.customer, status: 'open' })
    expect(open.data).toEqual([])
  })
})
