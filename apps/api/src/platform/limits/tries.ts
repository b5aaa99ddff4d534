import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from '../db/pool.ts'

/** Counts attempts by name. */
export type Tries = {
  /** Counts an attempt; false if there were too many. */
  count(name: string): Promise<boolean>
  /** Takes one attempt back. */
  forgive(name: string): Promise<void>
}

/** The table is created by a migration, with the columns that the library requires. */
const tableName = 'rate_limits'

type Counted = {
  /** What is counted. All processes share the count of the same name with the same limit. */
  of: string
  /** The maximum number of attempts in a window of `seconds`, which begins with the first attempt. */
  max: number
  seconds: number
  /**
   * Whether attempts can be taken back. If so, the database is queried for each one; otherwise the process caches a rejection.
   */
  isForgiving?: boolean
}

/**
 * Counts attempts, shared by all processes of one database. While the database does not respond, each process counts
 * separately. Names are stored, so they must reveal nothing.
 */
export const createTries = (pool: Pool, { of, max, seconds, isForgiving = false }: Counted): Tries => {
  const window = { points: max, duration: seconds, keyPrefix: `${of} ${max}/${seconds}` }
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: pool,
    storeType: 'pool',
    tableName,
    tableCreated: true,
    // The housekeeping job deletes expired counts, for all processes.
    clearExpiredByTimeout: false,
    // Further attempts beyond the limit cost no query, so a flood does not reach the database.
    inMemoryBlockOnConsumed: isForgiving ? 0 : max + 1,
    insuranceLimiter: new RateLimiterMemory(window),
  })
  return {
    count: async (name) => {
      try {
        await limiter.consume(name)
        return true
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return false
        throw rejection
      }
    },
    forgive: async (name) => void (await limiter.reward(name)),
  }
}

/** Deletes counts whose window is over. */
export const removeExpiredTries = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query(`delete from ${tableName} where expire < $1`, [now.getTime()])
}
