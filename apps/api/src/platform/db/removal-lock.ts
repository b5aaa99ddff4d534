import { type Client, DatabaseError } from 'pg'
import { UnusableDatabaseError } from './unusable-database-error.ts'

/** Any number will do, as long as all processes use the same. */
const advisoryLock = 7_305_012_028
const lockNotAvailable = '55P03'

type Tx = { query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> }

/**
 * Keeps stored files where they are while a backup copies them: until the connection ends, `mayRemoveFiles` is false. Waits for
 * removals that are under way. Throws UnusableDatabaseError when another backup does not end.
 */
export const holdRemovals = async (client: Client): Promise<void> => {
  await client.query("set lock_timeout = '60s'")
  await client.query('select pg_advisory_lock($1)', [advisoryLock]).catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error
    throw new UnusableDatabaseError('Another backup of this server is running.', { cause: error })
  })
  await client.query('set lock_timeout = 0')
}

/** Whether stored files may be removed until the end of the transaction; not while a backup runs. Does not wait. */
export const mayRemoveFiles = async (tx: Tx): Promise<boolean> =>
  (await tx.query<{ may: boolean }>('select pg_try_advisory_xact_lock_shared($1) as may', [advisoryLock]))[0]?.may ===
  true
