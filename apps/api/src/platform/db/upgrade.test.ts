import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { migrate, roleOf } from './migrate.ts'

const all = new URL('../../migrations/', import.meta.url)
const root = mkdtempSync(join(tmpdir(), 'sojourn-upgrade-'))
const tenant = '00000000-0000-7000-8000-000000000001'
const itinerary = '00000000-0000-7000-8000-000000000002'
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

/** Migrates the database up to the migration with that number, as its owner: no superuser, and without a tenant. */
const migrateTo = (number: string) => {
  const folder = mkdtempSync(join(root, 'migrations-'))
  for (const name of readdirSync(all)) if (name <= `${number}~`) cpSync(new URL(name, all), join(folder, name))
  return migrate({ url: server.migrationDatabaseUrl, folder, appRole: roleOf(server.databaseUrl) })
}

it('a version published before guides and pages were part of it has none', async () => {
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

it('the content of a published page becomes its first revision', async () => {
  await superuser.query(
    `set session_replication_role = origin;
     insert into tenants (uuid, name, slug) values ('${tenant}', 'Dunes', 'dunes');
     insert into company_pages (tenant, slug, title, status, kind, nav_order, tags, blocks) values
       ('${tenant}', 'about', 'About', 'published', 'about', 2, '{}', '[{"type": "quote"}]'),
       ('${tenant}', 'new', 'New', 'draft', 'custom', 0, '{}', '[]')`,
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

it('every segment stored without travellers is for all of them, and keeps its position', async () => {
  await migrateTo('0024')
  await superuser.query(
    `insert into itineraries (tenant, uuid, tags, is_template, title, highlights, travel_styles, gallery, day_count, days,
       segments, adults, children, child_ages, infants, travellers, contributors, price_mode, markup_bps, tax_bps, round_to,
       payment_schedule, theme, sections, guides, pages, documents)
     select '${tenant}', uuid, '{}', false, 'Dunes', '{}', '{}', '[]', 1, '[{}]', segments, 2, 0, '{}', 0, '[]', '[]', 'none',
       0, 0, 1, '[]', 'classic', '[]', '[]', '[]', '[]'
     from (values ('${itinerary}'::uuid, '[{"title": "Camp"}, {"title": "Lodge", "for": ["ada"]}, {"title": "Walk"}]'::jsonb),
       (gen_random_uuid(), '[]')) stored (uuid, segments)`,
  )
  await migrateTo('0025')
  const { rows } = await superuser.query('select segments from itineraries order by segments')
  expect(rows.map(({ segments }) => segments)).toEqual([
    [],
    [
      { title: 'Camp', for: null },
      { title: 'Lodge', for: ['ada'] },
      { title: 'Walk', for: null },
    ],
  ])
})

it('errors in the rows of an import still say that they left out the row', async () => {
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
  await superuser.query('reset session_replication_role')
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

it('a file is named and found by its clean name, and its track keeps its lines separate', async () => {
  await migrateTo('0029')
  await superuser.query(
    `insert into media_objects (tenant, sha256, bytes, mime) values ('${tenant}', 'aa', 1, 'application/gpx+xml');
     insert into media_renditions (tenant, sha256, edit, variants, sketch) values
       ('${tenant}', 'aa', '', '[]', '{"points": [[1, 2]]}');
     insert into media (tenant, tags, kind, filename, focal, rotation, decorative, licence, state, sha256, sketch) values
       ('${tenant}', '{}', 'track', U&'du\\202Enes.gpx', '{}', 0, false, 'unknown', 'ready', 'aa', '{"points": [[1, 2]]}')`,
  )
  await migrateTo('0030')
  const sketch = { points: [[1, 2]], lines: [[[1, 2]]], places: [] }
  expect((await superuser.query('select filename, sketch from media')).rows).toEqual([
    { filename: 'dunes.gpx', sketch },
  ])
  expect((await superuser.query('select sketch from media_renditions')).rows).toEqual([{ sketch }])
  const { rows } = await superuser.query(
    `select term from search_terms s join media m using (tenant, uuid) where term like 'dunes%'`,
  )
  expect(rows).not.toEqual([])
})

it('restored versions are labelled as versions', async () => {
  await superuser.query(
    `insert into itinerary_revisions (tenant, itinerary, n, kind, label, snapshot, sha256) values
       ('${tenant}', '${itinerary}', 1, 'named', 'Revision 3 restored', '{}', 'aa'),
       ('${tenant}', '${itinerary}', 2, 'restored', 'Revision 12 restored', '{}', 'aa')`,
  )
  await migrateTo('0031')
  const { rows } = await superuser.query('select label from itinerary_revisions order by n')
  expect(rows.map(({ label }) => label)).toEqual(['Revision 3 restored', 'Version 12 restored'])
})

it('an itinerary is found by the names in it, and has its first point', async () => {
  await migrateTo('0042')
  const client = '00000000-0000-7000-8000-000000000003'
  await superuser.query(
    `insert into contacts (tenant, uuid, tags, kind, name, given_name, emails, phones, addresses, languages, lifecycle, loyalty, passports, relations, consents)
     values ('${tenant}', '${client}', '{}', 'person', 'Ada Example', 'Ada Example', '{}', '{}', '[]', '{}', 'lead', '[]', '', '[]', '[]');
     update itineraries set client = '${client}', start_date = '2031-12-31', day_count = 2, segments =
       '[{"day": 0, "title": "Dune Camp", "location": {"label": "Sesriem", "country": "NA", "lat": -24.5, "lng": 15.8}}]'
     where uuid = '${itinerary}'`,
  )
  await migrateTo('0043')
  const { rows } = await superuser.query(
    `select array_agg(term order by term) as terms, first_point from search_terms s join itineraries using (tenant, uuid)
     where uuid = '${itinerary}' and (weight = 1 or term like '=names=%') group by first_point`,
  )
  expect(rows).toEqual([
    {
      terms: ['2031', '2032', '=names=ada', '=names=example', 'camp', 'dune', 'na', 'namibia', 'sesriem'],
      first_point: { lat: -24.5, lng: 15.8 },
    },
  ])
})

it('the rates of suppliers become rate sheets', async () => {
  await migrateTo('0044')
  const rate = (fields: object) => ({
    room: null,
    from: '2027-01-01',
    to: '2027-06-30',
    days: [],
    unit: 'per_person_night',
    net: { amount: 100_00, currency: 'NAD' },
    minStay: null,
    ...fields,
  })
  const rates = [
    rate({ product: 'Dune Camp', room: 'Tent', minStay: 2 }),
    rate({
      product: 'dune camp',
      room: 'Suite',
      to: '2027-03-31',
      unit: 'per_night',
      net: { amount: 1, currency: 'NAD' },
    }),
    rate({ product: 'Dune camp', room: 'Villa', days: ['sun', 'sat'], unit: 'per_unit' }),
    rate({ product: 'Dune camp', room: 'Hut', days: ['sun'], to: '2027-01-01' }),
    rate({ product: 'Dune Camp', net: { amount: 700, currency: 'EUR' } }),
    rate({ product: 'Tea', unit: 'per_person' }),
    rate({ product: 'Walk' }),
  ]
  const supplier = '00000000-0000-7000-8000-000000000004'
  const camp = '00000000-0000-7000-8000-000000000005'
  await superuser.query(
    `insert into suppliers (tenant, uuid, tags, name, kinds, status, contacts, documents, rates) values
       ('${tenant}', '${supplier}', '{}', 'Desert Stays', '{meal}', 'active', '[]', '[]', $1),
       ('${tenant}', '00000000-0000-7000-8000-000000000006', '{}', 'Without', '{}', 'active', '[]', '[]', '[]')`,
    [JSON.stringify(rates)],
  )
  await superuser.query(
    `insert into suppliers (tenant, tags, name, kinds, status, contacts, documents, rates, deleted_at) values
       ('${tenant}', '{}', 'Gone', '{}', 'active', '[]', '[]', $1, '2027-01-01')`,
    [JSON.stringify([rate({ product: 'Binned' })])],
  )
  await superuser.query(
    `insert into accommodations (tenant, uuid, tags, name, type, languages, suited_for, facilities, accessibility, rooms, media, closed_seasons, supplier)
     select '${tenant}', uuid, '{}', name, 'camp', '{}', '{}', '{}', '{}', '[]', '[]', '[]', supplier from (values
       ('${camp}'::uuid, 'DUNE CAMP', null::uuid), (gen_random_uuid(), 'Tea', null), (gen_random_uuid(), 'tea', null),
       (gen_random_uuid(), 'Walk', '00000000-0000-7000-8000-000000000006')) camps (uuid, name, supplier)`,
  )
  // So many companies that tables made for each of them would need more locks than PostgreSQL has.
  const others = 1000
  await superuser.query(
    `with made as (
       insert into tenants (uuid, name, slug) select gen_random_uuid(), 'Other', 'other-' || n from generate_series(1, ${others}) n
       returning uuid
     )
     insert into suppliers (tenant, tags, name, kinds, status, contacts, documents, rates)
     select uuid, '{}', 'Other', '{}', 'active', '[]', '[]', $1 from made`,
    [JSON.stringify([rate({ product: 'Other' })])],
  )
  await migrateTo('0045')
  const sheets = await superuser.query(
    `select count(distinct tenant)::integer as n from rate_sheets where name = 'Other'`,
  )
  expect(sheets.rows).toEqual([{ n: others }])
  await superuser.query(
    `set session_replication_role = replica;
     delete from resource_links where tenant <> '${tenant}';
     delete from resource_counts where tenant <> '${tenant}';
     delete from rate_sheets where tenant <> '${tenant}';
     delete from suppliers where tenant <> '${tenant}';
     delete from tenants where slug like 'other-%';
     set session_replication_role = origin`,
  )

  const { rows } = await superuser.query(
    `select name, supplier, item, service, currency, status, valid_from::text as "from", valid_to::text as "to", seasons, lines,
       deleted_at is not null as binned from rate_sheets order by deleted_at nulls first, name, currency desc`,
  )
  expect(rows.map(({ name, currency, item, service, binned }) => [name, currency, item, service, binned])).toEqual([
    ['Dune Camp', 'NAD', { resource: 'accommodation', uuid: camp }, null, false],
    ['Dune Camp', 'EUR', { resource: 'accommodation', uuid: camp }, null, false],
    ['Tea', 'NAD', null, { kind: 'meal', name: 'Tea' }, false],
    ['Walk', 'NAD', null, { kind: 'meal', name: 'Walk' }, false],
    ['Binned', 'NAD', null, { kind: 'excursion', name: 'Binned' }, true],
  ])
  const [dunes] = rows
  expect(dunes).toMatchObject({ supplier, status: 'active', from: '2027-01-01', to: '2027-06-30' })
  // The suite’s rate ends in March and the hut’s on New Year, so that the year is cut there.
  expect(dunes.seasons.map(({ name }: { name: string }) => name)).toEqual([
    '1 Jan 2027',
    '1 Jan 2027 (Sat)',
    '1 Jan 2027 (Sun)',
    '2 Jan 2027 – 31 Mar 2027',
    '2 Jan 2027 – 31 Mar 2027 (Sat)',
    '2 Jan 2027 – 31 Mar 2027 (Sun)',
    '1 Apr 2027 – 30 Jun 2027',
    '1 Apr 2027 – 30 Jun 2027 (Sat)',
    '1 Apr 2027 – 30 Jun 2027 (Sun)',
  ])
  const linesOf = (one: string) => dunes.lines.filter(({ room }: { room: string }) => room === one)
  expect(linesOf('Suite')).toHaveLength(2)
  expect(linesOf('Suite')[0]).toMatchObject({ season: '1 Jan 2027', per: 'room', perTime: 'night', price: 1 })
  expect(linesOf('Tent')).toHaveLength(3)
  expect(linesOf('Tent')[2]).toMatchObject({
    season: '1 Apr 2027 – 30 Jun 2027',
    per: 'person',
    perTime: 'night',
    price: 100_00,
    minNights: 2,
  })
  expect(linesOf('Villa')).toHaveLength(6)
  expect(linesOf('Villa')[0]).toMatchObject({ season: '1 Jan 2027 (Sat)', per: 'unit', perTime: 'stay' })
  for (const { seasons, lines } of rows) {
    const stored = { ...emptySheet, seasons, lines }
    expect(rateSheet.create.parse(stored)).toMatchObject({ seasons, lines })
    expect(rateSheet.findFaults(rateSheet.create.parse(stored))).toEqual([])
  }
  const { rows: used } = await superuser.query(
    `select path, count(*)::int as n from resource_links where owner_resource = 'rate-sheet' group by path order by path`,
  )
  expect(used).toEqual([
    { path: 'item.uuid', n: 2 },
    { path: 'supplier', n: 5 },
  ])
  const { rows: counted } = await superuser.query(`select live from resource_counts where resource = 'rate-sheets'`)
  expect(counted).toEqual([{ live: 4 }])
  await superuser.query(
    `select set_config('app.tenant', '${tenant}', false);
     delete from accommodations where uuid = '${camp}'; delete from suppliers where uuid = '${supplier}'`,
  )
  const { rows: left } = await superuser.query(
    `select count(*)::int as n from rate_sheets where item is null and supplier is null and deleted_at is null`,
  )
  expect(left).toEqual([{ n: 4 }])
})

const emptySheet = {
  name: 'Migrated',
  service: { kind: 'meal', name: 'Tea' },
  currency: 'NAD',
  validFrom: '2027-01-01',
  validTo: '2027-06-30',
}
