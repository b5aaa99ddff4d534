import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded.ts'
import { createPool, type Pool } from './platform/db/pool.ts'
import { hashPassword } from './platform/passwords/passwords.ts'
import { type Program, startProgram } from './test/program.ts'

let root: string
let database: EmbeddedPostgres
let pool: Pool
let env: Record<string, string>
let server: Program
let url: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-admin-'))
  database = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
  env = {
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: database.databaseUrl,
    MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
    SECRET_KEY: 'x'.repeat(40),
    PUBLIC_URL: 'http://trips.example.test',
    PORT: '0',
  }
  // With an empty PUBLIC_URL the server prints the address at which it listens.
  server = startProgram('main', { env: { ...env, PUBLIC_URL: '' }, args: ['--role=web'] })
  url = (await server.said(/is ready at (\S+)/))[1] ?? ''
  pool = createPool(database.databaseUrl, 2)
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await pool?.end()
  await database?.stop()
  await rm(root, { recursive: true, force: true })
})

const admin = (...args: string[]) => startProgram('admin', { env, args }).ended
const post = (path: string, body: object) =>
  fetch(`${url}/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const isGod = async (email: string) =>
  (await pool.query('select is_god from users where email = $1', [email])).rows[0]?.is_god

const register = async (email: string, confirmedAt: string | null) =>
  pool.query('insert into users (email, name, password_hash, confirmed_at) values ($1, $2, $3, $4)', [
    email,
    'Some Body',
    await hashPassword('their own long password'),
    confirmedAt,
  ])

describe('npm run admin -- create', () => {
  it('prints a link to choose a password, valid once, instead of a password', async () => {
    const { code, output } = await admin('create', 'boss@example.test')
    expect(code, output).toBe(0)
    const [, token = ''] = /^http:\/\/trips\.example\.test\/reset-password\?token=([\w-]{43})$/m.exec(output) ?? []
    expect(token, output).not.toBe('')
    expect(output).not.toMatch(/with the password/)
    const password = 'seven herons over quiet water'
    expect((await post('reset-password', { token, password })).status).toBe(200)
    expect((await post('reset-password', { token, password })).status).toBe(422)
    expect((await post('login', { email: 'boss@example.test', password })).status).toBe(200)
    expect(await isGod('boss@example.test')).toBe(true)
  }, 60_000)

  it('leaves an existing account unchanged and says how to promote it', async () => {
    await register('taken@example.test', new Date().toISOString())
    const { code, output } = await admin('create', 'Taken@example.test')
    expect(code).toBe(1)
    expect(output).toMatch(/taken@example\.test already has an account.*Some Body.*npm run admin -- promote/s)
    expect(await isGod('taken@example.test')).toBe(false)
  }, 60_000)
})

describe('npm run admin -- promote', () => {
  it('makes a super admin of an existing account, and says whose it is', async () => {
    await register('known@example.test', new Date().toISOString())
    const { code, output } = await admin('promote', 'Known@example.test')
    expect([code, output]).toEqual([0, expect.stringMatching(/Some Body.*known@example\.test.*is now a super admin/)])
    expect(await isGod('known@example.test')).toBe(true)
  }, 60_000)

  it.each([
    ['an address without an account', 'nobody@example.test', null],
    ['an account whose address is not confirmed', 'unconfirmed@example.test', 'unconfirmed@example.test'],
  ])(
    'rejects %s',
    async (_what, address, registeredEmail) => {
      if (registeredEmail !== null) await register(registeredEmail, null)
      const { code, output } = await admin('promote', address)
      expect([code, output]).toEqual([1, expect.stringContaining('no confirmed account')])
      expect(await isGod(address)).not.toBe(true)
    },
    60_000,
  )
})

describe('npm run admin -- reset-factors', () => {
  it('removes the second factors of an account, and says if there are none', async () => {
    await register('lost@example.test', new Date().toISOString())
    const { rows } = await pool.query<{ uuid: string }>(`select uuid from users where email = 'lost@example.test'`)
    await pool.query(
      `insert into second_factors ("user", kind, name, secret, last_step) values ($1, 'totp', 'App', '\\x00', 0)`,
      [rows[0]?.uuid],
    )
    const { code, output } = await admin('reset-factors', 'Lost@example.test')
    expect([code, output]).toEqual([
      0,
      'lost@example.test now logs in with the password alone; 0 sessions were ended.\n',
    ])
    const again = await admin('reset-factors', 'lost@example.test')
    expect([again.code, again.output]).toEqual([1, 'lost@example.test has no second factor.\n'])
  }, 60_000)
})
