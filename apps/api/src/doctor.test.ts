import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded.ts'
import { createPool } from './platform/db/pool.ts'
import { createQueue } from './platform/queue/queue.ts'
import { startMailServer } from './test/mail-server.ts'
import { type Program, startProgram } from './test/program.ts'

let root: string
let database: EmbeddedPostgres
let env: Record<string, string>
let server: Program
let url: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-doctor-'))
  database = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
  env = {
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: database.databaseUrl,
    MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
    SECRET_KEY: 'x'.repeat(40),
    PORT: '0',
  }
  server = startProgram('main', { env, args: ['--role=web'] })
  url = (await server.said(/is ready at (\S+)/))[1] ?? ''
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await database?.stop()
  await rm(root, { recursive: true, force: true })
})

const doctor = (more: Record<string, string> = {}) =>
  startProgram('doctor', { env: { ...env, PORT: new URL(url).port, ...more } }).ended

describe('npm run doctor', () => {
  it('finds no error where everything is in order, and prints no secret', async () => {
    const { code, output } = await doctor()
    expect(code, output).toBe(0)
    for (const line of [
      /^ok +settings +All settings can be read\.$/m,
      /^ok +database +PostgreSQL 18\.\d+, 0\.\d+ GB\.$/m,
      /^ok +database +All migrations of this version are applied\.$/m,
      /^ok +jobs +No job is late\.$/m,
      /^warning +email +SMTP_URL is not set/m,
      /^ok +server +It answers at http:\/\/localhost:\d+\.$/m,
      /^0 errors, 1 warning$/m,
    ])
      expect(output).toMatch(line)
    for (const secret of [env['SECRET_KEY'] ?? '', new URL(database.databaseUrl).password])
      expect(output).not.toContain(secret)
  })

  it('names the setting that is wrong, and checks nothing else', async () => {
    const { code, output } = await doctor({ PUBLIC_URL: 'nowhere' })
    expect(code).toBe(1)
    expect(output).toMatch(/^error +settings +PUBLIC_URL/m)
    expect(output).toMatch(/^1 error, 0 warnings$/m)
  })

  it('reports each thing that does not answer', async () => {
    const { code, output } = await doctor({
      DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none',
      MIGRATION_DATABASE_URL: '',
      SMTP_URL: 'smtp://user:hidden@127.0.0.1:1',
      S3_URL: 'http://key:hidden@127.0.0.1:1/bucket',
      PORT: '1',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^error +database +The database at nobody@127\.0\.0\.1:1\/none cannot be reached/m)
    expect(output).toMatch(/^error +email +The mail server in SMTP_URL cannot be used/m)
    expect(output).toMatch(/^error +files /m)
    expect(output).toMatch(/^warning +server +No server answers/m)
    expect(output).not.toContain('hidden')
  })

  it('asks the mail server', async () => {
    const mail = await startMailServer()
    try {
      const { output } = await doctor({ SMTP_URL: mail.url })
      expect(output).toMatch(/^ok +email +The mail server accepts the login\.$/m)
      expect(mail.received).toEqual([])
    } finally {
      await mail.close()
    }
  })

  it('finds jobs that no worker runs', async () => {
    const pool = createPool(database.databaseUrl, 1)
    try {
      await createQueue(pool).enqueue(
        { query: async (text, values) => (await pool.query(text, [...(values ?? [])])).rows },
        'webhooks',
        {},
      )
      await pool.query(`update pgboss.job set start_after = now() - interval '11 minutes' where name = 'webhooks'`)
      const { code, output } = await doctor()
      expect(code).toBe(1)
      expect(output).toMatch(
        /^error +jobs +Jobs waiting in webhooks: 1\. The oldest has been due for 11 minutes: is a worker running\?$/m,
      )
    } finally {
      await pool.end()
    }
  })
})
