import { Pool, types } from 'pg'
import { columnParser } from './column-parser.ts'

export type { Pool } from 'pg'

/**
 * Connections for the role of the app, at most `max` at a time. Values are returned in the formats of the API (see
 * column-parser). A statement is cancelled after 15 s, a wait for a lock after 5 s, a transaction left idle after 30 s.
 */
export function createPool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'sojourn',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // Sends a statement while the previous one is still running, such as the beginning of a transaction with its first query.
    pipeline: true,
    // The parsers read ISO dates and expect UTC.
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: {
      getTypeParser: (type, format) =>
        (format === 'binary' ? undefined : columnParser(type)) ?? types.getTypeParser(type, format),
    },
  })
  // An idle connection that the server closes is replaced by the next query. Without a listener, its error would end the
  // process.
  pool.on('error', () => {})
  // Nor does the pool listen while a connection changes hands: it is given to the next user while a response is being read, which may
  // also contain the error that ends the connection. The next query of that user is rejected.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
