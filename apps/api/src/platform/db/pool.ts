import { type ClientBase, Pool, type PoolConfig, types } from 'pg'
import { columnParser } from './column-parser.ts'
import { DatabaseUnreachable } from './lost-connection.ts'
import { SteadyClient, type SteadyConfig } from './steady-client.ts'
import { watchAnswers } from './watch-answers.ts'

export type { Pool } from 'pg'

/** Of every connection. A peer that is gone is noticed while a connection is idle, before a request takes it. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/** In milliseconds. The database itself cancels a statement, a wait for a lock, and a transaction left idle. */
const limits = { statement_timeout: 15_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 30_000 }

/** On a replica, a read that takes longer is repeated on the primary. */
const replicaLimits = { ...limits, statement_timeout: 3000, lock_timeout: 1000 }

/** The same for one transaction, to be appended to its beginning: a pooler does not accept them for a connection. */
export const transactionLimits = Object.entries(limits)
  .map(([name, value]) => `; set local ${name} = ${value}`)
  .join('')

type PoolOptions = {
  isWatched?: boolean
  /** Without the pooler that the URL leads through; undefined if there is none. */
  directUrl?: string | undefined
  /** Whether the server may be a replica: the pool is then only for reads. */
  isReplica?: boolean
}

const pooled = new WeakSet<Pool>()

/**
 * Whether a pool's connections lead to a pooler: then each transaction may be on another connection to the database, and nothing may be
 * expected to last longer than it.
 */
export const isBehindPooler = (pool: Pool): boolean => pooled.has(pool)

/**
 * Connections for the role of the app, at most `max` at a time. Values are returned in the formats of the API (see
 * column-parser). A statement is cancelled after 15 s, a wait for a lock after 5 s, a transaction left idle after 30 s. Unwatched,
 * it sends no statements of its own, so that a test can count those of a request.
 */
export const createPool = (
  url: string,
  max: number,
  { isWatched = true, directUrl, isReplica = false }: PoolOptions = {},
): Pool => {
  const pool = openPool(isWatched ? { directUrl, isReplica } : null, {
    connectionString: url,
    max,
    application_name: 'sojourn',
    // The parsers read ISO dates and expect UTC. A pooler accepts only parameters that it can set again on another connection, and only
    // by their names; it compares their values with those that the database reports.
    ...(directUrl === undefined
      ? { ...(isReplica ? replicaLimits : limits), options: '-c TimeZone=UTC -c DateStyle=ISO' }
      : { parameters: { TimeZone: 'UTC', DateStyle: 'ISO, MDY' }, isUnprepared: true }),
    // The database itself cancels earlier, unless it is gone.
    query_timeout: 17_000,
    // Sends a statement while the previous one is still running, such as the beginning of a transaction with its first query.
    pipeline: true,
    types: {
      getTypeParser: (type, format) =>
        (format === 'binary' ? undefined : columnParser(type)) ?? types.getTypeParser(type, format),
    },
  })
  if (directUrl !== undefined) pooled.add(pool)
  return pool
}

/** Connections of the job queue, which has its own formats and longer statements. */
export const createQueuePool = (url: string, max: number, directUrl?: string): Pool =>
  openPool({ directUrl }, { connectionString: url, max, application_name: 'sojourn-worker', query_timeout: 120_000 })

/**
 * Whatever happens to its connections, the process goes on and queries are rejected: within two seconds also if the database is
 * silent, unless `watching` is null (see watch-answers).
 */
const openPool = (
  watching: Pick<PoolOptions, 'directUrl' | 'isReplica'> | null,
  settings: PoolConfig & SteadyConfig,
): Pool => {
  const common = { connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, ...alive, ...settings }
  const { Client, watch } = watchAnswers(settings, watching?.directUrl)
  const verify = watching && !watching.isReplica ? { verify: requireWritable } : {}
  const pool = new Pool(watching ? { ...common, Client, ...verify } : { ...common, Client: SteadyClient })
  if (watching) watch(pool)
  // An idle connection that the server closes is replaced by the next query. Without a listener, its error would end the
  // process.
  pool.on('error', () => {})
  return pool
}

/** A replica cannot be used until it is promoted: then connections are opened again. */
const requireWritable = (client: ClientBase, onVerified: (error?: Error) => void): void => {
  client.query<{ transaction_read_only: string }>('show transaction_read_only', (error: Error | undefined, result) => {
    const isReadOnly = !error && result.rows[0]?.transaction_read_only === 'on'
    onVerified(isReadOnly ? new DatabaseUnreachable('the database is a replica, or read-only for now') : error)
  })
}
