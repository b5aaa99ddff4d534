import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookEvents } from '@sojourn/contract/webhooks'
import { createReceiver, type Receiver } from '../../test/webhook-receiver.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let receiver: Receiver
beforeAll(async () => {
  world = await createWorld()
  receiver = await createReceiver()
})
afterAll(async () => {
  receiver.close()
  await world.close()
})
beforeEach(async () => {
  company = await world.createCompany()
  receiver.answerWith()
})

const send = (method: string, rest: string, body?: unknown) =>
  company.people.Admin.send(method, company.path(`webhooks/${rest}`), body)

/** Creates a webhook with its own path, and returns it with its secret. */
const add = async (fields: Record<string, unknown> = {}): Promise<Json> => {
  const answer = await send('POST', '', { url: receiver.url(`/${randomUUID()}`), ...fields })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

const sentTo = ({ url }: Json) => receiver.at(new URL(url).pathname)
const eventsAt = (webhook: Json) => sentTo(webhook).map(({ text }) => JSON.parse(text).type)
const createLodge = async (name = 'Dune Lodge'): Promise<Json> =>
  (await company.people.Designer.send('POST', company.path('accommodations/'), { name })).json.data
const getDeliveries = async ({ uuid }: Json): Promise<Json[]> => (await send('GET', `${uuid}/deliveries`)).json.data

describe('a webhook', () => {
  it('receives a change as a small signed body, without the content of the record', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    const lodge = await createLodge('Secret Hideout')
    const [received, ...more] = sentTo(webhook)
    expect(more).toEqual([])
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Sojourn-Webhooks',
      'webhook-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    })
    expect(JSON.parse(received?.text ?? '')).toEqual({
      id: received?.headers['webhook-id'],
      type: 'accommodation.created',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      tenant: company.uuid,
      data: { resource: 'accommodations', uuid: lodge.uuid, rev: 1 },
    })
    expect(received?.text).not.toContain('Secret')
    const { resource, uuid } = JSON.parse(received?.text ?? '').data
    expect((await company.people.Admin.send('GET', company.path(`${resource}/${uuid}`))).json.data).toEqual(lodge)
    const verify = (text: string, secret: string) =>
      new Webhook(secret).verify(text, { ...(received?.headers as Record<string, string>) })
    expect(verify(received?.text ?? '', webhook.secret)).toMatchObject({ type: 'accommodation.created' })
    expect(() => verify(`${received?.text} `, webhook.secret)).toThrow('No matching signature')
    expect(() => verify(received?.text ?? '', `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow(
      'No matching signature',
    )
  })

  it('receives only its chosen events, or all of them', async () => {
    const some = await add({ events: ['accommodation.updated', 'accommodation.deleted'] })
    const all = await add()
    const { uuid } = await createLodge()
    const { Designer } = company.people
    await Designer.send('PUT', company.path(`accommodations/${uuid}`), { teaser: 'Quiet' })
    await Designer.send('PUT', company.path(`accommodations/${uuid}`), { teaser: 'Quiet' })
    await Designer.send('DELETE', company.path(`accommodations/${uuid}`))
    await Designer.send('POST', company.path(`accommodations/${uuid}/restore`))
    expect(eventsAt(some)).toEqual(['accommodation.updated', 'accommodation.deleted'])
    expect(eventsAt(all)).toEqual(['created', 'updated', 'deleted', 'restored'].map((verb) => `accommodation.${verb}`))
    expect(sentTo(all).map(({ text }) => JSON.parse(text).data.rev)).toEqual([1, 2, 3, 4])
  })

  it('receives events when an itinerary is published and when its status changes', async () => {
    const webhook = await add({ events: ['itinerary.published', 'itinerary.status_changed'] })
    const { Designer } = company.people
    const created = await Designer.send('POST', company.path('itineraries/'), { title: 'Dunes', dayCount: 2 })
    const itinerary = created.json.data
    const change = (fields: object, rev: number) =>
      Designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), { ...fields, rev })
    expect((await change({ subtitle: 'and sea' }, 1)).status).toBe(200)
    const published = await Designer.send('POST', company.path(`itineraries/${itinerary.uuid}/publish`), {})
    expect(published.status, JSON.stringify(published.json)).toBe(200)
    expect(
      (await change({ status: 'lost', statusReason: 'They went elsewhere' }, published.json.data.rev)).json.data.status,
    ).toBe('lost')
    expect(eventsAt(webhook)).toEqual(['itinerary.published', 'itinerary.status_changed'])
  })

  it('receives no changes that were rolled back, belong to another company, or happen while it is off', async () => {
    const webhook = await add()
    const off = await add({ isActive: false })
    const { Designer } = company.people
    const lodge = await createLodge()
    await Designer.send('DELETE', company.path(`accommodations/${lodge.uuid}`))
    // Rejected after the record is restored and its event is written, so both are rolled back.
    const restorePath = company.path(`accommodations/${lodge.uuid}/restore`)
    const rejected = await Designer.send('POST', restorePath, { colour: 'red' })
    expect(rejected.status).toBe(422)
    const path = company.path(`accommodations/${lodge.uuid}`)
    expect((await Designer.send('GET', path)).status, 'it lies in the bin still').toBe(404)
    const other = await world.createCompany()
    await other.people.Designer.send('POST', other.path('accommodations/'), { name: 'Elsewhere' })
    expect(eventsAt(webhook)).toEqual(['accommodation.created', 'accommodation.deleted'])
    expect(sentTo(off)).toEqual([])
    expect(await getDeliveries(off)).toEqual([])
  })
})

describe('a delivery', () => {
  it('that is not accepted is retried with the same ID, and the log shows each attempt in order', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    const answers = [500, 301, 200]
    receiver.answerWith((response) => {
      const status = answers.shift() ?? 200
      response.writeHead(status, status === 301 ? { location: receiver.url('/elsewhere') } : {}).end(`answer ${status}`)
    })
    const lodge = await createLodge()
    const received = sentTo(webhook)
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ text }) => text)).size).toBe(1)
    expect(receiver.at('/elsewhere'), 'a redirect is not followed').toEqual([])
    const [delivery] = await getDeliveries(webhook)
    expect(delivery).toEqual({
      uuid: received[0]?.headers['webhook-id'],
      event: 'accommodation.created',
      status: 'delivered',
      createdAt: expect.any(String),
      data: { resource: 'accommodations', uuid: lodge.uuid, rev: 1 },
      nextAttemptAt: null,
      attempts: [500, 301, 200].map((status) => ({
        at: expect.stringMatching(/Z$/),
        status,
        durationMs: expect.any(Number),
        answer: `answer ${status}`,
        error: null,
      })),
    })
    expect(delivery.attempts.map(({ at }: Json) => at)).toEqual(delivery.attempts.map(({ at }: Json) => at).toSorted())
  })

  it('waits longer each time, and is pending until then', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    receiver.answerWith((response) => response.writeHead(503).end())
    const { webhookWaits } = world.deps
    world.deps.webhookWaits = [0, 3600]
    await createLodge().finally(() => {
      world.deps.webhookWaits = webhookWaits
    })
    const [delivery] = await getDeliveries(webhook)
    expect(delivery).toMatchObject({ status: 'pending', attempts: [{ status: 503 }, { status: 503 }] })
    const waits = Date.parse(delivery.nextAttemptAt) - Date.now()
    expect(waits).toBeGreaterThan(3_500_000)
    expect(waits).toBeLessThan(3_970_000)
    expect(sentTo(webhook)).toHaveLength(2)
    expect((await send('POST', `${webhook.uuid}/deliveries/${delivery.uuid}/replay`)).status).toBe(409)
    expect((await send('GET', webhook.uuid)).json.data.lastDelivery).toMatchObject({ status: 'pending' })
  })

  it('that is never accepted fails, turns the webhook off, and sends an email to the Admins', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    receiver.answerWith((response) => response.writeHead(500).end())
    const emails = world.emails.length
    await createLodge()
    const [delivery] = await getDeliveries(webhook)
    expect(delivery).toMatchObject({ status: 'failed', nextAttemptAt: null })
    expect(delivery.attempts).toHaveLength(3)
    expect((await send('GET', webhook.uuid)).json.data).toMatchObject({ isActive: false, disabledReason: 'failing' })
    const sent = world.emails.slice(emails)
    const { Owner, Admin } = company.people
    expect(sent.map(({ to }) => to).toSorted()).toEqual([Admin.email, Owner.email].toSorted())
    expect(sent[0]?.text).toContain('All deliveries have failed for three days')
    expect(sent[0]?.text).toContain(`/settings/webhooks/${webhook.uuid}`)
    await createLodge('Unheard')
    expect(sentTo(webhook)).toHaveLength(3)
    expect((await send('PUT', webhook.uuid, { isActive: true })).json.data).toMatchObject({
      isActive: true,
      disabledReason: null,
    })
    const [event] = (await Owner.send('GET', company.path('audit?action=webhook.disable'))).json.data
    expect(event).toMatchObject({ target: webhook.uuid, actor: { kind: 'job', job: 'webhooks' } })
  })

  it('that fails while others are accepted does not turn the webhook off', async () => {
    const webhook = await add()
    receiver.answerWith((response, { text }) =>
      response.writeHead(JSON.parse(text).type === 'accommodation.created' ? 500 : 200).end(),
    )
    const { webhookWaits } = world.deps
    world.deps.webhookWaits = [1]
    await createLodge()
    await company.people.Designer.send('POST', company.path('destinations/'), { name: 'Swakopmund' })
    world.deps.webhookWaits = webhookWaits
    await expect
      .poll(async () => (await getDeliveries(webhook)).map(({ status }) => status), { timeout: 10_000, interval: 300 })
      .toEqual(['delivered', 'failed'])
    expect((await send('GET', webhook.uuid)).json.data.isActive).toBe(true)
  })

  it('that gets 410 Gone is the last', async () => {
    const webhook = await add()
    receiver.answerWith((response) => response.writeHead(410).end('no more'))
    const emails = world.emails.length
    await createLodge()
    expect(sentTo(webhook)).toHaveLength(1)
    expect(await getDeliveries(webhook)).toMatchObject([{ status: 'failed', attempts: [{ status: 410 }] }])
    expect((await send('GET', webhook.uuid)).json.data).toMatchObject({ isActive: false, disabledReason: 'gone' })
    expect(world.emails.slice(emails)).toHaveLength(2)
  })

  it('stores the first 2 kB of any response, or why there was none', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    receiver.answerWith((response) => response.writeHead(200).end(`\0\u00ff${'x'.repeat(100_000)}`))
    await createLodge()
    const [long] = await getDeliveries(webhook)
    expect(long.attempts[0].answer.length).toBeGreaterThan(2000)
    expect(long.attempts[0].answer.length).toBeLessThanOrEqual(2048)
    receiver.answerWith((response) => response.destroy())
    await send('POST', `${webhook.uuid}/test`)
    const [ping] = await getDeliveries(webhook)
    expect(ping).toMatchObject({
      event: 'ping',
      status: 'failed',
      attempts: [{ status: null, answer: null, error: 'The connection was closed before a response arrived' }],
    })
    expect((await send('GET', webhook.uuid)).json.data.isActive, 'a test turns nothing off').toBe(true)
  })

  it('can be sent again by hand, as a new attempt with the same ID', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    await createLodge()
    const [delivery] = await getDeliveries(webhook)
    const replayed = await send('POST', `${webhook.uuid}/deliveries/${delivery.uuid}/replay`)
    expect(replayed.status).toBe(200)
    expect(replayed.json.data).toMatchObject({ uuid: delivery.uuid, status: 'pending' })
    expect(sentTo(webhook).map(({ headers }) => headers['webhook-id'])).toEqual([delivery.uuid, delivery.uuid])
    expect((await getDeliveries(webhook))[0]).toMatchObject({ status: 'delivered', attempts: [{}, {}] })
    await send('PUT', webhook.uuid, { isActive: false })
    expect((await send('POST', `${webhook.uuid}/deliveries/${delivery.uuid}/replay`)).status).toBe(409)
    expect((await send('POST', `${webhook.uuid}/test`)).status).toBe(409)
    const other = await add({ events: ['guide.created'] })
    expect((await send('POST', `${other.uuid}/deliveries/${delivery.uuid}/replay`)).status).toBe(404)
  })

  it('that is pending when its webhook is turned off fails', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    receiver.answerWith((response) => response.writeHead(503).end())
    const { webhookWaits } = world.deps
    world.deps.webhookWaits = [3600]
    await createLodge()
    world.deps.webhookWaits = webhookWaits
    await send('PUT', webhook.uuid, { isActive: false })
    expect(await getDeliveries(webhook)).toMatchObject([{ status: 'failed', nextAttemptAt: null }])
  })
})

describe('the secret of a webhook', () => {
  it('is returned only when it is created, and is stored encrypted', async () => {
    const { secret, ...webhook } = await add()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const answers = [
      await send('GET', ''),
      await send('GET', webhook.uuid),
      await send('PUT', webhook.uuid, { description: 'Ledger' }),
      await send('POST', `${webhook.uuid}/test`),
      await send('GET', `${webhook.uuid}/deliveries`),
      await company.people.Admin.send('GET', company.path('audit')),
    ]
    for (const { bytes } of answers) expect(bytes.toString()).not.toContain(secret)
    const [row] = await company.rows(`select encode(secret, 'escape') as secret from webhooks`)
    expect(row.secret).not.toContain(secret.slice(6, 20))
  })

  it('from before a rotation also signs for a day', async () => {
    const webhook = await add()
    const rotated = (await send('POST', `${webhook.uuid}/rotate-secret`)).json.data
    expect(rotated.secret).not.toBe(webhook.secret)
    expect(Date.parse(rotated.oldSecretUntil) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    const isSignedWith = (secret: string) => {
      const last = sentTo(webhook).at(-1)
      try {
        return Boolean(new Webhook(secret).verify(last?.text ?? '', last?.headers as Record<string, string>))
      } catch {
        return false
      }
    }
    await createLodge()
    expect([webhook.secret, rotated.secret].map(isSignedWith)).toEqual([true, true])
    await company.rows(`update webhooks set old_secret_until = now() - interval '1 second'`)
    await createLodge()
    expect([webhook.secret, rotated.secret].map(isSignedWith)).toEqual([false, true])
    expect((await send('GET', webhook.uuid)).json.data.oldSecretUntil).toBeNull()
  })
})

describe('the URL of a webhook', () => {
  it.each([
    'http://example.com/hook',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://0xa9fea9fe/',
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'hook',
  ])('cannot be %s', async (url) => {
    const rejected = await send('POST', '', { url })
    expect([rejected.status, rejected.json.errors.url[0].code]).toEqual([422, 'invalid_value'])
    expect((await send('GET', '')).json.data).toEqual([])
    const webhook = await add()
    expect((await send('PUT', webhook.uuid, { url })).status).toBe(422)
    expect((await send('GET', webhook.uuid)).json.data).toMatchObject({ url: webhook.url, rev: 1 })
  })

  it('is not called if it has become internal since it was saved', async () => {
    const webhook = await add({ events: ['accommodation.created'] })
    await company.rows(`update webhooks set url = 'https://10.0.0.1/'`)
    await createLodge()
    const [delivery] = await getDeliveries(webhook)
    expect(delivery.attempts[0]).toMatchObject({ status: null, error: expect.stringContaining('public internet') })
  })
})

describe('the webhooks of a company', () => {
  it('can be created, updated and deleted, each with an event in the activity log', async () => {
    const { secret: _, ...webhook } = await add({ description: 'Ledger' })
    expect(webhook).toMatchObject({
      rev: 1,
      description: 'Ledger',
      events: ['*'],
      isActive: true,
      createdBy: company.people.Admin.uuid,
      lastDelivery: null,
    })
    expect((await send('GET', '')).json.data).toEqual([webhook])
    const same = await send('PUT', webhook.uuid, webhook)
    expect(same.json.data).toEqual(webhook)
    const changed = await send('PUT', webhook.uuid, { description: null, events: ['guide.created', 'guide.created'] })
    expect(changed.json.data).toMatchObject({ rev: 2, description: null, events: ['guide.created'] })
    expect(changed.headers.get('etag')).toBe('"2"')
    expect((await send('PUT', webhook.uuid, { description: 'Late', rev: 1 })).status).toBe(412)
    expect((await send('PUT', webhook.uuid, { createdAt: '2020-01-01T00:00:00.000Z' })).json.errors).toHaveProperty(
      'createdAt',
    )
    expect((await send('PUT', webhook.uuid, { events: ['moon.landed'] })).status).toBe(422)
    expect((await send('DELETE', webhook.uuid)).status).toBe(200)
    expect((await send('GET', webhook.uuid)).status).toBe(404)
    const { data } = (await company.people.Admin.send('GET', company.path(`audit?target=${webhook.uuid}`))).json
    expect(data.map(({ action }: Json) => action)).toEqual(['webhook.remove', 'webhook.update', 'webhook.create'])
  })

  it('are limited to ten, even when several are created at once', async () => {
    for (let n = 0; n < 8; n += 1) await add()
    const added = await Promise.all(
      Array.from({ length: 4 }, () => send('POST', '', { url: receiver.url('/at-once') })),
    )
    expect(added.map(({ status }) => String(status)).toSorted()).toEqual(['201', '201', '409', '409'])
  })

  it('are only for Admins; others and other companies get 404', async () => {
    const webhook = await add()
    for (const role of ['Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const) {
      expect((await company.people[role].send('GET', company.path('webhooks/'))).status, role).toBe(404)
      const rejected = await company.people[role].send('POST', company.path('webhooks/'), { url: receiver.url('/x') })
      expect(rejected.status, role).toBe(404)
    }
    expect((await company.people.Owner.send('GET', company.path('webhooks/'))).status).toBe(200)
    const { Admin } = (await world.createCompany()).people
    expect((await Admin.send('GET', company.path('webhooks/'))).status).toBe(404)
    const other = await world.createCompany()
    for (const [method, rest] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['POST', '/rotate-secret'],
    ] as const) {
      const answer = await other.people.Admin.send(method, other.path(`webhooks/${webhook.uuid}${rest}`))
      expect(answer.status, `${method} ${rest}`).toBe(404)
    }
  })

  it('can choose every event by name', async () => {
    expect((await add({ events: [...webhookEvents] })).events).toEqual(webhookEvents)
  })
})
