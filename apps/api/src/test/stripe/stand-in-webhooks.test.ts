import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop, subscribed } from './test-shop.ts'

type Received = { body: string; signature: string }

const secret = 'whsec_of_tests'
let shop: Shop
let received: Received[]
let receiver: Server
let to: string
/** The statuses of the receiver's next responses; 200 when empty. */
let answers: number[]

beforeEach(async () => {
  shop = await openShop()
  received = []
  answers = []
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(answers.shift() ?? 200).end('seen')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  to = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`
})
afterEach(async () => {
  await shop.standIn.close()
  receiver.close()
})

const verified = ({ body, signature }: Received, key = secret) =>
  shop.stripe.webhooks.constructEvent(body, signature, key)
const idsReceived = () => received.map((one) => verified(one).id)

describe('webhooks', () => {
  it('are signed like Stripe’s', async () => {
    await subscribed(shop, 'solo')
    const [event] = shop.standIn.events('customer.subscription.created')
    if (event === undefined) throw new Error('there was one')
    expect(await shop.standIn.deliver(event, { to })).toEqual({ status: 200, body: 'seen' })
    const [first] = received
    if (first === undefined) throw new Error('it came')
    expect(verified(first)).toMatchObject({
      id: event.id,
      api_version: Stripe.API_VERSION,
      type: 'customer.subscription.created',
      data: { object: { object: 'subscription', items: { data: [{ price: { lookup_key: 'solo' } }] } } },
    })
    expect(() => verified(first, 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError)
    expect(() => verified({ ...first, body: first.body.replace('active', 'trialing') })).toThrow(/No signatures found/)
    await shop.standIn.deliver(event, { to, timestamp: Math.floor(Date.now() / 1000) - 3600 })
    expect(() => received.slice(1).map((one) => verified(one))).toThrow(/tolerance/)
  })

  it('contain the object as it was at the time', async () => {
    const { subscription } = await subscribed(shop, 'solo')
    await shop.stripe.subscriptions.update(subscription.id, { metadata: { a: '1' } }, { idempotencyKey: 'meta' })
    await shop.stripe.subscriptions.cancel(subscription.id)
    const [updated] = shop.standIn.events('customer.subscription.updated').slice(-1)
    expect(updated).toMatchObject({
      data: { object: { status: 'active', metadata: { a: '1' } }, previous_attributes: { metadata: { a: null } } },
      request: { id: expect.stringMatching(/^req_/), idempotency_key: 'meta' },
    })
  })

  it('can be listed later', async () => {
    await subscribed(shop, 'solo')
    const all = shop.standIn.events()
    const { data } = await shop.stripe.events.list({ types: ['invoice.paid', 'checkout.session.completed'] })
    expect(data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'invoice.paid'])
    const listed: string[] = []
    for await (const { id } of shop.stripe.events.list({ limit: 3 })) listed.push(id)
    expect(listed).toEqual(all.map(({ id }) => id).toReversed())
    const later = Math.floor(shop.standIn.now().getTime() / 1000) + 1
    expect((await shop.stripe.events.list({ created: { gte: later } })).data).toEqual([])
    expect((await shop.stripe.events.retrieve(listed[0] ?? '')).id).toBe(listed[0])
  })

  it('are delivered automatically, in order, and repeated until accepted', async () => {
    answers = [500, 503]
    const run = shop.standIn.autoDeliver({ to, retryMs: 1 })
    await subscribed(shop, 'solo')
    await run.settled()
    const ids = shop.standIn.events().map(({ id }) => id)
    const [first = ''] = ids
    expect(idsReceived()).toEqual([first, first, ...ids])
    expect(run.failed).toEqual([])
    await run.stop()
    await shop.stripe.customers.create({})
    expect(received).toHaveLength(ids.length + 2)
  })

  it('are all delivered in another order when shuffled', async () => {
    const run = shop.standIn.autoDeliver({ to, shuffleSeed: 7 })
    await subscribed(shop, 'solo')
    await run.settled()
    const ids = shop.standIn.events().map(({ id }) => id)
    expect(idsReceived()).not.toEqual(ids)
    expect(idsReceived().toSorted()).toEqual(ids.toSorted())
    await run.stop()
  })

  it('are given up when they are never accepted', async () => {
    answers = [500, 500]
    const run = shop.standIn.autoDeliver({ to, retries: 1, retryMs: 1 })
    await shop.stripe.customers.create({})
    await run.settled()
    expect(run.failed).toEqual(shop.standIn.events().map(({ id }) => id))
    await run.stop()
  })
})
