import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import { connectOnce } from './connect-once.ts'
import { UnusableDatabaseError } from './unusable-database-error.ts'

/** In milliseconds. */
const longestWait = 2000

/**
 * Throws UnusableDatabaseError if `url`, the value of `variable`, leads through a pooler that gives each transaction another session,
 * such as PgBouncer in transaction mode. `advice` says what to do.
 */
export const requireSession = async (
  url: string,
  variable: string,
  advice = 'it must lead straight to PostgreSQL',
): Promise<void> => {
  if (await isOneSession(url)) return
  throw new UnusableDatabaseError(
    `${variable} leads to a connection pooler that gives each transaction another session; ${advice}.`,
  )
}

/** Throws UnusableDatabaseError unless `directUrl` leads to the same database as `url`, and what is announced there arrives. */
export const checkDirect = async ({ url, directUrl }: { url: string; directUrl: string }): Promise<void> => {
  await requireSession(directUrl, 'DIRECT_DATABASE_URL')
  if (await isHeard(url, directUrl)) return
  throw new UnusableDatabaseError('DIRECT_DATABASE_URL leads to another database than DATABASE_URL.')
}

/** Whether `url` leads straight to PostgreSQL, with no pooler in between that answers for it. */
export const isDirect = async (url: string): Promise<boolean> => {
  const client = await connectOnce(url)
  try {
    return await isAnsweredByItself(client)
  } finally {
    await client.end()
  }
}

/** A pooler gives its clients a process number of its own, because their backends change. */
const isAnsweredByItself = async (client: Client): Promise<boolean> =>
  (await backendOf(client)) === Reflect.get(client, 'processID')

const backendOf = async (client: Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

const isOneSession = async (url: string): Promise<boolean> => {
  const first = await connectOnce(url)
  try {
    if (await isAnsweredByItself(first)) return true
    const second = await connectOnce(url)
    try {
      return await keepsBackend(first, second)
    } finally {
      await second.end()
    }
  } finally {
    await first.end()
  }
}

/** A pooler may also give each client one session for as long as it is connected. */
const keepsBackend = async (first: Client, second: Client): Promise<boolean> => {
  await first.query('begin')
  const backend = await backendOf(first)
  // Both hold a backend at the same time. If there is only one, the second waits for it.
  const begun = second.query('begin').then(
    () => true,
    () => false,
  )
  const isFree = await Promise.race([begun, sleep(longestWait, false, { ref: false })])
  await first.query('commit')
  if (!isFree) return false
  await second.query('commit')
  // In whatever order backends are given out, one of two attempts gets the other backend.
  for (let n = 0; n < 2; n += 1) if ((await backendOf(first)) !== backend) return false
  return true
}

/** Whether what is announced at `url` arrives at `directUrl`. */
const isHeard = async (url: string, directUrl: string): Promise<boolean> => {
  const channel = `check_${randomUUID()}`
  const [sender, listener] = await Promise.all([connectOnce(url), connectOnce(directUrl)])
  try {
    const heard = new Promise<boolean>((resolve) => listener.once('notification', () => resolve(true)))
    await listener.query(`listen ${escapeIdentifier(channel)}`)
    await sender.query(`select pg_notify($1, '')`, [channel])
    return await Promise.race([heard, sleep(longestWait, false, { ref: false })])
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw new UnusableDatabaseError(`DIRECT_DATABASE_URL cannot be used to listen: ${error.message}.`, { cause: error })
  } finally {
    await Promise.all([sender.end(), listener.end()])
  }
}
