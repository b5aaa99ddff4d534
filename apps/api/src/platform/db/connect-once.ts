import { type Client, DatabaseError } from 'pg'
import { SteadyClient } from './steady-client.ts'
import { UnusableDatabaseError } from './unusable-database-error.ts'

/**
 * Opens one connection outside the pool, which the caller has to end. Throws UnusableDatabaseError if the server does not
 * respond or denies access.
 */
export async function connectOnce(url: string): Promise<Client> {
  const client = new SteadyClient({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'sojourn',
  })
  try {
    await client.connect()
  } catch (error) {
    const why = error instanceof DatabaseError ? error.message : connectionFailure(error)
    throw new UnusableDatabaseError(`The database at ${withoutPassword(url)} cannot be reached: ${why}.`, {
      cause: error,
    })
  }
  return client
}

/** Node tries all addresses of a host, and then throws an AggregateError without a message. */
function connectionFailure(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return connectionFailure(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

function withoutPassword(url: string): string {
  const { username, host, pathname } = new URL(url)
  return `${username === '' ? '' : `${username}@`}${host}${pathname}`
}
