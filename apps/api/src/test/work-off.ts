import { randomUUID } from 'node:crypto'
import type { Pool } from '../platform/db/pool.ts'
import { addQueues } from '../platform/db/install-queue.ts'
import { bossOn, createQueue, type Handlers, type Queue } from '../platform/queue/queue.ts'
import { queueSchema, queuesNamed } from '../platform/db/queues.ts'

type Handler = Handlers[keyof Handlers]

/** A queue for one world in the shared database. `settle` runs its jobs, one after the other. */
export const createOwnQueue = async (pool: Pool) => {
  const suffix = `-${randomUUID()}`
  const boss = await bossOn((text, values) => pool.query(text, values))
  await addQueues(boss, suffix)
  const names = queuesNamed(suffix).map(({ name }) => name)
  const real = createQueue(pool, suffix)
  // Jobs that were rolled back, or that exist already, are still counted, which costs only an unnecessary query.
  let left = 0
  const queue: Queue = {
    ...real,
    enqueue: async (...job) => {
      left += 1
      await real.enqueue(...job)
    },
  }

  const workOne = async (name: string, handler: Handler): Promise<boolean> => {
    const [job] = await boss.fetch<Record<string, unknown>>(name)
    if (!job) return false
    try {
      await handler(job.data)
      await boss.complete(name, job.id)
      left -= 1
    } catch (error) {
      await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) })
    }
    return true
  }

  /** The queues with jobs that are due: one query for all, because fetching from an empty queue takes as long as a request. */
  const findDue = async (): Promise<Set<string>> => {
    const { rows } = await pool.query<{ name: string }>({
      name: 'due-jobs',
      text: `select distinct name from ${queueSchema}.job where name = any($1) and state < 'active' and start_after <= now()`,
      values: [names],
    })
    return new Set(rows.map(({ name }) => name))
  }

  let working: Promise<void> = Promise.resolve()
  /** Runs all jobs that are due, and waits for those that are already being run. */
  const settle = (handlers: Handlers): Promise<void> => {
    working = working.then(async () => {
      if (left === 0) return
      let due = await findDue()
      for (const [name, handler] of Object.entries(handlers)) {
        while (due.has(name + suffix) && (await workOne(name + suffix, handler))) due = await findDue()
      }
    })
    return working
  }

  const remove = async () => {
    for (const { name } of queuesNamed(suffix).toReversed()) await boss.deleteQueue(name)
  }
  return { queue, suffix, settle, remove }
}
