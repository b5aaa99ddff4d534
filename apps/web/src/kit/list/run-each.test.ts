import { describe, expect, it } from 'vitest'
import { runEach } from './run-each.ts'

const numbers = Array.from({ length: 40 }, (_, n) => n + 1)

/** Work that finishes only when the test says so. */
const pausedWork = () => {
  const begun: { item: number; finish: () => void }[] = []
  const work = (item: number) => new Promise<void>((resolve) => begun.push({ item, finish: resolve }))
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { begun, work, settle }
}

describe('running work for each of many items', () => {
  it('runs once for each item, at most four at a time', async () => {
    const { begun, work, settle } = pausedWork()
    const run = runEach(numbers, work)
    for (let finished = 0; finished < numbers.length; finished += 1) {
      expect(begun.length).toBe(Math.min(finished + 4, numbers.length))
      begun[finished]?.finish()
      await settle()
    }
    const { done } = await run
    expect(done.toSorted((one, other) => one - other)).toEqual(numbers)
    expect(begun.map(({ item }) => item)).toEqual(numbers)
  })

  it('continues when one fails, and reports which and why', async () => {
    const error = new Error('no')
    const { done, failed, left } = await runEach([1, 2, 3, 4, 5, 6], (item) =>
      item % 3 === 0 ? Promise.reject(error) : Promise.resolve(),
    )
    expect(done).toEqual([1, 2, 4, 5])
    expect(failed).toEqual([
      { item: 3, error },
      { item: 6, error },
    ])
    expect(left).toEqual([])
  })

  it('reports how many are finished, including those that failed', async () => {
    const counts: number[] = []
    await runEach([1, 2, 3], (item) => (item === 2 ? Promise.reject(new Error('no')) : Promise.resolve()), {
      onProgress: (finished) => counts.push(finished),
    })
    expect(counts).toEqual([1, 2, 3])
  })

  it('starts nothing more once it is cancelled, and returns the items that are left', async () => {
    const { begun, work, settle } = pausedWork()
    const canceller = new AbortController()
    const run = runEach(numbers, work, { signal: canceller.signal })
    canceller.abort()
    for (const { finish } of begun) finish()
    await settle()
    const { done, left } = await run
    expect(done).toEqual([1, 2, 3, 4])
    expect(left).toEqual(numbers.slice(4))
  })

  it('does nothing without items', async () => {
    expect(await runEach([], () => Promise.reject(new Error('never')))).toEqual({ done: [], failed: [], left: [] })
  })
})
