import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let client: Client
beforeAll(async () => {
  client = new Client({ connectionString: inject('migrationUrl') })
  await client.connect()
})
afterAll(() => client.end())

type Key = { table: string; name: string; kind: 'p' | 'u' | 'f'; columns: string[]; target: string | null }

/** Tables that would be on every machine although they have a tenant: their keys or their use go across companies. */
const onEveryMachine = ['identity_events', 'mail_tokens', 'tenant_domains']

const readTables = async () => {
  const { rows } = await client.query<{ table: string; hasTenant: boolean }>(
    `select c.relname as table, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant') as "hasTenant"
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  const isDistributed = ({ table, hasTenant }: (typeof rows)[number]) => hasTenant && !onEveryMachine.includes(table)
  return { all: rows.map(({ table }) => table), distributed: rows.filter(isDistributed).map(({ table }) => table) }
}

/** Primary, unique and foreign keys, and unique indexes without a constraint. */
const readKeys = async (): Promise<Key[]> =>
  (
    await client.query<Key>(
      `select c.relname as table, k.conname as name, k.contype as kind,
         array(select a.attname::text from unnest(k.conkey) with ordinality n(num, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by n.at) as columns,
         (select relname from pg_class where oid = k.confrelid) as target
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f')
       union all
       select c.relname, i.indexrelid::regclass::text, 'u',
         array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)), null
       from pg_index i join pg_class c on c.oid = i.indrelid
       where c.relnamespace = 'public'::regnamespace and i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    )
  ).rows

/** What Citus asks of a schema (https://docs.citusdata.com/en/stable/develop/reference_sql.html), because docs/SCALE.md promises it. */
describe('tables can be spread over machines by company', () => {
  it('has the tenant in every primary and unique key of a distributed table', async () => {
    const { distributed } = await readTables()
    expect(distributed.length).toBeGreaterThan(40)
    const keys = (await readKeys()).filter(({ table, kind }) => kind !== 'f' && distributed.includes(table))
    expect(keys.length).toBeGreaterThanOrEqual(distributed.length)
    expect(keys.filter(({ columns }) => !columns.includes('tenant'))).toEqual([])
  })

  it('has foreign keys only within a company, or to a table that is on every machine', async () => {
    const { distributed } = await readTables()
    const keys = (await readKeys()).filter(({ kind }) => kind === 'f')
    expect(keys.length).toBeGreaterThan(50)
    const isBetween = ({ table, columns, target }: Key) =>
      target !== null && distributed.includes(target) && !(distributed.includes(table) && columns.includes('tenant'))
    // These three would be dropped first: docs/SCALE.md says so.
    expect(
      keys
        .filter(isBetween)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['tenants_uuid_brand_cover_fkey', 'tenants_uuid_favicon_fkey', 'tenants_uuid_logo_fkey'])
  })

  it('has no trigger on a table that is on every machine which writes to a company', async () => {
    const { all, distributed } = await readTables()
    const elsewhere = all.filter((table) => !distributed.includes(table))
    const { rows } = await client.query<{ table: string; code: string }>(
      `select t.tgrelid::regclass::text as table, p.prosrc as code from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where not t.tgisinternal and t.tgrelid::regclass::text = any($1)`,
      [elsewhere],
    )
    const writing = new RegExp(`\\b(?:insert into|update|delete from)\\s+(?:${distributed.join('|')})\\b`, 'i')
    expect(rows.filter(({ code }) => writing.test(code)).map(({ table }) => table)).toEqual([])
  })
})
