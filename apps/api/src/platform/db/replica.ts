import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { bytesBetween, type LogPosition, readPosition, readReplayed } from './log-position.ts'
import { isLostConnection } from './lost-connection.ts'
import { createPool, type Pool } from './pool.ts'
import { codeOf, isConflict, messageOf, ReplicaBehind, watchReplica } from './replica-health.ts'
import { inTransaction, type OpenTransaction, type TransactionOptions } from './transaction.ts'

/** A standby of the database that answers reads. */
export type Replica = {
  /**
   * Runs `work` in a read-only transaction, as `inTransaction` does. It sees everything that any process committed before the
   * call. If the replica does not have all of this within 100 ms, or cannot be used, `work` runs on the primary. It may then have
   * run on the replica already.
   */
  read<T>(
    tenant: string | null,
    work: (tx: OpenTransaction) => Promise<T>,
    options: Omit<TransactionOptions, 'access'>,
  ): Promise<T>
  /** How many reads each of the two servers has answered. */
  counts: { replica: number; primary: number }
  close(): Promise<void>
}

type ReplicaOptions = {
  url: string
  primary: Pool
  /** How many connections to the replica may be open at a time. */
  connections: number
  /** Receives a line when the replica can no longer be used, and when it can be used again. */
  log: (line: string) => void
}

/** Both in milliseconds. A read that has not begun on the replica by then, for whatever reason, runs on the primary. */
const longestWait = 100
const checkAgainAfter = 2

/** Why the replica did not answer a read; the work itself is not the cause. */
class NotFromReplica extends Error {
  override name = 'NotFromReplica'
}

/** Reads from the standby at `url`, which must be reached without a pooler, with the role of the app. */
export const createReplica = ({ url, primary, connections, log }: ReplicaOptions): Replica => {
  const pool = createPool(url, connections, { isReplica: true })
  const currentPosition = shareQueries(() => readPosition(primary))
  const health = watchReplica(log)
  const counts = { replica: 0, primary: 0 }

  /** Rejects with the error of the work, or with NotFromReplica. */
  const readFromReplica = <T>(
    tenant: string | null,
    work: (tx: OpenTransaction) => Promise<T>,
    options: Omit<TransactionOptions, 'access'>,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      let stage: 'waiting' | 'working' | 'over' = 'waiting'
      const fail = (error: unknown): void => {
        clearTimeout(timer)
        const isOwn = stage === 'working' && !isOfReplica(error)
        stage = 'over'
        reject(isOwn ? error : new NotFromReplica(messageOf(error), { cause: error }))
      }
      const timer = setTimeout(() => fail(new ReplicaBehind(`no answer within ${longestWait} ms`)), longestWait)
      const requireTime = (): void => {
        if (stage === 'over') throw new ReplicaBehind('the read has gone to the primary')
      }
      const beginWork = (tx: OpenTransaction): Promise<T> => {
        requireTime()
        stage = 'working'
        clearTimeout(timer)
        return work(tx)
      }
      const attempt = async (): Promise<T> => {
        const position = await currentPosition().catch((error: unknown) => {
          // An error of the primary says nothing about the replica.
          throw isLostConnection(error) ? new ReplicaBehind('the primary did not report its position') : error
        })
        requireTime()
        const before = (client: PoolClient) => waitFor(client, position, requireTime)
        return inTransaction(pool, tenant, beginWork, { ...options, access: 'read only', before })
      }
      attempt().then(resolve, fail)
    })

  return {
    counts,
    async read(tenant, work, options) {
      if (!health.isPaused()) {
        const begunAt = performance.now()
        try {
          const result = await readFromReplica(tenant, work, options)
          health.noteSuccess(begunAt)
          counts.replica += 1
          return result
        } catch (error) {
          if (!(error instanceof NotFromReplica)) throw error
          if (!isImpossible(error.cause)) health.noteFailure(error.cause)
        }
      }
      counts.primary += 1
      return inTransaction(primary, tenant, work, { ...options, access: 'read only' })
    },
    close: () => pool.end(),
  }
}

/** Waits until the replica has replayed its log up to `position`. Throws what `requireTime` throws once the time is up. */
const waitFor = async (client: PoolClient, position: LogPosition, requireTime: () => void): Promise<void> => {
  while (bytesBetween(await readReplayed(client), position) > 0) {
    requireTime()
    await sleep(checkAgainAfter)
  }
}

/**
 * Sends one query for all callers that wait at the same time. A query that was already running when a call began may have been
 * answered before that call, so the call gets the result of the next query.
 */
const shareQueries = <T>(send: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => {
    next = null
    const query = send().finally(() => {
      if (running === query) running = null
    })
    running = query
    return query
  }
  return () => {
    if (running === null) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}

/** Whether the replica, and not the work, caused the error. */
const isOfReplica = (error: unknown): boolean =>
  isLostConnection(error) || isConflict(error) || isImpossible(error) || slowCodes.has(codeOf(error))

/** What no replica can do, such as reading a table that is not in the log. */
const isImpossible = (error: unknown): boolean => ['0A000', '25006', '55000'].includes(codeOf(error))

/** A statement took too long, or waited too long for a lock. The limits for a replica are short (see pool.ts). */
const slowCodes = new Set(['57014', '55P03'])
