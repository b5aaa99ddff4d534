import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { getRollbackPlans, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { checkDatabase } from './check.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { checkMigrated, migrate, roleOf } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { settingsOn } from './install-queue.ts'
import { createPool } from './pool.ts'

const root = mkdtempSync(join(tmpdir(), 'sojourn-migrate-'))
let server: EmbeddedPostgres
let owner: Client
let folder: string

beforeAll(async () => {
  server = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
  owner = new Client({ connectionString: server.migrationDatabaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(async () => {
  await owner.query('drop table if exists migrations, camps, lodges')
  folder = mkdtempSync(join(root, 'migrations-'))
  write('0001_camps.sql', 'create table camps (name text); grant select on camps to :"app_role";')
  write('0002_lodges.sql', 'create table lodges as select 1::int8 as beds; grant select on lodges to :app_role;')
})

const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql)
const run = (): Promise<{ applied: string[] }> =>
  migrate({ url: server.migrationDatabaseUrl, folder, appRole: roleOf(server.databaseUrl) })

/** Runs SQL as a superuser, to create roles for the check. */
const asSuperuser = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: server.superuserUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}
const urlOf = (role: string): string => {
  const url = new URL(server.databaseUrl)
  url.username = role
  url.password = 'try'
  return url.href
}

describe('migrate', () => {
  it('applies every file once, in order, and grants privileges to the role of the app', async () => {
    expect(await run()).toEqual({ applied: ['0001_camps.sql', '0002_lodges.sql'] })
    expect(await run()).toEqual({ applied: [] })
    const app = createPool(server.databaseUrl, 1)
    expect((await app.query('select beds from lodges')).rows).toEqual([{ beds: 1 }])
    await app.end()
  })

  it('applies each file once when two processes start at the same time', async () => {
    const runs = await Promise.all([run(), run()])
    expect(runs.flatMap(({ applied }) => applied)).toEqual(['0001_camps.sql', '0002_lodges.sql'])
  })

  it('waits for a lock without holding up others for long', async () => {
    await run()
    write('0003_stars.sql', 'alter table camps add column stars int4;')
    const holder = new Client({ connectionString: server.migrationDatabaseUrl })
    await holder.connect()
    onTestFinished(() => holder.end())
    await holder.query('begin; lock table camps in access share mode')
    const migrating = run()
    const waits: number[] = []
    const app = createPool(server.databaseUrl, 1)
    onTestFinished(() => app.end())
    for (const begun = performance.now(); performance.now() - begun < 5000;) {
      const sentAt = performance.now()
      await app.query('select name from camps')
      waits.push(performance.now() - sentAt)
    }
    // Queries did wait behind the migration, each time only briefly.
    expect(waits.filter((wait) => wait > 300).length).toBeGreaterThanOrEqual(2)
    expect(Math.max(...waits)).toBeLessThan(1500)
    await holder.query('commit')
    expect(await migrating).toEqual({ applied: ['0003_stars.sql'] })
  })

  it('rejects an applied file that has changed, unless only its line endings have', async () => {
    write('0001_camps.sql', 'create table camps (\n name text);')
    await run()
    write('0001_camps.sql', 'create table camps (\r\n name text);')
    expect(await run()).toEqual({ applied: [] })
    write('0001_camps.sql', 'create table camps (name text, beds int);')
    await expect(run()).rejects.toThrow('0001_camps.sql was changed after it was applied')
  })

  it('rejects a database newer than the code', async () => {
    await run()
    rmSync(join(folder, '0002_lodges.sql'))
    await expect(run()).rejects.toThrow('newer than this version: it has the migration 0002_lodges.sql')
  })

  it('rejects a file that comes before an applied one', async () => {
    await run()
    rmSync(join(folder, '0001_camps.sql'))
    await owner.query("delete from migrations where name = '0001_camps.sql'")
    write('0001_boats.sql', 'create table boats ();')
    await expect(run()).rejects.toThrow('0001_boats.sql comes before 0002_lodges.sql')
  })

  it('leaves nothing of a file that fails, and keeps those before it', async () => {
    write('0002_lodges.sql', 'create table lodges ();\nselect nonsense;')
    await expect(run()).rejects.toThrow('0002_lodges.sql failed in line 2: column "nonsense" does not exist')
    const tables = await owner.query("select tablename from pg_tables where schemaname = 'public' order by 1")
    expect(tables.rows.map(({ tablename }) => tablename)).toEqual(['camps', 'migrations'])
  })

  it('rejects a file without a unique number', async () => {
    write('2_boats.sql', '')
    await expect(run()).rejects.toThrow('2_boats.sql is not named NNNN_name.sql')
    rmSync(join(folder, '2_boats.sql'))
    write('0002_boats.sql', '')
    await expect(run()).rejects.toThrow('Two migrations have the number 0002')
  })
})

describe('a start without the URL of the owner', () => {
  const database = (): { kind: 'external'; url: string } => ({ kind: 'external', url: server.databaseUrl })

  it('is rejected while migrations are pending', async () => {
    await expect(openDatabase(database(), { migrations: folder })).rejects.toThrow(
      'lacks 2 migration(s), beginning with 0001',
    )
    await run()
    expect(await openDatabase(database(), { migrations: folder })).toMatchObject({
      url: server.databaseUrl,
      applied: [],
    })
    write('0003_boats.sql', 'create table boats ();')
    await expect(checkMigrated({ url: server.databaseUrl, folder })).rejects.toThrow(
      'lacks 1 migration(s), beginning with 0003',
    )
  })

  it('applies them when the URL is given', async () => {
    const place = { ...database(), migrationUrl: server.migrationDatabaseUrl }
    expect((await openDatabase(place, { migrations: folder })).applied).toHaveLength(2)
  })
})

describe('the job queue', () => {
  const boss = async () => new PgBoss(settingsOn(async (text, values) => owner.query(text, values)))
  const state = async () =>
    (await owner.query<{ state: string }>(`select obj_description('pgboss'::regnamespace, 'pg_namespace') as state`))
      .rows[0]?.state

  it('is created with the migrations, and updated only when it differs', async () => {
    await owner.query('drop schema if exists pgboss cascade')
    await run()
    const initialState = await state()
    expect((await (await boss()).getQueues()).map(({ name }) => name).toSorted()).toEqual([
      'housekeeping',
      'imports',
      'letter-requests',
      'letters',
      'letters-failed',
      'media',
      'stored-files',
      'webhooks',
    ])
    await owner.query(`update pgboss.queue set retry_limit = 1 where name = 'letters'`)
    await run()
    expect((await (await boss()).getQueue('letters'))?.retryLimit).toBe(1)
    await owner.query(`comment on schema pgboss is 'of another version'`)
    await run()
    expect((await (await boss()).getQueue('letters'))?.retryLimit).toBe(100)
    expect(await state()).toBe(initialState)
  })

  it('is the same in an upgraded database as in a new one', async () => {
    await run()
    const version = (await (await boss()).schemaVersion()) ?? 0
    await owner.query(getRollbackPlans('pgboss', version))
    await owner.query(`comment on schema pgboss is 'of another version'`)
    await run()
    expect(await (await boss()).schemaVersion()).toBe(version)
    expect((await (await boss()).detectSchemaDrift()).ok).toBe(true)
  })

  it('may be used by the role of the app, which owns no part of it', async () => {
    await run()
    const app = createPool(server.databaseUrl, 1)
    expect((await app.query(`select name from pgboss.queue where name = 'letters'`)).rowCount).toBe(1)
    await expect(app.query('drop table pgboss.warning')).rejects.toThrow('must be owner')
    await app.end()
    await expect(checkDatabase({ url: server.databaseUrl })).resolves.toBeUndefined()
  })

  it('is reported as missing at a start without the URL of the owner, and rejected when it is newer than the code', async () => {
    await run()
    const place = { kind: 'external' as const, url: server.databaseUrl }
    await openDatabase(place, { migrations: folder })
    await owner.query(`comment on schema pgboss is 'of another version'`)
    await expect(openDatabase(place, { migrations: folder })).rejects.toThrow('lacks the job queue of this version')
    await owner.query('update pgboss.version set version = version + 1')
    await expect(run()).rejects.toThrow('job queue is newer than this version')
    await owner.query('drop schema pgboss cascade')
    await run()
  })
})

describe('checkDatabase', () => {
  it('accepts the role of the app', async () => {
    await expect(checkDatabase({ url: server.databaseUrl })).resolves.toBeUndefined()
  })

  it('rejects a superuser, a role that can bypass row security, an owner, and members of those', async () => {
    await run()
    await asSuperuser(`
      create role past_security login bypassrls password 'try';
      create role member_of_past login password 'try' in role past_security;
      create role member_of_owner login password 'try' in role sojourn_owner;
      grant connect on database sojourn to past_security, member_of_past;`)
    await expect(checkDatabase({ url: server.superuserUrl })).rejects.toThrow('postgres of DATABASE_URL is a superuser')
    await expect(checkDatabase({ url: urlOf('past_security') })).rejects.toThrow('can bypass row security')
    await expect(checkDatabase({ url: urlOf('member_of_past') })).rejects.toThrow('can bypass row security')
    await expect(checkDatabase({ url: server.migrationDatabaseUrl })).rejects.toThrow('owns public.camps')
    await expect(checkDatabase({ url: urlOf('member_of_owner') })).rejects.toThrow('owns public.camps')
  })

  it('says in one line that a database cannot be reached, without its password', async () => {
    const nobody = 'postgres://app:hidden@127.0.0.1:1/sojourn'
    const message = await checkDatabase({ url: nobody }).catch((error: Error) => error.message)
    expect(message).toBe('The database at app@127.0.0.1:1/sojourn cannot be reached: connect ECONNREFUSED 127.0.0.1:1.')
    await expect(checkDatabase({ url: urlOf('stranger') })).rejects.toThrow(
      'cannot be reached: password authentication failed',
    )
  })
})

describe('createPool', () => {
  it('returns values in the formats of the API', async () => {
    const pool = createPool(server.databaseUrl, 2)
    const { rows } = await pool.query(`select
      9007199254740991::int8 as count, 12.50::numeric as rate, date '2026-11-20' as day, time '18:05:30' as start,
      timestamptz '2026-11-20 18:05:06+02' as at, timestamptz '2026-11-20 18:05:06.1234+00' as precise,
      timestamptz '12026-01-01 00:00+00' as late, '{"a": [1]}'::jsonb as brand,
      array[date '2026-01-02', null] as days, array[timestamptz '2026-11-20 00:00+00'] as instants, null::int8 as nothing,
      '{}'::int8[] as none`)
    expect(rows[0]).toEqual({
      count: 9_007_199_254_740_991,
      rate: 12.5,
      day: '2026-11-20',
      start: '18:05',
      at: '2026-11-20T16:05:06.000Z',
      precise: '2026-11-20T18:05:06.123Z',
      late: '+012026-01-01T00:00:00.000Z',
      brand: { a: [1] },
      days: ['2026-01-02', null],
      instants: ['2026-11-20T00:00:00.000Z'],
      nothing: null,
      none: [],
    })
    await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow('beyond the whole numbers')
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it('cancels a statement that takes too long, and survives the loss of its connections', async () => {
    const pool = createPool(server.databaseUrl, 1)
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
    await asSuperuser("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sojourn_app'")
    await expect
      .poll(() =>
        pool.query('select 1 as one').then(
          ({ rows }) => rows,
          () => [],
        ),
      )
      .toEqual([{ one: 1 }])
    await pool.end()
  })
})
