import { createTurns, type Turns } from '../platform/limits/turns.ts'

/** Seconds after which to retry, sent to a client when too many requests of its company are already waiting. */
export const busySeconds = 5

/** Shared resources at which companies take turns: a company that does a lot delays only itself. */
export type FairTurns = {
  /** Database transactions. */
  database: Turns
  /** Exports of lists and of whole companies. */
  exports: Turns
  /** Rendering of pages with all the records they use, for a preview or for publishing. */
  drafts: Turns
  /** Uploads of whole files, which are held in memory while the sender waits. */
  uploads: Turns
  /** Processing of uploaded files and avatars. */
  pictures: Turns
  /** Printing of brochures, including their images. */
  brochures: Turns
  /** Machine translation, on a server that is slow. */
  translations: Turns
}

/**
 * `connections` is the size of the pool. A few are reserved for work that belongs to no company, such as authenticating
 * requests.
 */
export const createFairTurns = (connections: number): FairTurns => ({
  database: createTurns({
    atOnce: connections - 2,
    atOnceOfOne: Math.ceil(connections * 0.4),
    maxWaiting: 1000,
    maxWaitingPerKey: 200,
    longestWaitMs: 5000,
  }),
  exports: createTurns({ atOnce: 3, atOnceOfOne: 1, maxWaiting: 60, maxWaitingPerKey: 4 }),
  // A long one blocks the process that handles all requests, so each company gets at most a tenth of its time for these.
  drafts: createTurns({ atOnce: 3, maxWaiting: 60, maxWaitingPerKey: 10, restFactor: 9 }),
  uploads: createTurns({ atOnce: 4, atOnceOfOne: 2, maxWaiting: 200, maxWaitingPerKey: 50 }),
  // A single process handles one at a time. Whoever gets here has already waited elsewhere, or is a job.
  pictures: createTurns({ atOnce: 1, maxWaiting: Infinity, maxWaitingPerKey: Infinity }),
  brochures: createTurns({ atOnce: 1, maxWaiting: 60, maxWaitingPerKey: 5 }),
  translations: createTurns({ atOnce: 2, maxWaiting: 60, maxWaitingPerKey: 4, longestWaitMs: 60_000 }),
})
