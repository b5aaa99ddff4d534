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

it('what was wrong with the rows of an import left them out, and is still told', async () => {
  await migrateTo('0027')
  const old = [
    { column: 'Stars', message: 'must be a number such as 12 or 12.5' },
    { column: 'Name', message: 'must be given' },
  ]
  await superuser.query('set session_replication_role = replica')
  await superuser.query(
    `insert into import_rows (tenant, import, n, cells, state, errors)
     select gen_random_uuid(), gen_random_uuid(), n, '{x}', state, errors
     from jsonb_to_recordset($1::jsonb) r(n int, state text, errors jsonb)`,
    [
      JSON.stringify([
        { n: 2, state: 'invalid', errors: old },
        { n: 3, state: 'created', errors: [] },
      ]),
    ],
  )
  await migrateTo('0028')
  const { rows } = await superuser.query('select n, errors from import_rows order by n')
  expect(rows).toEqual([
    { n: 2, errors: old.map((error) => ({ ...error, value: '', leavesOut: 'row' })) },
    { n: 3, errors: [] },
  ])
  const { rows: forced } = await superuser.query(
    `select relforcerowsecurity as forced from pg_class where oid = 'import_rows'::regclass`,
  )
  expect(forced).toEqual([{ forced: true }])
})
