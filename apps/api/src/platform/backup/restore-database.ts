import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Client, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { installQueue } from '../db/install-queue.ts'
import { lockedAgainstMigrations, migrateWithin } from '../db/migrate.ts'
import { queueSchema, sendingQueues } from '../db/queues.ts'
import { UnusableDatabaseError } from '../db/unusable-database-error.ts'
import type { Backup } from './read-backup.ts'
import type { Manifest } from './manifest.ts'

type Target = {
  /** The folder of the migrations of this version. */
  folder: string
  appRole: string
  /** Whether jobs that send something are left out. */
  withoutEmails: boolean
  /** Called just before the commit: if it fails, it may still have happened. */
  beforeCommit?: () => void
}

/** Whether there is any company or account in the database. */
export const hasContent = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ is_new: boolean }>("select to_regclass('public.tenants') is null as is_new")
  if (rows[0]?.is_new) return false
  const { rowCount } = await client.query(
    '(select from public.tenants limit 1) union all (select from public.users limit 1)',
  )
  return rowCount !== 0
}

/** Whether processes of ours are connected. A server with its own PostgreSQL is noticed earlier, because it holds the folder. */
export const isInUse = async (client: Client, appRole: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and usename = $1',
    [appRole],
  )
  return rowCount !== 0
}

/**
 * Replaces everything in the database with the content of the backup, in one transaction: until its commit nothing has changed,
 * whatever fails. The tables are made by the migrations that the backup names; the later ones of this version are applied to
 * the restored rows. `client` is for the owner of the tables.
 */
export const restoreDatabase = (
  client: Client,
  { manifest, read }: Backup,
  { folder, appRole, withoutEmails, beforeCommit }: Target,
): Promise<void> =>
  lockedAgainstMigrations(client, async () => {
    await prepareSession(client)
    // pg-boss's plans end the transaction they run in, and the queue is that of this version in any case.
    const fault = await installQueue(client, appRole)
    if (fault !== undefined) throw new UnusableDatabaseError(fault)
    await client.query('begin')
    try {
      await client.query(dropAll)
      await migrateWithin(client, { folder, appRole, upTo: manifest.migrations.at(-1)?.name })
      await loadTables(client, manifest, read)
      await migrateWithin(client, { folder, appRole })
      await loadJobs(client, manifest.jobs, { read, leaveOut: withoutEmails ? sendingQueues : [] })
      beforeCommit?.()
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
    // All is restored. If this fails, autovacuum does it later.
    await client.query('analyze').catch(() => {})
  })

/** Texts are read as the backup wrote them, and waiting for a lock ends after half a minute. */
export const prepareSession = (client: Client) =>
  client.query(`
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s';
    set client_min_messages = error`)

/** Drops what the owner has in the schema, except what belongs to extensions, which others may have installed. */
const dropAll = `
do $$
declare statement text;
begin
  foreach statement in array array(
    select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relowner = current_user::regrole
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typowner = current_user::regrole and t.typtype in ('d', 'e')
      and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e'))
  loop
    execute statement;
  end loop;
end $$`

const loadTables = async (client: Client, { tables, sequences }: Manifest, read: Backup['read']): Promise<void> => {
  const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`)
  await withoutReactions(client, names, async () => {
    // Migrations may have inserted rows; those of the backup include them.
    await client.query(`truncate ${names.join(', ')}`)
    for (const { name, columns, path } of tables)
      await load(client, `public.${escapeIdentifier(name)}`, columns, await read(path))
    for (const { name, value, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        `public.${escapeIdentifier(name)}`,
        value,
        isCalled,
      ])
  })
}

/**
 * Does `work` in the caller's transaction while nothing reacts to new rows in these tables: triggers would count them again,
 * foreign keys depend on the order, and row security also applies to the owner. All of it is put back, and the foreign keys are
 * checked. Until the transaction ends, all others wait for the tables.
 */
export const withoutReactions = async (client: Client, names: string[], work: () => Promise<void>): Promise<void> => {
  const { rows: constraints } = await client.query<{ drop: string; add: string }>(constraintsQuery)
  const { rows: isProtected } = await client.query<{ name: string }>(protectedQuery)
  for (const { drop } of constraints) await client.query(drop)
  for (const { name } of isProtected) await client.query(`alter table ${name} no force row level security`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await work()
  for (const { add } of constraints) await client.query(add)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { name } of isProtected) await client.query(`alter table ${name} force row level security`)
}

/** Foreign keys, and checks that older rows need not meet. */
const constraintsQuery = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint
  where connamespace = 'public'::regnamespace and conparentid = 0 and (contype = 'f' or contype = 'c' and not convalidated)`

const protectedQuery = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`

/** Copies rows into a table. */
export const load = (client: Client, table: string, columns: string[], rows: Readable): Promise<void> =>
  pipeline(rows, client.query(copyFrom(`copy ${table} (${columns.map(escapeIdentifier).join(', ')}) from stdin`)))

const loadJobs = async (
  client: Client,
  jobs: Manifest['jobs'],
  { read, leaveOut }: { read: Backup['read']; leaveOut: readonly string[] },
): Promise<void> => {
  await client.query(`truncate ${queueSchema}.job, ${queueSchema}.job_dependency`)
  await addJobs(client, jobs, { read, condition: `name <> all('{${leaveOut.join(',')}}')` })
}

/**
 * Adds the unfinished jobs of the backup that meet a condition. The tables are those of this version's pg-boss, which may have
 * other columns and queues than the backup's.
 */
export const addJobs = async (
  client: Client,
  jobs: Manifest['jobs'],
  { read, condition }: { read: Backup['read']; condition: string },
): Promise<void> => {
  const job = `${queueSchema}.job`
  const { rows: present } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = '${job}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const shared = present.filter(({ name }) => jobs.columns.includes(name))
  const texts = jobs.columns.map((name) => `${escapeIdentifier(name)} text`)
  await client.query(`create temporary table restored_jobs (${texts.join(', ')}) on commit drop`)
  await load(client, 'pg_temp.restored_jobs', jobs.columns, await read(jobs.path))
  await client.query(
    `insert into ${job} (${shared.map(({ name }) => escapeIdentifier(name)).join(', ')})
     select ${shared.map(({ name, type }) => `${escapeIdentifier(name)}::${type}`).join(', ')} from pg_temp.restored_jobs
     where id <> all($1::text[]) and name in (select name from ${queueSchema}.queue) and ${condition}
     on conflict do nothing`,
    [jobs.done],
  )
}
