import type { Pool } from '../db/pool.ts'

/** Something tried by a name that tells nothing: it is stored. So many failures are free. */
export type Delayed = { name: string; free: number }

/** Lets tries wait that failed before, twice as long each time. */
export type Delays = {
  /** Counts a try under all names, and answers 0; or under none, and answers after how many seconds it may be made. */
  count(tries: readonly Delayed[]): Promise<number>
  /** Forgets what was counted under the names: a try has succeeded. */
  forget(names: readonly string[]): Promise<void>
}

/** Delays that all processes of one database count together. What failed is forgotten after a day without another try. */
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

/** Deletes what failed more than a day ago. */
export const removeExpiredDelays = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from login_delays where expires_at < $1', [now.toISOString()])
}
