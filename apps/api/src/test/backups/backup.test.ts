import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postEmail } from '../../kit/jobs/email.ts'
import { openBackup } from '../../platform/backup/read-backup.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createPool } from '../../platform/db/pool.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { createQueue } from '../../platform/queue/queue.ts'
import { callerAt } from '../first-admin.ts'
import { type Program, startProgram } from '../program.ts'
import { euros } from '../proposals.ts'
import { readerHeaders } from '../readers.ts'
import { startS3Server } from '../s3-server.ts'
import { jpeg } from '../samples.ts'
import { changeTable, contentIn } from './spoil.ts'
import { createCompanyOn, logIn, openOwnDatabase, skipPlaces } from './company-on.ts'
import { faultsIn, filesIn, namedFiles, rowsOf } from './content-of.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const secretKey = randomBytes(32).toString('hex')

let root: string
let backups: string
let smtp: SMTPServer
/** The subjects of the emails that the mail server took. */
let sent: string[]
/** What the mail server waits for before it takes an email. */
let beforeTaking: Promise<unknown>
let env: Record<string, string>
let running: Program[]
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-backup-'))
  backups = join(root, 'backups')
  mkdirSync(backups)
  running = []
  sent = []
  beforeTaking = Promise.resolve()
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      const take = async () => {
        await beforeTaking
        sent.push(/^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '')
        done()
      }
      stream.on('end', () => void take())
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  env = { SECRET_KEY: secretKey, SMTP_URL: `smtp://127.0.0.1:${port}`, DEMO: 'off', PORT: '0' }
})
afterAll(async () => {
  for (const program of running) await program.stop()
  smtp?.close()
  if (root) await rm(root, { recursive: true, force: true })
})

const folderOf = (server: string) => join(root, server)
const startServer = async (server: string) => {
  const program = startProgram('main', { env: { ...env, DATA_DIR: folderOf(server) } })
  running.push(program)
  const [, url = ''] = await program.said(/is ready at (\S+)/)
  return { url, stop: () => program.stop() }
}
const backup = (server: string, file: string, more: Record<string, string> = {}) =>
  startProgram('backup', { env: { ...env, DATA_DIR: folderOf(server), ...more }, args: [file] })
const restore = (server: string, args: string[], more: Record<string, string> = {}) =>
  startProgram('restore', { env: { ...env, DATA_DIR: folderOf(server), ...more }, args }).ended
const succeed = async ({ ended }: Pick<Program, 'ended'>): Promise<string> => {
  const { code, output } = await ended
  expect(code, output).toBe(0)
  return output
}
/** Reads the database of a server that does not run. */
const inDatabase = async <T>(server: string, work: (url: string, ownerUrl: string) => Promise<T>): Promise<T> => {
  const database = await openOwnDatabase(folderOf(server))
  try {
    return await work(database.superuserUrl, database.migrationDatabaseUrl)
  } finally {
    await database.stop()
  }
}
const subjectOf = (n: number) => `Letter ${n} of this test`
/** Queues emails as the server does. */
const queueEmails = async (superuserUrl: string, numbers: number[], afterSeconds = 0): Promise<void> => {
  const pool = createPool(superuserUrl, 1)
  const queue = createQueue(pool)
  const later: typeof queue = { ...queue, enqueue: (tx, name, data) => queue.enqueue(tx, name, data, { afterSeconds }) }
  await inTransaction(
    pool,
    null,
    async (tx) => {
      for (const n of numbers)
        await postEmail(
          { tx, deps: { queue: later, secretKey } },
          { to: 'somebody@example.test', subject: subjectOf(n), html: '<p>Text</p>', text: 'Text' },
        )
    },
    { access: 'read write', onLateError: () => {} },
  )
  await pool.end()
}

let companies: { uuid: string; email: string }[]
/** The path of the published page of the first company. */
let page: string
let firstBackup: string
let quietBackup: string
let quietRows: Record<string, string>
let quietFiles: Record<string, string>

const imageForm = async (): Promise<FormData> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await jpeg(300, 200))], { type: 'image/jpeg' }), 'picture.jpg')
  return form
}

describe('npm run backup', () => {
  it('copies a running server as it was at one moment, while members write', async () => {
    await inDatabase('a', async (url, ownerUrl) => {
      await migrate({ url: ownerUrl, folder: migrations, appRole: 'sojourn_app' })
      await skipPlaces(url)
    })
    const server = await startServer('a')
    const { superuserUrl } = await openOwnDatabase(folderOf('a'))
    companies = [await createCompanyOn(superuserUrl), await createCompanyOn(superuserUrl)]
    const tokens = await Promise.all(companies.map(({ email }) => logIn(server.url, email)))
    const calls = tokens.map((token) => callerAt(server.url, token))
    const [call] = calls
    const [company] = companies
    if (!call || !company) throw new Error('there is no company')
    const path = (rest: string, { uuid } = company) => `/v1/${uuid}/${rest}`
    const proposal = {
      title: 'Published dunes',
      dayCount: 2,
      startDate: '2027-05-04',
      adults: 2,
      priceMode: 'total',
      currency: 'EUR',
      segments: [
        { uuid: randomUUID(), kind: 'accommodation', day: 0, nights: 1, title: 'Plain Lodge', gross: euros(1000) },
      ],
    }
    const { data: itinerary } = await call('POST', path('itineraries/'), proposal)
    const { data: version } = await call('POST', path(`itineraries/${itinerary.uuid}/publish`), {})
    const written = companies.map(() => 0)
    const over = new AbortController()
    const write = async (at: number) => {
      const [send, of] = [calls[at], companies[at]]
      if (!send || !of) return
      while (!over.signal.aborted) {
        const n = (written[at] ?? 0) + 1
        await send('POST', path('itineraries/', of), { title: `Written ${n}`, dayCount: 1 })
        const { data: item } = await send('POST', path('media/', of), await imageForm())
        if (n % 3 === 0) await send('DELETE', path(`media/${item.uuid}`, of))
        written[at] = n
        await sleep(100)
      }
    }
    const writing = Promise.all(companies.map((_, at) => write(at))).catch((error: unknown) => error)
    let release = () => {}
    beforeTaking = new Promise<void>((resolve) => (release = resolve))
    await queueEmails(
      superuserUrl,
      Array.from({ length: 30 }, (_, n) => n),
    )
    await expect.poll(() => Math.min(...written), { timeout: 30_000 }).toBeGreaterThan(1)
    const before = [...written]
    firstBackup = join(backups, 'first.zip')
    const copying = backup('a', firstBackup)
    await expect
      .poll(() => readdirSync(backups).some((name) => name.endsWith('.part')), { interval: 5, timeout: 30_000 })
      .toBe(true)
    // The emails wait for the snapshot.
    await sleep(500)
    release()
    const output = await succeed(copying)
    const after = [...written]
    over.abort()
    expect(await writing).not.toBeInstanceOf(Error)
    expect(output).toMatch(/\d+ tables with \d+ rows, \d+ waiting jobs, \d+ stored files with [\d.]+ MB/)
    expect(output).toContain('is not in it: keep a copy of SECRET_KEY in another place')
    expect(statSync(firstBackup).mode & 0o777).toBe(0o600)
    expect(readdirSync(backups)).toEqual(['first.zip'])
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(30)
    page = new URL(version.shares[0].url).pathname

    // Of what each company wrote, one after the other, the snapshot has the first ones.
    await succeed({ ended: restore('b', [firstBackup]) })
    await inDatabase('b', async (url) => {
      expect(await faultsIn(url)).toEqual([])
      const stored = new Set(Object.keys(filesIn(join(folderOf('b'), 'media'))))
      expect((await namedFiles(url)).filter((key) => !stored.has(key))).toEqual([])
      const client = new Client({ connectionString: url })
      await client.connect()
      for (const [at, { uuid }] of companies.entries()) {
        const { rows } = await client.query<{ title: string }>(
          `select title from itineraries where tenant = $1 and title like 'Written %' order by created_at`,
          [uuid],
        )
        expect(rows.map(({ title }) => title)).toEqual(rows.map((_, n) => `Written ${n + 1}`))
        expect(rows.length).toBeGreaterThanOrEqual(before[at] ?? 0)
        expect(rows.length).toBeLessThanOrEqual((after[at] ?? 0) + 1)
      }
      await client.end()
    })
    await server.stop()
  }, 120_000)

  it('copies a server that does not run, with all rows and files', async () => {
    await inDatabase('a', (url) => queueEmails(url, [100], 3600))
    await succeed(backup('a', backups))
    quietBackup = join(backups, readdirSync(backups).find((name) => name.startsWith('sojourn-')) ?? '')
    quietRows = await inDatabase('a', rowsOf)
    quietFiles = filesIn(join(folderOf('a'), 'media'))
    expect(quietRows['jobs']).toMatch(/^1 /)
    expect(Object.keys(quietFiles).length).toBeGreaterThan(20)
    const { manifest, close } = await openBackup(quietBackup)
    close()
    for (const { name, rows } of manifest.tables) expect(quietRows[name], name).toMatch(new RegExp(`^${rows} `))
  }, 60_000)
})

describe('npm run restore', () => {
  it('brings everything to another server, over what it has, and sends no email again', async () => {
    expect((await restore('b', [quietBackup])).output).toContain('This server is not empty.')
    const output = await succeed({ ended: restore('b', [quietBackup, '--replace']) })
    expect(output).toMatch(/\d+ tables with \d+ rows, \d+ stored files/)
    expect(await inDatabase('b', rowsOf)).toEqual(quietRows)
    expect(filesIn(join(folderOf('b'), 'media'))).toEqual(quietFiles)
    await inDatabase('b', skipPlaces)
    const server = await startServer('b')
    const [company] = companies
    if (!company) throw new Error('there is no company')
    const call = callerAt(server.url, await logIn(server.url, company.email))
    const { data } = await call('GET', `/v1/${company.uuid}/itineraries/`)
    expect(data.map(({ title }: { title: string }) => title)).toContain('Published dunes')
    const opened = await fetch(server.url + page, { headers: readerHeaders })
    expect(opened.status).toBe(200)
    expect(await opened.text()).toContain('Published dunes')
    const rejected = await restore('b', [quietBackup, '--replace'])
    expect(rejected.code).toBe(1)
    expect(rejected.output).toMatch(/is in use by process \d+; stop it first/)
    await sleep(2000)
    expect(sent.length).toBe(30)
    await server.stop()
    expect((await inDatabase('b', rowsOf))['jobs']).not.toMatch(/^0 /)
  }, 120_000)

  it('does not send again what was sent after the snapshot', async () => {
    const { manifest, close } = await openBackup(firstBackup)
    close()
    expect(manifest.jobs.done.length).toBeGreaterThan(20)
  })

  it('works with a PostgreSQL and a bucket of yours, and so does the backup', async () => {
    const database = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
    const s3 = await startS3Server()
    try {
      const { endpoint, accessKey, secret, bucket, region } = s3.place
      const at = `${accessKey}:${encodeURIComponent(secret)}@${endpoint.slice('http://'.length)}/${bucket}`
      const own = {
        DATABASE_URL: database.databaseUrl,
        MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
        S3_URL: `http://${at}?region=${region}`,
      }
      await succeed({ ended: restore('c', [quietBackup], own) })
      expect(await rowsOf(database.superuserUrl)).toEqual(quietRows)
      const server = new Client({ connectionString: database.databaseUrl })
      await server.connect()
      expect((await restore('c', [quietBackup, '--replace'], own)).output).toContain('The server is running.')
      await server.end()
      const again = join(backups, 'again.zip')
      await succeed(backup('c', again, own))
      const [one, other] = [await openBackup(quietBackup), await openBackup(again)]
      one.close()
      other.close()
      const keys = ({ manifest }: typeof one) =>
        manifest.objects.map(({ key, sha256 }) => `${key} ${sha256}`).toSorted()
      expect(keys(other)).toEqual(keys(one))
      for (const { name, path } of one.manifest.tables) {
        const rows = async (file: string) => (await contentIn(file, path)).split('\n').toSorted()
        expect(await rows(again), name).toEqual(await rows(quietBackup))
      }
    } finally {
      await s3.close()
      await database.stop()
    }
  }, 120_000)

  it('changes nothing when the backup is incomplete, damaged, of another key or fails in the middle', async () => {
    const bytes = readFileSync(quietBackup)
    const half = join(root, 'half.zip')
    writeFileSync(half, bytes.subarray(0, bytes.length / 2))
    const damaged = join(root, 'damaged.zip')
    // A byte of a stored file: not every byte between the files means something.
    const flipped = Buffer.from(bytes)
    const stored = Object.keys(quietFiles)
      .map((name) => readFileSync(join(folderOf('a'), 'media', name)))
      .find(({ length }) => length > 1000)
    const at = bytes.indexOf(stored ?? 'missing')
    expect(at).toBeGreaterThan(0)
    flipped[at + 500] = 255 - (flipped[at + 500] ?? 0)
    writeFileSync(damaged, flipped)
    const wrong = join(root, 'wrong.zip')
    await changeTable(quietBackup, wrong, 'memberships', (rows) => rows.replace(/^[0-9a-f-]{36}/, randomUUID()))
    const outcomes = await Promise.all([
      restore('d', [half]),
      restore('d', [damaged]),
      restore('d', [quietBackup], { SECRET_KEY: 'x'.repeat(40) }),
      restore('d', [join(root, 'nothing.zip')]),
    ])
    expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 1, 1])
    const [ofHalf, ofDamaged, ofOtherKey, ofNothing] = outcomes.map(({ output }) => output)
    expect(ofHalf).toMatch(/half\.zip is not a complete backup: /)
    expect(ofDamaged).toMatch(/damaged\.zip is damaged: /)
    expect(ofOtherKey).toMatch(/The backup needs the secret key [0-9a-f]{16}, and this server has [0-9a-f]{16}\./)
    expect(ofNothing).toMatch(/There is no .+nothing\.zip\./)
    expect(existsSync(folderOf('d'))).toBe(false)
    const before = await inDatabase('b', rowsOf)
    const files = filesIn(join(folderOf('b'), 'media'))
    const ofWrong = await restore('b', [wrong, '--replace'])
    expect(ofWrong.code).toBe(1)
    expect(ofWrong.output).toContain('memberships_tenant_fkey')
    expect(await inDatabase('b', rowsOf)).toEqual(before)
    expect(filesIn(join(folderOf('b'), 'media'))).toEqual(files)
  }, 120_000)
})

describe('a backup that is interrupted', () => {
  it('leaves nothing after Ctrl-C, and nothing that looks complete after kill -9', async () => {
    await inDatabase('a', async (url) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      // As a removal of files does that takes long.
      await client.query('select pg_advisory_lock_shared(7305012028)')
      const interrupt = async (signal: NodeJS.Signals) => {
        const folder = join(root, signal)
        mkdirSync(folder)
        const { child, ended } = backup('a', folder)
        await expect.poll(() => readdirSync(folder), { interval: 20, timeout: 30_000 }).toHaveLength(1)
        child.kill(signal)
        const { code } = await ended
        return { code, names: readdirSync(folder) }
      }
      const [stopped, killed] = [await interrupt('SIGINT'), await interrupt('SIGKILL')]
      await client.end()
      expect(stopped).toEqual({ code: 130, names: [] })
      expect(killed).toEqual({ code: null, names: [expect.stringMatching(/\.part$/)] })
      const draft = join(root, 'SIGKILL', killed.names[0] ?? '')
      expect((await restore('d', [draft])).output).toContain('is not a complete backup')
    })
  }, 60_000)
})
