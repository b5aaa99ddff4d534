import { afterAll, beforeAll, expect, it } from 'vitest'
import { handlersOf } from '../../jobs.ts'
import { createReceiver, type Receiver } from '../../test/webhook-receiver.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
let receiver: Receiver
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  receiver = await createReceiver()
})
afterAll(async () => {
  receiver.close()
  await world.close()
})

const run = async (name: string) => {
  await handlersOf(world.deps, () => {}).housekeeping({ name })
  await world.lettersSettled()
}
const ping = async (path: string): Promise<{ webhook: string; delivery: string }> => {
  const { Admin } = company.people
  const webhook = (await Admin.send('POST', company.path('webhooks/'), { url: receiver.url(path) })).json.data.uuid
  const delivery = (await Admin.send('POST', company.path(`webhooks/${webhook}/test`))).json.data.uuid
  return { webhook, delivery }
}

it('deliveries go after 30 days with their attempts; what is younger stays', async () => {
  const [old, young] = [await ping('/old'), await ping('/young')]
  const age = `update webhook_deliveries set created_at = now() - make_interval(days => $2) where uuid = $1`
  await company.rows(age, [old.delivery, 31])
  await company.rows(age, [young.delivery, 29])
  await run('remove-old-webhook-deliveries')
  expect(await company.rows('select uuid from webhook_deliveries')).toEqual([{ uuid: young.delivery }])
  expect(await company.rows('select delivery from webhook_attempts')).toEqual([{ delivery: young.delivery }])
})

it('a delivery whose job was lost is queued again once it is late', async () => {
  const { delivery } = await ping('/lost')
  await company.rows(
    `update webhook_deliveries set status = 'pending', next_attempt_at = now() - interval '5 minutes' where uuid = $1`,
    [delivery],
  )
  await run('resume-webhook-deliveries')
  expect(receiver.at('/lost')).toHaveLength(1)
  await company.rows(`update webhook_deliveries set next_attempt_at = now() - interval '20 minutes' where uuid = $1`, [
    delivery,
  ])
  await run('resume-webhook-deliveries')
  expect(receiver.at('/lost')).toHaveLength(2)
})

it('an event that came as its webhook was turned off is given up', async () => {
  const { webhook, delivery } = await ping('/off')
  await company.rows(`update webhooks set is_active = false where uuid = $1`, [webhook])
  await company.rows(
    `update webhook_deliveries set status = 'pending', next_attempt_at = now() - interval '20 minutes' where uuid = $1`,
    [delivery],
  )
  await run('resume-webhook-deliveries')
  expect(receiver.at('/off')).toHaveLength(1)
  const [row] = await company.rows('select status from webhook_deliveries where uuid = $1', [delivery])
  expect(row.status).toBe('failed')
})
