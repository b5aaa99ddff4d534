/** The database does not answer, although nothing has closed the connection. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
  /** As PostgreSQL names a failed connection. */
  readonly code = '08006'
}

/**
 * Whether an error means that the database, or what is between it and us, cannot be used now: it is down, starting, stopping, full,
 * a replica, or the connection was lost. The same may work soon. What was being committed may or may not have been.
 */
export const isLostConnection = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (codes.has(code) || classes.test(code))) return true
  if (typeof message === 'string' && messages.test(message)) return true
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isLostConnection)
  return error instanceof Error && error.cause !== undefined && isLostConnection(error.cause)
}

/** Errors of the network, and of PostgreSQL: an idle transaction or session was ended. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  '25P03',
])

/**
 * Classes of PostgreSQL's errors: 08 connection, 53 resources, 57P operator intervention such as a restart, 58 of the system around it.
 */
const classes = /^(?:08\w{3}|53\d{3}|57P\d{2}|58\w{3})$/

/**
 * The messages of pg and its pool for a connection that could not be opened or was lost; these errors have no code. And that of a replica
 * behind a pooler.
 */
const messages =
  /timeout exceeded when trying to connect|^timeout expired$|^Connection terminated|^Client (?:has encountered a connection error|was closed) and is not queryable|^Query read timeout$|terminating connection due to|^the database system is |^Received unexpected \w+ message from backend|^Cannot use a pool after calling end|^cannot set transaction read-write mode during recovery/
