import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueMailToken } from '../../identity/mail-tokens.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { callerAt } from '../first-admin.ts'
import { readerHeaders } from '../readers.ts'
import { startS3Server } from '../s3-server.ts'
import { imageForm, issueInvoice } from './company-content.ts'
import { createCompanyOn, openOwnDatabase, skipPlaces } from './company-on.ts'
import { rowsByCompany } from './content-of.ts'
import {
  call,
  prepareDatabase,
  query,
  startTwoCompanies,
  succeed,
  type TwoCompanies,
  without,
} from './two-companies.ts'

let two: TwoCompanies | undefined
let backups: TwoCompanies['backups']
let server: TwoCompanies['server']
let databaseUrl: TwoCompanies['databaseUrl']
let dunes: TwoCompanies['dunes']
let delta: TwoCompanies['delta']
let filled: TwoCompanies['filled']
let whole: TwoCompanies['whole']
let ofCompany: TwoCompanies['ofCompany']
let rows: TwoCompanies['rows']
let files: TwoCompanies['files']
let folderOf: TwoCompanies['folderOf']
let startServer: TwoCompanies['startServer']
let backup: TwoCompanies['backup']
let restore: TwoCompanies['restore']
let filesOf: TwoCompanies['filesOf']
beforeAll(async () => {
  two = await startTwoCompanies()
  ;({
    backups,
    server,
    databaseUrl,
    dunes,
    delta,
    filled,
    whole,
    ofCompany,
    rows,
    files,
    folderOf,
    startServer,
    backup,
    restore,
    filesOf,
  } = two)
}, 120_000)
afterAll(() => two?.close())

const readPage = async (url: string): Promise<string> => {
  const opened = await fetch(url + filled.page, { headers: readerHeaders })
  expect(opened.status).toBe(200)
  return opened.text()
}
/** Of these, nothing is backed up. */
const ofServer = ['identity_events', 'request_keys', 'running_exports']

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
    expect(output).toMatch(
      /the company Test Company \(.+\) was restored: \d+ rows, \d+ stored files with .+, 0 new accounts\./,
    )
    const after = await rowsByCompany(databaseUrl, dunes.uuid)
    const differing = ['audit_events', 'invoice_numbers', ...ofServer]
    expect(without(after.own, ...differing)).toEqual(without(rows, ...differing))
    expect(after.others).toEqual(before.others)
    expect(filesOf('a', dunes)).toMatchObject(files)
    expect(filesOf('a', delta)).toEqual(others)
    expect(
      await query(databaseUrl, `select from pgboss.job where name = 'stored-files' and state < 'completed'`),
    ).toEqual([])

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
    // Members only learn that there is no such company.
    expect(errors(true).length).toBeGreaterThan(0)
    for (const error of errors(true)) expect(error).toContain('was answered 404')
    expect(output).toContain('was restored')
    const left = await query(databaseUrl, 'select from media where uuid = $1', [media.data.uuid])
    expect(left).toEqual([])
    const titles = await query(databaseUrl, 'select title from itineraries where tenant = $1 order by created_at', [
      dunes.uuid,
    ])
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

  it('has its files when the restore fails after the commit', async () => {
    await rm(join(folderOf('a'), 'media', dunes.uuid), { recursive: true })
    // No trigger fires in the transaction of the restore.
    await query(
      databaseUrl,
      `create function fail_for_owner() returns trigger language plpgsql as $$
       begin
         if current_user = 'sojourn_owner' then raise exception 'no job can be deleted'; end if;
         return null;
       end $$;
       create trigger fail_for_owner before delete on pgboss.job for each statement execute function fail_for_owner()`,
    )
    const { code, output } = await restore('a', [ofCompany, '--replace'])
    await query(databaseUrl, 'drop function fail_for_owner cascade')
    expect([code, output]).toEqual([
      1,
      'The end of the restore failed: no job can be deleted. The company may or may not have been restored; run this again.\n',
    ])
    expect(filesOf('a', dunes)).toEqual(files)
    expect(await readPage(server.url)).toContain('Published dunes')
  }, 60_000)

  const statusOf = async () => {
    const [row] = await query(
      databaseUrl,
      'select status, deleted_at, status_before_closing from tenants where uuid = $1',
      [dunes.uuid],
    )
    return row
  }
  /** Restores the company and ends the connection of the restore while the company is closed. */
  const restoreAndDisconnect = async (whileClosed: () => Promise<unknown>) => {
    const ended = restore('a', [ofCompany, '--replace'])
    await expect.poll(async () => (await statusOf()).status, { timeout: 30_000 }).toBe('closed')
    await whileClosed()
    await query(databaseUrl, `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sojourn_owner'`)
    return ended
  }

  it('is open again after the restore has lost its connection', async () => {
    const { code, output } = await restoreAndDisconnect(async () => {})
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The company cannot be restored, and nothing was changed: .+\.\n$/),
    ])
    expect(await statusOf()).toEqual({ status: 'active', deleted_at: null, status_before_closing: null })
  }, 60_000)

  it('is still closed if it cannot be reopened, which the command says with the cause', async () => {
    const holder = new Client({ connectionString: databaseUrl })
    await holder.connect()
    const { code, output } = await restoreAndDisconnect(async () => {
      await holder.query('begin')
      await holder.query('select from tenants where uuid = $1 for update', [dunes.uuid])
    })
    await holder.end()
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^The company cannot be restored, and nothing was changed: .+\. It is still closed, because reopening it failed as well \(.*lock timeout\): run this again, or let staff reopen it\.\n$/,
      ),
    ])
    expect(await statusOf()).toMatchObject({ status: 'closed', status_before_closing: 'active' })
    await succeed(restore('a', [ofCompany, '--replace']))
    expect(await statusOf()).toEqual({ status: 'active', deleted_at: null, status_before_closing: null })
  }, 120_000)
})

describe('a company that moves to another server', () => {
  it('is there with its members, files and links, with a PostgreSQL and a bucket of yours', async () => {
    const database = await startEmbeddedPostgres({ folder: folderOf('postgres'), durable: false })
    const s3 = await startS3Server()
    const { endpoint, accessKey, secret, bucket, region } = s3.place
    const at = `${accessKey}:${encodeURIComponent(secret)}@${endpoint.slice('http://'.length)}/${bucket}`
    const own = {
      DATABASE_URL: database.databaseUrl,
      MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
      S3_URL: `http://${at}?region=${region}`,
    }
    try {
      const output = await succeed(restore('b', [ofCompany], own))
      expect(output).toContain('2 new accounts')
      const restored = (await rowsByCompany(database.superuserUrl, dunes.uuid)).own
      expect(without(restored, ...ofServer)).toEqual(without(rows, ...ofServer))
      // Only this company, and only its members.
      expect(await query(database.superuserUrl, 'select uuid from tenants')).toEqual([{ uuid: dunes.uuid }])
      const people = await query(database.superuserUrl, 'select email from users')
      expect(new Set(people.map(({ email }) => email))).toEqual(new Set([dunes.email, delta.email]))
      // The backup of the whole server has the same company.
      await succeed(restore('b', [whole, `--company=${dunes.uuid}`, '--replace'], own))
      const again = (await rowsByCompany(database.superuserUrl, dunes.uuid)).own
      expect(without(again, ...ofServer, 'audit_events')).toEqual(without(rows, ...ofServer, 'audit_events'))

      await skipPlaces(database.superuserUrl)
      const other = await startServer('b', own)
      expect(await readPage(other.url)).toContain('Published dunes')
      const send = await call(other.url, dunes)
      const { data } = await send('GET', `/v1/${dunes.uuid}/contacts/${filled.contact}`)
      expect(data.passports).toMatchObject([{ number: 'C01X00T47' }])
      const { variants } = (await send('GET', `/v1/${dunes.uuid}/media/${filled.media}`)).data
      const { pathname, search } = new URL(variants[0].url)
      const image = await fetch(other.url + pathname + search)
      expect([image.status, image.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/')])
      await send('POST', `/v1/${dunes.uuid}/media/`, await imageForm(600))

      const running = await restore('b', [ofCompany, '--replace'], own)
      expect(running.output).toContain(
        'as a superuser of PostgreSQL, once: grant set on parameter session_replication_role to sojourn_owner',
      )
      await query(database.superuserUrl, 'grant set on parameter session_replication_role to sojourn_owner')
      await succeed(restore('b', [ofCompany, '--replace'], own))
      await other.stop()
    } finally {
      await s3.close()
      await database.stop()
    }
  }, 120_000)

  it('joins accounts that are there by email address, without changing them', async () => {
    const there = await prepareDatabase(folderOf('c'))
    const host = await createCompanyOn(there.superuserUrl)
    // The Owner has an account here with another password; the Designer was only invited.
    await query(there.superuserUrl, 'update users set email = upper($1), name = $2 where email = $3', [
      dunes.email,
      'The same Owner',
      host.email,
    ])
    await query(
      there.superuserUrl,
      `with invited as (
         insert into users (email, name, password_hash, state) values ($1, 'Invited', '', 'invited') returning uuid)
       insert into memberships (tenant, "user", roles, accepted_at, invited_email, invited_name, invitation_expires_at)
       select $2, uuid, '{Viewer}', null, $1, 'Invited', now() + interval '1 day' from invited`,
      [delta.email, host.uuid],
    )
    const accountsOf = 'select uuid, password_hash, name, is_god, state, confirmed_at from users order by name'
    const before = await query(there.superuserUrl, accountsOf)
    await query(databaseUrl, 'update users set is_god = true where email = $1', [delta.email])
    const godly = join(backups, 'godly.zip')
    await query(databaseUrl, `insert into recovery_codes ("user", prefix, hash) select uuid, 'abcd', 'x' from users`)
    await succeed(backup('a', [godly, `--company=${dunes.uuid}`]))
    await query(databaseUrl, 'update users set is_god = false')
    await query(databaseUrl, 'delete from recovery_codes')
    const [invited, owner] = before
    const invitation = await issueMailToken(
      { query: (text, values) => query(there.superuserUrl, text, [...(values ?? [])]) },
      { purpose: 'invitation', email: delta.email, user: invited?.uuid, tenant: host.uuid, hours: 1 },
    )
    await there.stop()

    expect(await succeed(restore('c', [godly]))).toContain('0 new accounts')
    const after = await openOwnDatabase(folderOf('c'))
    expect(await query(after.superuserUrl, accountsOf)).toEqual(before)
    const ours = await query(
      after.superuserUrl,
      `select m."user", m.is_owner, (select count(*)::int from audit_events e where e.tenant = m.tenant and e.actor->>'uuid' = m."user"::text) > 0 as acted
       from memberships m where m.tenant = $1 order by m.is_owner`,
      [dunes.uuid],
    )
    expect(ours).toEqual([
      { user: invited?.uuid, is_owner: false, acted: false },
      { user: owner?.uuid, is_owner: true, acted: true },
    ])
    expect(await query(after.superuserUrl, 'select "user" from recovery_codes')).toEqual([])
    // The invitation of the other company still waits.
    expect(
      await query(after.superuserUrl, 'select accepted_at from memberships where tenant = $1 and not is_owner', [
        host.uuid,
      ]),
    ).toEqual([{ accepted_at: null }])
    await after.stop()
    const other = await startServer('c')
    const send = await call(other.url, dunes)
    expect((await send('GET', `/v1/${dunes.uuid}/accommodations/`)).data).toHaveLength(1)
    expect((await send('GET', `/v1/${host.uuid}/accommodations/`)).data).toEqual([])
    // With the password of the backup, until the person has accepted the invitation.
    await expect(call(other.url, delta)).rejects.toThrow('cannot log in: 422')
    const joined = await callerAt(other.url, '')('POST', '/v1/auth/join', {
      token: invitation,
      name: 'Really invited',
      password: 'two owls on a warm chimney',
    })
    const asInvited = callerAt(other.url, joined.data.session.access_token)
    expect((await asInvited('GET', `/v1/${dunes.uuid}/accommodations/`)).data).toHaveLength(1)
    expect((await asInvited('GET', `/v1/${host.uuid}/accommodations/`)).data).toEqual([])
    await other.stop()
  }, 90_000)
})
