import type { Pool } from '../db/pool.ts'

/** What an attempt is counted under. `name` is stored, so it must reveal nothing. The first `free` failures cause no delay. */
export type Delayed = { name: string; free: number }

/** Delays attempts after failures, twice as long after each one. */
export type Delays = {
  /** Counts an attempt under all names and returns 0; or counts it under none, and returns the seconds until it may be made. */
  count(tries: readonly Delayed[]): Promise<number>
  /** Deletes the counts of the names, after an attempt has succeeded. */
  forget(names: readonly string[]): Promise<void>
}

/** Delays that are shared by all processes of one database. Failures are forgotten after a day without another attempt. */
export const createDelays = (pool: Pool, { longestSeconds }: { longestSeconds: number }): Delays => ({
  count: async (tries) => {
    const { rows } = await pool.query<{ seconds: number }>('select count_login_try($1, $2, $3) as seconds', [
      tries.map(({ name }) => name),
      tries.map(({ free }) => free),
      longestSeconds,
    ])
    return rows[0]?.seconds ?? 0
  },
  forget: async (names) => {
    await pool.query('delete from login_delays where key = any($1)', [names])
  },
})

/** Deletes failures that are older than a day. */
export const removeExpiredDelays = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from login_delays where expires_at < $1', [now.toISOString()])
}
