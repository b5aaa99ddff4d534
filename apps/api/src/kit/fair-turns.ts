import { createTurns, type Turns } from '../platform/limits/turns.ts'

/** So long somebody is told to wait for whom too many of their company wait already. */
export const busySeconds = 5

/** What companies share, and take turns at: one that does much waits for itself, and the others are not in its way. */
export type FairTurns = {
  /** Transactions. */
  database: Turns
  /** Lists and whole companies that are written to files. */
  exports: Turns
  /** Pages that are put together of all that they draw on, for a preview or to be published. */
  drafts: Turns
  /** Whole files that are prepared while their sender waits, and are in memory for that. */
  uploads: Turns
  /** Files of strangers that are prepared, and the pictures of people. */
  pictures: Turns
  /** Brochures that are printed, with their pictures. */
  brochures: Turns
}

/** `connections`: as many as the pool has. A few are left for what no company asks for, such as who sends a request. */
export const createFairTurns = (connections: number): FairTurns => ({
  database: createTurns({
    atOnce: connections - 2,
    atOnceOfOne: Math.ceil(connections * 0.4),
    maxWaiting: 1000,
    maxWaitingPerKey: 200,
    longestWaitMs: 5000,
  }),
  exports: createTurns({ atOnce: 3, atOnceOfOne: 1, maxWaiting: 60, maxWaitingPerKey: 4 }),
  // A long one occupies the process that answers everybody: a company has a tenth of it for these at most.
  drafts: createTurns({ atOnce: 3, maxWaiting: 60, maxWaitingPerKey: 10, restFactor: 9 }),
  uploads: createTurns({ atOnce: 4, atOnceOfOne: 2, maxWaiting: 200, maxWaitingPerKey: 50 }),
  // One process does one after the other. Whoever comes here has had to wait before, or is a job.
  pictures: createTurns({ atOnce: 1, maxWaiting: Infinity, maxWaitingPerKey: Infinity }),
  brochures: createTurns({ atOnce: 1, maxWaiting: 60, maxWaitingPerKey: 5 }),
})
