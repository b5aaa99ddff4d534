import { Readable } from 'node:stream'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { lockedAgainstMigrations } from '../db/migrate.ts'
import { queueSchema, sendingQueues } from '../db/queues.ts'
import { accountsQuery, findAccountReferences, tablesOfAccounts, treatmentOf } from './company-tables.ts'
import { BackupError, type BackupFile, type Manifest } from './manifest.ts'

/** Tables that every start fills again if they are empty, and the one that the manifest replaces. */
const leftOut = ['migrations', 'places', 'place_names']

/** Jobs that wait, or are under way. */
const isUndone = "state < 'completed'"

type Table = { name: string; columns: string[]; isProtected: boolean; hasTenant: boolean }
/** Stores a file and returns what it contained. */
type Add = (path: string, source: Readable) => Promise<BackupFile>
type DatabaseCopy = Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'sequences' | 'jobs'> & {
  jobIds: string[]
  /** Keys of the images of the accounts, in the backup of one company. */
  avatars: string[]
}

/** Ordinary tables of the schema, without generated columns. What is unlogged is lost in a crash too. */
const tablesQuery = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isProtected", bool_or(a.attname = 'tenant') as "hasTenant",
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.oid order by c.relname`

/**
 * Copies the database as it is at one moment, while others use it: every row of the app's tables, and the jobs that are not
 * done. `client` is for a superuser, or for the owner of the tables: row security then also applies to the owner, who reads the
 * protected tables company by company. With `company`, its UUID, only what is needed to restore that company.
 */
export const copyDatabase = async (client: Client, add: Add, company: string | null): Promise<DatabaseCopy> => {
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
  const accounts = company === null ? '' : accountsQuery(await findAccountReferences(client), company, publicName)
  if (company !== null) await client.query(`set local app.tenant = ${escapeLiteral(company)}`)
  const copied: Manifest['tables'] = []
  for (const table of tables) {
    const path = `database/${table.name}.copy`
    const parts = company === null ? partsOf(table, tenants) : partOfCompany(table, company, accounts)
    if (parts.length === 0) continue
    const { source, rows } = readRows(client, parts)
    copied.push({ name: table.name, columns: table.columns, ...(await add(path, source)), rows: rows() })
  }
  const waiting = company === null ? isUndone : jobsOf(company)
  const jobs = await copyJobs(client, waiting, add)
  const { rows: ids } = await client.query<{ id: string }>(`select id from ${queueSchema}.job where ${waiting}`)
  const sequences = company === null ? await readSequences(client) : []
  const avatars = company === null ? [] : await readAvatars(client, accounts)
  await client.query('commit')
  return {
    takenAt: (start[0]?.at ?? new Date()).toISOString(),
    migrations,
    tables: copied,
    sequences,
    jobs,
    jobIds: ids.map(({ id }) => id),
    avatars,
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

const publicName = (name: string): string => `public.${escapeIdentifier(name)}`

const selectFrom = ({ name, columns }: Table): string =>
  `select ${columns.map(escapeIdentifier).join(', ')} from ${publicName(name)}`

/** The rows of a table: all that the role sees at once, or those of one company after the other. */
const partsOf = (table: Table, tenants: string[] | null): Part[] => {
  const query = selectFrom(table)
  if (tenants === null || !table.isProtected) return [{ query }]
  return tenants.map((tenant) => ({ query, tenant }))
}

/** The rows of a table that belong to a company or to the accounts that it needs. */
const partOfCompany = (table: Table, company: string, accounts: string): Part[] => {
  const query = selectFrom(table)
  const account = Object.entries(tablesOfAccounts).find(([name]) => name === table.name)?.[1]
  if (table.name === 'tenants') return [{ query: `${query} where uuid = ${escapeLiteral(company)}` }]
  if (account) return [{ query: `${query} where ${escapeIdentifier(account)} in (${accounts})` }]
  if (!table.hasTenant || ['emptied', 'left'].includes(treatmentOf(table.name))) return []
  return [{ query: `${query} where tenant = ${escapeLiteral(company)}` }]
}

/** Imports and images that the company waits for. An email is not sent again. */
const jobsOf = (company: string): string =>
  `${isUndone} and data->>'tenant' = ${escapeLiteral(company)} and name <> all('{${sendingQueues.join(',')}}')`

const readAvatars = async (client: Client, accounts: string): Promise<string[]> => {
  const { rows } = await client.query<{ avatar: string }>(
    `select avatar from public.users where avatar is not null and uuid in (${accounts}) order by 1`,
  )
  return rows.map(({ avatar }) => avatar)
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

/** Copies the jobs that meet a condition, such as those that wait or are under way. */
const copyJobs = async (client: Client, condition: string, add: Add): Promise<Manifest['jobs']> => {
  const { rows: found } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = '${queueSchema}.job'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  const columns = found.map(({ name }) => name)
  const query = `select ${columns.map(escapeIdentifier).join(', ')} from ${queueSchema}.job where ${condition}`
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
