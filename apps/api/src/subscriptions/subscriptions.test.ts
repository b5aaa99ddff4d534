import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOf, plans } from '@sojourn/contract/plans'
import { billingSteps } from '../test/billing-steps.ts'
import { type Company, createWorld, type World } from '../test/world.ts'
import { isSettled, settleSubscription } from './settle-subscription.ts'
import { asServerOf } from '../identity/authenticate.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
const { uncovered, info, choose, change, cancel, answerCheckout, pay, pass } = billingSteps(() => world)

const write = async (company: Company) => {
  const answer = await company.people.Designer.send('POST', company.path('destinations/'), {
    name: 'Etosha',
    kind: 'park',
  })
  return [answer.status, answer.json.code]
}
const read = async (company: Company) =>
  (await company.people.Designer.send('GET', company.path('destinations/'))).status
const events = (company: Company): Promise<string[]> =>
  world.inTenant(company.uuid, async (query) => {
    const { rows } = await query(
      `select action || ' by ' || coalesce(actor->>'job', 'a person') as event from audit_events where action like 'subscription.%' order by uuid`,
    )
    return rows.map((row) => row.event)
  })
const inDays = (days: number) => Date.now() + days * 86_400_000

describe('a subscription', () => {
  it('is chosen, paid, cancelled, resumed, ended and paid again', async () => {
    const company = await uncovered()
    expect(await write(company)).toEqual([402, 'subscription_required'])

    const chosen = (await choose(company)).json.subscription
    expect(chosen).toEqual({
      stripe_plan: 'studio-monthly',
      status: 'incomplete',
      periodStart: null,
      periodEnd: null,
      cancelAtPeriodEnd: false,
      trialEndsAt: null,
      graceEndsAt: null,
      paymentMethod: null,
      checkoutUrl: expect.stringMatching(/\/checkout\/[\w-]{43}$/),
    })
    expect((await info(company)).subscription).toEqual(chosen)
    expect(await write(company)).toEqual([402, 'subscription_required'])

    const paid = await answerCheckout(chosen.checkoutUrl)
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${world.base()}/account?stripe=success`])
    const trialing = (await info(company)).subscription
    expect(trialing).toMatchObject({ status: 'trialing', checkoutUrl: null, periodEnd: trialing.trialEndsAt })
    expect(Math.abs(Date.parse(trialing.trialEndsAt) - inDays(14))).toBeLessThan(3_600_000)
    expect(await write(company)).toEqual([201, undefined])

    await pass(company, `period_end = now() - interval '1 day', trial_ends_at = now() - interval '1 day'`)
    const active = (await info(company)).subscription
    expect(active).toMatchObject({ status: 'active', trialEndsAt: null })
    expect(Date.parse(active.periodStart)).toBeLessThan(Date.now())
    expect(Date.parse(active.periodEnd)).toBeGreaterThan(inDays(26))

    expect((await cancel(company)).json.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect((await cancel(company)).json.subscription.cancelAtPeriodEnd).toBe(true)
    expect(await write(company)).toEqual([201, undefined])
    expect((await change(company, { cancelAtPeriodEnd: false })).json.subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
      periodEnd: active.periodEnd,
    })

    await cancel(company)
    await pass(company, `period_end = now() - interval '1 second'`)
    expect(await write(company)).toEqual([402, 'subscription_required'])
    expect(await read(company)).toBe(200)
    const lapsed = await info(company)
    expect(lapsed.subscription.status).toBe('cancelled')
    expect(lapsed.tenant.isSubscribed).toBe(false)

    await pay(company)
    expect((await info(company)).subscription, 'nobody tries twice').toMatchObject({
      status: 'active',
      trialEndsAt: null,
      cancelAtPeriodEnd: false,
    })
    expect(await write(company)).toEqual([201, undefined])
    expect(await events(company)).toEqual([
      'subscription.create by a person',
      'subscription.pay by checkout',
      'subscription.settle by billing',
      'subscription.cancel by a person',
      'subscription.update by a person',
      'subscription.cancel by a person',
      'subscription.settle by billing',
      'subscription.create by a person',
      'subscription.pay by checkout',
    ])
  })

  it('renews at once for all periods that have passed, and settling twice changes nothing', async () => {
    const company = await uncovered()
    await pay(company, 'solo-monthly')
    await pass(
      company,
      `status = 'active', period_start = '2024-01-31T10:00:00Z', period_end = '2024-02-29T10:00:00Z', trial_ends_at = '2024-01-31T10:00:00Z'`,
    )
    const asServer = asServerOf(world.deps, () => {})
    const first = await asServer(company.uuid, 'billing', settleSubscription)
    expect(Date.parse(first?.periodStart ?? '')).toBeLessThanOrEqual(Date.now())
    expect(Date.parse(first?.periodEnd ?? '')).toBeGreaterThan(Date.now())
    expect(first?.periodEnd).toMatch(/-29T10:00:00.000Z$|-28T10:00:00.000Z$/)
    expect(await asServer(company.uuid, 'billing', isSettled)).toBe(true)
    expect(await asServer(company.uuid, 'billing', settleSubscription)).toEqual(first)
    expect((await events(company)).filter((event) => event.includes('settle'))).toHaveLength(1)
  })

  it('is settled, not followed, where there is no provider', async () => {
    const company = await uncovered()
    await pay(company)
    await pass(company, `period_end = now() - interval '1 second'`)
    expect((await cancel(company)).status).toBe(200)
    expect((await events(company)).slice(-2)).toEqual([
      'subscription.settle by billing',
      'subscription.cancel by a person',
    ])
  })

  it('continues for fourteen days when a payment is late, and then expires', async () => {
    const company = await uncovered()
    await pay(company)
    await pass(company, `status = 'past_due', past_due_at = now() - interval '13 days'`)
    expect(await write(company)).toEqual([201, undefined])
    expect((await info(company)).subscription.status).toBe('past_due')
    expect((await choose(company)).status).toBe(409)
    await pass(company, `past_due_at = now() - interval '14 days 1 second'`)
    expect(await write(company)).toEqual([402, 'subscription_required'])
    expect((await info(company)).subscription.status).toBe('expired')
    expect((await choose(company)).status).toBe(201)
  })

  it('changes the plan at once, in the same period', async () => {
    const company = await uncovered()
    await pay(company, 'agency-monthly')
    expect((await change(company, { stripe_plan: 'solo-yearly' })).json.subscription.status).toBe('trialing')
    await pass(company, `status = 'active'`)
    const before = (await info(company)).subscription
    const smaller = (await change(company, { stripe_plan: 'studio-yearly' })).json.subscription
    expect(smaller).toEqual({ ...before, stripe_plan: 'studio-yearly' })
    const monthly = (await change(company, { stripe_plan: 'studio-monthly' })).json.subscription
    expect(Date.parse(monthly.periodEnd)).toBeLessThan(inDays(32))
    expect((await info(company)).subscription).toEqual(monthly)
  })

  it('that is not paid is cancelled at once, replaced by another plan, and expires with its checkout', async () => {
    const company = await uncovered()
    const first = (await choose(company)).json.subscription
    expect((await choose(company)).json.subscription, 'the same plan is the same checkout').toEqual(first)
    const second = (await choose(company, 'solo-yearly')).json.subscription
    expect(second.checkoutUrl).not.toBe(first.checkoutUrl)
    expect((await answerCheckout(first.checkoutUrl)).status).toBe(404)
    expect((await info(company)).subscription).toEqual(second)
    expect((await cancel(company)).json.subscription).toMatchObject({ status: 'cancelled', checkoutUrl: null })
    expect((await answerCheckout(second.checkoutUrl)).status).toBe(404)
    const third = (await choose(company, 'solo-yearly')).json.subscription
    await pass(company, `checkout_expires_at = now() - interval '1 second'`)
    expect((await answerCheckout(third.checkoutUrl)).status).toBe(404)
    expect((await info(company)).subscription).toMatchObject({ status: 'expired', checkoutUrl: null })
  })

  it('is rejected with a message when one is running, or when there is none to change or cancel', async () => {
    const company = await uncovered()
    for (const answer of [await change(company, { stripe_plan: 'solo-monthly' }), await cancel(company)])
      expect([answer.status, answer.json.code, answer.json.detail]).toEqual([
        409,
        'conflict',
        expect.stringContaining('Choose a plan'),
      ])
    await choose(company)
    expect((await change(company, { stripe_plan: 'solo-monthly' })).status).toBe(409)
    await pay(company)
    const twice = await choose(company, 'agency-yearly')
    expect([twice.status, twice.json.detail]).toEqual([409, expect.stringContaining('Change its plan')])
    for (const [method, body, field] of [
      ['POST', { stripe_plan: 'no-such-plan' }, 'stripe_plan'],
      ['POST', {}, 'stripe_plan'],
      ['PUT', { stripe_plan: 7 }, 'stripe_plan'],
      ['PUT', { cancelAtPeriodEnd: true }, 'cancelAtPeriodEnd'],
      ['PUT', { status: 'active' }, 'status'],
      ['POST', { stripe_plan: 'solo-monthly', price: 0 }, 'price'],
    ] as const) {
      const answer = await company.people.Owner.send(method, company.path('subscription'), body)
      expect([answer.status, answer.json.code, Object.keys(answer.json.errors)], `${method} ${field}`).toEqual([
        422,
        'invalid',
        [field],
      ])
    }
  })

  it('rejects any other input with the name of the field, and stays as it was', async () => {
    const company = await uncovered()
    const { Owner } = company.people
    const hostile = [null, [], 'x', 7, { stripe_plan: {} }, { stripe_plan: '\0' }, { stripe_plan: 'x'.repeat(9999) }]
    for (const body of [...hostile, JSON.parse('{"__proto__": 1, "constructor": 2}')])
      for (const method of ['POST', 'PUT']) {
        const answer = await Owner.send(method, company.path('subscription'), body)
        const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
        const isForged = isObject && Object.hasOwn(body, '__proto__')
        expect([answer.status, answer.json.code], `${method} ${JSON.stringify(body)}`).toEqual(
          isObject && !isForged ? [422, 'invalid'] : [400, 'malformed'],
        )
      }
    for (const [method, path] of [
      ['GET', 'subscription/info?plan=solo'],
      ['POST', 'subscription?plan=solo'],
      ['POST', 'subscription/cancel?now=true'],
    ] as const) {
      const answer = await Owner.send(method, company.path(path), method === 'GET' ? undefined : {})
      expect([answer.status, Object.values(answer.json.errors).flat()], path).toMatchObject([
        422,
        [{ code: 'unknown_field' }],
      ])
    }
    expect((await info(company)).subscription).toBeNull()
  })

  it('is created once, however many requests start it at the same time', async () => {
    const company = await uncovered()
    const answers = await Promise.all(Array.from({ length: 12 }, () => choose(company)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json.subscription.checkoutUrl)).size).toBe(1)
    const paid = await Promise.all(answers.map((answer) => answerCheckout(answer.json.subscription.checkoutUrl)))
    expect(new Set(paid.map((answer) => answer.status))).toEqual(new Set([303]))
    expect(await events(company)).toEqual(['subscription.create by a person', 'subscription.pay by checkout'])
  })
})

describe('subscription info', () => {
  it('shows all roles the company and the plans, but billing and usage only to those who manage billing', async () => {
    const company = await world.createCompany()
    for (const role of ['Owner', 'Admin', 'Finance', 'Manager', 'Designer', 'Agent', 'Viewer'] as const) {
      const answer = await info(company, role)
      expect(Object.keys(answer).toSorted()).toEqual([
        'plans',
        'subscription',
        'tenant',
        'tenantParent',
        'trial',
        'usage',
      ])
      expect(answer.tenant).toMatchObject({ uuid: company.uuid, isSubscribed: true, isOwner: role === 'Owner' })
      expect(answer.plans).toEqual(plans)
      const mayManage = role === 'Owner' || role === 'Admin' || role === 'Finance'
      expect([answer.subscription !== null, answer.usage !== null], role).toEqual([mayManage, mayManage])
    }
  })

  it('lets only them subscribe, change and cancel, even when the subscription has expired', async () => {
    const company = await uncovered()
    for (const role of ['Manager', 'Designer', 'Agent', 'Viewer'] as const) {
      const person = company.people[role]
      for (const answer of [
        await person.send('POST', company.path('subscription'), { stripe_plan: 'no such plan' }),
        await person.send('PUT', company.path('subscription'), { stripe_plan: 'solo-monthly' }),
        await person.send('POST', company.path('subscription/cancel')),
      ])
        expect([answer.status, answer.json.code], role).toEqual([422, 'permission_denied'])
    }
    for (const role of ['Admin', 'Finance'] as const) {
      const answer = await company.people[role].send('POST', company.path('subscription'), {
        stripe_plan: 'solo-monthly',
      })
      expect(answer.status, role).toBe(201)
    }
  })

  it('shows a child only the name of its parent and whether that is subscribed, and lets it subscribe itself', async () => {
    const parent = await uncovered()
    await pay(parent, 'agency-yearly')
    const child = await world.createCompany({ parent: parent.uuid, isSubscribed: false })
    const seen = await info(child)
    expect(seen.tenantParent).toEqual({ uuid: parent.uuid, name: 'Test Company', isSubscribed: true })
    expect(seen.tenant).toMatchObject({ isSubscribed: false, isParentSubscribed: true })
    expect(seen.subscription).toBeNull()
    expect(JSON.stringify({ ...seen, plans: [] })).not.toContain('agency-')
    expect(seen.usage.storageBytes.limit).toBe(planOf('agency-yearly')?.limits.storageBytes)
    expect((await info(parent)).usage.childTenants).toMatchObject({ used: 1, limit: 25 })
    await pay(child, 'solo-monthly')
    const covered = await info(child)
    expect(covered.tenant.isSubscribed).toBe(true)
    expect(covered.usage.storageBytes.limit).toBe(planOf('solo-monthly')?.limits.storageBytes)
  })

  it('keeps the plan chosen before registration until the company is subscribed', async () => {
    const company = await uncovered()
    await world.deps.pool.query(`update tenants set prospect_plan = 'solo-yearly' where uuid = $1`, [company.uuid])
    expect((await info(company)).tenant.prospectPlan).toBe('solo-yearly')
    await pay(company)
    expect((await info(company)).tenant.prospectPlan).toBeNull()
  })
})
