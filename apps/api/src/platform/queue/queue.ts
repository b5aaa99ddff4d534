import type { JobResult, PgBoss } from 'pg-boss'
import type { Pool } from '../db/pool.ts'
import type { OpenTransaction } from '../db/transaction.ts'
import { settingsOn } from '../db/install-queue.ts'
import { type QueueName, queues, queueSchema } from '../db/queues.ts'

/** What a job is told: JSON. Its tables know no row security, so a company's text goes in sealed or not at all. */
export type JobData = Record<string, unknown>

/** Where work is left that must happen after a transaction, and only if it is committed. */
export type Queue = {
  /**
   * Leaves a job in the caller's own transaction: it is there when that is durable, and never was when it is not. With `once`
   * none is left while one with the same data is still to be done. It is not begun before `afterSeconds` have passed.
   */
  enqueue(
    tx: Pick<OpenTransaction, 'query'>,
    queue: QueueName,
    data: JobData,
    options?: { once?: boolean; afterSeconds?: number },
  ): Promise<void>
  /** Rejects when jobs cannot be left. */
  check(): Promise<void>
  /** How many jobs of each queue are still to be done; of `letters-failed`, how many are kept aside. */
  waiting(): Promise<{ name: string; waiting: number }[]>
}

/** Thrown by a handler: trying again is no use, the job is kept aside at once. */
export class HopelessJob extends Error {
  override name = 'HopelessJob'
}

/**
 * What to do with the jobs of each queue. A job whose handler rejects is tried again later, so each can be done twice.
 * What is thrown is kept with the job, by its message.
 */
export type Handlers = Record<QueueName, (data: JobData) => Promise<void>>

/** Something to be done again and again: `cron` is in UTC, `name` reaches the handler as `{ name }`. */
export type Schedule = { name: string; cron: string }

export type Worker = { stop(): Promise<void> }

/** A queue in the database of `pool`, its names ending in `suffix`. */
export const createQueue = (pool: Pool, suffix = ''): Queue => ({
  enqueue: async (tx, queue, data, { once = false, afterSeconds = 0 } = {}) => {
    if (once && (await isWaiting(tx, queue + suffix, data))) return
    const boss = await bossOn(async (text, values) => ({ rows: await tx.query(text, values) }))
    // Companies take turns: one that leaves much is no reason for the others to wait.
    const { tenant } = data
    const id = await boss.send(queue + suffix, data, {
      ...(typeof tenant === 'string' && { group: { id: tenant } }),
      ...(afterSeconds > 0 && { startAfter: afterSeconds }),
    })
    if (id === null) throw new Error(`the queue ${queue} did not take a job`)
  },
  check: async () => {
    const { rowCount } = await pool.query(`select from ${queueSchema}.queue where name = $1`, [`letters${suffix}`])
    if (rowCount !== 1) throw new Error('there is no queue')
  },
  waiting: async () => {
    const { rows } = await pool.query<{ name: string; waiting: number }>(
      `select q.name, (select count(*)::int from ${queueSchema}.job j where j.name = q.name || $2 and j.state < 'active') as waiting
       from unnest($1::text[]) q(name)`,
      [Object.keys(queues), suffix],
    )
    return rows
  },
})

const isWaiting = async (tx: Pick<OpenTransaction, 'query'>, name: string, data: JobData): Promise<boolean> =>
  (
    await tx.query(
      `select from ${queueSchema}.job where name = $1 and state < 'completed' and data = $2::jsonb limit 1`,
      [name, JSON.stringify(data)],
    )
  ).length > 0

/** pg-boss for a few statements on somebody else's connection; it holds nothing open. */
export const bossOn = async (query: Parameters<typeof settingsOn>[0]): Promise<PgBoss> => {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss(settingsOn(query))
}

type WorkerOptions = {
  /** Of the app's role: the worker makes and migrates nothing. */
  url: string
  handlers: Handlers
  schedules: readonly Schedule[]
  onError: (error: unknown) => void
  suffix?: string
}

/**
 * How many jobs of a queue one worker does at a time, how many it takes at once, and how many may be at work for one company.
 * Whoever gets as many as it takes comes again at once, else it waits to be woken, so queues that fill up take more than one.
 */
const atOnce: [queue: QueueName, concurrency: number, batch: number, ofOneCompany?: number][] = [
  ['letters', 4, 2],
  ['letter-requests', 2, 1],
  ['stored-files', 1, 2],
  ['media', 3, 2, 2],
  ['imports', 2, 2, 1],
  // One at a time for each that asks: a receiver that is slow to answer must not hold up what was taken with it.
  ['webhooks', 6, 1, 2],
  ['housekeeping', 1, 1],
]

/**
 * Works jobs until stopped, on connections of its own. A commit that leaves a job wakes it at once; it also looks by itself
 * every few seconds. `stop` takes no new jobs and waits for those at work; what does not finish is another worker's.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { url, handlers, schedules, onError, suffix = '' } = options
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'sojourn-worker',
    max: 4,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 3600,
    schedule: schedules.length > 0,
    // The app's role owns no index that it could rebuild, and may not see what others do on the server.
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', onError)
  await boss.start()
  const stop = () => boss.stop({ graceful: true, timeout: 10_000 })
  try {
    await keepSchedules(boss, `housekeeping${suffix}`, schedules)
    for (const [queue, localConcurrency, batchSize, localGroupConcurrency] of atOnce) {
      await boss.work<JobData>(
        queue + suffix,
        {
          localConcurrency,
          batchSize,
          ...(localGroupConcurrency !== undefined && { localGroupConcurrency }),
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 2,
          notifyPollingIntervalSeconds: 10,
          perJobResults: true,
        },
        async (jobs) => Promise.all(jobs.map((job) => workOne(job, handlers[queue], onError))),
      )
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

const workOne = async (
  job: { id: string; name: string; data: JobData },
  handler: Handlers[QueueName],
  onError: (error: unknown) => void,
): Promise<JobResult> => {
  try {
    await handler(job.data)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    onError(new Error(`a job of ${job.name} failed: ${message}`, { cause: error }))
    return { id: job.id, status: error instanceof HopelessJob ? 'deadletter' : 'failed', output: { message } }
  }
}

/** Schedules are kept in the database: those that the code no longer knows go. */
const keepSchedules = async (boss: PgBoss, queue: string, schedules: readonly Schedule[]): Promise<void> => {
  if (schedules.length === 0) return
  for (const { name, cron } of schedules) await boss.schedule(queue, cron, { name }, { key: name, tz: 'UTC' })
  const scheduleNames = new Set(schedules.map(({ name }) => name))
  for (const { key } of await boss.getSchedules(queue)) if (!scheduleNames.has(key)) await boss.unschedule(queue, key)
}
