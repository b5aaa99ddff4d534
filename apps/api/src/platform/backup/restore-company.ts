import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { lockedAgainstMigrations } from '../db/migrate.ts'
import { queueSchema, sendingQueues } from '../db/queues.ts'
import { holdRemovals } from '../db/removal-lock.ts'
import type { Storage } from '../storage/storage.ts'
import { whileClosed } from './close-company.ts'
import { tablesOfAccounts, treatmentOf } from './company-tables.ts'
import { findForeignKeyFault } from './foreign-key-faults.ts'
import { checkFits, compareMembers, incoming, type IncomingCompany, readIncomingCompany } from './incoming-company.ts'
import { BackupError, type Manifest } from './manifest.ts'
import type { Backup } from './read-backup.ts'
import { addJobs, isInUse, prepareSession, withoutReactions } from './restore-database.ts'
import { Disturbed, isDisturbance, reasonOf, restoreFault } from './restore-fault.ts'
import { restoreFiles } from './restore-files.ts'

type Options = {
  /** The company as the operator named it. */
  wanted: string
  isReplaced: boolean
  appRole: string
  storage: Storage
  /** A folder for files on their way into the storage. */
  workFolder: string
  /** Opens another connection for the owner of the tables. */
  connect: () => Promise<Client>
}

/** What was restored. */
export type RestoredCompany = Pick<IncomingCompany, 'uuid' | 'name' | 'lostParent'> & {
  rows: number
  files: number
  bytes: number
  /** How many accounts were created. */
  accounts: number
  /** Email addresses of those who became members, and of those who no longer are; empty for a company that was not here. */
  members: { added: string[]; removed: string[] }
}

/**
 * Restores one company of a backup, in one transaction, while the server runs for all others. Nothing of another company or of
 * an account that is here changes. `client` is for the owner of the tables, which are those of this version. Throws
 * BackupError, after which all rows are as before, unless its message says otherwise.
 */
export const restoreCompany = (client: Client, backup: Backup, options: Options): Promise<RestoredCompany> =>
  lockedAgainstMigrations(client, async () => {
    await prepareSession(client)
    await checkSameVersion(client, backup.manifest)
    const isRunning = await isInUse(client, options.appRole)
    const isQuiet = await mayLeaveOutTriggers(client)
    if (isRunning && !isQuiet) throw await notPermitted(client)
    const company = await readIncomingCompany(client, backup, options.wanted)
    await checkFits(client, company, options.isReplaced)
    const isHere = options.isReplaced && (await isCompany(client, company.uuid))
    const members = isHere ? await compareMembers(client, company) : { added: [], removed: [] }
    await holdRemovals(client)
    await client.query("set lock_timeout = '30s'")
    const manifest = { ...backup.manifest, objects: filesOfCompany(backup.manifest, company) }
    // If the rest fails, they stay: rows may name them by then. The nightly job removes those that none names.
    await restoreFiles({ ...backup, manifest }, options)
    const rows = await replaceSafely(client, backup, { company, isHere, isQuiet, isRunning, connect: options.connect })
    const { uuid, name, lostParent, newAccounts } = company
    const bytes = manifest.objects.reduce((sum, one) => sum + one.bytes, 0)
    const counts = { rows, files: manifest.objects.length, bytes, accounts: newAccounts.length }
    return { uuid, name, lostParent, ...counts, members }
  })

/** The rows of another version have other columns. */
const checkSameVersion = async (client: Client, { migrations }: Manifest): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by name')
  const last = migrations.at(-1)?.name
  if (rows.at(-1)?.name === last) return
  throw new BackupError(
    `The backup is of an older version, up to the migration ${last}. Restore all of it to an empty server of this version, back up the company there and restore that: docs/backup.md.`,
  )
}

/** Triggers and foreign keys can be left out on one connection, by a superuser or with a permission. */
const mayLeaveOutTriggers = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'set') as may`,
  )
  return rows[0]?.may === true
}

const notPermitted = async (client: Client): Promise<BackupError> => {
  const { rows } = await client.query<{ role: string }>('select quote_ident(current_user) as role')
  return new BackupError(
    `The server is running, and the owner of the tables has no permission to disable triggers on its own connection. Stop all processes of the server, or run this as a superuser of PostgreSQL, once: grant set on parameter session_replication_role to ${rows[0]?.role}`,
  )
}

const isCompany = async (client: Client, uuid: string): Promise<boolean> =>
  (await client.query('select from public.tenants where uuid = $1', [uuid])).rowCount === 1

const filesOfCompany = ({ objects }: Manifest, { uuid, newAccounts }: IncomingCompany): Manifest['objects'] => {
  const folders = [`${uuid}/`, ...newAccounts.map((account) => `users/${account}/`)]
  return objects.filter(({ key }) => folders.some((folder) => key.startsWith(folder)))
}

type Replacement = {
  company: IncomingCompany
  isHere: boolean
  /** Whether triggers can be left out on this connection only. */
  isQuiet: boolean
  isRunning: boolean
  connect: Options['connect']
}

const maxTries = 3

/** @returns how many rows were restored. */
const replaceSafely = async (client: Client, backup: Backup, replacement: Replacement): Promise<number> => {
  const { company, isHere, isRunning, connect } = replacement
  const replace = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await replaceInTransaction(client, backup, replacement)
      } catch (error) {
        if (attempt === maxTries || !isDisturbance(error)) throw error
      }
    }
  }
  try {
    return await (isHere && isRunning ? whileClosed(client, { uuid: company.uuid, connect }, replace) : replace())
  } catch (error) {
    throw restoreFault(error)
  }
}

const replaceInTransaction = async (client: Client, backup: Backup, replacement: Replacement): Promise<number> => {
  const { company, isQuiet } = replacement
  let rows = 0
  const work = async () => {
    rows = await replaceRows(client, replacement)
    await addJobs(client, backup.manifest.jobs, { read: backup.read, condition: isJobOf(company.uuid) })
    await removeRemovals(client, company.uuid)
    await raiseSequences(client, company)
  }
  await client.query('begin')
  try {
    await client.query(`set local app.tenant = ${escapeLiteral(company.uuid)}`)
    if (isQuiet) await client.query('set local session_replication_role = replica')
    await client.query('select from public.tenants where uuid = $1 for update', [company.uuid])
    if (isQuiet) await work()
    else await withoutReactions(client, await protectedNames(client), work)
    const fault = await findForeignKeyFault(client, company.uuid)
    if (fault !== null) throw new BackupError(`The backup does not fit together, and nothing was changed: ${fault}.`)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  try {
    await client.query('commit')
    // Removals that were queued since then. From now on, rows refer to these files again.
    await removeRemovals(client, company.uuid)
  } catch (error) {
    throw new BackupError(
      `The end of the restore failed: ${reasonOf(error)}. The company may or may not have been restored; run this again.`,
      {
        cause: error,
      },
    )
  }
  return rows
}

const protectedNames = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relowner = current_user::regrole`,
  )
  return rows.map(({ name }) => name)
}

const isJobOf = (uuid: string): string =>
  `data::jsonb->>'tenant' = ${escapeLiteral(uuid)} and name <> all('{${sendingQueues.join(',')}}')`

/** A file that was to be removed is named again. */
const removeRemovals = async (client: Client, uuid: string): Promise<void> => {
  await client.query(
    `delete from ${queueSchema}.job where name = 'stored-files' and state < 'completed'
       and starts_with(data->'keys'->>0, $1 || '/')`,
    [uuid],
  )
}

const replaceRows = async (client: Client, { company, isHere }: Replacement): Promise<number> => {
  await addAccounts(client, company)
  await putCompany(client, company)
  const tables = new Map(company.tables.map(({ name, columns }) => [name, columns.map(escapeIdentifier).join(', ')]))
  let rows = 1
  for (const name of await tablesWithTenant(client)) {
    const treatment = treatmentOf(name)
    const table = `public.${escapeIdentifier(name)}`
    if (treatment === 'left' || (treatment === 'present' && isHere)) continue
    if (treatment === 'replaced' || treatment === 'emptied')
      await client.query(`delete from ${table} where tenant = $1`, [company.uuid])
    const columns = tables.get(name)
    if (columns === undefined) continue
    const { rowCount } = await client.query(
      `insert into ${table} as present (${columns}) overriding system value select ${columns} from ${incoming(name)}
       ${onConflict(treatment)}`,
    )
    rows += rowCount ?? 0
  }
  if (isHere) await client.query(noteInLog, [company.uuid])
  await checkUndisturbed(client, company)
  return rows
}

const onConflict = (treatment: ReturnType<typeof treatmentOf>): string => {
  if (treatment === 'extended') return 'on conflict do nothing'
  if (treatment === 'highest')
    return 'on conflict (tenant, kind, year) do update set last = greatest(present.last, excluded.last)'
  return ''
}

/** In the activity log of a company that was replaced. */
const noteInLog = `insert into public.audit_events (tenant, actor, action, target, changed)
  values ($1, '{"kind": "job", "job": "restore"}', 'company.restore', $1, '{}')`

const tablesWithTenant = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Accounts that exist on this server are not changed, not even invited ones: only this server can check who has an email
 * address. No account becomes a super admin.
 */
const addAccounts = async (client: Client, { columnsOf, newAccounts }: IncomingCompany): Promise<void> => {
  for (const [table, account] of Object.entries(tablesOfAccounts)) {
    const columns = columnsOf.get(table) ?? []
    const names = columns.map(escapeIdentifier)
    const values = columns.map((name) => (name === 'is_god' ? 'false' : escapeIdentifier(name)))
    await client.query(
      `insert into public.${table} (${names.join(', ')})
       select ${values.join(', ')} from ${incoming(table)} where ${escapeIdentifier(account)} = any($1::uuid[])`,
      [newAccounts],
    )
  }
}

/** The row of the company itself is updated in place, because companies below it and sessions refer to it. */
const putCompany = async (client: Client, { uuid, columnsOf }: IncomingCompany): Promise<void> => {
  const names = (columnsOf.get('tenants') ?? []).map(escapeIdentifier)
  await client.query(
    `insert into public.tenants (${names.join(', ')}) select ${names.join(', ')} from ${incoming('tenants')} where uuid = $1
     on conflict (uuid) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [uuid],
  )
}

/** Throws Disturbed if there are other rows than those of the backup, because something else has written to the company. */
const checkUndisturbed = async (client: Client, { uuid, tables }: IncomingCompany): Promise<void> => {
  for (const { name } of tables) {
    if (treatmentOf(name) !== 'replaced') continue
    const { rows } = await client.query<{ same: boolean }>(
      `select (select count(*) from public.${escapeIdentifier(name)} where tenant = $1)
         = (select count(*) from ${incoming(name)}) as same`,
      [uuid],
    )
    if (!rows[0]?.same) throw new Disturbed(`the company has other rows in ${name}`)
  }
}

/** Numbers that the database gives out go on after those of the backup. The first value of a new sequence is not taken yet. */
const raiseSequences = async (client: Client, { tables }: IncomingCompany): Promise<void> => {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select s.oid::regclass::text as sequence, c.relname as table, a.attname as column
     from pg_depend d
     join pg_class s on s.oid = d.objid and s.relkind = 'S'
     join pg_class c on c.oid = d.refobjid and c.relnamespace = 'public'::regnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')`,
  )
  const names = new Set(tables.map(({ name }) => name))
  for (const { sequence, table, column } of rows) {
    if (!names.has(table)) continue
    await client.query(
      `select setval($1::regclass, highest) from (select max(${escapeIdentifier(column)}) as highest from ${incoming(table)}) found,
         ${sequence} where highest >= last_value`,
      [sequence],
    )
  }
}
