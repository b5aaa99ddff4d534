import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import {
  type AccountReference,
  accountsQuery,
  type Company,
  findAccountReferences,
  findCompany,
  tablesOfAccounts,
  treatmentOf,
} from './company-tables.ts'
import { linesOfCompany } from './company-lines.ts'
import { BackupError, type Manifest } from './manifest.ts'
import type { Backup } from './read-backup.ts'
import { load } from './restore-database.ts'

/** A company of a backup, whose rows are in temporary tables of the connection. */
export type IncomingCompany = Company & {
  /** Tables that have a `tenant`, with the columns that the backup has. */
  tables: { name: string; columns: string[] }[]
  /** Columns of `users`, `second_factors` and `recovery_codes`. */
  columnsOf: ReadonlyMap<string, string[]>
  /** Accounts that are not here yet and are created. */
  newAccounts: string[]
  /** The company of which it was a part, if that one is not here. */
  lostParent: string | null
}

/** The temporary table with the rows of the backup. */
export const incoming = (table: string): string => `pg_temp.${escapeIdentifier(`in_${table}`)}`

type Table = Manifest['tables'][number]

/**
 * Reads one company of a backup into temporary tables; nothing else is changed. An account of the backup is matched to the one
 * here with its UUID, or else with its email address; in that case, the UUID from here replaces the other in all rows. Throws
 * BackupError if the company is not in the backup, or if two of its accounts match the same one here.
 */
export const readIncomingCompany = async (
  client: Client,
  { manifest, read }: Pick<Backup, 'manifest' | 'read'>,
  wanted: string,
): Promise<IncomingCompany> => {
  const whole = ['tenants', ...Object.keys(tablesOfAccounts)]
  const take = async (table: Table, wish: Parameters<typeof linesOfCompany>[1]) => {
    const columns = table.columns.map(escapeIdentifier).join(', ')
    await client.query(
      `create temporary table ${escapeIdentifier(`in_${table.name}`)} as select ${columns} from public.${escapeIdentifier(table.name)} limit 0`,
    )
    await load(client, incoming(table.name), table.columns, linesOfCompany(await read(table.path), wish))
  }
  for (const table of manifest.tables) if (whole.includes(table.name)) await take(table, { renamed: new Map() })
  const company = await findCompany(client, wanted, incoming('tenants'), 'in the backup')
  const renamed = await findRenamed(client)
  const tables = manifest.tables.filter(
    ({ name, columns }) => columns.includes('tenant') && !['emptied', 'left'].includes(treatmentOf(name)),
  )
  for (const table of tables)
    await take(table, { tenant: { column: table.columns.indexOf('tenant'), company: company.uuid }, renamed })
  const references = await findAccountReferences(client)
  await checkAccounts(client, renamed)
  const newAccounts = await findNewAccounts(client, company, references)
  await forgetMissingAccounts(client, references, newAccounts)
  return {
    ...company,
    tables,
    columnsOf: new Map(manifest.tables.map(({ name, columns }) => [name, columns])),
    newAccounts,
    lostParent: await leaveLostParent(client, company),
  }
}

/** Accounts of the backup that have another UUID here, found by their email addresses. */
const findRenamed = async (client: Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ theirs: string; ours: string }>(`
    select i.uuid as theirs, u.uuid as ours from ${incoming('users')} i join public.users u on lower(u.email) = lower(i.email)
    where not exists (select from public.users same where same.uuid = i.uuid)`)
  return new Map(rows.map(({ theirs, ours }) => [theirs, ours]))
}

const checkAccounts = async (client: Client, renamed: ReadonlyMap<string, string>): Promise<void> => {
  const { rows } = await client.query<{ email: string; theirs: string[] }>(
    `select u.email, array(
       select i.email from ${incoming('users')} i where i.uuid = m."user"
         or exists (select from unnest($1::uuid[], $2::uuid[]) pair(theirs, ours) where theirs = i.uuid and ours = m."user")
       order by 1) as theirs
     from ${incoming('memberships')} m join public.users u on u.uuid = m."user" group by m."user", u.email having count(*) > 1`,
    [[...renamed.keys()], [...renamed.values()]],
  )
  const [clash] = rows
  if (clash)
    throw new BackupError(
      `The account ${clash.email} here would be two members of the company: ${clash.theirs.join(' and ')} in the backup. Change its email address first.`,
    )
}

const findNewAccounts = async (
  client: Client,
  { uuid }: Company,
  references: AccountReference[],
): Promise<string[]> => {
  const { rows } = await client.query<{ uuid: string }>(
    `select uuid from ${incoming('users')} where uuid in (${accountsQuery(references, uuid, incoming)})
       and uuid not in (select uuid from public.users) order by uuid`,
  )
  return rows.map((row) => row.uuid)
}

/** A row that can be there without its account is restored without it. */
const forgetMissingAccounts = async (
  client: Client,
  references: AccountReference[],
  newAccounts: string[],
): Promise<void> => {
  for (const { table, column, isRequired } of references) {
    if (isRequired) continue
    const name = escapeIdentifier(column)
    await client.query(
      `update ${incoming(table)} set ${name} = null
       where ${name} not in (select uuid from public.users) and ${name} <> all($1::uuid[])`,
      [newAccounts],
    )
  }
}

const leaveLostParent = async (client: Client, { uuid }: Company): Promise<string | null> => {
  const { rows } = await client.query<{ name: string }>(
    `with lost as (
       update ${incoming('tenants')} set parent = null
       where uuid = $1 and parent not in (select uuid from public.tenants) returning old.parent)
     select coalesce(t.name, lost.parent::text) as name from lost left join ${incoming('tenants')} t on t.uuid = lost.parent`,
    [uuid],
  )
  return rows[0]?.name ?? null
}

type Lookup = { table: string; column: string; condition: string | null }

/**
 * Columns by which the server finds a company, from the catalogue: those with a unique index of their own, and those that the
 * functions of identity look up before the company is known. Only one company can have each of their values.
 */
export const findLookups = async (client: Client): Promise<Lookup[]> => {
  const { rows } = await client.query<Lookup>(`
    select distinct c.relname as table, a.attname as column, pg_get_expr(i.indpred, i.indrelid) as condition
    from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indnkeyatts = 1 and a.attname <> 'tenant'
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant' and not t.attisdropped)
      and (i.indisunique or exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'for_identity'))
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))
    order by 1, 2`)
  return rows
}

/** Throws BackupError if the company is here and must not be replaced, or if another company has a value that must be unique. */
export const checkFits = async (client: Client, company: IncomingCompany, isReplaced: boolean): Promise<void> => {
  const { rows: here } = await client.query<{ name: string }>('select name from public.tenants where uuid = $1', [
    company.uuid,
  ])
  if (here[0] && !isReplaced)
    throw new BackupError(
      `The company ${here[0].name} (${company.uuid}) is on this server. Add --replace to replace all it has here.`,
    )
  const { rows: sameSlug } = await client.query<Company>(
    'select uuid, name, slug from public.tenants where slug = $1 and uuid <> $2',
    [company.slug, company.uuid],
  )
  if (sameSlug[0]) throw takenBy(`The name “${company.slug}” in the URLs of its site`, sameSlug[0])
  const names = new Set(company.tables.map(({ name }) => name))
  for (const { table, column, condition } of await findLookups(client)) {
    if (!names.has(table)) continue
    const where = condition === null ? '' : ` where ${condition}`
    const name = escapeIdentifier(column)
    const { rows: taken } = await client.query<Company & { value: string }>(
      `select t.uuid, t.name, t.slug, theirs.${name}::text as value
       from (select * from public.${escapeIdentifier(table)}${where}) theirs
       join (select ${name} from ${incoming(table)}${where}) ours on ours.${name} = theirs.${name}
       join public.tenants t on t.uuid = theirs.tenant where theirs.tenant <> ${escapeLiteral(company.uuid)} limit 1`,
    )
    const [first] = taken
    if (first) throw takenBy(table === 'tenant_domains' ? `Its host ${first.value}` : `A ${column} in ${table}`, first)
  }
}

const takenBy = (what: string, { name, uuid }: Company): BackupError =>
  new BackupError(`${what} belongs to another company here: ${name} (${uuid}). Change it there first.`)

/** Who becomes a member again and who is one no longer, by email address. */
export const compareMembers = async (
  client: Client,
  { uuid }: Company,
): Promise<{ added: string[]; removed: string[] }> => {
  await client.query("select set_config('app.tenant', $1, false)", [uuid])
  const { rows } = await client.query<{ email: string; isAdded: boolean }>(
    `select coalesce(u.email, n.email) as email, o."user" is null as "isAdded"
     from (select "user" from public.memberships where tenant = $1 and accepted_at is not null) o
     full join (select "user" from ${incoming('memberships')} where accepted_at is not null) i on i."user" = o."user"
     left join public.users u on u.uuid = coalesce(i."user", o."user")
     left join ${incoming('users')} n on n.uuid = i."user" where o."user" is null or i."user" is null order by 1`,
    [uuid],
  )
  const emails = (isAdded: boolean) => rows.filter((row) => row.isAdded === isAdded).map(({ email }) => email)
  return { added: emails(true), removed: emails(false) }
}
