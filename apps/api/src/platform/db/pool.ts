import { type ClientBase, Pool, type PoolConfig, types } from 'pg'
import { columnParser } from './column-parser.ts'
import { DatabaseUnreachable } from './lost-connection.ts'
import { SteadyClient } from './steady-client.ts'
import { watchAnswers } from './watch-answers.ts'

export type { Pool } from 'pg'

/** Of every connection. A peer that is gone is noticed while a connection is idle, before a request takes it. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/**
 * Connections for the role of the app, at most `max` at a time. Values are returned in the formats of the API (see
 * column-parser). A statement is cancelled after 15 s, a wait for a lock after 5 s, a transaction left idle after 30 s. Unwatched,
 * it sends no statements of its own, so that a test can count those of a request.
 */
export const createPool = (url: string, max: number, { isWatched = true } = {}): Pool =>
  openPool(isWatched, {
    connectionString: url,
    max,
    application_name: 'sojourn',
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    // The database itself cancels earlier, unless it is gone.
    query_timeout: 17_000,
    // Sends a statement while the previous one is still running, such as the beginning of a transaction with its first query.
    pipeline: true,
    // The parsers read ISO dates and expect UTC.
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: {
      getTypeParser: (type, format) =>
        (format === 'binary' ? undefined : columnParser(type)) ?? types.getTypeParser(type, format),
    },
  })

/** Connections of the job queue, which has its own formats and longer statements. */
export const createQueuePool = (url: string, max: number): Pool =>
  openPool(true, { connectionString: url, max, application_name: 'sojourn-worker', query_timeout: 120_000 })

/**
 * Whatever happens to its connections, the process goes on and queries are rejected: within two seconds also if the database is
 * silent (see watch-answers).
 */
const openPool = (isWatched: boolean, settings: PoolConfig): Pool => {
  const common = { connectionTimeoutMillis: 5000, idleTimeoutMillis: 30_000, ...alive, ...settings }
  const { Client, watch } = watchAnswers(settings)
  const pool = new Pool(
    isWatched ? { ...common, Client, verify: requireWritable } : { ...common, Client: SteadyClient },
  )
  if (isWatched) watch(pool)
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
