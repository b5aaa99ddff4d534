import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { callerAt, makeFirstAdmin } from '@sojourn/api/test/first-admin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const main = join(checkout, 'apps/api/src/main.ts')

type Run = {
  child: ChildProcess
  output: () => string
  ended: Promise<{ code: number | null; errors: string }>
  ready: Promise<string>
}

let folder: string
let running: Run[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-main-'))
  running = []
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.map((run) => run.ended))
  await rm(folder, { recursive: true, force: true })
})

/** Starts the server as a separate process, without the demo. */
const start = (env: Record<string, string>): Run => {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: checkout,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DEMO: 'off',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, errors })),
  )
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, url] = /is ready at (\S+)/.exec(output) ?? []
      if (url) resolve(url)
    })
    void ended.then(() => reject(new Error(`ended early: ${errors}`)))
  })
  ready.catch(() => {})
  const run = { child, output: () => output, ended, ready }
  running.push(run)
  return run
}

const isUp = async (url: string) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200

describe('the server does not start, but exits with code 1 and one clear line, for', () => {
  let occupied: Server | undefined
  afterEach(() => new Promise<void>((resolve) => (occupied ? occupied.close(() => resolve()) : resolve())))

  it.each([
    [
      'an unwritable data folder',
      async () => ({ DATA_DIR: join(await fileIn('taken'), 'data') }),
      /data folder cannot be used/i,
    ],
    [
      'an unreachable database',
      async () => ({ DATABASE_URL: 'postgres://app:x@127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(40) }),
      /127\.0\.0\.1|reach/i,
    ],
    ['an invalid environment variable', async () => ({ PORT: 'eighty' }), /^PORT must be a number/],
    ['https without TRUST_PROXY', async () => ({ PUBLIC_URL: 'https://trips.example' }), /^TRUST_PROXY must be set/],
    ['the demo on a public address', async () => ({ HOST: '0.0.0.0', DEMO: 'on' }), /^DEMO must be off/],
  ])('%s', async (_what, env, line) => {
    const { code, errors } = await start(await env()).ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toMatch(line)
  })

  it('a port in use', async () => {
    occupied = createServer()
    await new Promise<void>((resolve) => occupied?.listen(0, '127.0.0.1', resolve))
    const { port } = occupied.address() as AddressInfo
    const { code, errors } = await start({ PORT: String(port) }).ended
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1])
    expect(errors).toContain(`port ${port}`)
  })

  it('a data folder in use by another process, which keeps running', async () => {
    const first = start({})
    const url = await first.ready
    const { code, errors } = await start({}).ended
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1])
    expect(errors).toMatch(/in use/i)
    expect(await isUp(url)).toBe(true)
  })
})

const fileIn = async (name: string) => {
  const path = join(folder, name)
  await writeFile(path, 'a file, not a folder')
  return path
}

/** Creates the first super admin from the command line and logs in. */
const becomeBoss = async (url: string): Promise<string> =>
  (await makeFirstAdmin(url, { env: { DATA_DIR: join(folder, 'data') } })).token

/** Enough for an import to be interrupted in the middle. */
const rows = 3000

describe('the server', () => {
  it('stops completely on Ctrl-C, with its PostgreSQL, and starts again with its data', async () => {
    const first = start({})
    expect(await isUp(await first.ready)).toBe(true)
    first.child.kill('SIGINT')
    expect((await first.ended).code).toBe(0)
    const second = start({})
    expect(await isUp(await second.ready)).toBe(true)
    expect(second.output()).not.toContain('Made a PostgreSQL cluster')
  })

  it('gets its first super admin from the command line while it is running', async () => {
    const url = await start({}).ready
    const token = await becomeBoss(url)
    const account = await fetch(`${url}/v1/auth/account`, { headers: { authorization: `Bearer ${token}` } })
    expect(await account.json()).toMatchObject({ user: { email: 'boss@example.test', is_god: true } })
  })

  it('recovers automatically after kill -9', async () => {
    const first = start({})
    await first.ready
    first.child.kill('SIGKILL')
    await first.ended
    const second = start({})
    expect(await isUp(await second.ready)).toBe(true)
  })

  it('continues a half-finished import after kill -9, and imports every row exactly once', async () => {
    const url = await start({}).ready
    const token = await becomeBoss(url)
    const call = callerAt(url, token)
    const { uuid: tenant } = (await call('POST', '/v1/tenants/', { name: 'Dunes' })).data
    const subscribed = await call('POST', `/v1/${tenant}/subscription`, { stripe_plan: 'studio-monthly' })
    await fetch(subscribed.subscription.checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    })
    const names = Array.from({ length: rows }, (_, at) => `Camp ${String(at).padStart(4, '0')}`)
    const file = new FormData()
    file.append('resource', 'accommodations')
    file.append('file', new Blob([['Name', ...names].join('\n')], { type: 'text/csv' }), 'camps.csv')
    const path = `/v1/${tenant}/imports/${(await call('POST', `/v1/${tenant}/imports/`, file)).data.uuid}`
    // A row that is imported twice would exist twice.
    await call('PUT', path, { options: { onDuplicate: 'create' } })
    await call('POST', `${path}/check`, {})
    await expect.poll(async () => (await call('GET', path)).data.state, { timeout: 60_000 }).toBe('checked')
    await call('POST', `${path}/start`, {})
    const created = async () => (await call('GET', path)).data.counts.created
    await expect.poll(created, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0)
    const [first] = running
    first?.child.kill('SIGKILL')
    await first?.ended
    const again = callerAt(await start({}).ready, token)
    const read = async () => (await again('GET', path)).data
    expect((await read()).counts.created, 'it was killed in the middle').toBeLessThan(rows)
    await expect.poll(async () => (await read()).state, { timeout: 150_000, interval: 500 }).toBe('done')
    expect((await read()).counts).toMatchObject({ total: rows, created: rows, updated: 0, skipped: 0, failed: 0 })
    const { text } = await again('GET', `/v1/${tenant}/accommodations/export.csv?sort=name`)
    const stored = text.trim().split('\r\n').slice(1)
    expect(stored.map((line: string) => line.split(',')[0])).toEqual(names)
  }, 300_000)
})
