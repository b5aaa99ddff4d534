import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { planToTry, plans } from '@sojourn/contract/plans'
import { billingSteps } from '../test/billing-steps.ts'
import { createWorld, type Json, type Person, type World } from '../test/world.ts'

let world: World
/** The app itself cannot change a trial. */
let schemaOwner: Client
beforeAll(async () => {
  world = await createWorld()
  schemaOwner = new Client({ connectionString: inject('migrationUrl') })
  await schemaOwner.connect()
})
afterAll(async () => {
  await schemaOwner.end()
  await world.close()
})
const { answerCheckout } = billingSteps(() => world)

type Owned = { uuid: string; owner: Person }
const dayMs = 86_400_000
const found = async (owner: Person, fields: Json = {}): Promise<Json> =>
  owner.send('POST', '/v1/auth/company', { name: `Trial ${randomUUID()}`, ...fields })
const begin = async (fields: Json = {}): Promise<Owned> => {
  const owner = await world.createPerson()
  return { uuid: (await found(owner, fields)).json.data.uuid, owner }
}
const send = ({ uuid, owner }: Owned, method: string, path: string, body?: Json) =>
  owner.send(method, `/v1/${uuid}/${path}`, body)
const info = async (at: Owned): Promise<Json> => (await send(at, 'GET', 'subscription/info')).json
const write = async (at: Owned) => {
  const { status, json } = await send(at, 'POST', 'destinations/', { name: 'Etosha', kind: 'park' })
  return [status, json.code]
}
/** Lets the trial end in some days, as if time had passed. */
const endIn = async ({ uuid }: Owned, days: number) => {
  await schemaOwner.query(`select set_config('app.tenant', $1, false)`, [uuid])
  const { rowCount } = await schemaOwner.query(
    `update trials set started_at = now() - interval '14 days', ends_at = now() + make_interval(secs => $2) where tenant = $1`,
    [uuid, days * 86_400],
  )
  expect(rowCount).toBe(1)
}
const choose = async (at: Owned, stripe_plan: string) => (await send(at, 'POST', 'subscription', { stripe_plan })).json
const near = (instant: string, days: number) => Math.abs(Date.parse(instant) - Date.now() - days * dayMs) < 3_600_000

describe('the plan that a new company tries', () => {
  const [solo, yearly] = plans
  if (!solo || !yearly) throw new Error('there are plans')

  it('is the chosen one, or the first that offers a trial', () => {
    expect(planToTry('agency-yearly')?.stripe_id).toBe('agency-yearly')
    expect(planToTry(null)?.stripe_id).toBe(solo.stripe_id)
    expect(planToTry(null, [{ ...solo, trialDays: 0 }, yearly])).toBe(yearly)
  })

  it('is none if the chosen one, or all of them, offer none', () => {
    expect(planToTry(solo.stripe_id, [{ ...solo, trialDays: 0 }, yearly])).toBe(null)
    expect(planToTry(null, [{ ...solo, trialDays: 0 }])).toBe(null)
    expect(planToTry('no-such-plan')).toBe(null)
  })
})

describe('the trial of a new company', () => {
  it('lasts as long as that of its plan, needs no card, and has the limits of the plan', async () => {
    const at = await begin({ plan: 'solo-yearly' })
    const { tenant, subscription, trial, usage } = await info(at)
    expect([tenant.isSubscribed, tenant.prospectPlan, subscription]).toEqual([true, 'solo-yearly', null])
    expect(trial).toEqual({ stripe_plan: 'solo-yearly', endsAt: expect.any(String) })
    expect(near(trial.endsAt, 14)).toBe(true)
    expect(await write(at)).toEqual([201, undefined])
    expect(usage.users).toMatchObject({ used: 1, limit: 2 })
    const invite = () =>
      send(at, 'POST', 'users/', { email: `${randomUUID()}@example.test`, name: 'X', roles: [{ name: 'Viewer' }] })
    expect([(await invite()).status, (await invite()).status]).toEqual([201, 402])
  })

  it('counts as one for what is limited during a trial', async () => {
    const at = await begin()
    const onTrial = () =>
      world.inTenant(at.uuid, async (query) => (await query('select is_on_trial() as is')).rows[0]?.is)
    expect(await onTrial()).toBe(true)
    await endIn(at, -1)
    expect(await onTrial()).toBe(false)
  })

  it('ends by itself: the company is then as one that never subscribed, and may subscribe', async () => {
    const at = await begin()
    await endIn(at, -1)
    expect(await write(at)).toEqual([402, 'subscription_required'])
    const { tenant, subscription, trial } = await info(at)
    expect([tenant.isSubscribed, subscription, Date.parse(trial.endsAt) <= Date.now()]).toEqual([false, null, true])
    const { checkoutUrl } = (await choose(at, 'studio-monthly')).subscription
    const page = await (await fetch(checkoutUrl)).text()
    expect(page).toContain('€89.00')
    expect(page).not.toContain('free')
    await answerCheckout(checkoutUrl)
    expect((await info(at)).subscription).toMatchObject({ status: 'active', trialEndsAt: null })
  })

  it('goes on during a checkout, whatever becomes of that', async () => {
    const at = await begin({ plan: 'solo-monthly' })
    const first = (await choose(at, 'agency-monthly')).subscription
    expect(first).toMatchObject({ status: 'incomplete', trialEndsAt: null })
    expect(await write(at)).toEqual([201, undefined])
    expect((await info(at)).usage.users.limit, 'a plan that is not paid brings no room').toBe(2)
    await send(at, 'POST', 'subscription/cancel')
    expect((await info(at)).subscription.status).toBe('cancelled')
    expect(await write(at)).toEqual([201, undefined])
  })

  it('is not lost by subscribing: the first payment is due when it ends', async () => {
    const at = await begin()
    await endIn(at, 4.5)
    const { trial } = await info(at)
    const { checkoutUrl } = (await choose(at, 'studio-monthly')).subscription
    expect(await (await fetch(checkoutUrl)).text()).toContain('The first 5 days are free')
    await answerCheckout(checkoutUrl)
    const { subscription, tenant } = await info(at)
    expect(subscription).toMatchObject({
      status: 'trialing',
      trialEndsAt: trial.endsAt,
      periodEnd: trial.endsAt,
      stripe_plan: 'studio-monthly',
    })
    expect(tenant.prospectPlan).toBe(null)
  })

  it('covers its branches, like a subscription', async () => {
    const at = await begin({ plan: 'studio-monthly' })
    const branch = await world.createCompany({ isSubscribed: false, parent: at.uuid })
    const create = () => branch.people.Designer.send('POST', branch.path('destinations/'), { name: 'A', kind: 'park' })
    expect((await create()).status).toBe(201)
    await endIn(at, -1)
    expect((await create()).status).toBe(402)
  })

  it('is shown only to users who manage billing', async () => {
    const at = await begin()
    const viewer = await world.createPerson()
    await world.hire(at.uuid, viewer, ['Viewer'])
    const { json } = await viewer.send('GET', `/v1/${at.uuid}/subscription/info`)
    expect([json.trial, json.tenant.isSubscribed]).toEqual([null, true])
  })
})

describe('a second trial', () => {
  it('is not given to the same user, not even after the first company is closed', async () => {
    const at = await begin()
    await world.deps.pool.query(`update tenants set status = 'closed' where uuid = $1`, [at.uuid])
    const again = (await found(at.owner)).json.data
    expect(again.isSubscribed).toBe(false)
    const second = { uuid: again.uuid, owner: at.owner }
    expect(await write(second)).toEqual([402, 'subscription_required'])
    expect((await info(second)).trial).toBe(null)
  })

  it('is not won by registering several companies at once', async () => {
    const owner = await world.createPerson()
    const answers = await Promise.all(Array.from({ length: 5 }, () => found(owner)))
    expect(answers.map(({ json }) => json.data.isSubscribed).filter(Boolean)).toHaveLength(1)
  })

  it('cannot be written by the app: a trial is neither moved nor deleted', async () => {
    const at = await begin()
    for (const statement of [`update trials set ends_at = now() + interval '1 year'`, 'delete from trials'])
      await expect(world.inTenant(at.uuid, (query) => query(statement))).rejects.toThrow(/permission denied/)
  })
})
