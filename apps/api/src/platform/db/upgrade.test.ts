import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { migrate, roleOf } from './migrate.ts'

const all = new URL('../../migrations/', import.meta.url)
const root = mkdtempSync(join(tmpdir(), 'sojourn-upgrade-'))
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

/** Brings the database to the state after the migration of that number, as its owner: no superuser, and no tenant. */
const migrateTo = (number: string) => {
  const folder = mkdtempSync(join(root, 'migrations-'))
  for (const name of readdirSync(all)) if (name <= `${number}~`) cpSync(new URL(name, all), join(folder, name))
  return migrate({ url: server.migrationDatabaseUrl, folder, appRole: roleOf(server.databaseUrl) })
}

it('what was published before guides and pages travelled has none', async () => {
  await migrateTo('0021')
  await superuser.query(
    `set session_replication_role = replica;
     insert into publications (tenant, itinerary, revision, content, page_key)
     values (gen_random_uuid(), gen_random_uuid(), 1, '{"title": "Dunes"}', 'page.html')`,
  )
  await migrateTo('0022')
  const { rows } = await superuser.query('select content from publications')
  expect(rows).toEqual([{ content: { title: 'Dunes', guides: [], pages: [] } }])
})

it('what a page published already says is the first that is kept of it', async () => {
  await superuser.query(
    `set session_replication_role = origin;
     insert into tenants (uuid, name, slug) values ('00000000-0000-7000-8000-000000000001', 'Dunes', 'dunes');
     insert into company_pages (tenant, slug, title, status, kind, nav_order, tags, blocks) values
       ('00000000-0000-7000-8000-000000000001', 'about', 'About', 'published', 'about', 2, '{}', '[{"type": "quote"}]'), ('00000000-0000-7000-8000-000000000001', 'new', 'New', 'draft', 'custom', 0, '{}', '[]')`,
  )
  await migrateTo('0023')
  const { rows } = await superuser.query('select n, snapshot from page_revisions')
  const snapshot = {
    slug: 'about',
    title: 'About',
    kind: 'about',
    blocks: [{ type: 'quote' }],
    seo: null,
    navOrder: 2,
  }
  expect(rows).toEqual([{ n: 1, snapshot }])
})
