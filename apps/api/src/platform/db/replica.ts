import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { bytesBetween, type LogPosition, readPosition, readReplayed } from './log-position.ts'
import { isLostConnection } from './lost-connection.ts'
import { createPool, type Pool } from './pool.ts'
import { inTransaction, type OpenTransaction, type TransactionOptions } from './transaction.ts'

/** A standby of the database that answers reads. */
export type Replica = {
  /**
   * Runs `work` in a read-only transaction, as `inTransaction` does. It sees everything that was committed before the call, by
   * any process: if the replica does not have it within a moment, or cannot be used, `work` runs on the primary. It may then
   * run twice.
   */
  read<T>(
    tenant: string | null,
    work: (tx: OpenTransaction) => Promise<T>,
    options: Omit<TransactionOptions, 'access'>,
  ): Promise<T>
  /** How many reads were answered by each of them. */
  counts: { replica: number; primary: number }
  close(): Promise<void>
}

type ReplicaOptions = {
  url: string
  primary: Pool
  /** At most this many at a time. */
  connections: number
  /** Receives a line when the replica can no longer be used, and when it can be used again. */
  log: (line: string) => void
}

/** In milliseconds. Waiting longer for the replica would cost a reader more than the primary does. */
const longestWait = 50
const askAgainAfter = 2
/** For how long the replica is not used: it was late, or it failed. */
const restWhenLate = 500
const restWhenLost = 5000

/** The replica does not have what the primary has. */
class ReplicaLate extends Error {
  override name = 'ReplicaLate'
}

/** Reads from the standby at `url`, which must be reached without a pooler, with the role of the app. */
export const createReplica = ({ url, primary, connections, log }: ReplicaOptions): Replica => {
  const pool = createPool(url, connections, { isReplica: true })
  const currentPosition = shareQuestions(() => readPosition(primary))
  const reached = new WeakMap<PoolClient, LogPosition>()
  const counts = { replica: 0, primary: 0 }
  let restsUntil = 0
  let isLost = false

  const readFromReplica = async <T>(
    position: LogPosition,
    tenant: string | null,
    work: (tx: OpenTransaction) => Promise<T>,
    options: Omit<TransactionOptions, 'access'>,
  ): Promise<T> => {
    const result = await inTransaction(pool, tenant, work, {
      ...options,
      access: 'read only',
      before: async (client) => {
        const last = reached.get(client)
        if (last && bytesBetween(last, position) <= 0) return
        reached.set(client, await waitFor(client, position))
      },
    })
    if (isLost) log('The replica can be used again.')
    isLost = false
    counts.replica += 1
    return result
  }

  return {
    counts,
    async read(tenant, work, options) {
      // If the primary does not answer, it says so below.
      const position = performance.now() < restsUntil ? null : await currentPosition().catch(() => null)
      if (position) {
        let hasBegun = false
        const noteBegin = (tx: OpenTransaction) => {
          hasBegun = true
          return work(tx)
        }
        try {
          return await readFromReplica(position, tenant, noteBegin, options)
        } catch (error) {
          if (hasBegun && !isOfReplica(error)) throw error
          const isLate = error instanceof ReplicaLate || isConflict(error)
          restsUntil = performance.now() + (isLate ? restWhenLate : restWhenLost)
          if (!isLate && !isLost) log(`The replica cannot be used, so the primary answers: ${messageOf(error)}`)
          if (!isLate) isLost = true
        }
      }
      counts.primary += 1
      return inTransaction(primary, tenant, work, { ...options, access: 'read only' })
    },
    close: () => pool.end(),
  }
}

/** Waits until the replica has replayed its log up to `position`. Throws ReplicaLate after a moment. */
const waitFor = async (client: PoolClient, position: LogPosition): Promise<LogPosition> => {
  const lateAt = performance.now() + longestWait
  for (;;) {
    const replayed = await readReplayed(client)
    if (bytesBetween(replayed, position) <= 0) return replayed
    if (performance.now() > lateAt) throw new ReplicaLate(`${replayed.location} is before ${position.location}`)
    await sleep(askAgainAfter)
  }
}

/**
 * Asks once for all that wait at the same time. What was asked before a call may have been answered before it too, so the call
 * gets the answer to the next question.
 */
const shareQuestions = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    next = null
    const asked = ask().finally(() => {
      if (running === asked) running = null
    })
    running = asked
    return asked
  }
  return () => {
    if (running === null) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}

/** Whether the replica, and not the work, is the cause. */
const isOfReplica = (error: unknown): boolean => isLostConnection(error) || isConflict(error)

/** PostgreSQL cancels a read that keeps the replica from replaying what the primary has removed. */
const isConflict = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '40001' || code === '40P01'
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
