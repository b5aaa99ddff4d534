import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, openedSession, openShop, type Shop, subscribed } from './test-shop.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.standIn.close())

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

describe('the pages for payers', () => {
  it('let a payer be declined, confirm and be redirected back', async () => {
    const { id, url } = await openedSession(shop, 'solo', { allow_promotion_codes: true })
    const page = await (await fetch(url ?? '')).text()
    expect(page).toContain('1 × Solo: 29.00 EUR per month')
    expect(page).toContain('href="https://app.test/back"')
    expect(page).toContain('name="promotion_code"')
    expect(await (await post(url ?? '', { action: 'pay', card: 'declined' })).text()).toContain(
      'Your card was declined.',
    )
    const wrong = await post(url ?? '', { action: 'pay', card: 'ok', promotion_code: 'NONE' })
    expect(await wrong.text()).toContain('This code is invalid.')
    const challenge = await post(url ?? '', { action: 'pay', card: 'threeDSecure' })
    expect(await challenge.text()).toContain('Complete authentication')
    expect(await (await post(url ?? '', { action: 'refuse' })).text()).toContain('Your card was declined.')
    await post(url ?? '', { action: 'pay', card: 'threeDSecure' })
    const paid = await post(url ?? '', { action: 'confirm' })
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`https://app.test/done?session=${id}`)
    expect((await fetch(url ?? '')).status).toBe(410)
  })

  it('let a customer cancel, resume, change the plan and pay open invoices', async () => {
    const { standIn, stripe } = shop
    const { subscription } = await subscribed(shop, 'solo')
    const { customer, id } = subscription
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: 'https://app.test/billing' })
    expect(await (await fetch(url)).text()).toContain('href="https://app.test/billing"')
    await post(url, { action: `cancel ${id}` })
    expect(await (await fetch(url)).text()).toContain('Don’t cancel subscription')
    await post(url, { action: `resume ${id}` })
    await post(url, { action: `change ${id}`, price: 'studio' })
    const changed = await stripe.subscriptions.retrieve(id)
    expect(changed).toMatchObject({ cancel_at: null, items: { data: [{ price: { lookup_key: 'studio' } }] } })
    await post(url, { action: 'card', card: 'declined' })
    standIn.advance(29 * dayMs)
    const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data
    const hosted = invoice?.hosted_invoice_url ?? ''
    expect(await (await post(hosted, {})).text()).toContain('Your card was declined.')
    await post(url, { action: 'card', card: 'ok' })
    expect(await (await post(hosted, {})).text()).toContain('paid')
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
  })

  it('belong to one customer only', async () => {
    const { stripe } = shop
    const { subscription } = await subscribed(shop, 'solo')
    const { id: other } = await stripe.customers.create({})
    const { url } = await stripe.billingPortal.sessions.create({ customer: other })
    await post(url, { action: `cancel ${subscription.id}` })
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at: null })
  })
})
