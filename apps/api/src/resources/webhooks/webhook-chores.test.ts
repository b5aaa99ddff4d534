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
  await world.emailsSettled()
}
const ping = async (path: string): Promise<{ webhook: string; delivery: string }> => {
  const { Admin } = company.people
  const webhook = (await Admin.send('POST', company.path('webhooks/'), { url: receiver.url(path) })).json.data.uuid
  const delivery = (await Admin.send('POST', company.path(`webhooks/${webhook}/test`))).json.data.uuid
  return { webhook, delivery }
}

it('deliveries are removed with their attempts after 30 days, and younger ones stay', async () => {
  const [old, young] = [await ping('/old'), await ping('/young')]
  const age = `update webhook_deliveries set created_at = now() - make_interval(days => $2) where uuid = $1`
  await company.rows(age, [old.delivery, 31])
  await company.rows(age, [young.delivery, 29])
  await run('remove-old-webhook-deliveries')
  expect(await company.rows('select uuid from webhook_deliveries')).toEqual([{ uuid: young.delivery }])
  expect(await company.rows('select delivery from webhook_attempts')).toEqual([{ delivery: young.delivery }])
})

it('a delivery whose job was lost is queued again when it is overdue', async () => {
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

it('an event that was added while its webhook was turned off fails', async () => {
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

it('a webhook with more than 20,000 pending events is turned off, and they fail', async () => {
  const [slow, other] = [await ping('/slow'), await ping('/other')]
  await company.rows(
    `insert into webhook_deliveries (tenant, webhook, event, resource, target)
     select $1, $2, 'contact.created', 'contact', gen_random_uuid() from generate_series(1, 20001)`,
    [company.uuid, slow.webhook],
  )
  await run('resume-webhook-deliveries')
  const { Admin } = company.people
  const states = await Promise.all(
    [slow, other].map(async ({ webhook }) => (await Admin.send('GET', company.path(`webhooks/${webhook}`))).json.data),
  )
  expect(states).toMatchObject([
    { isActive: false, disabledReason: 'backlog' },
    { isActive: true, disabledReason: null },
  ])
  const waiting = await company.rows(`select from webhook_deliveries where webhook = $1 and status = 'pending'`, [
    slow.webhook,
  ])
  expect(waiting).toEqual([])
  expect(world.emails.filter(({ text }) => text.includes('More than 20,000 events')).length).toBeGreaterThan(0)
})

it('only the newest 10,000 finished deliveries of a webhook stay', async () => {
  const { webhook, delivery } = await ping('/busy')
  await company.rows(
    `insert into webhook_deliveries (tenant, webhook, event, resource, target, status, next_attempt_at, created_at)
     select $1, $2, 'contact.created', 'contact', gen_random_uuid(), 'delivered', null, now() - make_interval(secs => n)
     from generate_series(1, 11500) n`,
    [company.uuid, webhook],
  )
  await run('resume-webhook-deliveries')
  const [left] = await company.rows(
    `select count(*)::int as count, bool_or(uuid = $2) as newest from webhook_deliveries where webhook = $1`,
    [webhook, delivery],
  )
  expect(left).toEqual({ count: 10_000, newest: true })
})
