import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../data/http.ts'
import { readRetryDelayMs, shouldRetryRead } from './read-retries.ts'

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
