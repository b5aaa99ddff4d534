import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createStripeWorld, type StripeWorld } from '../test/stripe-world.ts'

const address = { line1: 'Long Street 1', city: 'Cape Town', postalCode: '8001', country: 'ZA' }

let stage: StripeWorld
let schemaOwner: Client
beforeAll(async () => {
  stage = await createStripeWorld()
  schemaOwner = new Client({ connectionString: inject('migrationUrl') })
  await schemaOwner.connect()
})
afterAll(async () => {
  await schemaOwner.end()
  await stage.close()
})

/** A company whose trial ends after some hours; `pay` pays for its plan on Stripe's page. */
const triedFor = async (hours: number) => {
  const owner = await stage.world.createPerson()
  const { uuid } = (await owner.send('POST', '/v1/auth/company', { name: randomUUID() })).json.data
  await schemaOwner.query(`select set_config('app.tenant', $1, false)`, [uuid])
  const { rows } = await schemaOwner.query<{ at: Date }>(
    `update trials set started_at = now() - interval '14 days', ends_at = date_trunc('second', now()) + make_interval(hours => $2)
     where tenant = $1 returning ends_at as at`,
    [uuid, hours],
  )
  const send = async (method: string, path: string, body?: object) =>
    (await owner.send(method, `/v1/${uuid}/${path}`, body)).json
  return {
    endsAt: Number(rows[0]?.at),
    pay: async () => {
      await send('POST', 'subscription', { stripe_plan: 'studio-monthly' })
      const { rows: found } = await stage.world.inTenant(uuid, (query) =>
        query('select checkout, customer from subscriptions'),
      )
      stage.standIn.pay(found[0].checkout, { card: 'ok', address })
      expect(stage.standIn.moneyCharged(found[0].customer)).toBe(hours < 0 ? 8900 : 0)
      return (await send('PUT', 'subscription', {})).subscription
    },
  }
}

describe('what is left of a trial, at Stripe', () => {
  it('ends at the very second', async () => {
    const { pay, endsAt } = await triedFor(100)
    const subscription = await pay()
    expect([subscription.status, Date.parse(subscription.trialEndsAt)]).toEqual(['trialing', endsAt])
  })

  it('is rounded up to days where Stripe accepts no earlier end', async () => {
    const { pay, endsAt } = await triedFor(30)
    const subscription = await pay()
    const more = Date.parse(subscription.trialEndsAt) - endsAt
    expect(subscription.status).toBe('trialing')
    expect([more > 0, more < 24 * 3_600_000]).toEqual([true, true])
  })

  it('is nothing after it has ended: the first payment is due at once', async () => {
    const { pay } = await triedFor(-1)
    expect(await pay()).toMatchObject({ status: 'active', trialEndsAt: null })
  })
})
