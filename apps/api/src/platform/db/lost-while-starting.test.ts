import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectOnce } from './connect-once.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { openDatabase } from './open-database.ts'

const root = mkdtempSync(join(tmpdir(), 'sojourn-lost-'))
let server: EmbeddedPostgres
beforeAll(async () => {
  server = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
})
afterAll(async () => {
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

it('a start goes on when the connection is ended while it waits for the lock, and while it applies a migration', async () => {
  const migrations = mkdtempSync(join(root, 'migrations-'))
  writeFileSync(join(migrations, '0001_camps.sql'), 'create table camps (name text);')
  writeFileSync(join(migrations, '0002_lodges.sql'), 'create table lodges (name text); select pg_sleep(1);')
  const superuser = await connectOnce(server.superuserUrl)
  /** Ends the one connection that runs such a statement, as soon as there is one. */
  const end = (statement: string): Promise<void> =>
    expect
      .poll(
        async () =>
          (
            await superuser.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
               where usename = 'sojourn_owner' and state = 'active' and query like $1`,
              [`%${statement}%`],
            )
          ).rowCount,
        { timeout: 10_000, interval: 20 },
      )
      .toBe(1)
  await superuser.query('select pg_advisory_lock(7305012026)')
  const opening = openDatabase(
    { kind: 'external', url: server.databaseUrl, migrationUrl: server.migrationDatabaseUrl },
    { migrations },
  )
  await end('pg_advisory_lock')
  await superuser.query('select pg_advisory_unlock(7305012026)')
  await end('pg_sleep')
  expect((await opening).applied).toEqual(['0002_lodges.sql'])
  const { rows } = await superuser.query('select name from migrations order by name')
  expect(rows).toEqual([{ name: '0001_camps.sql' }, { name: '0002_lodges.sql' }])
  await superuser.end()
}, 60_000)
