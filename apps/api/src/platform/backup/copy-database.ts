import { Readable } from 'node:stream'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { lockedAgainstMigrations } from '../db/migrate.ts'
import { queueSchema } from '../db/queues.ts'
import { BackupError, type BackupFile, type Manifest } from './manifest.ts'

/** Tables that every start fills again if they are empty, and the one that the manifest replaces. */
const leftOut = ['migrations', 'places', 'place_names']

/** Jobs that wait, or are under way. */
const isUndone = "state < 'completed'"

type Table = { name: string; columns: string[]; isProtected: boolean }
/** Stores a file and returns what it contained. */
type Add = (path: string, source: Readable) => Promise<BackupFile>
type DatabaseCopy = Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'sequences' | 'jobs'> & { jobIds: string[] }

/** Ordinary tables of the schema, without generated columns. What is unlogged is lost in a crash too. */
const tablesQuery = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isProtected",
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.oid order by c.relname`

/**
 * Copies the database as it is at one moment, while others use it: every row of the app's tables, and the jobs that are not
 * done. `client` is for a superuser, or for the owner of the tables: row security then also applies to the owner, who reads the
 * protected tables company by company.
 */
export const copyDatabase = async (client: Client, add: Add): Promise<DatabaseCopy> => {
  await prepareSession(client)
  const tables = await openSnapshot(client)
  const { rows: start } = await client.query<{ at: Date; sees_all: boolean }>(
    'select now() as at, rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user',
  )
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.migrations order by name',
  )
  const { rows: companies } = await client.query<{ uuid: string }>('select uuid from public.tenants order by uuid')
  const tenants = start[0]?.sees_all ? null : companies.map(({ uuid }) => uuid)
  const copied: Manifest['tables'] = []
  for (const table of tables) {
    const path = `database/${table.name}.copy`
    const { source, rows } = readTable(client, table, table.isProtected ? tenants : null)
    copied.push({ name: table.name, columns: table.columns, ...(await add(path, source)), rows: rows() })
  }
  const jobs = await copyJobs(client, add)
  const { rows: ids } = await client.query<{ id: string }>(`select id from ${queueSchema}.job where ${isUndone}`)
  const sequences = await readSequences(client)
  await client.query('commit')
  return {
    takenAt: (start[0]?.at ?? new Date()).toISOString(),
    migrations,
    tables: copied,
    sequences,
    jobs,
    jobIds: ids.map(({ id }) => id),
  }
}

/** Texts do not depend on the settings of the server or the role. */
const prepareSession = (client: Client) =>
  client.query(`
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public, pg_temp;
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`)

/**
 * Begins the transaction. No migration comes between reading the names of the tables and the snapshot: it begins with the first
 * query, and LOCK TABLE is none. Migrations then wait for the tables, a start without any does not.
 */
const openSnapshot = (client: Client): Promise<Table[]> =>
  lockedAgainstMigrations(client, async () => {
    const { rows: tables } = await client.query<Table>(tablesQuery, [leftOut])
    if (!tables.some(({ name }) => name === 'tenants')) throw new BackupError('There is nothing in the database yet.')
    const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`)
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query(`lock table ${names.join(', ')}, ${queueSchema}.job in access share mode`)
    await client.query('select 1')
    return tables
  })

/** The rows of a table: all that the role sees at once, or those of one company after the other. */
const readTable = (client: Client, { name, columns }: Table, tenants: string[] | null) => {
  const all = `select ${columns.map(escapeIdentifier).join(', ')} from public.${escapeIdentifier(name)}`
  return readRows(client, tenants === null ? [{ query: all }] : tenants.map((tenant) => ({ query: all, tenant })))
}

type Part = { query: string; tenant?: string }

const readRows = (client: Client, parts: Part[]): { source: Readable; rows: () => number } => {
  let rows = 0
  async function* chunks() {
    for (const { query, tenant } of parts) {
      if (tenant !== undefined) await client.query(`set local app.tenant = ${escapeLiteral(tenant)}`)
      // A tenant's rows are named too, because the owner may also see others by a policy of its own.
      const condition = tenant === undefined ? '' : ` where tenant = ${escapeLiteral(tenant)}`
      const copy = client.query(copyTo(`copy (${query}${condition}) to stdout`))
      for await (const chunk of copy) {
        rows += countLines(chunk)
        yield chunk
      }
    }
  }
  return { source: Readable.from(chunks(), { objectMode: false }), rows: () => rows }
}

/** COPY ends each row with the only line break in it. */
const countLines = (chunk: Buffer): number => {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

/** Copies the jobs that wait or are under way, and the emails that failed for good. */
const copyJobs = async (client: Client, add: Add): Promise<Manifest['jobs']> => {
  const { rows: found } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = '${queueSchema}.job'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  const columns = found.map(({ name }) => name)
  const query = `select ${columns.map(escapeIdentifier).join(', ')} from ${queueSchema}.job where ${isUndone}`
  const { source, rows } = readRows(client, [{ query }])
  return { columns, ...(await add('database/jobs.copy', source)), rows: rows(), done: [] }
}

const readSequences = async (client: Client): Promise<Manifest['sequences']> => {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${escapeIdentifier(name)}`,
    )
    sequences.push({ name, value: state[0]?.value ?? '1', isCalled: state[0]?.called ?? false })
  }
  return sequences
}
