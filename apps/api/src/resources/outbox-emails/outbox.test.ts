import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createOutbox, type Mail } from '../../platform/mail/mail.ts'
import { createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let app: FastifyInstance
let folder: string
let mail: Mail
let god: Person
let secret: string
const base = '/v1/dashboard/outbox'
beforeAll(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'sojourn-outbox-'))
  secret = join(folder, 'secret.json')
  await writeFile(secret, '{"canary":true}')
  mail = createOutbox(join(folder, 'outbox'), 'Sojourn <no-reply@example.test>')
  app = await buildApp({ ...world.deps, mail })
  god = await world.createPerson({ isGod: true })
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(folder, { recursive: true })
})

const get = async (url: string, token = god.token): Promise<{ status: number; json: Json }> => {
  const answer = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
  return { status: answer.statusCode, json: answer.json() }
}
/** Sends an email and waits for the next millisecond, as emails of the same one have no order. */
const send = async (subject: string, parts: { html?: string; replyTo?: string } = {}) => {
  const sentAt = Date.now()
  await mail.send({ to: 'grace@example.test', subject, html: '<p>Hello</p>', text: `Text of ${subject}`, ...parts })
  await vi.waitUntil(() => Date.now() > sentAt + 1, { interval: 1 })
}

describe('the outbox', () => {
  it('is empty before the first email', async () => {
    const { status, json } = await get(base)
    expect([status, json.data, json.meta.total]).toEqual([200, [], 0])
  })

  it('lists emails newest first, without their text, and returns a single one in full', async () => {
    const hostile = '<!doctype html><script>alert(1)</script>'
    for (const subject of ['First', 'Second']) await send(subject)
    await send('Third', { html: hostile, replyTo: 'a@example.test' })
    await writeFile(join(folder, 'outbox', '.draft.json'), '{}')
    await writeFile(join(folder, 'outbox', 'notes.txt'), 'not a letter')
    const { json } = await get(`${base}/`)
    expect(json.data.map((one: Json) => one.subject)).toEqual(['Third', 'Second', 'First'])
    expect(json.data[0]).toEqual({
      uuid: expect.any(String),
      to: 'grace@example.test',
      subject: 'Third',
      sentAt: expect.any(String),
    })
    const whole = await get(`${base}/${json.data[0].uuid}`)
    expect(whole.status).toBe(200)
    expect(whole.json.data).toEqual({
      ...json.data[0],
      from: 'Sojourn <no-reply@example.test>',
      replyTo: 'a@example.test',
      html: hostile,
      text: 'Text of Third',
    })
  })

  it('is paged, and rejects unknown parameters', async () => {
    for (let count = 0; count < 12; count += 1) await send(`Letter ${count}`)
    const { json } = await get(`${base}?perPage=12&page=2`)
    expect([json.data.length, json.meta.total, json.meta.pageCount, json.links.next]).toEqual([3, 15, 2, null])
    for (const query of ['?q=grace', '?perPage=7', '?page=0']) expect((await get(base + query)).status, query).toBe(422)
    const [{ uuid }] = json.data
    expect((await get(`${base}/${uuid}?binned=true`)).status).toBe(422)
  })

  it.each([
    '0193b0a0-0000-7000-8000-000000000000',
    '..%2Fsecret',
    '..%2Fsecret.json',
    '%2e%2e%2fsecret.json',
    '..%5Csecret.json',
    'secret.json%00',
    '*',
    '.draft',
    'notes.txt',
    '[0-9]',
    'a'.repeat(150),
    '0193b0a0-0000-7000-8000-000000000000%2F..%2F..%2Fsecret',
  ])('finds nothing under %s', async (id) => {
    const answer = await get(`${base}/${id}`)
    expect(answer.status).toBe(404)
    expect(JSON.stringify(answer.json)).not.toContain('canary')
  })

  it('does not find an email by its file name', async () => {
    const { json } = await get(base)
    const [email] = json.data
    const name = `${String(email.sentAt).replaceAll(':', '-')}-${email.uuid}.json`
    expect((await get(`${base}/${encodeURIComponent(name)}`)).status).toBe(404)
    expect((await get(`${base}/${email.uuid.toUpperCase()}`)).status).toBe(200)
  })

  it('is for the platform’s staff only', async () => {
    const company = await world.createCompany()
    const [{ uuid }] = (await get(base)).json.data
    for (const path of [base, `${base}/${uuid}`]) {
      expect((await get(path, company.people.Owner.token)).json.code).toBe('platform_only')
      expect((await app.inject({ method: 'GET', url: path })).statusCode).toBe(401)
    }
  })

  it('does not exist if a mail server is configured', async () => {
    const [{ uuid }] = (await get(base)).json.data
    for (const path of [base, `${base}/${uuid}`, `${base}?colour=red`])
      expect((await god.send('GET', path)).status, path).toBe(404)
  })
})
