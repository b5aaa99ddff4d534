import { planOf } from '@sojourn/contract/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billingSteps } from '../test/billing-steps.ts'
import { type Company, createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
const { uncovered, info, change, pay, pass } = billingSteps(() => world)
const inDays = (days: number) => Date.now() + days * 86_400_000

describe('a subscription that changes between months and years', () => {
  /** Creates a paid subscription of whose month or year a third has passed. */
  const paidFor = async (plan: string, also = '') => {
    const company = await uncovered()
    await pay(company, plan)
    const [before, after] = plan.endsWith('yearly') ? ['100 days', '200 days'] : ['10 days', '20 days']
    await pass(
      company,
      `status = 'active', period_start = now() - interval '${before}', period_end = now() + interval '${after}'${also}`,
    )
    return { company, before: (await info(company)).subscription }
  }
  const to = async (company: Company, stripe_plan: string) => (await change(company, { stripe_plan })).json.subscription
  const preview = async (company: Company, stripe_plan: string) =>
    (await company.people.Owner.send('GET', company.path(`subscription/preview?stripe_plan=${stripe_plan}`))).json.data
  const invoices = async (company: Company) =>
    (await company.people.Owner.send('GET', company.path('subscription/invoices'))).json.data
  const priceOf = (plan: string) => planOf(plan)?.price.amount ?? 0
  const amounts = async (company: Company): Promise<number[]> =>
    (await invoices(company)).map((one: { amount: { amount: number } }) => one.amount.amount)

  it('starts a year when it is bought, and refunds what is left of the month', async () => {
    const { company } = await paidFor('studio-monthly')
    const owed = priceOf('studio-yearly') - Math.round((priceOf('studio-monthly') * 2) / 3)
    const seen = await preview(company, 'studio-yearly')
    expect(seen.dueNow).toEqual({ amount: owed, currency: 'EUR' })
    expect(seen.nextPayment.amount.amount).toBe(priceOf('studio-yearly'))
    const yearly = await to(company, 'studio-yearly')
    expect(yearly).toMatchObject({ stripe_plan: 'studio-yearly', status: 'active' })
    expect(Date.parse(yearly.periodEnd)).toBeGreaterThan(inDays(364))
    expect(await amounts(company)).toEqual([owed])
  })

  it('gains nothing by changing back and forth: refunds become credit, which pays for what follows', async () => {
    const { company } = await paidFor('studio-yearly')
    const left = Math.round((priceOf('studio-yearly') * 2) / 3)
    expect(await preview(company, 'studio-monthly')).toMatchObject({
      dueNow: { amount: 0 },
      credit: { amount: left - priceOf('studio-monthly') },
    })
    const monthly = await to(company, 'studio-monthly')
    expect(Date.parse(monthly.periodEnd)).toBeLessThan(inDays(32))
    // Months are paid from the credit until it is used up.
    await pass(company, `period_start = now() - interval '70 days', period_end = now() - interval '40 days'`)
    await info(company)
    expect(await amounts(company)).toEqual([0, 0])
    await to(company, 'studio-yearly')
    const paid = (await amounts(company)).filter((amount) => amount > 0)
    expect(paid).toHaveLength(1)
    const months = 3
    const restOfMonth = paid[0] ?? 0
    expect(restOfMonth).toBeLessThanOrEqual(priceOf('studio-yearly') - left + months * priceOf('studio-monthly'))
    expect(restOfMonth).toBeGreaterThan(priceOf('studio-yearly') - left)
  })

  it('stays in its only trial', async () => {
    const company = await uncovered()
    await pay(company, 'studio-monthly')
    const before = (await info(company)).subscription
    for (const plan of ['studio-yearly', 'studio-monthly', 'agency-yearly']) {
      expect(await preview(company, plan)).toMatchObject({
        dueNow: { amount: 0 },
        nextPayment: { at: before.periodEnd },
      })
      expect(await to(company, plan)).toEqual({ ...before, stripe_plan: plan })
    }
    expect(await amounts(company)).toEqual([])
  })

  it('does not change while a payment is overdue: an unpaid period gives no credit', async () => {
    const { company, before } = await paidFor('agency-yearly')
    await pass(company, `status = 'past_due', past_due_at = now()`)
    const rejected = await change(company, { stripe_plan: 'solo-monthly' })
    expect([rejected.status, rejected.json.detail]).toEqual([
      409,
      expect.stringContaining('Open the payment details and pay it'),
    ])
    expect((await info(company)).subscription).toMatchObject({
      ...before,
      status: 'past_due',
      graceEndsAt: expect.any(String),
    })
    expect(await amounts(company)).toEqual([])
  })
})
