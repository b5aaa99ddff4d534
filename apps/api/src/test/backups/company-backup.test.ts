import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { callerAt } from '../first-admin.ts'
import { type Program, startProgram } from '../program.ts'
import { readerHeaders } from '../readers.ts'
import { startS3Server } from '../s3-server.ts'
import { type Filled, fillCompany, imageForm, issueInvoice } from './company-content.ts'
import { createCompanyOn, logIn, openOwnDatabase, skipPlaces } from './company-on.ts'
import { filesIn, rowsByCompany, rowsOf } from './content-of.ts'
import { changeManifest, changeTable } from './spoil.ts'

const migrations = join(import.meta.dirname, '../../migrations')
const keys = { SECRET_KEY: randomBytes(32).toString('hex') }

let root: string
let backups: string
let running: Program[]
/** Two companies on server `a`; the Owner of the second is a member of the first too. */
let dunes: { uuid: string; email: string }
let delta: { uuid: string; email: string }
let filled: Filled
let server: { url: string; stop(): Promise<void> }
/** Of server `a`, as a superuser. */
let databaseUrl: string
let whole: string
let ofCompany: string
/** The first company when it was backed up. */
let rows: Record<string, string>
let files: Record<string, string>

const folderOf = (name: string) => join(root, name)
const envOf = (name: string, more: Record<string, string> = {}) => ({
  ...keys,
  DEMO: 'off',
  PORT: '0',
  DATA_DIR: folderOf(name),
  ...more,
})
const startServer = async (name: string, more: Record<string, string> = {}) => {
  const program = startProgram('main', { env: envOf(name, more) })
  running.push(program)
  const [, url = ''] = await program.said(/is ready at (\S+)/)
  return { url, stop: () => program.stop() }
}
const backup = (name: string, args: string[]) => startProgram('backup', { env: envOf(name), args }).ended
const restore = (name: string, args: string[], more: Record<string, string> = {}) =>
  startProgram('restore', { env: envOf(name, more), args }).ended
const succeed = async (ended: Program['ended']): Promise<string> => {
  const { code, output } = await ended
  expect(code, output).toBe(0)
  return output
}
const query = async (url: string, text: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
const call = async (url: string, { email }: { email: string }) => callerAt(url, await logIn(url, email))
const filesOf = (name: string, { uuid }: { uuid: string }) => filesIn(join(folderOf(name), 'media', uuid))
const readPage = async (url: string): Promise<string> => {
  const opened = await fetch(url + filled.page, { headers: readerHeaders })
  expect(opened.status).toBe(200)
  return opened.text()
}
/** Without the tables whose rows need not be those of the backup: the log has one event more. */
const without = (sums: Record<string, string>, ...tables: string[]) =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => !tables.includes(name)))
/** Of these, nothing is backed up. */
const ofServer = ['identity_events', 'request_keys', 'running_exports']

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-company-'))
  backups = join(root, 'backups')
  mkdirSync(backups)
  running = []
  const database = await openOwnDatabase(folderOf('a'))
  await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: 'sojourn_app' })
  await skipPlaces(database.superuserUrl)
  await database.stop()
  server = await startServer('a')
  databaseUrl = (await openOwnDatabase(folderOf('a'))).superuserUrl
  dunes = await createCompanyOn(databaseUrl)
  delta = await createCompanyOn(databaseUrl)
  await query(
    databaseUrl,
    `insert into memberships (tenant, "user", roles) select $1, uuid, '{Designer}' from users where email = $2`,
    [dunes.uuid, delta.email],
  )
  filled = await fillCompany(await call(server.url, dunes), dunes.uuid)
  await fillCompany(await call(server.url, delta), delta.uuid)
  await succeed(backup('a', [backups]))
  await succeed(backup('a', [backups, `--company=${dunes.uuid}`]))
  const [name, other] = readdirSync(backups).toSorted()
  ofCompany = join(backups, name ?? '')
  whole = join(backups, other ?? '')
  rows = (await rowsByCompany(databaseUrl, dunes.uuid)).own
  files = filesOf('a', dunes)
}, 120_000)
afterAll(async () => {
  for (const program of running) await program.stop()
  if (root) await rm(root, { recursive: true, force: true })
})

describe('a company of a running server', () => {
  it('is brought back after its members deleted and changed things, and no other company changes', async () => {
    const send = await call(server.url, dunes)
    const path = (rest: string) => `/v1/${dunes.uuid}/${rest}`
    await send('DELETE', path(`accommodations/${filled.accommodation}`))
    await send('PUT', path(`contacts/${filled.contact}`), { passports: [], rev: 1 })
    await send('POST', path('itineraries/'), { title: 'Not in the backup', dayCount: 1 })
    await send('POST', path('media/'), await imageForm(400))
    const lastNumber = await issueInvoice(send, dunes.uuid, filled.contact)
    // As the daily jobs do at last, with the files.
    await query(databaseUrl, 'delete from publications where tenant = $1', [dunes.uuid])
    await rm(join(folderOf('a'), 'media', dunes.uuid, 'publications'), { recursive: true })
    const removal = { keys: Object.keys(files).map((key) => `${dunes.uuid}/${key}`) }
    await query(
      databaseUrl,
      `insert into pgboss.job (name, data, start_after) values ('stored-files', $1, now() + interval '1 minute')`,
      [removal],
    )
    const logged = (await query(databaseUrl, 'select uuid from audit_events where tenant = $1', [dunes.uuid])).length
    const before = await rowsByCompany(databaseUrl, dunes.uuid)
    const others = filesOf('a', delta)

    const rejected = await restore('a', [whole, `--company=${dunes.uuid}`])
    expect([rejected.code, rejected.output]).toEqual([
      1,
      `The company Test Company (${dunes.uuid}) is on this server. Add --replace to replace all it has here.\n`,
    ])
    expect(await rowsByCompany(databaseUrl, dunes.uuid)).toEqual(before)

    const output = await succeed(restore('a', [whole, `--company=${dunes.uuid}`, '--replace']))
    expect(output).toMatch(/the company Test Company \(.+\) was restored: \d+ rows, \d+ stored files with .+, 0 new accounts\./)
    const after = await rowsByCompany(databaseUrl, dunes.uuid)
    const differing = ['audit_events', 'invoice_numbers', ...ofServer]
    expect(without(after.own, ...differing)).toEqual(without(rows, ...differing))
    expect(after.others).toEqual(before.others)
    expect(filesOf('a', dunes)).toMatchObject(files)
    expect(filesOf('a', delta)).toEqual(others)
    expect(await query(databaseUrl, `select from pgboss.job where name = 'stored-files' and state < 'completed'`)).toEqual([])

    // The log still says what happened since, and that the company was restored.
    const events = await query(databaseUrl, 'select action from audit_events where tenant = $1 order by at, uuid', [
      dunes.uuid,
    ])
    expect(events.slice(logged)).toEqual([{ action: 'company.restore' }])

    expect(await readPage(server.url)).toContain('Published dunes')
    const again = await call(server.url, dunes)
    const { data } = await again('GET', path('accommodations/'))
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Dune Camp'])
    expect((await again('GET', path(`contacts/${filled.contact}`))).data.passports).toMatchObject([
      { number: 'C01X00T47' },
    ])
    expect((await again('GET', path('itineraries/?q=dunes'))).data).toHaveLength(1)
    // A client has the number of the invoice that is gone.
    const next = await issueInvoice(again, dunes.uuid, filled.contact)
    expect(Number(next.slice(-3))).toBe(Number(lastNumber.slice(-3)) + 1)
  }, 120_000)

  it('is closed while it is restored, and the others go on without an error', async () => {
    const [ours, theirs] = [await call(server.url, dunes), await call(server.url, delta)]
    const over = new AbortController()
    const outcomes: { isOurs: boolean; error: unknown }[] = []
    const write = async (send: typeof ours, { uuid }: { uuid: string }) => {
      while (!over.signal.aborted) {
        const error = await send('POST', `/v1/${uuid}/itineraries/`, { title: 'Written', dayCount: 1 }).then(
          () => null,
          (reason: unknown) => reason,
        )
        outcomes.push({ isOurs: send === ours, error })
        await sleep(50)
      }
    }
    const writing = Promise.all([write(ours, dunes), write(theirs, delta)])
    const media = await ours('POST', `/v1/${dunes.uuid}/media/`, await imageForm(500))
    const output = await succeed(restore('a', [ofCompany, '--replace']))
    over.abort()
    await writing
    const errors = (isOurs: boolean) =>
      outcomes.filter((one) => one.isOurs === isOurs && one.error !== null).map(({ error }) => String(error))
    expect(errors(false)).toEqual([])
    expect(outcomes.filter(({ isOurs }) => !isOurs).length).toBeGreaterThan(20)
    // Members are told that there is no such company, and nothing else.
    expect(errors(true).length).toBeGreaterThan(0)
    for (const error of errors(true)) expect(error).toContain('was answered 404')
    expect(output).toContain('was restored')
    const left = await query(databaseUrl, 'select from media where uuid = $1', [media.data.uuid])
    expect(left).toEqual([])
    const titles = await query(databaseUrl, 'select title from itineraries where tenant = $1 order by created_at', [dunes.uuid])
    // What was written after the end stays.
    expect(titles.filter(({ title }) => title !== 'Written')).toEqual([{ title: 'Published dunes' }])
  }, 120_000)

  it('is brought back after all it had was deleted from the database and the disk', async () => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('begin; set local session_replication_role = replica')
    for (const table of Object.keys(rows))
      await client.query(`delete from ${table} where ${table === 'tenants' ? 'uuid' : 'tenant'} = $1`, [dunes.uuid])
    await client.query('commit')
    await client.end()
    await rm(join(folderOf('a'), 'media', dunes.uuid), { recursive: true })
    const before = await rowsByCompany(databaseUrl, dunes.uuid)

    await succeed(restore('a', [ofCompany]))
    const after = await rowsByCompany(databaseUrl, dunes.uuid)
    expect(without(after.own, ...ofServer)).toEqual(without(rows, ...ofServer))
    expect(after.others).toEqual(before.others)
    expect(filesOf('a', dunes)).toEqual(files)
    expect(await readPage(server.url)).toContain('Published dunes')
  }, 60_000)
})
