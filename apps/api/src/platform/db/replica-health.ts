/**
 * How long the replica is not used, in milliseconds: after it was too far behind, and after it failed or was behind for
 * `reportAfter`.
 */
const pauses = { behind: 500, failed: 5000 }
const reportAfter = 30_000

/** The replica could not begin a read in time, usually because it has not yet replayed what the read must see. */
export class ReplicaBehind extends Error {
  override name = 'ReplicaBehind'
}

/** Decides when the replica is used. Logs when it fails or is behind for a long time, and when it can be used again. */
export const watchReplica = (log: (line: string) => void, now: () => number = () => performance.now()) => {
  let pausedUntil = 0
  let failingSince: number | null = null
  let failures = 0
  let isReported = false
  return {
    isPaused: (): boolean => now() < pausedUntil,
    /** A read that began before the pause says nothing about the replica's current state. */
    noteSuccess: (begunAt: number): void => {
      if (begunAt < pausedUntil) return
      failingSince = null
      failures = 0
      if (isReported) log('The replica can be used again.')
      isReported = false
    },
    noteFailure: (error: unknown): void => {
      const at = now()
      failingSince ??= at
      failures += 1
      const isBehind = error instanceof ReplicaBehind || isConflict(error)
      // Two late reads may be far apart, with nothing between them.
      const isBrief = isBehind && (at - failingSince < reportAfter || failures < 3)
      pausedUntil = at + (isBrief && !isReported ? pauses.behind : pauses.failed)
      if (isBrief || isReported) return
      log(`The replica cannot be used, so the primary answers: ${messageOf(error)}`)
      isReported = true
    },
  }
}

/** PostgreSQL cancels a read that keeps the replica from replaying what the primary has removed. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

export const codeOf = (error: unknown): string => String(((error ?? {}) as { code?: unknown }).code)

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
