import type { Client, Pool, PoolClient } from 'pg'
import { DatabaseUnreachable } from './lost-connection.ts'

/** How far a server has written or replayed its log. `system` is the same for a database and its replicas. */
export type LogPosition = {
  system: string
  /** As PostgreSQL writes it, in two hexadecimal halves: `16/B374D848`. */
  location: string
}

type Connection = Pick<Client | Pool | PoolClient, 'query'>

/** The system identifier of the server and the oid of the database: both are the same on a replica. */
const system = `(select system_identifier || '/' || (select oid from pg_database where datname = current_database()) from pg_control_system()) as system`

/**
 * How far a primary has written its log: everything that is committed is before this position. If commits do not wait for the
 * disk, the flushed part of the log may lack the latest ones, so the position of what has been inserted is returned.
 */
export const readPosition = async (primary: Connection): Promise<LogPosition> => {
  const { rows } = await primary.query<LogPosition>({
    name: 'position',
    text: `select ${system},
      (case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
       else pg_current_wal_flush_lsn() end)::text as location`,
  })
  const [position] = rows
  if (!position) throw new DatabaseUnreachable('the primary did not report its position.')
  return position
}

/** How far a replica has replayed its log. Throws DatabaseUnreachable if the server is no longer a replica, or never was one. */
export const readReplayed = async (replica: Connection): Promise<LogPosition> => {
  const { rows } = await replica.query<{ system: string; location: string | null }>({
    name: 'replayed',
    text: `select ${system}, case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as location`,
  })
  const [{ system: of, location } = { system: '', location: null }] = rows
  if (location === null) throw new DatabaseUnreachable('the server is not a replica.')
  return { system: of, location }
}

/** How many bytes of the log one server is behind another. Throws DatabaseUnreachable if they are not the same database. */
export const bytesBetween = (behind: LogPosition, ahead: LogPosition): number => {
  if (behind.system !== ahead.system) throw new DatabaseUnreachable('it is a replica of another database.')
  return Number(bytesAt(ahead.location) - bytesAt(behind.location))
}

const bytesAt = (location: string): bigint => {
  const [high = '', low = ''] = location.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
