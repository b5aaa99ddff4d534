import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emailOf, postEmail, productColours } from './kit/jobs/email.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded.ts'
import { migrate, roleOf } from './platform/db/migrate.ts'
import { createPool, type Pool } from './platform/db/pool.ts'
import { inTransaction } from './platform/db/transaction.ts'
import { createQueue } from './platform/queue/queue.ts'

const secretKey = 'a key for the letters of this test, long enough'

let root: string
/** A separate database, because a real worker also runs chores in every company it finds. */
let database: EmbeddedPostgres
let pool: Pool
let running: ChildProcess[]
let smtp: SMTPServer
let smtpPort: number
/** The subjects of emails that the mail server accepted. */
let taken: string[]
/** How often an email was offered to the mail server. */
let mailFrom: number
/** Called by the mail server before it accepts an email. */
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
  mailFrom = 0
  smtp = openSmtp({ disabledCommands: ['STARTTLS'] })
  smtpPort = await getPort(smtp)
})
/** A mail server without encryption, unless it has a certificate. */
const openSmtp = (options: SMTPServerOptions): SMTPServer => {
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onMailFrom: (_address, _session, done) => {
      mailFrom += 1
      done()
    },
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
  server.on('error', () => {})
  return server
}
const getPort = async (server: SMTPServer): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.server.address() as AddressInfo).port
}
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

/** Starts a separate process that runs the jobs in the database. */
const startWorkerProcess = async (settings: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), '--role=worker'], {
    env: {
      DATA_DIR: join(root, 'data'),
      DATABASE_URL: database.databaseUrl,
      SECRET_KEY: secretKey,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...settings,
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
      postEmail(
        { tx, deps: { queue: createQueue(pool), secretKey } },
        emailOf({
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
  it('sends emails that were queued while none was running', async () => {
    await post('Before anybody worked')
    await startWorkerProcess()
    await expect.poll(() => taken, { timeout: 60_000 }).toEqual(['Before anybody worked'])
  }, 90_000)

  it('loses nothing when it is killed between the commit and sending: the next one sends the email', async () => {
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

  it('finishes the email it is sending when it is told to stop, and exits with 0', async () => {
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

  /** It reaches this machine but is not one of the known loopback addresses. */
  const otherMachine = '0.0.0.0'

  it('sends nothing to a remote mail server without TLS, unless its host is allowed without it', async () => {
    const first = await startWorkerProcess({ SMTP_URL: `smtp://${otherMachine}:${smtpPort}` })
    await post('In the clear')
    const failure = `select 1 from pgboss.job where name = 'letters' and state = 'retry'`
    await expect.poll(async () => (await pool.query(failure)).rowCount, { timeout: 60_000 }).toBe(1)
    expect([mailFrom, taken]).toEqual([0, []])
    first.child.kill('SIGTERM')
    await first.ended
    await startWorkerProcess({ SMTP_URL: `smtp://${otherMachine}:${smtpPort}`, PLAIN_HOSTS: otherMachine })
    await expect.poll(() => taken, { timeout: 100_000, interval: 200 }).toEqual(['In the clear'])
  }, 180_000)

  it('sends emails to a remote mail server with TLS', async () => {
    const [keyFile, certFile] = [join(root, 'mail.key'), join(root, 'mail.crt')]
    const certArgs = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
    ]
    const names = ['-subj', '/CN=mail', '-addext', `subjectAltName=IP:${otherMachine}`]
    execFileSync('openssl', [...certArgs, '-keyout', keyFile, '-out', certFile, ...names], { stdio: 'ignore' })
    const server = openSmtp({ key: readFileSync(keyFile), cert: readFileSync(certFile) })
    const sealed: boolean[] = []
    beforeTaking = async () => void sealed.push([...server.connections].every(({ secure }) => secure))
    await startWorkerProcess({
      SMTP_URL: `smtp://${otherMachine}:${await getPort(server)}`,
      NODE_EXTRA_CA_CERTS: certFile,
    })
    await post('Sealed')
    await expect.poll(() => taken, { timeout: 60_000 }).toEqual(['Sealed'])
    expect(sealed).toEqual([true])
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }, 90_000)
})
