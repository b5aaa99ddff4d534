import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from './http.ts'
import { readRetryDelayMs, readWithRetries, shouldRetryRead } from './read-retries.ts'

describe('a read that failed', () => {
  it.each([
    ['is retried if the server cannot be reached', new ApiProblem(0, {}), true],
    ['is retried after a server error', new ApiProblem(503, {}), true],
    ['is retried after too many requests', new ApiProblem(429, {}, 2), true],
    ['is not retried if the wait is long', new ApiProblem(429, {}, 900), false],
    ['is not retried if it is rejected', new ApiProblem(404, {}), false],
  ])('%s', (_what, error, expected) => {
    expect([shouldRetryRead(0, error), shouldRetryRead(2, error)]).toEqual([expected, false])
  })

  it('waits as long as the server says, and a little longer', () => {
    const waits = Array.from({ length: 100 }, () => readRetryDelayMs(0, new ApiProblem(429, {}, 3)))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(3000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(3750)
    expect(new Set(waits).size).toBeGreaterThan(1)
  })

  it('waits longer each time otherwise', () => {
    const error = new ApiProblem(500, {})
    expect(readRetryDelayMs(2, error)).toBeGreaterThanOrEqual(4000)
    expect(readRetryDelayMs(9, error)).toBeLessThanOrEqual(37_500)
  })
})

describe('a read outside the query cache', () => {
  afterEach(() => void vi.useRealTimers())

  /** Fails with each of the errors, then succeeds; counts the attempts. */
  const failing = (...errors: Error[]) => {
    const attempts = { count: 0 }
    const read = async () => {
      const error = errors[attempts.count]
      attempts.count += 1
      if (error) throw error
      return 'read'
    }
    return { attempts, read }
  }

  it('is repeated until it succeeds', async () => {
    vi.useFakeTimers()
    const { attempts, read } = failing(new ApiProblem(503, {}), new ApiProblem(0, {}))
    const reading = readWithRetries(read)
    await vi.runAllTimersAsync()
    expect([await reading, attempts.count]).toEqual(['read', 3])
  })

  it('is repeated twice at most', async () => {
    vi.useFakeTimers()
    const error = new ApiProblem(503, {})
    const { attempts, read } = failing(error, error, error)
    const outcome = readWithRetries(read).catch((caught: unknown) => caught)
    await vi.runAllTimersAsync()
    expect([await outcome, attempts.count]).toEqual([error, 3])
  })

  it.each([
    ['is not repeated if it is rejected', new ApiProblem(404, {}), undefined],
    ['is not repeated after an abort', new DOMException('', 'AbortError'), AbortSignal.abort()],
  ])('%s', async (_what, error, signal) => {
    const { attempts, read } = failing(error)
    await expect(readWithRetries(read, signal)).rejects.toBe(error)
    expect(attempts.count).toBe(1)
  })
})
