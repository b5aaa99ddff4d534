import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { migrate, roleOf } from './migrate.ts'

/**
 * While servers are replaced one by one, those of the previous version use the new tables. So a migration may only add what they
 * can ignore. What no version in use needs any more is removed by a later migration. If another change is safe, a comment in the
 * migration names what it changes and says why: `-- compatible: camps.stars has not been read since 0072`.
 */
const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** The last migration from before there was a server to replace. Only later ones are checked. */
const lastBefore = '0069'

const root = mkdtempSync(join(tmpdir(), 'sojourn-compatible-'))
let server: EmbeddedPostgres
let owner: Client
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

type Column = { name: string; type: string; isRequired: boolean }
/** What decides whether a row is accepted, found or changed: a constraint, a unique index, a policy, a trigger. */
type Rule = { name: string; table: string; definition: string }
type Catalogue = {
  tables: string[]
  columns: Column[]
  rules: Rule[]
  functions: { name: string; definition: string }[]
  privileges: string[]
}

const read = async (): Promise<Catalogue> => {
  const rows = async <Row extends object>(text: string) => (await owner.query<Row>(text)).rows
  const ofTables = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'migrations'`
  return {
    tables: (await rows<{ name: string }>(`select c.relname as name from pg_class c where ${ofTables} order by 1`)).map(
      ({ name }) => name,
    ),
    columns: await rows<Column>(
      `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where ${ofTables} and a.attnum > 0 and not a.attisdropped order by 1`,
    ),
    rules: await rows<Rule>(
      `select k.conname as name, c.relname as table, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid where ${ofTables} and k.contype in ('c', 'f', 'p', 'u', 'x')
       union select i.indexrelid::regclass::text, c.relname, pg_get_indexdef(i.indexrelid)
       from pg_index i join pg_class c on c.oid = i.indrelid
       where ${ofTables} and i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
       union select c.relname || '.' || p.polname, c.relname, concat_ws(' | ', p.polcmd, p.polpermissive, p.polroles::regrole[],
         pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
       from pg_policy p join pg_class c on c.oid = p.polrelid where ${ofTables}
       union select c.relname || '.' || t.tgname, c.relname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where ${ofTables} and not t.tgisinternal
       union select c.relname || '.row_security', c.relname, concat_ws(' ', c.relrowsecurity, c.relforcerowsecurity)
       from pg_class c where ${ofTables} order by 1`,
    ),
    functions: await rows<{ name: string; definition: string }>(
      `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    ),
    privileges: (
      await rows<{ name: string }>(
        `select c.relname || ': ' || x.privilege_type as name from pg_class c, aclexplode(c.relacl) x
         where ${ofTables} and pg_get_userbyid(x.grantee) = '${roleOf(server.databaseUrl)}'
         union select c.relname || '.' || a.attname || ': ' || x.privilege_type
         from pg_attribute a join pg_class c on c.oid = a.attrelid, aclexplode(a.attacl) x
         where ${ofTables} and pg_get_userbyid(x.grantee) = '${roleOf(server.databaseUrl)}' order by 1`,
      )
    ).map(({ name }) => name),
  }
}

/** The changes that could break a server of the previous version, each beginning with the name of what has changed. */
const faultsBetween = (before: Catalogue, after: Catalogue): string[] => {
  const later = new Map(after.columns.map((column) => [column.name, column]))
  const earlier = new Map(before.columns.map((column) => [column.name, column]))
  const isOld = (table: string) => before.tables.includes(table)
  return [
    ...before.tables.filter((table) => !after.tables.includes(table)).map((table) => `${table} is gone`),
    ...before.columns.flatMap(({ name, type, isRequired }) => {
      const now = later.get(name)
      if (!now) return isOld(tableOf(name)) && after.tables.includes(tableOf(name)) ? [`${name} is gone`] : []
      return [
        ...(now.type === type ? [] : [`${name} has become ${now.type}`]),
        ...(now.isRequired && !isRequired ? [`${name} has become required`] : []),
      ]
    }),
    ...after.columns
      .filter(({ name, isRequired }) => isRequired && !earlier.has(name) && isOld(tableOf(name)))
      .map(({ name }) => `${name} is new and required`),
    ...after.rules
      .filter(({ name, table }) => isOld(table) && !before.rules.some((rule) => rule.name === name))
      .map(({ name, table }) => `${name} is a new rule of ${table}`),
    ...changes(
      before.rules.filter(({ table }) => after.tables.includes(table)),
      after.rules,
    ),
    ...changes(before.functions, after.functions),
    ...before.privileges
      .filter((name) => !after.privileges.includes(name) && after.tables.includes(name.split(/[.:]/, 1)[0] ?? ''))
      .map((name) => `${name} is no longer granted`),
  ]
}

type Defined = { name: string; definition: string }

/** Those that are gone, or whose definition is another one. */
const changes = (before: readonly Defined[], after: readonly Defined[]): string[] => {
  const later = new Map(after.map(({ name, definition }) => [name, definition]))
  return before.flatMap(({ name, definition }) => {
    const now = later.get(name)
    return now === undefined ? [`${name} is gone`] : now === definition ? [] : [`${name} has changed`]
  })
}

const tableOf = (column: string): string => column.split('.', 1)[0] ?? ''

/** The faults that no comment in the migration explains. */
const unexplained = (faults: string[], sql: string): string[] => {
  const explained = [...sql.matchAll(/^-- compatible: (\S+) \S+ \S+/gm)].map(([, name]) => name)
  return faults.filter(
    (fault) => !explained.some((name) => fault.startsWith(`${name} `) || fault.startsWith(`${name}:`)),
  )
}

/** Applies the migrations of `folder` up to the number `from`, then each later one. Returns the faults of these by file. */
const check = async (folder: string, from: string): Promise<Record<string, string[]>> => {
  const some = mkdtempSync(join(root, 'some-'))
  const names = readdirSync(folder).toSorted()
  const apply = () => migrate({ url: server.migrationDatabaseUrl, folder: some, appRole: roleOf(server.databaseUrl) })
  for (const name of names.filter((name) => name < `${from}~`)) cpSync(join(folder, name), join(some, name))
  await apply()
  const found: Record<string, string[]> = {}
  for (const name of names.filter((name) => name > `${from}~`)) {
    const before = await read()
    cpSync(join(folder, name), join(some, name))
    await apply()
    const faults = unexplained(faultsBetween(before, await read()), readFileSync(join(folder, name), 'utf8'))
    if (faults.length > 0) found[name] = faults
  }
  return found
}

it('servers of the previous version work with the tables after each migration', async () => {
  expect(await check(migrations, lastBefore)).toEqual({})
})

it('names each change that would break them', async () => {
  const folder = mkdtempSync(join(root, 'planted-'))
  cpSync(migrations, folder, { recursive: true })
  const last = readdirSync(migrations).toSorted().at(-1) ?? ''
  const next = (n: number) => String(Number(last.slice(0, 4)) + n).padStart(4, '0')
  const write = (n: number, sql: string) => writeFileSync(join(folder, `${next(n)}_planted.sql`), sql)
  const app = roleOf(server.databaseUrl)
  write(
    1,
    `create table camps (tenant uuid not null, name text, stars int4, note text, beds int4 not null);
     grant select, insert on camps to ${app}`,
  )
  write(
    2,
    `alter table camps add column place text, add column is_open boolean not null default true;
     create index on camps (name); create table tents (camp text not null unique);
     grant select (camp) on tents to ${app}; alter table tents enable row level security;
     create policy whole on tents using (true); create function size(camp text) returns int4 language sql return 1`,
  )
  write(3, 'alter table camps drop column stars; alter table camps rename column note to remark')
  write(4, 'alter table camps alter column name type varchar(80)')
  write(5, 'alter table camps alter column place set not null; alter table camps add column kind text not null')
  write(6, 'alter table camps add constraint few_beds check (beds < 9); create unique index one_name on camps (name)')
  write(7, `revoke insert on camps from ${app}`)
  write(
    8,
    `-- compatible: camps.remark has not been written since 0400
     alter table camps drop column remark, drop column kind`,
  )
  write(9, 'drop table camps')
  write(10, 'alter table tents drop constraint tents_camp_key; alter policy whole on tents using (false)')
  write(11, `drop function size; create function size(camp text, beds int4) returns int4 language sql return 1`)
  write(12, 'alter table tents disable row level security; alter table tents add check (length(camp) > 0)')
  write(13, 'alter table tents drop constraint tents_camp_check, add check (length(camp) > 3)')
  expect(await check(folder, last.slice(0, 4))).toEqual({
    [`${next(3)}_planted.sql`]: ['camps.note is gone', 'camps.stars is gone'],
    [`${next(4)}_planted.sql`]: ['camps.name has become character varying(80)'],
    [`${next(5)}_planted.sql`]: ['camps.place has become required', 'camps.kind is new and required'],
    [`${next(6)}_planted.sql`]: ['few_beds is a new rule of camps', 'one_name is a new rule of camps'],
    [`${next(7)}_planted.sql`]: ['camps: INSERT is no longer granted'],
    [`${next(8)}_planted.sql`]: ['camps.kind is gone'],
    [`${next(9)}_planted.sql`]: ['camps is gone'],
    [`${next(10)}_planted.sql`]: ['tents.whole has changed', 'tents_camp_key is gone'],
    [`${next(11)}_planted.sql`]: ['size(text) is gone'],
    [`${next(12)}_planted.sql`]: ['tents_camp_check is a new rule of tents', 'tents.row_security has changed'],
    [`${next(13)}_planted.sql`]: ['tents_camp_check has changed'],
  })
})
