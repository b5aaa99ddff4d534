import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letterOf, postLetter, productColours } from './kit/letter.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded.ts'
import { migrate, roleOf } from './platform/db/migrate.ts'
import { createPool, type Pool } from './platform/db/pool.ts'
import { inTransaction } from './platform/db/transaction.ts'
import { createQueue } from './platform/queue/queue.ts'

const secretKey = 'a key for the letters of this test, long enough'

let root: string
/** A database of its own: a real worker also keeps house in every company it finds. */
let database: EmbeddedPostgres
let pool: Pool
let running: ChildProcess[]
let smtp: SMTPServer
let smtpPort: number
/** Subjects that the mail server was given and took. */
let taken: string[]
/** What the mail server does with a letter before it takes it. */
let beforeTaking: () => Promise<void>
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-worker-'))
  database = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
  await migrate({
    url: database.migrationDatabaseUrl,
    folder: join(import.meta.dirname, 'migrations'),
    appRole: roleOf(database.databaseUrl),
  })
  pool = createPool(database.databaseUrl, 2)
})
afterAll(async () => {
  await pool?.end()
  await database?.stop()
  await rm(root, { recursive: true, force: true })
})
beforeEach(async () => {
  running = []
  taken = []
  beforeTaking = async () => {}
  await pool.query(`delete from pgboss.job where name in ('letters', 'letters-failed')`)
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      const take = async () => {
        await beforeTaking()
        taken.push(/^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '')
        done()
      }
      stream.on('end', () => void take())
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  smtpPort = (smtp.server.address() as AddressInfo).port
})
afterEach(async () => {
  await Promise.all(
    running.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }),
  )
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** A process of its own that works the jobs of the database. */
const startWorkerProcess = async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), '--role=worker'], {
    env: {
      DATA_DIR: join(root, 'data'),
      DATABASE_URL: database.databaseUrl,
      SECRET_KEY: secretKey,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready to work jobs')) resolve()
    })
    void ended.then(() => reject(new Error(`ended early: ${errors}`)))
  })
  return { child, ended }
}

const post = (subject: string) =>
  inTransaction(
    pool,
    null,
    (tx) =>
      postLetter(
        { tx, deps: { queue: createQueue(pool), secretKey } },
        letterOf({
          to: 'ann@example.test',
          subject,
          from: { name: 'Sojourn', ...productColours },
          heading: subject,
          paragraphs: [],
          footer: [],
        }),
      ),
    { access: 'read write', onLateError: () => {} },
  )

describe('a worker process', () => {
  it('sends what was posted while there was none', async () => {
    await post('Before anybody worked')
    await startWorkerProcess()
    await expect.poll(() => taken, { timeout: 60_000 }).toEqual(['Before anybody worked'])
  }, 90_000)

  it('killed between the commit and the sending loses nothing: the next one sends the letter', async () => {
    const { child, ended } = await startWorkerProcess()
    const reached = new Promise<void>((resolve) => {
      beforeTaking = () => {
        resolve()
        return new Promise(() => {})
      }
    })
    await post('Survives')
    await reached
    child.kill('SIGKILL')
    await ended
    beforeTaking = async () => {}
    await startWorkerProcess()
    await expect.poll(() => taken, { timeout: 100_000, interval: 200 }).toEqual(['Survives'])
  }, 150_000)

  it('told to stop finishes the letter it is sending, and ends with 0', async () => {
    const { child, ended } = await startWorkerProcess()
    let finish: () => void = () => {}
    const reached = new Promise<void>((resolve) => {
      beforeTaking = () => {
        resolve()
        return new Promise((taking) => (finish = taking))
      }
    })
    await post('Finished')
    await reached
    child.kill('SIGTERM')
    await pool.query('select pg_sleep(0.3)')
    finish()
    expect(await ended).toBe(0)
    expect(taken).toEqual(['Finished'])
    const { rows } = await pool.query(`select state from pgboss.job where name = 'letters'`)
    expect(rows).toEqual([{ state: 'completed' }])
  }, 60_000)
})
