import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStripeStandIn, type StripeStandIn } from './stripe-stand-in.ts'
import { dayMs, openedSession, openShop, type Shop, subscribed } from './test-shop.ts'

let shop: Shop
let standIn: StripeStandIn
let stripe: Stripe

beforeEach(async () => {
  shop = await openShop()
  standIn = shop.standIn
  stripe = shop.stripe
})
afterEach(() => standIn.close())

describe('the catalogue and customers', () => {
  it('returns prices by lookup key with their product', async () => {
    const { data } = await stripe.prices.list({ lookup_keys: ['studio'], active: true, expand: ['data.product'] })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ lookup_key: 'studio', unit_amount: 8900, product: { name: 'Studio' } })
    expect(data[0]?.unit_amount_decimal?.toString()).toBe('8900')
  })

  it('stores a customer', async () => {
    const created = await stripe.customers.create({
      name: 'Kalahari',
      email: 'a@b.test',
      metadata: { tenant: '1', x: '2' },
    })
    await stripe.customers.update(created.id, { metadata: { x: '' }, address: { city: 'Maun', country: 'BW' } })
    const taxId = await stripe.customers.createTaxId(created.id, { type: 'eu_vat', value: 'DE123456789' })
    expect(await stripe.customers.retrieve(created.id)).toMatchObject({
      name: 'Kalahari',
      metadata: { tenant: '1' },
      address: { city: 'Maun', country: 'BW', line1: null },
    })
    expect((await stripe.customers.listTaxIds(created.id)).data.map(({ id }) => id)).toEqual([taxId.id])
    expect((await stripe.customers.list({ email: 'a@b.test' })).data).toHaveLength(1)
    const [update] = standIn.events('customer.updated')
    expect(update?.data.previous_attributes).toEqual({ metadata: { x: '2' }, address: null })
  })

  it('pages through a list, forwards and backwards', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) await stripe.customers.create({ name })
    const first = await stripe.customers.list({ limit: 2 })
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' })
    expect(first.data.map(({ name }) => name)).toEqual(['e', 'd'])
    const last = first.data[1]?.id ?? ''
    const second = await stripe.customers.list({ limit: 2, starting_after: last })
    expect(second.data.map(({ name }) => name)).toEqual(['c', 'b'])
    const back = await stripe.customers.list({ limit: 10, ending_before: second.data[0]?.id ?? '' })
    expect(back.data.map(({ name }) => name)).toEqual(['e', 'd'])
    const all: (string | null | undefined)[] = []
    for await (const { name } of stripe.customers.list({ limit: 2 })) all.push(name)
    expect(all).toEqual(names.toReversed())
  })

  it('expands what is requested', async () => {
    const { subscription } = await subscribed(shop, 'solo')
    const { customer } = subscription
    const card = { object: 'payment_method', card: { brand: 'visa', last4: '4242' } }
    const { data } = await stripe.subscriptions.list({ customer, expand: ['data.default_payment_method'] })
    expect(data).toMatchObject([{ default_payment_method: card, latest_invoice: expect.stringMatching(/^in_/) }])
    const expand = ['invoice_settings.default_payment_method']
    const before = await stripe.customers.retrieve(customer, { expand })
    expect(before).toMatchObject({ invoice_settings: { default_payment_method: null } })
    standIn.setCard(customer, 'declined')
    const after = await stripe.customers.retrieve(customer, { expand })
    expect(after).toMatchObject({ invoice_settings: { default_payment_method: { card: { last4: '0341' } } } })
    expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(2)
  })
})

describe('an invalid request', () => {
  it('gets an error that names an unknown parameter', async () => {
    // @ts-expect-error the SDK's types do not know it either
    await expect(stripe.customers.create({ address: { planet: 'x' } })).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'address[planet]',
      requestId: expect.stringMatching(/^req_/),
    })
  })

  it('gets an error that names a missing parameter, a wrong number, an unknown id or an unknown call', async () => {
    const { id: customer } = await stripe.customers.create({})
    await expect(stripe.checkout.sessions.create({ customer })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'mode',
    })
    await expect(stripe.rawRequest('GET', '/v1/customers?limit=x')).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
    })
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    })
    await expect(stripe.charges.list()).rejects.toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' })
    await expect(stripe.customers.list({ expand: ['data.name'] })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('is rejected for a wrong key or another version', async () => {
    const config = { host: standIn.host, port: standIn.port, protocol: 'http' } as const
    await expect(new Stripe('pk_wrong', config).customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    await expect(stripe.customers.list({}, { apiVersion: '2020-01-01' })).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('idempotency', () => {
  it('returns the same response for the same key', async () => {
    const options = { idempotencyKey: 'one' }
    const first = await stripe.customers.create({ name: 'A' }, options)
    const second = await stripe.customers.create({ name: 'A' }, options)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(standIn.events('customer.created')).toHaveLength(1)
  })

  it('rejects the same key for another body or another call', async () => {
    await stripe.customers.create({ name: 'A' }, { idempotencyKey: 'one' })
    await expect(stripe.customers.create({ name: 'B' }, { idempotencyKey: 'one' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    )
    await expect(
      stripe.billingPortal.sessions.create({ customer: 'x' }, { idempotencyKey: 'one' }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('rejects a second call while the first is running', async () => {
    standIn.failNext(1, 'slow', { method: 'POST', ms: 200 })
    const options = { idempotencyKey: 'one', maxNetworkRetries: 0 }
    const both = await Promise.allSettled([stripe.customers.create({}, options), stripe.customers.create({}, options)])
    const rejected = both.filter(({ status }) => status === 'rejected')
    expect(rejected).toMatchObject([{ reason: { statusCode: 409, code: 'idempotency_key_in_use' } }])
    expect(standIn.events('customer.created')).toHaveLength(1)
  })

  it('stores an error of a processed call, and nothing of one that never began', async () => {
    const { subscription, item } = await subscribed(shop, 'solo')
    standIn.setCard(subscription.customer, 'declined')
    const upgrade = (maxNetworkRetries = 0) =>
      stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: item.id, price: standIn.priceId('studio') }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        },
        { idempotencyKey: 'upgrade', maxNetworkRetries },
      )
    standIn.failNext(1, '500', { path: '/subscriptions/' })
    await expect(upgrade()).rejects.toMatchObject({ statusCode: 500 })
    await expect(upgrade()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
    standIn.setCard(subscription.customer, 'ok')
    await expect(upgrade()).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
    standIn.advance(2 * dayMs)
    expect((await upgrade()).items.data[0]?.price.lookup_key).toBe('studio')
  })

  it.each(['500-after', 'reset-after'] as const)(
    'creates one customer when the response is lost (%s)',
    async (kind) => {
      standIn.failNext(2, kind, { path: '/v1/customers' })
      const customer = await stripe.customers.create({ name: 'A' }, { maxNetworkRetries: 3 })
      expect(standIn.requests({ path: '/v1/customers' }).map(({ replayed }) => replayed)).toEqual([false, true, true])
      expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id])
    },
  )

  it('charges an upgrade once when its responses are lost', async () => {
    const { subscription, item } = await subscribed(shop, 'solo')
    standIn.failNext(1, 'reset-after', { method: 'POST' })
    standIn.failNext(1, '500-after', { method: 'POST' })
    const changed = await stripe.subscriptions.update(
      subscription.id,
      { items: [{ id: item.id, price: standIn.priceId('studio') }], proration_behavior: 'always_invoice' },
      { maxNetworkRetries: 3 },
    )
    expect(changed.items.data[0]?.price.lookup_key).toBe('studio')
    expect(standIn.moneyCharged(subscription.customer)).toBe(8900)
    expect(standIn.requests({ path: subscription.id, method: 'POST' })).toMatchObject([
      { status: null, replayed: false },
      { status: null, replayed: true },
      { status: 200, replayed: true },
    ])
  })

  it('opens one session for one key, and creates one subscription with it', async () => {
    standIn.failNext(1, 'reset-after', { path: '/checkout/sessions' })
    const session = await openedSession(shop, 'solo')
    standIn.pay(session.id, { card: 'ok' })
    expect((await stripe.checkout.sessions.list({ customer: session.customer })).data).toHaveLength(1)
    expect(standIn.subscriptionsEver(session.customer)).toBe(1)
  })
})

describe('faults', () => {
  it('happen as configured, and then stop', async () => {
    const call = (timeout = 2000) => stripe.customers.list({}, { maxNetworkRetries: 0, timeout })
    standIn.failNext(1, '429')
    await expect(call()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError)
    // The SDK retries a lost connection once more, even when told not to retry.
    standIn.failNext(2, 'reset')
    await expect(call()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
    standIn.failNext(1, 'hang')
    await expect(call(100)).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
    standIn.failNext(1, '500', { method: 'POST' })
    expect((await call()).data).toEqual([])
    await standIn.down()
    await expect(call()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
    await standIn.up()
    expect((await call()).data).toEqual([])
  })

  it('do not include the clock, which runs by default', async () => {
    const running = await startStripeStandIn({ prices: [] })
    expect(Math.abs(running.now().getTime() - Date.now())).toBeLessThan(1000)
    running.advance(dayMs)
    expect(running.now().getTime() - Date.now()).toBeGreaterThan(dayMs - 1000)
    await running.close()
  })
})
