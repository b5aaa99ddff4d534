import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createOwnQueue } from '../../test/work-off.ts'
import { createPool, type Pool } from '../db/pool.ts'
import { inTransaction, type OpenTransaction } from '../db/transaction.ts'
import { bossOn, type Handlers, HopelessJob, startWorker, type Worker } from './queue.ts'

type OwnQueue = Awaited<ReturnType<typeof createOwnQueue>>

let pool: Pool
let own: OwnQueue
let workers: Worker[]
const errors: unknown[] = []
beforeAll(() => {
  pool = createPool(inject('databaseUrl'), 8, { directUrl: inject('directUrl') })
})
afterAll(() => pool.end())
beforeEach(async () => {
  own = await createOwnQueue(pool)
  workers = []
  errors.length = 0
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await own.remove()
})

const inTx = <T>(work: (tx: OpenTransaction) => Promise<T>) =>
  inTransaction(pool, null, work, { access: 'read write', onLateError: (error) => errors.push(error) })
const leave = (data: Record<string, unknown>) => inTx((tx) => own.queue.enqueue(tx, 'letters', data))

const startOne = async (letters: Handlers['letters'], media: Handlers['media'] = async () => {}) => {
  const worker = await startWorker({
    url: inject('databaseUrl'),
    directUrl: inject('directUrl'),
    handlers: {
      letters,
      'letter-requests': async () => {},
      'stored-files': async () => {},
      media,
      imports: async () => {},
      webhooks: async () => {},
      housekeeping: async () => {},
    },
    schedules: [],
    onError: (error) => errors.push(error),
    suffix: own.suffix,
  })
  workers.push(worker)
  return worker
}

const jobs = async (queue = 'letters') =>
  (
    await pool.query<{ state: string; output: unknown; retry_count: number; waits: boolean }>(
      'select state, output, retry_count, start_after > now() as waits from pgboss.job where name = $1',
      [queue + own.suffix],
    )
  ).rows

describe('a job', () => {
  it('is enqueued by a transaction that is committed, and by no other', async () => {
    await leave({ n: 1 })
    const failing = inTx(async (tx) => {
      await own.queue.enqueue(tx, 'letters', { n: 2 })
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    const done: unknown[] = []
    await startOne(async ({ n }) => void done.push(n))
    await leave({ n: 3 })
    await expect.poll(() => done.map(String).toSorted(), { timeout: 20_000 }).toEqual(['1', '3'])
  })

  it('wakes the worker when it is committed, long before the worker polls', async () => {
    let arrived: (at: number) => void = () => {}
    await startOne(async () => arrived(performance.now()))
    const taken: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const at = new Promise<number>((resolve) => (arrived = resolve))
      await leave({ n })
      const left = performance.now()
      taken.push((await at) - left)
    }
    // The worker polls only every ten seconds.
    expect(Math.max(...taken)).toBeLessThan(8000)
  })

  it('runs once with two workers, when fifty are enqueued at once', async () => {
    const done: unknown[] = []
    await Promise.all([startOne(async ({ n }) => void done.push(n)), startOne(async ({ n }) => void done.push(n))])
    await Promise.all(Array.from({ length: 50 }, (_, n) => leave({ n })))
    await expect
      .poll(async () => (await jobs()).filter((job) => job.state === 'completed').length, { timeout: 25_000 })
      .toBe(50)
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })

  it('follows the previous one without a pause, when many are enqueued at once', async () => {
    const done: unknown[] = []
    await startOne(
      async () => {},
      async ({ n }) => void done.push(n),
    )
    await inTx(async (tx) => {
      for (let n = 0; n < 30; n += 1) await own.queue.enqueue(tx, 'media', { n })
    })
    // With a pause of two seconds after each, it would take a minute.
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(30)
  })

  it('of one company runs while another company has many slow ones in the queue', async () => {
    const [busy, other] = [randomUUID(), randomUUID()]
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const done: unknown[] = []
    await startOne(
      async () => {},
      async ({ tenant }) => {
        if (tenant === busy) await ended
        done.push(tenant)
      },
    )
    const leaveMedia = (tenant: string, n: number) => inTx((tx) => own.queue.enqueue(tx, 'media', { tenant, n }))
    for (let n = 0; n < 20; n += 1) await leaveMedia(busy, n)
    await leaveMedia(other, 0)
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([other])
    end()
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(21)
  })

  it('is retried when it fails; one without hope of success goes to the failed jobs', async () => {
    await startOne(async ({ hopeless }) => {
      throw hopeless ? new HopelessJob('nobody lives there') : new Error('come back later')
    })
    await leave({ hopeless: false })
    await expect
      .poll(() => jobs(), { timeout: 20_000 })
      .toMatchObject([{ state: 'retry', output: { message: 'come back later' }, waits: true }])
    await leave({ hopeless: true })
    await expect.poll(() => jobs('letters-failed'), { timeout: 20_000 }).toHaveLength(1)
    expect(errors.map(String)).toEqual([
      expect.stringContaining('come back later'),
      expect.stringContaining('nobody lives there'),
    ])
  })

  it.each(['letters', 'media', 'stored-files'] as const)('of %s is retried for most of a day', async (queue) => {
    await inTx((tx) => own.queue.enqueue(tx, queue, {}))
    const name = queue + own.suffix
    const boss = await bossOn((text, values) => pool.query(text, values))
    let hours = 0
    for (let [job] = await boss.fetch(name); job; [job] = await boss.fetch(name)) {
      await boss.fail(name, job.id)
      const { rows } = await pool.query<{ hours: number }>(
        `update pgboss.job set start_after = now() where name = $1 and state = 'retry'
         returning extract(epoch from old.start_after - now())::float / 3600 as hours`,
        [name],
      )
      hours += rows[0]?.hours ?? 0
    }
    expect(hours).toBeGreaterThan(16)
  })

  it('is enqueued once for the same data with the `once` option, until it is done', async () => {
    const leaveOnce = (n: number) => inTx((tx) => own.queue.enqueue(tx, 'media', { n }, { once: true }))
    for (const n of [1, 2, 1]) await leaveOnce(n)
    const waiting = async () => (await jobs('media')).filter((job) => job.state !== 'completed').length
    expect(await waiting()).toBe(2)
    await startOne(async () => {})
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
    await workers.pop()?.stop()
    await leaveOnce(1)
    expect(await waiting()).toBe(1)
  })

  it('that is running is finished before its worker stops', async () => {
    let finish: () => void = () => {}
    const begun = new Promise<void>((begin) => {
      void startOne(async () => {
        begin()
        await new Promise<void>((resolve) => (finish = resolve))
      }).then(() => leave({}))
    })
    await begun
    let hasStopped = false
    const stopping = workers[0]?.stop().then(() => (hasStopped = true))
    await pool.query('select pg_sleep(0.2)')
    expect(hasStopped).toBe(false)
    finish()
    await stopping
    expect(await jobs()).toMatchObject([{ state: 'completed' }])
  })
})

describe('the queue', () => {
  it('reports that it works, and fails where there is none', async () => {
    await own.queue.check()
    const { queue, remove } = await createOwnQueue(pool)
    await remove()
    await expect(queue.check()).rejects.toThrow('no queue')
  })

  it('belongs to the owner of the schema: the role of the app can neither create nor alter its tables', async () => {
    await expect(pool.query('create table pgboss.mine ()')).rejects.toThrow('permission denied')
    await expect(pool.query('alter table pgboss.job add column mine text')).rejects.toThrow('must be owner')
    await expect(pool.query(`insert into pgboss.queue (name) values ($1)`, [randomUUID()])).rejects.toThrow(
      'null value',
    )
  })
})
