import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { asServerOf } from '../identity/authenticate.ts'
import { whileClosed } from '../platform/backup/close-company.ts'
import { connectOnce } from '../platform/db/connect-once.ts'
import { createStripeWorld, type StripeWorld } from '../test/stripe-world.ts'
import { followInTime } from './jobs.ts'

let stage: StripeWorld
beforeAll(async () => {
  stage = await createStripeWorld()
})
afterAll(() => stage?.close())

it('a company is charged as before when it was closed only for the time of a restore', async () => {
  const company = await stage.world.createCompany({ isSubscribed: false })
  await company.people.Owner.send('POST', company.path('subscription'), { stripe_plan: 'solo-monthly' })
  const [{ checkout }] = await company.rows('select checkout from subscriptions')
  const address = { line1: 'Long Street 1', city: 'Cape Town', postalCode: '8001', country: 'ZA' }
  stage.standIn.pay(checkout, { card: 'ok', address })
  const runHourlyJob = () =>
    asServerOf(stage.world.deps, () => {})(company.uuid, 'settle-subscriptions', (ctx) =>
      followInTime(ctx, new Date(), null),
    )
  const stateOf = async () =>
    (
      await company.rows(
        `select t.status as company, s.status, s.cancel_at_period_end as ends from tenants t join subscriptions s on s.tenant = t.uuid`,
      )
    )[0]
  await runHourlyJob()
  expect(await stateOf()).toEqual({ company: 'active', status: 'trialing', ends: false })

  const connect = () => connectOnce(inject('migrationUrl'))
  const client = await connect()
  await whileClosed(client, { uuid: company.uuid, connect }, async () => {
    await runHourlyJob()
    expect(await stateOf()).toEqual({ company: 'closed', status: 'trialing', ends: false })
  })
  await client.end()
  // It is still closed, as when the restore was killed.
  await runHourlyJob()
  expect(await stateOf()).toEqual({ company: 'closed', status: 'trialing', ends: true })
}, 120_000)
