import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns, TooManyWait } from './turns.ts'

/** Work that ends when the test calls `end`. */
const makeWork = () => {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await sleep(0)
  }
  return { started, work, end }
}

const plenty = { maxWaiting: 100, maxWaitingPerKey: 100 }

it('lets names take turns: a name with a lot of work delays only itself', async () => {
  const { started, work, end } = makeWork()
  const turns = createTurns({ atOnce: 1, ...plenty })
  const done = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => turns(name[0] ?? '', work(name)))
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) {
    await sleep(0)
    await end(started.at(-1) ?? name)
  }
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
})

it('limits the work that runs at once, per name and in total', async () => {
  const { started, work, end } = makeWork()
  const turns = createTurns({ atOnce: 3, atOnceOfOne: 2, ...plenty })
  const done = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => turns(name[0] ?? '', work(name)))
  await sleep(0)
  expect(started).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(started, 'b has less at work').toEqual(['a1', 'a2', 'b1', 'b2'])
  await end('a2')
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  for (const name of ['b1', 'b2', 'a3']) await end(name)
  await Promise.all(done)
})

it('rejects work when too much is waiting, per name and in total', async () => {
  const { started, work, end } = makeWork()
  const turns = createTurns({ atOnce: 1, maxWaiting: 3, maxWaitingPerKey: 2 })
  const done = ['a1', 'a2', 'a3'].map((name) => turns('a', work(name)))
  await expect(turns('a', work('a4'))).rejects.toThrow(TooManyWait)
  done.push(turns('b', work('b1')))
  await expect(turns('c', work('c1'))).rejects.toThrow(TooManyWait)
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  await Promise.all(done)
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3'])
})

it('makes a name pause after its work, while the others continue', async () => {
  const { started, work, end } = makeWork()
  const turns = createTurns({ atOnce: 1, ...plenty, restFactor: 20 })
  const done = ['a1', 'a2', 'b1'].map((name) => turns(name[0] ?? '', work(name)))
  await sleep(10)
  await end('a1')
  expect(started).toEqual(['a1', 'b1'])
  await end('b1')
  expect(started, 'a pauses').toEqual(['a1', 'b1'])
  await expect.poll(() => started, { timeout: 20_000 }).toEqual(['a1', 'b1', 'a2'])
  await end('a2')
  await Promise.all(done)
})

it('continues after work that failed', async () => {
  const turns = createTurns({ atOnce: 1, ...plenty })
  const failed = turns('a', () => Promise.reject(new Error('no')))
  const next = turns('a', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('rejects what has waited for too long without starting it', async () => {
  const { started, work, end } = makeWork()
  const turns = createTurns({ atOnce: 1, ...plenty, longestWaitMs: 20 })
  const first = turns('a', work('a1'))
  await expect(turns('b', work('b1'))).rejects.toThrow(TooManyWait)
  await end('a1')
  await first
  expect(started).toEqual(['a1'])
})
