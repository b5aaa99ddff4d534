import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { checkDatabase, type DatabaseUrls } from '../platform/db/check.ts'
import { connectOnce } from '../platform/db/connect-once.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { checkMigrated } from '../platform/db/migrate.ts'
import { createPool } from '../platform/db/pool.ts'
import { bytesBetween, readPosition, readReplayed } from '../platform/db/log-position.ts'
import { isDirect } from '../platform/db/session.ts'
import { createQueue } from '../platform/queue/queue.ts'
import { about, type Finding, messageOf } from './finding.ts'

const database = about('database')
const jobs = about('jobs')

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
/** What one process opens at most: 20 for requests, 4 for jobs, and a few that listen. Only these do not go through a pooler. */
const perProcess = 30
const besidePooler = 4
const maxClockSeconds = 5
const maxDelaySeconds = 600

/** Checks the database and the queues in it. An embedded one is started for it, unless it runs. */
export const examineDatabase = async (config: Config): Promise<Finding[]> => {
  const { database: place } = config
  try {
    if (place.kind === 'external') return await examineAt(place)
    if (!existsSync(join(place.folder, 'cluster'))) return [database.ok('It is created at the first start.')]
    const server = await startEmbeddedPostgres({ folder: place.folder, whenInUse: 'attach' })
    try {
      return await examineAt({ url: server.databaseUrl })
    } finally {
      await server.stop()
    }
  } catch (error) {
    return [database.error(messageOf(error))]
  }
}

const examineAt = async (urls: DatabaseUrls): Promise<Finding[]> => {
  await checkDatabase(urls)
  const { url, directUrl } = urls
  const client = await connectOnce(url)
  try {
    const found = [
      ...(await examineServer(client, directUrl === undefined ? perProcess : besidePooler)),
      ...(await examinePooler(urls)),
      ...(await examineReplica(client, urls)),
      ...(await examineMigrations(url)),
    ]
    return [...found, ...(await examineJobs(urls).catch((error: unknown) => [jobs.error(messageOf(error))]))]
  } finally {
    await client.end()
  }
}

type Facts = { version: string; size: number; used: number; most: number; now: Date }

const examineServer = async (client: Client, ofOneProcess: number): Promise<Finding[]> => {
  const before = Date.now()
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most, clock_timestamp() as now`,
  )
  const [facts] = rows
  if (!facts) return []
  const { version, size, used, most, now } = facts
  const middle = (before + Date.now()) / 2
  const difference = Math.abs(now.getTime() - middle) / 1000
  const connections = `${used} of ${most} connections are in use; each process takes up to ${ofOneProcess}.`
  return [
    database.ok(`PostgreSQL ${version.split(' ')[0]}, ${(size / 1e9).toFixed(2)} GB.`),
    most - used < ofOneProcess ? database.warning(connections) : database.ok(connections),
    ...(difference > maxClockSeconds
      ? [database.warning(`Its clock differs from this machine's by ${Math.round(difference)} seconds.`)]
      : []),
  ]
}

const examinePooler = async ({ url, directUrl }: DatabaseUrls): Promise<Finding[]> => {
  if (directUrl === undefined) return []
  if (await isDirect(url))
    return [
      database.warning(
        'DATABASE_URL leads straight to PostgreSQL. Remove DIRECT_DATABASE_URL: then statements are prepared, which is faster.',
      ),
    ]
  return [
    database.ok('DATABASE_URL leads through a connection pooler, and DIRECT_DATABASE_URL straight to PostgreSQL.'),
  ]
}

/** How far behind a replica may be without a warning, in bytes of the log. */
const maxBehind = 16_000_000

/** A replica that cannot be used is not an error: the primary answers in its place. */
const examineReplica = async (primary: Client, { replicaUrl }: DatabaseUrls): Promise<Finding[]> => {
  if (replicaUrl === undefined) return []
  try {
    const client = await connectOnce(replicaUrl)
    try {
      const position = await readPosition(primary)
      const replayed = await readReplayed(client)
      const behind = Math.max(0, bytesBetween(replayed, position))
      const delay = `The replica is ${(behind / 1e6).toFixed(1)} MB behind`
      return [behind > maxBehind ? database.warning(`${delay}, so the primary answers.`) : database.ok(`${delay}.`)]
    } finally {
      await client.end()
    }
  } catch (error) {
    return [database.warning(`The replica cannot be used, so the primary answers: ${messageOf(error)}`)]
  }
}

const examineMigrations = async (url: string): Promise<Finding[]> => {
  try {
    await checkMigrated({ url, folder: migrations })
    return [database.ok('All migrations of this version are applied.')]
  } catch (error) {
    const text = messageOf(error)
    // Those that are missing are applied by a start with that setting.
    return [text.includes('MIGRATION_DATABASE_URL') ? database.warning(text) : database.error(text)]
  }
}

const examineJobs = async ({ url, directUrl }: DatabaseUrls): Promise<Finding[]> => {
  const pool = createPool(url, 1, { directUrl })
  try {
    const loads = await createQueue(pool).loads()
    const failed = loads.find(({ name }) => name === 'letters-failed')?.waiting ?? 0
    const late = loads.filter(({ name, delay }) => name !== 'letters-failed' && delay > maxDelaySeconds)
    return [
      ...late.map(({ name, waiting, delay }) =>
        jobs.error(
          `Jobs waiting in ${name}: ${waiting}. The oldest has been due for ${Math.round(delay / 60)} minutes: is a worker running?`,
        ),
      ),
      ...(failed > 0
        ? [
            jobs.warning(
              `Emails that could not be sent: ${failed}. They are kept for a month in the queue letters-failed.`,
            ),
          ]
        : []),
      ...(late.length === 0 ? [jobs.ok('No job is late.')] : []),
    ]
  } finally {
    await pool.end()
  }
}
