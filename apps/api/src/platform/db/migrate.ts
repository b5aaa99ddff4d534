import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import { installQueue, isQueueInstalled } from './install-queue.ts'
import { connectOnce } from './connect-once.ts'
import { UnusableDatabaseError } from './unusable-database-error.ts'

type Migration = { name: string; sql: string; sha256: string }
type AppliedMigration = { name: string; sha256: string }

/** Any number will do, as long as all starting processes use the same. */
const advisoryLock = 7_305_012_026

/**
 * In milliseconds. A migration that waits for a lock on a table makes the statements of the running servers wait behind it. So it
 * waits only briefly, lets them pass, and tries again.
 */
const locks = { longestWait: 500, pause: 1500, giveUpAfter: 120_000 }

/**
 * Brings the database up to date with the code: applies the files `NNNN_name.sql` of `folder` that have not been applied, in
 * order, each in its own transaction, and then installs the job queue. Processes that start at the same time wait for each
 * other. While a migration waits for a lock, running servers wait behind it for at most half a second. In the files, `:app_role`
 * and `:"app_role"` stand for the quoted role of the app.
 *
 * Throws UnusableDatabaseError when an applied file has changed, when the database has a migration that the code does not, or
 * when a file fails; what was applied before it stays.
 */
export async function migrate(options: {
  /** For the role that owns the schema. */
  url: string
  folder: string
  appRole: string
}): Promise<{ applied: string[] }> {
  const { url, folder, appRole } = options
  const migrations = await readMigrations(folder)
  const client = await connectOnce(url)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await createMigrationTable(client, appRole)
    const pending = pendingMigrations(migrations, await appliedMigrations(client))
    for (const migration of pending) await apply(client, migration, appRole)
    const fault = await installQueue(client, appRole)
    if (fault !== undefined) throw new UnusableDatabaseError(fault)
    return { applied: pending.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

/**
 * Applies migrations in the caller's transaction, on the connection of the owner, after those that are applied and up to the one
 * named `upTo`, or all. Throws as `migrate` does.
 */
export async function migrateWithin(
  client: Client,
  { folder, appRole, upTo }: { folder: string; appRole: string; upTo?: string },
): Promise<void> {
  await createMigrationTable(client, appRole)
  const pending = pendingMigrations(await readMigrations(folder), await appliedMigrations(client))
  for (const migration of pending)
    if (upTo === undefined || migration.name <= upTo) await applyWithin(client, migration, appRole)
}

/** Throws UnusableDatabaseError unless this version can continue from the migrations that were applied to `subject`. */
export async function checkHistory(folder: string, applied: AppliedMigration[], subject: string): Promise<void> {
  pendingMigrations(await readMigrations(folder), applied, subject)
}

/** Does `work` while no process applies migrations. */
export async function lockedAgainstMigrations<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [advisoryLock])
  try {
    return await work()
  } finally {
    // Fails only when the connection is lost, and then the lock is gone.
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]).catch(() => {})
  }
}

/**
 * For a start without the URL of the owner: throws UnusableDatabaseError unless the database is up to date with the code. `url`
 * may be that of the app's role.
 */
export async function checkMigrated(options: { url: string; folder: string }): Promise<void> {
  const migrations = await readMigrations(options.folder)
  const client = await connectOnce(options.url)
  try {
    const found = await client.query("select from pg_tables where schemaname = 'public' and tablename = 'migrations'")
    const pending = pendingMigrations(migrations, found.rowCount === 0 ? [] : await appliedMigrations(client))
    if (pending.length > 0) {
      throw new UnusableDatabaseError(
        `The database lacks ${pending.length} migration(s), beginning with ${pending[0]?.name}; set MIGRATION_DATABASE_URL to have them applied.`,
      )
    }
    if (!(await isQueueInstalled(client, roleOf(options.url)))) {
      throw new UnusableDatabaseError(
        'The database lacks the job queue of this version; set MIGRATION_DATABASE_URL to have it made.',
      )
    }
  } finally {
    await client.end()
  }
}

/** The role in the URL of a database. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_-]+\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new UnusableDatabaseError(`The migration ${name} is not named NNNN_name.sql.`)
    if (numbers.has(number)) throw new UnusableDatabaseError(`Two migrations have the number ${number}.`)
    numbers.add(number)
  }
  return Promise.all(names.map((name) => readMigration(folder, name)))
}

/** Line endings are normalised, because Git may change them on Windows. */
async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

async function createMigrationTable(client: Client, appRole: string): Promise<void> {
  await client.query(`
		create table if not exists public.migrations (
			name text primary key,
			sha256 text not null,
			applied_at timestamptz not null default now()
		)`)
  await client.query(`grant select on public.migrations to ${escapeIdentifier(appRole)}`)
}

async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, sha256 from public.migrations order by name')
  return rows
}

/** The applied migrations must be the first ones of the code, unchanged. */
function pendingMigrations(
  migrations: Migration[],
  applied: AppliedMigration[],
  subject = 'The database',
): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, sha256 } of applied) {
    const migration = byName.get(name)
    if (migration === undefined) {
      throw new UnusableDatabaseError(
        `${subject} is newer than this version: it has the migration ${name}, which this version does not know.`,
      )
    }
    if (migration.sha256 !== sha256) {
      throw new UnusableDatabaseError(
        `The migration ${name} was changed after it was applied; put it back and write a new one.`,
      )
    }
  }
  const pending = migrations.slice(applied.length)
  const last = applied.at(-1)?.name ?? ''
  const early = migrations.find(({ name }) => name < last && !applied.some((one) => one.name === name))
  if (early !== undefined) {
    throw new UnusableDatabaseError(
      `The migration ${early.name} comes before ${last}, which is applied already; give it a higher number.`,
    )
  }
  return pending
}

async function apply(client: Client, migration: Migration, appRole: string): Promise<void> {
  const end = performance.now() + locks.giveUpAfter
  for (;;) {
    await client.query(`begin; set local lock_timeout = ${locks.longestWait}`)
    try {
      await applyWithin(client, migration, appRole)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (!(error instanceof UnusableDatabaseError && isLockConflict(error))) throw error
      if (performance.now() > end)
        throw new UnusableDatabaseError(
          `The migration ${migration.name} could not get a lock within two minutes. End the transaction that holds the lock (see pg_stat_activity), and start again.`,
          { cause: error },
        )
    }
    await sleep(locks.pause)
  }
}

const isLockConflict = ({ cause }: { cause?: unknown }): boolean =>
  cause instanceof DatabaseError && ['55P03', '40P01'].includes(cause.code ?? '')

async function applyWithin(client: Client, { name, sql, sha256 }: Migration, appRole: string): Promise<void> {
  const role = escapeIdentifier(appRole)
  // A function as replacement, because `$` in a replacement text has a special meaning and may be in the role's name.
  const text = sql.replaceAll(/(?<!:):(?:"app_role"|app_role\b)/g, () => role)
  try {
    await client.query(text)
    await client.query('insert into public.migrations (name, sha256) values ($1, $2)', [name, sha256])
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    const where = error.position === undefined ? '' : ` in line ${lineAt(text, Number(error.position))}`
    throw new UnusableDatabaseError(`The migration ${name} failed${where}: ${error.message}.`, { cause: error })
  }
}

/** PostgreSQL counts characters, not UTF-16 units, from 1. */
function lineAt(text: string, position: number): number {
  return (
    Array.from(text)
      .slice(0, position)
      .filter((character) => character === '\n').length + 1
  )
}
