import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asServerOf } from '../identity/authenticate.ts'
import { createStripeWorld, type StripeWorld, webhookSecret } from '../test/stripe-world.ts'
import type { WireEvent } from '../test/stripe/wire.ts'
import type { Company } from '../test/world.ts'
import { followInTime } from './jobs.ts'

const dayMs = 86_400_000
const address = { line1: 'Long Street 1', city: 'Cape Town', postalCode: '8001', country: 'ZA' }

let stage: StripeWorld
beforeAll(async () => {
  stage = await createStripeWorld({}, 700)
})
afterEach(() => stage.standIn.clearFaults())
afterAll(() => stage?.close())

const uncovered = () => stage.world.createCompany({ isSubscribed: false })
const info = async (company: Company) =>
  (await company.people.Owner.send('GET', company.path('subscription/info'))).json.subscription
const choose = (company: Company, stripe_plan = 'solo-monthly') =>
  company.people.Owner.send('POST', company.path('subscription'), { stripe_plan })
const stored = async (company: Company) => (await company.rows('select * from subscriptions'))[0]
const heard = async (company: Company) => (await company.rows('select id from billing_events')).length
/** Pays on Stripe's page, without delivering an event. */
const payQuietly = async (company: Company): Promise<WireEvent> => {
  expect((await choose(company)).status).toBe(201)
  const { checkout } = await stored(company)
  stage.standIn.pay(checkout, { card: 'ok', address })
  const event = stage.standIn.events('checkout.session.completed').at(-1)
  if (!event) throw new Error('nothing was told')
  return event
}
const deliver = (event: WireEvent, more: { secret?: string; timestamp?: number } = {}) =>
  stage.standIn.deliver(event, { to: stage.inbox, ...more })
/** Runs the hourly job for this company only: the database also has companies of other suites, which use another stand-in. */
const runHourlyJob = ({ deps }: StripeWorld['world'], company: Company) =>
  asServerOf(deps, () => {})(company.uuid, 'settle-subscriptions', (ctx) => followInTime(ctx, new Date(), null))
const seconds = () => Math.floor(Date.now() / 1000)
const post = (body: string, signature?: string) =>
  stage.world.anonymous.sendRaw('POST', stage.inbox, {
    raw: body,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
  })
const signed = (body: string, secret: string, t: number | string = seconds()) =>
  `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`

describe('Stripe events and the hourly job', () => {
  it('change nothing unless Stripe has just signed the event', async () => {
    const company = await uncovered()
    const event = await payQuietly(company)
    const body = JSON.stringify(event)
    const other = 'whsec_of_another_account'
    const answers = {
      'without a signature': await post(body),
      'with an empty one': await post(body, ''),
      'with words': await post(body, 'good morning'),
      'of another account': await post(body, signed(body, other)),
      'of an empty secret': await post(body, signed(body, '')),
      'of other bytes': await post(`${body} `, signed(body, webhookSecret)),
      'from long ago': await post(body, signed(body, webhookSecret, seconds() - 301)),
      'from the future': await post(body, signed(body, webhookSecret, seconds() + 330)),
      'without its time': await post(body, signed(body, webhookSecret).replace(/^t=\d+,/, '')),
      'at no time': await post(body, signed(body, webhookSecret, 'NaN')),
      'of another scheme': await post(body, signed(body, webhookSecret).replace('v1=', 'v0=')),
      'of an empty body': await post('', signed('', webhookSecret)),
      'of what is no event': await post('[]', signed('[]', webhookSecret)),
      'of what is no JSON': await post('{', signed('{', webhookSecret)),
    }
    for (const [what, answer] of Object.entries(answers))
      expect([what, answer.status, answer.json.code]).toEqual([what, 400, 'malformed'])
    expect(await info(company)).toMatchObject({ status: 'incomplete' })
    expect(await heard(company)).toBe(0)
    expect((await post(body, signed(body, webhookSecret))).json).toEqual({ received: true })
    expect(await info(company)).toMatchObject({ status: 'trialing' })
  })

  it('only say that something has happened to a known customer; nothing else in an event is trusted', async () => {
    const [company, victim] = [await uncovered(), await uncovered()]
    const event = await payQuietly(company)
    await payQuietly(victim)
    const { customer } = await stored(victim)
    const forOther = structuredClone(event)
    // The customer determines the company; everything else in the event is ignored.
    Object.assign(forOther.data.object, {
      client_reference_id: victim.uuid,
      metadata: { tenant: victim.uuid },
      status: 'expired',
    })
    expect((await deliver(forOther)).status).toBe(200)
    expect(await info(victim)).toMatchObject({ status: 'incomplete' })
    expect(await info(company)).toMatchObject({ status: 'trialing' })

    const deleted = { ...structuredClone(event), id: 'evt_deleted', type: 'customer.subscription.deleted' }
    expect((await deliver(deleted as WireEvent)).status).toBe(200)
    expect(await info(company), 'it is not deleted at Stripe').toMatchObject({ status: 'trialing' })

    const before = await stored(victim)
    for (const stranger of ['cus_nobody', null, 7, { id: 'cus_nobody' }]) {
      const unknown = structuredClone(event)
      Object.assign(unknown.data.object, { customer: stranger })
      expect((await deliver(unknown)).status).toBe(200)
    }
    expect(await stored(victim)).toEqual(before)
    expect(customer).not.toBe((await stored(company)).customer)
  })

  it('store each event once, and none that could not be followed', async () => {
    const company = await uncovered()
    const event = await payQuietly(company)
    await stage.standIn.down()
    expect((await deliver(event)).status).toBe(503)
    expect([await heard(company), (await info(company)).status]).toEqual([0, 'incomplete'])
    await stage.standIn.up()
    const requestCount = () => stage.standIn.requests({ path: '/v1/subscriptions' }).length
    const before = requestCount()
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await heard(company), requestCount() - before]).toEqual([1, 1])
    expect(await info(company)).toMatchObject({ status: 'trialing' })
  })

  it('find a payment that no event has reported', async () => {
    const company = await uncovered()
    await payQuietly(company)
    expect(await info(company)).toMatchObject({ status: 'incomplete' })
    await runHourlyJob(stage.world, company)
    expect(await info(company)).toMatchObject({ status: 'trialing' })
    const events = await company.rows(
      `select action, actor->>'job' as job from audit_events where action = 'subscription.follow'`,
    )
    expect(events).toEqual([{ action: 'subscription.follow', job: 'billing' }])
  })

  it('stop charging a company once it is closed', async () => {
    const company = await uncovered()
    await deliver(await payQuietly(company))
    await stage.world.deps.pool.query(`update tenants set status = 'closed' where uuid = $1`, [company.uuid])
    await runHourlyJob(stage.world, company)
    await runHourlyJob(stage.world, company)
    const { contract, cancel_at_period_end: ends } = await stored(company)
    expect(ends).toBe(true)
    const updateEvents = stage.standIn
      .events('customer.subscription.updated')
      .filter(({ data }) => Reflect.get(data.object, 'id') === contract)
    expect(updateEvents.map(({ data }) => Reflect.get(data.object, 'cancel_at_period_end'))).toEqual([true])
  })

  it('request no payment for the time in which a company could only read', async () => {
    const world = await createStripeWorld({
      frozenAt: new Date(Date.now() - 29 * dayMs),
      retryDays: [20],
      afterRetries: 'past_due',
    })
    try {
      const company = await world.world.createCompany({ isSubscribed: false })
      await company.people.Owner.send('POST', company.path('subscription'), { stripe_plan: 'solo-monthly' })
      const [{ checkout, customer }] = await company.rows('select checkout, customer from subscriptions')
      world.standIn.pay(checkout, { card: 'ok', address })
      world.standIn.setCard(customer, 'declined')
      world.standIn.advance(14 * dayMs + 3 * 3_600_000)
      await runHourlyJob(world.world, company)
      expect(world.standIn.events('customer.subscription.deleted')).toHaveLength(1)
      expect((await company.rows('select status from subscriptions'))[0]?.status).toBe('cancelled')
    } finally {
      await world.close()
    }
  })

  it('let a subscription without Stripe end with its period, and be replaced at Stripe before that', async () => {
    const company = await stage.world.createCompany({ isSubscribed: false })
    await company.rows(
      `insert into subscriptions (tenant, stripe_plan, status, period_start, period_end, contract)
       values ($1, 'solo-monthly', 'active', now() - interval '10 days', now() + interval '20 days', 'built-in')`,
      [company.uuid],
    )
    for (const [method, path, body] of [
      ['PUT', 'subscription', { stripe_plan: 'studio-monthly' }],
      ['POST', 'subscription/cancel', {}],
      ['POST', 'subscription/portal', {}],
      ['GET', 'subscription/preview?stripe_plan=studio-monthly', undefined],
    ] as const)
      expect([path, (await company.people.Owner.send(method, company.path(path), body)).status]).toEqual([path, 409])
    await runHourlyJob(stage.world, company)
    expect(await info(company)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect((await choose(company)).status).toBe(201)
    const { checkout } = await stored(company)
    stage.standIn.pay(checkout, { card: 'ok', address })
    const event = stage.standIn.events('checkout.session.completed').at(-1)
    if (event) await deliver(event)
    expect(await info(company)).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false })
  })

  it('have the plan in the metadata, in case its lookup key moves to another price', async () => {
    const company = await uncovered()
    await deliver(await payQuietly(company))
    const { contract } = await stored(company)
    const createdEvent = stage.standIn
      .events('customer.subscription.created')
      .find(({ data }) => Reflect.get(data.object, 'id') === contract)
    expect(Reflect.get(createdEvent?.data.object ?? {}, 'metadata')).toEqual({
      tenant: company.uuid,
      plan: 'solo-monthly',
    })
  })

  it('leave coupons and tax numbers to the checkout', async () => {
    const otherStripe = await createStripeWorld({ promotions: [{ code: 'FIRST20', percentOff: 20 }] })
    try {
      const company = await otherStripe.world.createCompany({ isSubscribed: false })
      await company.people.Owner.send('POST', company.path('subscription'), { stripe_plan: 'solo-monthly' })
      const [{ checkout, customer }] = await company.rows('select checkout, customer from subscriptions')
      const taxId = { type: 'eu_vat', value: 'DE123456789' }
      otherStripe.standIn.pay(checkout, { card: 'ok', address, promotionCode: 'FIRST20', taxId })
      otherStripe.standIn.advance(15 * dayMs)
      const { json } = await company.people.Owner.send('GET', company.path('subscription/invoices'))
      expect(json.data.map((one: { amount: object }) => one.amount)).toEqual([{ amount: 2320, currency: 'EUR' }])
      const [taxIdEvent] = otherStripe.standIn.events('customer.tax_id.created')
      expect(taxIdEvent?.data.object).toMatchObject({ customer, value: 'DE123456789' })
    } finally {
      await otherStripe.close()
    }
  })

  it('end what is overdue for more than fourteen days, and not sooner', async () => {
    type Opened = StripeWorld & { companies: Company[] }
    const openedDaysAgo = async (days: number): Promise<Opened> => ({
      ...(await createStripeWorld({ frozenAt: new Date(Date.now() - days * dayMs), retryDays: [20] })),
      companies: [],
    })
    const late = await openedDaysAgo(27)
    const older = await openedDaysAgo(29)
    try {
      const stateIn = async ({ world, standIn, inbox, companies }: Opened) => {
        const company = await world.createCompany({ isSubscribed: false })
        companies.push(company)
        await company.people.Owner.send('POST', company.path('subscription'), { stripe_plan: 'solo-monthly' })
        const [{ checkout, customer }] = await company.rows('select checkout, customer from subscriptions')
        standIn.pay(checkout, { card: 'ok', address })
        standIn.setCard(customer, 'declined')
        standIn.advance(14 * dayMs + 3 * 3_600_000)
        const [event] = standIn.events('invoice.payment_failed')
        if (!event) throw new Error('the card was not asked')
        expect((await standIn.deliver(event, { to: inbox })).status).toBe(200)
        const { json } = await company.people.Owner.send('GET', company.path('subscription/info'))
        const write = await company.people.Designer.send('POST', company.path('destinations/'), {
          name: 'X',
          kind: 'park',
        })
        const read = await company.people.Designer.send('GET', company.path('destinations/'))
        const taken = await company.people.Owner.send('GET', company.path('export'))
        return [json.subscription.status, json.tenant.isSubscribed, write.status, read.status, taken.status]
      }
      expect(await stateIn(late)).toEqual(['past_due', true, 201, 200, 200])
      expect(await stateIn(older)).toEqual(['expired', false, 402, 200, 200])

      // A new payment replaces the old debt, however often the user clicks.
      const [company] = older.companies
      if (!company) throw new Error('there is a company')
      const again = () =>
        company.people.Owner.send('POST', company.path('subscription'), { stripe_plan: 'solo-yearly' })
      const urls = new Set((await Promise.all([again(), again()])).map(({ json }) => json.subscription.checkoutUrl))
      expect([urls.size, (await again()).json.subscription.checkoutUrl]).toEqual([1, [...urls][0]])
      const [{ checkout, customer }] = await company.rows('select checkout, customer from subscriptions')
      older.standIn.pay(checkout, { card: 'ok', address })
      expect(older.standIn.subscriptionsEver(customer)).toBe(2)
      const ended = older.standIn.events('customer.subscription.deleted')
      expect(ended.map(({ data }) => Reflect.get(data.object, 'status'))).toEqual(['canceled'])
      const { json } = await company.people.Owner.send('PUT', company.path('subscription'), {})
      expect(json.subscription).toMatchObject({ status: 'active', stripe_plan: 'solo-yearly', graceEndsAt: null })
      // Its first late renewal has its own fourteen days, whatever was unpaid before.
      older.standIn.setCard(customer, 'declined')
      older.standIn.advance(366 * dayMs)
      const { json: late2 } = await company.people.Owner.send('PUT', company.path('subscription'), {})
      expect(late2.subscription.status).toBe('past_due')
    } finally {
      await late.close()
      await older.close()
    }
  }, 60_000)
})

describe('a failing Stripe', () => {
  const subscribed = async () => {
    const company = await uncovered()
    expect((await deliver(await payQuietly(company))).status).toBe(200)
    return company
  }

  it('does everything once, although its responses are lost', async () => {
    for (const kind of ['500-after', 'reset-after', 'hang-after'] as const) {
      const company = await uncovered()
      stage.standIn.failNext(1, kind, { method: 'POST', path: '/v1/customers' })
      stage.standIn.failNext(1, kind, { method: 'POST', path: '/v1/checkout/sessions' })
      // The SDK retries with the same key; otherwise the user tries again.
      for (let tries = 0; (await choose(company)).status !== 201; tries += 1) expect(tries, kind).toBeLessThan(3)
      const { customer, checkout } = await stored(company)
      const customerEvents = stage.standIn
        .events('customer.created')
        .filter(({ data }) => Reflect.get(data.object, 'metadata').tenant === company.uuid)
      expect(customerEvents, kind).toHaveLength(1)
      stage.standIn.pay(checkout, { card: 'ok', address })
      expect(stage.standIn.subscriptionsEver(customer)).toBe(1)
    }
  })

  it('leaves everything as it was while it is down, says so, and does not affect the rest', async () => {
    const company = await subscribed()
    const before = await stored(company)
    await stage.standIn.down()
    try {
      const asks = [
        ['PUT', 'subscription', { stripe_plan: 'studio-monthly' }],
        ['POST', 'subscription/cancel', undefined],
        ['GET', 'subscription/preview?stripe_plan=studio-monthly', undefined],
        ['GET', 'subscription/invoices', undefined],
        ['POST', 'subscription/portal', undefined],
      ] as const
      for (const [method, path, body] of asks) {
        const answer = await company.people.Owner.send(method, company.path(path), body)
        expect([path, answer.status, answer.json.code]).toEqual([path, 503, 'unavailable'])
        expect(answer.headers.get('retry-after')).toBe('20')
        expect(answer.json.detail).toContain('Nothing was changed')
        expect(JSON.stringify(answer.json)).not.toMatch(/sk_test|127\.0\.0\.1|stack/)
      }
      const none = await uncovered()
      expect((await choose(none)).status).toBe(503)
      expect((await info(company)).status).toBe('trialing')
      const write = await company.people.Designer.send('POST', company.path('destinations/'), {
        name: 'Etosha',
        kind: 'park',
      })
      expect(write.status).toBe(201)
    } finally {
      await stage.standIn.up()
    }
    expect(await stored(company)).toEqual(before)
  }, 60_000)

  it('delays only requests that wait for it when it is slow', async () => {
    const company = await subscribed()
    const others = await Promise.all(Array.from({ length: 12 }, uncovered))
    stage.standIn.failNext(60, 'slow', { ms: 600 })
    let served = 0
    const waiting = others.map(async (one) => {
      const answer = await choose(one)
      served += 1
      return answer
    })
    const reads = await Promise.all(
      Array.from({ length: 20 }, () => company.people.Designer.send('GET', company.path('destinations/'))),
    )
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]))
    expect(served, 'some still wait').toBeLessThan(others.length)
    const statuses = new Set((await Promise.all(waiting)).map(({ status }) => status))
    expect([...statuses].every((status) => status === 201 || status === 503)).toBe(true)
  }, 60_000)

  it('sells nothing at a price other than the one we show', async () => {
    const otherStripe = await createStripeWorld({
      prices: [{ lookupKey: 'solo-monthly', amount: 3900, currency: 'EUR', interval: 'month' }],
    })
    try {
      const company = await otherStripe.world.createCompany({ isSubscribed: false })
      for (const stripe_plan of ['solo-monthly', 'studio-monthly'])
        expect((await company.people.Owner.send('POST', company.path('subscription'), { stripe_plan })).status).toBe(
          503,
        )
      expect(otherStripe.standIn.requests({ method: 'POST', path: '/v1/checkout/sessions' })).toEqual([])
    } finally {
      await otherStripe.close()
    }
  })

  it('declines a card on a change of plan with a message, and changes nothing', async () => {
    const company = await subscribed()
    const { customer } = await stored(company)
    stage.standIn.advance(15 * dayMs)
    stage.standIn.setCard(customer, 'declined')
    const answer = await company.people.Owner.send('PUT', company.path('subscription'), {
      stripe_plan: 'agency-monthly',
    })
    expect([answer.status, answer.json.code, answer.json.detail]).toEqual([
      409,
      'conflict',
      expect.stringContaining('declined'),
    ])
    stage.standIn.setCard(customer, 'ok')
    const again = await company.people.Owner.send('PUT', company.path('subscription'), {
      stripe_plan: 'agency-monthly',
    })
    expect(again.json.subscription).toMatchObject({ stripe_plan: 'agency-monthly', status: 'active' })
  })
})
