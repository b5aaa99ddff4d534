import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectOnce } from '../db/connect-once.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts'
import { checkHistory, migrate, roleOf } from '../db/migrate.ts'
import { createLocalStorage } from '../storage/local-storage.ts'
import { openBackup } from './read-backup.ts'
import { restoreDatabase } from './restore-database.ts'
import { writeBackup } from './write-backup.ts'

const all = fileURLToPath(new URL('../../migrations/', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'sojourn-older-backup-'))
const tenant = '00000000-0000-7000-8000-000000000001'
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

/** The migrations of the version that knew those up to this number. */
const versionAt = (number: string): string => {
  const folder = mkdtempSync(join(root, 'migrations-'))
  for (const name of readdirSync(all)) if (name <= `${number}~`) cpSync(join(all, name), join(folder, name))
  return folder
}
const appliedNames = async () =>
  (await superuser.query<{ name: string }>('select name from migrations order by 1')).rows.map(({ name }) => name)

it('a backup of an older version is restored and brought up to date, and one of a newer version is rejected', async () => {
  const appRole = roleOf(server.databaseUrl)
  const older = versionAt('0022')
  await migrate({ url: server.migrationDatabaseUrl, folder: older, appRole })
  // Migration 0023 makes revisions of published pages.
  await superuser.query(`
    insert into tenants (uuid, name, slug) values ('${tenant}', 'Dunes', 'dunes');
    insert into company_pages (tenant, slug, title, status, kind, nav_order, tags, blocks) values
      ('${tenant}', 'about', E'About\\tus\\\\\\n', 'published', 'about', 2, '{}', '[{"type": "quote"}]')`)
  const file = join(root, 'older.zip')
  const storage = createLocalStorage(join(root, 'media'))
  const source = {
    databaseUrl: server.superuserUrl,
    storage,
    about: { product: '0.0.1', secretKeys: ['0'.repeat(16)] },
  }
  await writeBackup(source, file)
  await expect(writeBackup(source, file)).rejects.toThrow('older.zip exists already.')

  await migrate({ url: server.migrationDatabaseUrl, folder: all, appRole })
  const backup = await openBackup(file)
  await checkHistory(all, backup.manifest.migrations, 'The backup')
  const owner = await connectOnce(server.migrationDatabaseUrl)
  await restoreDatabase(owner, backup, { folder: all, appRole, withoutEmails: false })
  await owner.end()
  backup.close()
  expect(await appliedNames()).toEqual(readdirSync(all).toSorted())
  const { rows } = await superuser.query('select snapshot from page_revisions')
  expect(rows).toMatchObject([{ snapshot: { title: 'About\tus\\\n', blocks: [{ type: 'quote' }] } }])

  await expect(checkHistory(versionAt('0021'), backup.manifest.migrations, 'The backup')).rejects.toThrow(
    'The backup is newer than this version: it has the migration 0022_reading.sql',
  )
}, 60_000)
