import { SpanKind } from '@opentelemetry/api'
import type { Db, JobResult, PgBoss } from 'pg-boss'
import { keepListening } from '../db/keep-listening.ts'
import { createQueuePool, type Pool } from '../db/pool.ts'
import type { OpenTransaction } from '../db/transaction.ts'
import { settingsOn } from '../db/install-queue.ts'
import { inSpan } from '../tracing/span.ts'
import { type QueueName, queues, queueSchema } from '../db/queues.ts'

/**
 * The data of a job, as JSON. The tables of the queue have no row security, so a company's text is either encrypted or not in
 * them.
 */
export type JobData = Record<string, unknown>

/** Queues work that must happen after a transaction, and only if it is committed. */
export type Queue = {
  /**
   * Adds a job within the caller's transaction: it exists if the transaction is committed, and otherwise never did. With
   * `once`, no job is added while one with the same data is unfinished. It starts after `afterSeconds` at the earliest.
   */
  enqueue(
    tx: Pick<OpenTransaction, 'query'>,
    queue: QueueName,
    data: JobData,
    options?: { once?: boolean; afterSeconds?: number },
  ): Promise<void>
  /** Rejects if jobs cannot be added. */
  check(): Promise<void>
  /** How much each queue has to do. */
  loads(): Promise<QueueLoad[]>
}

/**
 * `waiting`: jobs to be done; of `letters-failed`, failed ones that are kept. `retrying`: those of them that have failed at least
 * once. `delay`: for how many seconds the oldest one has been due.
 */
export type QueueLoad = { name: string; waiting: number; retrying: number; delay: number }

/** Thrown by a handler if a retry is pointless. The job is moved to the failed jobs at once. */
export class HopelessJob extends Error {
  override name = 'HopelessJob'
}

/**
 * The handler of each queue. A job whose handler rejects is retried later, so it can run twice. The message of the error is
 * stored with the job.
 */
export type Handlers = Record<QueueName, (data: JobData) => Promise<void>>

/** A recurring job: `cron` is in UTC, and the handler receives `{ name }`. */
export type Schedule = { name: string; cron: string }

export type Worker = { stop(): Promise<void> }

/** A queue in the database of `pool`. `suffix` is appended to the names of its queues. */
export const createQueue = (pool: Pool, suffix = ''): Queue => ({
  enqueue: async (tx, queue, data, { once = false, afterSeconds = 0 } = {}) => {
    if (once && (await isWaiting(tx, queue + suffix, data))) return
    const boss = await bossOn(async (text, values) => ({ rows: await tx.query(text, values) }))
    // Jobs are grouped by company, so that one with many jobs does not delay the others.
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
  loads: async () => {
    const { rows } = await pool.query<QueueLoad>(
      `select q.name, count(j.name)::int as waiting, count(*) filter (where j.state = 'retry')::int as retrying,
         greatest(0, coalesce(extract(epoch from now() - min(j.start_after)), 0))::float8 as delay
       from unnest($1::text[]) q(name) left join ${queueSchema}.job j on j.name = q.name || $2 and j.state < 'active'
       group by q.name`,
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

/** pg-boss for a few statements on the caller's connection; it keeps nothing open. */
export const bossOn = async (query: Parameters<typeof settingsOn>[0]): Promise<PgBoss> => {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss(settingsOn(query))
}

type WorkerOptions = {
  /** For the role of the app: the worker creates and migrates nothing. */
  url: string
  /** Without the pooler that `url` leads through; undefined if there is none. */
  directUrl?: string
  handlers: Handlers
  schedules: readonly Schedule[]
  onError: (error: unknown) => void
  suffix?: string
}

/**
 * How many jobs of a queue one worker runs at a time, how many it fetches at once, and how many may run for one company. After
 * a full batch it fetches again at once; otherwise it waits to be woken. So queues that fill up fetch more than one.
 */
const atOnce: [queue: QueueName, concurrency: number, batch: number, ofOneCompany?: number][] = [
  ['letters', 4, 2],
  ['letter-requests', 2, 1],
  ['stored-files', 1, 2],
  ['media', 3, 2, 2],
  ['imports', 2, 2, 1],
  // One at a time: a slow receiver must not delay other jobs of the same batch.
  ['webhooks', 6, 1, 2],
  ['housekeeping', 1, 1],
]

/**
 * Runs jobs until stopped, on its own connections. A commit that adds a job wakes it at once; it also polls every few seconds.
 * `stop` fetches no more jobs and waits for the running ones; those that do not finish are taken over by another worker.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { url, directUrl, handlers, schedules, onError, suffix = '' } = options
  const { PgBoss } = await import('pg-boss')
  const pool = createQueuePool(url, 4, directUrl)
  const boss = new PgBoss({
    db: databaseOf(pool, directUrl ?? url),
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 3600,
    schedule: schedules.length > 0,
    // The role of the app owns no index that it could rebuild, and may not see the activity of other roles.
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', onError)
  let stopping: Promise<void> | undefined
  const stopBoth = async (): Promise<void> => {
    try {
      await boss.stop({ graceful: true, timeout: 10_000 })
    } finally {
      await pool.end()
    }
  }
  const stop = () => (stopping ??= stopBoth())
  try {
    await boss.start()
    await saveSchedules(boss, `housekeeping${suffix}`, schedules)
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

/** The connections of the worker. Those that pg-boss opens itself can end the process when they are lost. */
const databaseOf = (pool: Pool, listenUrl: string): Db => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: async (channel, onNotification, onListening) =>
    keepListening({ url: listenUrl, channel, applicationName: 'sojourn-worker-live', onNotification, onListening }),
})

const attributesOf = ({ id, name }: { id: string; name: string }) => ({
  'messaging.system': 'pg-boss',
  'messaging.operation.name': 'process',
  'messaging.destination.name': name,
  'messaging.message.id': id,
})

const workOne = async (
  job: { id: string; name: string; data: JobData },
  handler: Handlers[QueueName],
  onError: (error: unknown) => void,
): Promise<JobResult> => {
  try {
    await inSpan(`process ${job.name}`, { kind: SpanKind.CONSUMER, attributes: attributesOf(job) }, () =>
      handler(job.data),
    )
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    onError(new Error(`a job of ${job.name} failed: ${message}`, { cause: error }))
    return { id: job.id, status: error instanceof HopelessJob ? 'deadletter' : 'failed', output: { message } }
  }
}

/** Saves the schedules in the database, and removes those that are no longer in the code. */
const saveSchedules = async (boss: PgBoss, queue: string, schedules: readonly Schedule[]): Promise<void> => {
  if (schedules.length === 0) return
  for (const { name, cron } of schedules) await boss.schedule(queue, cron, { name }, { key: name, tz: 'UTC' })
  const scheduleNames = new Set(schedules.map(({ name }) => name))
  for (const { key } of await boss.getSchedules(queue)) if (!scheduleNames.has(key)) await boss.unschedule(queue, key)
}
