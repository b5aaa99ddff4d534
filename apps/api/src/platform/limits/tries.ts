import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from '../db/pool.ts'

/** Counts tries by name. */
export type Tries = {
  /** Counts a try; false when there were too many. */
  count(name: string): Promise<boolean>
  /** Takes a try back. */
  forgive(name: string): Promise<void>
}

/** The table that the migrations make; its columns are the library's. */
const tableName = 'rate_limits'

type Counted = {
  /** What is counted: the same name and the same limit is the same count in every process. */
  of: string
  /** So many tries, in a window of seconds that begins with the first. */
  max: number
  seconds: number
  /** Whether tries can be taken back: then a rejection is checked again each time, else the process remembers it. */
  isForgiving?: boolean
}

/**
 * Tries that all processes of one database count together. While the database does not answer, each process counts for
 * itself. `name` must tell nothing: it is stored.
 */
export const createTries = (pool: Pool, { of, max, seconds, isForgiving = false }: Counted): Tries => {
  const window = { points: max, duration: seconds, keyPrefix: `${of} ${max}/${seconds}` }
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: pool,
    storeType: 'pool',
    tableName,
    tableCreated: true,
    // The housekeeping does it, for all processes.
    clearExpiredByTimeout: false,
    // A flood is stopped without a statement for each of its drops.
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
