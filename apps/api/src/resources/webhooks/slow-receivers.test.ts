import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { handlersOf } from '../../jobs.ts'
import { startWorker, type Worker } from '../../platform/queue/queue.ts'
import { createReceiver, type Receiver } from '../../test/webhook-receiver.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let worker: Worker
let receiver: Receiver
beforeAll(async () => {
  world = await createWorld()
  receiver = await createReceiver()
  worker = await startWorker({
    url: inject('databaseUrl'),
    directUrl: inject('directUrl'),
    handlers: handlersOf(world.deps, () => {}),
    schedules: [],
    onError: () => {},
    suffix: world.queueSuffix,
  })
})
afterAll(async () => {
  receiver.close()
  await worker.stop()
  await world.close()
})

/** Queues this many test events for a webhook of a company, as the API does. Only the worker sends them. */
const leave = async (company: Company, path: string, count: number) => {
  const [webhook] = await company.rows(
    `insert into webhooks (tenant, url, events, is_active, secret) values ($1, $2, '{*}', true, $3) returning uuid`,
    [company.uuid, receiver.url(path), sealedSecret],
  )
  const left = await company.rows(
    `insert into webhook_deliveries (tenant, webhook, event, resource, target)
     select $1, $2, 'ping', 'webhooks', $2 from generate_series(1, $3) returning uuid`,
    [company.uuid, webhook.uuid, count],
  )
  for (const { uuid } of left) {
    await world.inTenant(company.uuid, async (query) =>
      world.deps.queue.enqueue(
        { query: async (text, values = []) => (await query(text, [...values])).rows },
        'webhooks',
        { tenant: company.uuid, delivery: uuid, attempt: 1 },
      ),
    )
  }
}

let sealedSecret: Buffer
beforeAll(async () => {
  const company = await world.createCompany()
  await company.people.Admin.send('POST', company.path('webhooks/'), {
    url: receiver.url('/any'),
    events: ['guide.purged'],
  })
  const [row] = await company.rows('select secret from webhooks')
  sealedSecret = row.secret
})

it('a slow receiver gets at most two requests at once, and delays no other company', async () => {
  const [slow, quick] = await Promise.all([world.createCompany(), world.createCompany()])
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  receiver.answerWith((response, { path }) => {
    if (path === '/quick') response.writeHead(204).end()
    else void ended.then(() => response.writeHead(204).end())
  })
  await leave(slow, '/slow', 8)
  await expect.poll(() => receiver.at('/slow').length, { timeout: 20_000 }).toBe(2)
  await leave(quick, '/quick', 3)
  await expect.poll(() => receiver.at('/quick').length, { timeout: 20_000 }).toBe(3)
  expect(receiver.at('/slow')).toHaveLength(2)
  end()
  await expect.poll(() => receiver.at('/slow').length, { timeout: 25_000 }).toBe(8)
}, 90_000)
