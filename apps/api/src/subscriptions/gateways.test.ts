import { planOf } from '@sojourn/contract/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStripeWorld } from '../test/stripe-world.ts'
import { type Company, createWorld, type World } from '../test/world.ts'

/** The card that is used, and how the bank responds. */
type How = 'paid' | 'declined' | 'refused' | 'confirmed' | 'paid-once'

/** A gateway with its hosted pages and its clock. */
type Stage = {
  world: World
  /** Pays on the page of a checkout. Returns false if the page takes no payment. */
  pay(checkoutUrl: string, how: How): Promise<boolean>
  /** Lets the paid period end. */
  passPeriod(company: Company): Promise<void>
  /** Replaces the card, which pays what is overdue. */
  payDebt(company: Company): Promise<void>
  close(): Promise<void>
}

const openBuiltIn = async (): Promise<Stage> => {
  const world = await createWorld()
  const post = (url: string, outcome: string) =>
    world.anonymous.sendRaw('POST', url, {
      raw: new URLSearchParams({ outcome }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  return {
    world,
    pay: async (url, how) => {
      if (how === 'confirmed' || how === 'refused') await post(url, 'confirm')
      return (await post(url, how)).headers.get('location')?.endsWith('stripe=success') === true
    },
    passPeriod: async (company) => {
      await company.rows(
        `update subscriptions set period_start = period_start - (period_end - now()) - interval '1 minute', period_end = now() - interval '1 minute',
           trial_ends_at = case when status = 'trialing' then now() - interval '1 minute' else trial_ends_at end where tenant = $1`,
        [company.uuid],
      )
    },
    payDebt: async (company) => {
      const portal = await company.people.Owner.send('POST', company.path('subscription/portal'))
      await post(portal.json.data.url, 'paid')
    },
    close: () => world.close(),
  }
}

const cardOf = {
  paid: 'ok',
  'paid-once': 'ok',
  declined: 'declined',
  confirmed: 'threeDSecure',
  refused: 'threeDSecure',
} as const
const address = { line1: 'Long Street 1', city: 'Cape Town', postalCode: '8001', country: 'ZA' }

const openStripe = async (): Promise<Stage> => {
  const { world, standIn, inbox, close } = await createStripeWorld()
  const run = standIn.autoDeliver({ to: inbox })
  const heard = async () => {
    await run.settled()
    expect(run.failed).toEqual([])
  }
  const getCustomer = async (company: Company): Promise<string> =>
    (await company.rows('select customer from subscriptions'))[0]?.customer
  return {
    world,
    pay: async (url, how) => {
      const session = /cs_\w+/.exec(url)?.[0] ?? ''
      const pay = () => {
        try {
          const first = standIn.pay(session, { card: cardOf[how], address })
          return first.outcome === 'requires_action' ? standIn.confirm3ds(session, how === 'confirmed') : first
        } catch {
          return { outcome: 'closed' as const }
        }
      }
      const { outcome } = pay()
      if (outcome !== 'paid') return false
      if (how === 'paid-once') {
        const event = standIn.events('checkout.session.completed').at(-1)
        standIn.setCard(String(Reflect.get(event?.data.object ?? {}, 'customer')), 'declined')
      }
      const back = await world.anonymous.sendRaw('GET', `${world.base()}/checkout/return/${session}`, {})
      expect(back.headers.get('location')).toBe(`${world.base()}/account?stripe=success`)
      await heard()
      return true
    },
    passPeriod: async (company) => {
      const [{ end }] = (await company.rows('select period_end as "end" from subscriptions')) as [{ end: string }]
      // An invoice is a draft for its first hour.
      standIn.advance(Date.parse(end) - standIn.now().getTime() + 2 * 3_600_000)
      await heard()
    },
    payDebt: async (company) => {
      const customer = await getCustomer(company)
      standIn.setCard(customer, 'ok')
      expect(standIn.payOpenInvoices(customer)).toBe(1)
      await heard()
    },
    close: async () => {
      await run.stop()
      await close()
    },
  }
}

describe.each([
  ['the built-in gateway', openBuiltIn],
  ['Stripe', openStripe],
])('through %s', (_name, open) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open()
  })
  afterAll(() => stage?.close())

  const uncovered = () => stage.world.createCompany({ isSubscribed: false })
  const as = (company: Company) => company.people.Finance
  const info = async (company: Company) => (await as(company).send('GET', company.path('subscription/info'))).json
  const now = async (company: Company) => (await info(company)).subscription
  const choose = async (company: Company, stripe_plan = 'solo-monthly') => {
    const answer = await as(company).send('POST', company.path('subscription'), { stripe_plan })
    expect(answer.status, JSON.stringify(answer.json)).toBe(201)
    return answer.json.subscription
  }
  const subscribe = async (company: Company, plan = 'solo-monthly', how: How = 'paid') =>
    stage.pay((await choose(company, plan)).checkoutUrl, how)
  const change = (company: Company, changes: object) => as(company).send('PUT', company.path('subscription'), changes)
  const cancel = (company: Company) => as(company).send('POST', company.path('subscription/cancel'))
  const invoices = async (company: Company): Promise<[string, number][]> => {
    const { data } = (await as(company).send('GET', company.path('subscription/invoices'))).json
    return data.map((one: { status: string; amount: { amount: number } }) => [one.status, one.amount.amount])
  }
  const write = async (company: Company) =>
    (await company.people.Designer.send('POST', company.path('destinations/'), { name: 'Etosha', kind: 'park' })).status
  const read = async (company: Company) =>
    (await company.people.Designer.send('GET', company.path('destinations/'))).status
  const priceOf = (plan: string) => planOf(plan)?.price.amount ?? 0

  it('a company tries, pays, cancels, resumes, expires and pays again', async () => {
    const company = await uncovered()
    expect(await write(company)).toBe(402)
    const chosen = await choose(company)
    expect(chosen).toMatchObject({ stripe_plan: 'solo-monthly', status: 'incomplete', paymentMethod: null })
    expect(await choose(company), 'the same plan is the same checkout').toEqual(chosen)
    expect(await now(company)).toEqual(chosen)
    expect(await write(company)).toBe(402)

    expect(await stage.pay(chosen.checkoutUrl, 'paid')).toBe(true)
    const trial = await now(company)
    expect(trial).toMatchObject({
      status: 'trialing',
      checkoutUrl: null,
      paymentMethod: { brand: 'visa', last4: '4242' },
    })
    expect(trial.periodEnd).toBe(trial.trialEndsAt)
    expect((Date.parse(trial.periodEnd) - Date.parse(trial.periodStart)) / 86_400_000).toBeCloseTo(14, 1)
    expect([await write(company), await invoices(company)]).toEqual([201, []])

    await stage.passPeriod(company)
    expect(await now(company)).toMatchObject({ status: 'active', trialEndsAt: null })
    expect(await invoices(company)).toEqual([['paid', 2900]])

    expect((await cancel(company)).json.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect((await change(company, { cancelAtPeriodEnd: false })).json.subscription).toMatchObject({
      cancelAtPeriodEnd: false,
    })
    await cancel(company)
    expect(await write(company)).toBe(201)
    await stage.passPeriod(company)
    expect(await now(company)).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: expect.any(Boolean) })
    expect([await write(company), await read(company)]).toEqual([402, 200])
    expect(await invoices(company), 'nothing more was taken').toEqual([['paid', 2900]])

    expect(await subscribe(company, 'studio-monthly')).toBe(true)
    expect(await now(company), 'nobody tries twice').toMatchObject({ status: 'active', stripe_plan: 'studio-monthly' })
    expect(await invoices(company)).toEqual([
      ['paid', 8900],
      ['paid', 2900],
    ])
    expect(await write(company)).toBe(201)
  })

  it('a card that is declined, or not confirmed, changes nothing', async () => {
    const company = await uncovered()
    const { checkoutUrl } = await choose(company)
    for (const how of ['declined', 'refused'] as const) {
      expect(await stage.pay(checkoutUrl, how)).toBe(false)
      expect(await now(company)).toMatchObject({ status: 'incomplete', checkoutUrl })
    }
    expect(await stage.pay(checkoutUrl, 'confirmed')).toBe(true)
    expect(await now(company)).toMatchObject({ status: 'trialing' })
  })

  it('a checkout that was replaced or cancelled cannot be paid', async () => {
    const company = await uncovered()
    const first = await choose(company, 'solo-monthly')
    const second = await choose(company, 'solo-yearly')
    expect(second.checkoutUrl).not.toBe(first.checkoutUrl)
    expect(await stage.pay(first.checkoutUrl, 'paid')).toBe(false)
    expect((await cancel(company)).json.subscription).toMatchObject({ status: 'cancelled', checkoutUrl: null })
    expect(await stage.pay(second.checkoutUrl, 'paid')).toBe(false)
    expect(await now(company)).toMatchObject({ status: 'cancelled' })
    const third = await choose(company, 'solo-yearly')
    expect([first.checkoutUrl, second.checkoutUrl]).not.toContain(third.checkoutUrl)
    expect(await stage.pay(third.checkoutUrl, 'paid')).toBe(true)
  })

  it('a change of plan costs what its preview said, and a smaller plan gives credit', async () => {
    const company = await uncovered()
    await subscribe(company, 'solo-monthly')
    await stage.passPeriod(company)
    const before = await now(company)
    const preview = async (stripe_plan: string) =>
      (await as(company).send('GET', company.path(`subscription/preview?stripe_plan=${stripe_plan}`))).json.data
    const larger = await preview('studio-monthly')
    expect(larger.nextPayment).toEqual({ amount: planOf('studio-monthly')?.price, at: before.periodEnd })
    const answer = await change(company, { stripe_plan: 'studio-monthly' })
    expect(answer.json.subscription).toMatchObject({ ...before, stripe_plan: 'studio-monthly' })
    const [taken] = await invoices(company)
    expect(taken?.[0]).toBe('paid')
    // A few seconds may pass between the two.
    expect(Math.abs((taken?.[1] ?? 0) - larger.dueNow.amount)).toBeLessThanOrEqual(1)
    expect(larger.dueNow.amount).toBeGreaterThan(0.98 * (priceOf('studio-monthly') - priceOf('solo-monthly')))
    const smaller = await preview('solo-monthly')
    expect(smaller.dueNow.amount).toBe(0)
    expect(Math.abs(smaller.credit.amount - (taken?.[1] ?? 0))).toBeLessThanOrEqual(1)
    await change(company, { stripe_plan: 'solo-monthly' })
    expect((await invoices(company)).filter(([, amount]) => amount > 0)).toHaveLength(2)
    await stage.passPeriod(company)
    await now(company)
    const sum = (all: [string, number][]) => all.reduce((total, [, amount]) => total + amount, 0)
    const all = priceOf('solo-monthly') + (taken?.[1] ?? 0)
    expect(sum(await invoices(company)), 'the credit pays the next period').toBe(all)
  })

  it('a yearly plan instead of a monthly one starts at once', async () => {
    const company = await uncovered()
    await subscribe(company, 'studio-monthly')
    await stage.passPeriod(company)
    const answer = await as(company).send('GET', company.path(`subscription/preview?stripe_plan=studio-yearly`))
    const yearly = (await change(company, { stripe_plan: 'studio-yearly' })).json.subscription
    const days = (Date.parse(yearly.periodEnd) - Date.parse(yearly.periodStart)) / 86_400_000
    expect(days).toBeGreaterThan(364)
    expect(Math.abs(Date.parse(answer.json.data.nextPayment.at) - Date.parse(yearly.periodEnd))).toBeLessThan(
      3 * 86_400_000,
    )
    const [taken] = await invoices(company)
    expect(Math.abs((taken?.[1] ?? 0) - answer.json.data.dueNow.amount)).toBeLessThanOrEqual(1)
  })

  it('a renewal that is declined is overdue, and is paid with another card', async () => {
    const company = await uncovered()
    await subscribe(company, 'solo-monthly', 'paid-once')
    await stage.passPeriod(company)
    const late = await now(company)
    expect(late).toMatchObject({ status: 'past_due' })
    expect(Date.parse(late.graceEndsAt) - Date.parse(late.periodStart)).toBeLessThan(15 * 86_400_000)
    expect(await invoices(company)).toEqual([['open', 2900]])
    expect(await write(company)).toBe(201)
    const twice = await as(company).send('POST', company.path('subscription'), { stripe_plan: 'solo-yearly' })
    expect(twice.status).toBe(409)
    const other = await change(company, { stripe_plan: 'agency-yearly' })
    expect([other.status, other.json.detail]).toEqual([
      409,
      expect.stringContaining('Open the payment details and pay it'),
    ])
    expect(await now(company), 'a debt buys nothing').toEqual(late)
    await stage.payDebt(company)
    expect(await now(company)).toMatchObject({ status: 'active', graceEndsAt: null })
    expect(await invoices(company)).toEqual([['paid', 2900]])
  })

  it('two clicks subscribe only once', async () => {
    const company = await uncovered()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        as(company).send('POST', company.path('subscription'), { stripe_plan: 'solo-monthly' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const urls = [...new Set(answers.map(({ json }) => json.subscription.checkoutUrl))]
    expect(urls).toHaveLength(1)
    expect(await stage.pay(urls[0], 'paid')).toBe(true)
    expect(await now(company)).toMatchObject({ status: 'trialing' })
  })

  it('there is no preview and no portal before the first payment', async () => {
    const company = await uncovered()
    for (const [method, path] of [
      ['GET', 'preview?stripe_plan=solo-monthly'],
      ['POST', 'portal'],
    ] as const)
      expect((await as(company).send(method, company.path(`subscription/${path}`))).status, path).toBe(409)
    expect(await invoices(company)).toEqual([])
    await subscribe(company)
    const portal = await as(company).send('POST', company.path('subscription/portal'))
    expect(portal.json.data.url).toMatch(/^http/)
    for (const role of ['Manager', 'Designer', 'Viewer'] as const) {
      const { send } = company.people[role]
      expect((await send('GET', company.path('subscription/invoices'))).json.code, role).toBe('permission_denied')
      expect((await send('POST', company.path('subscription/portal'))).json.code, role).toBe('permission_denied')
    }
  })
})
