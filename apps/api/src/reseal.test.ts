import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerAt, makeFirstAdmin } from './test/first-admin.ts'
import { type Program, startProgram } from './test/program.ts'
import { jpeg } from './test/samples.ts'

const [first, second] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
const passports = [{ number: 'X 4711', country: 'GB', expiry: '2035-04-18' }]

let folder: string
let running: Program | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-reseal-'))
})
afterAll(async () => {
  await running?.stop()
  await rm(folder, { recursive: true, force: true })
})

const envOf = (keys: Record<string, string>) => ({ DATA_DIR: join(folder, 'data'), DEMO: 'off', ...keys })

/** Restarts the server on another port with the given keys. */
const restart = async (keys: Record<string, string>, role: 'web' | 'all'): Promise<string> => {
  await running?.stop()
  running = startProgram('main', { env: { ...envOf(keys), PORT: '0' }, args: [`--role=${role}`] })
  return (await running.said(/is ready at (\S+)/))[1] ?? ''
}

const emailsKept = async (): Promise<string[]> => {
  const outbox = join(folder, 'data/outbox')
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')).to))
}

describe('another secret key', () => {
  it('replaces the old one, under which sealed and signed values stay valid until they are resealed', async () => {
    const before = await restart({ SECRET_KEY: first }, 'web')
    const { token, password } = await makeFirstAdmin(before, { env: envOf({ SECRET_KEY: first }) })
    const call = callerAt(before, token)
    const { uuid: tenant } = (await call('POST', '/v1/tenants/', { name: 'Dunes' })).data
    const subscribed = await call('POST', `/v1/${tenant}/subscription`, { stripe_plan: 'studio-monthly' })
    const checkout = new URL(subscribed.subscription.checkoutUrl).pathname
    const contact = { kind: 'person', givenName: 'Ada', familyName: 'Heron', passports }
    const once = { 'idempotency-key': 'once' }
    const created = await call('POST', `/v1/${tenant}/contacts`, contact, once)
    const path = `/v1/${tenant}/contacts/${created.data.uuid}`
    const hook = await call('POST', `/v1/${tenant}/webhooks`, { url: 'https://8.8.8.8/' })
    await call('POST', `/v1/${tenant}/webhooks/${hook.data.uuid}/rotate-secret`)
    const form = new FormData()
    form.append('avatar', new Blob([new Uint8Array(await jpeg(300, 200))]), 'me.jpg')
    const { avatar } = (await call('PUT', '/v1/auth/update', form)).data
    const signed = avatar.url.slice(before.length)
    await call('PUT', '/v1/auth/update', { email: 'queued@example.test', currentPassword: password })

    const keys = { SECRET_KEY: second, SECRET_KEYS_OLD: first }
    const between = await restart(keys, 'web')
    const callBetween = callerAt(between, token)
    expect((await callBetween('GET', path)).data.passports).toEqual(passports)
    expect((await callBetween('POST', `/v1/${tenant}/contacts`, contact, once)).data.uuid).toBe(created.data.uuid)
    expect((await fetch(between + signed)).status).toBe(200)
    const renewed = (await callBetween('GET', '/v1/auth/account')).user.avatar.url.slice(between.length)
    expect(renewed, 'what is new is signed with the new key').not.toBe(signed)
    expect((await fetch(between + checkout)).status).toBe(200)

    const reseal = await startProgram('admin', { env: envOf(keys), args: ['reseal'] }).ended
    expect(reseal.code, reseal.output).toBe(0)
    // A contact, two stored responses of idempotency keys, two secrets of a webhook, an email, and a checkout.
    expect(reseal.output).toMatch(/^[1-9]\d* values have been encrypted again with SECRET_KEY\./)
    const again = await startProgram('admin', { env: envOf(keys), args: ['reseal'] }).ended
    expect(again.output).toMatch(/^0 values have been encrypted again/)

    const after = await restart({ SECRET_KEY: second }, 'all')
    const callAfter = callerAt(after, token)
    expect((await callAfter('GET', path)).data).toMatchObject({ passports, rev: 1 })
    expect((await callAfter('POST', `/v1/${tenant}/contacts`, contact, once)).data.uuid).toBe(created.data.uuid)
    expect((await fetch(after + signed)).status).not.toBe(200)
    expect((await fetch(after + renewed)).status).toBe(200)
    const { checkoutUrl } = (await callAfter('GET', `/v1/${tenant}/subscription/info`)).subscription
    expect((await fetch(after + new URL(checkoutUrl).pathname)).status).toBe(200)
    await expect.poll(emailsKept, { timeout: 30_000 }).toContain('queued@example.test')
  }, 180_000)

  it('that opens none of the stored values is reported, and nothing is changed', async () => {
    await running?.stop()
    const keys = { SECRET_KEY: randomBytes(32).toString('hex') }
    const { code, output } = await startProgram('admin', { env: envOf(keys), args: ['reseal'] }).ended
    expect(code).toBe(1)
    expect(output).toMatch(
      /^\d+ values cannot be decrypted with any of the keys in SECRET_KEY and SECRET_KEYS_OLD\.\n$/,
    )
  }, 60_000)
})
