import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectOnce } from '../db/connect-once.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts'
import { migrate, roleOf } from '../db/migrate.ts'
import { createLocalStorage } from '../storage/local-storage.ts'
import { openBackup } from './read-backup.ts'
import { restoreDatabase } from './restore-database.ts'
import { writeBackup } from './write-backup.ts'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'sojourn-restore-database-'))
let server: EmbeddedPostgres
let superuser: Client
beforeAll(async () => {
  server = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
  superuser = new Client({ connectionString: server.superuserUrl })
  await superuser.connect()
})
afterAll(async () => {
  await superuser?.end()
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

it('succeeds once all is committed, although the statistics of the tables cannot be updated', async () => {
  const appRole = roleOf(server.databaseUrl)
  await migrate({ url: server.migrationDatabaseUrl, folder, appRole })
  await superuser.query(`insert into tenants (name, slug) values ('Dunes', 'dunes')`)
  const file = join(root, 'backup.zip')
  const storage = createLocalStorage(join(root, 'media'))
  await writeBackup(
    { databaseUrl: server.superuserUrl, storage, about: { product: '0.0.1', secretKeys: ['0'.repeat(16)] } },
    file,
  )
  await superuser.query('delete from tenants')
  // ANALYZE computes what is indexed.
  await superuser.query(`
    create schema other authorization ${roleOf(server.migrationDatabaseUrl)};
    set role ${roleOf(server.migrationDatabaseUrl)};
    create function other.same(n integer) returns integer language plpgsql immutable as 'begin return n; end';
    create table other.numbers as select 1 as n;
    create index on other.numbers (other.same(n));
    create or replace function other.same(n integer) returns integer language plpgsql immutable as
      'begin raise exception ''cannot be computed''; end';
    reset role`)
  const backup = await openBackup(file)
  const owner = await connectOnce(server.migrationDatabaseUrl)
  await expect(owner.query('analyze')).rejects.toThrow('cannot be computed')
  await restoreDatabase(owner, backup, { folder, appRole, withoutEmails: false })
  await owner.end()
  backup.close()
  expect((await superuser.query('select name from tenants')).rows).toEqual([{ name: 'Dunes' }])
}, 60_000)
