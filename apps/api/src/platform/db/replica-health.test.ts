import { expect, it } from 'vitest'
import { ReplicaBehind, watchReplica } from './replica-health.ts'

const watchWithClock = () => {
  const lines: string[] = []
  let at = 0
  const health = watchReplica(
    (line) => lines.push(line),
    () => at,
  )
  return {
    lines,
    isPaused: health.isPaused,
    succeed: (begunAt = at) => health.noteSuccess(begunAt),
    failAt: (ms: number) => {
      at = ms
      health.noteFailure(new ReplicaBehind('late'))
    },
    breakAt: (ms: number) => {
      at = ms
      health.noteFailure(new Error('broken'))
    },
    setTime: (ms: number) => void (at = ms),
  }
}

it('a replica that is repeatedly late is reported after half a minute', () => {
  const { lines, failAt, isPaused, setTime, succeed } = watchWithClock()
  for (let ms = 0; ms < 30_000; ms += 600) failAt(ms)
  expect(lines).toEqual([])
  failAt(30_000)
  expect(lines).toEqual(['The replica cannot be used, so the primary answers: late'])
  setTime(34_000)
  expect(isPaused()).toBe(true)
  setTime(36_000)
  expect(isPaused()).toBe(false)
  succeed()
  expect(lines).toHaveLength(2)
})

it('a replica of which one late read follows the other is reported, however rare they are', () => {
  const { lines, failAt } = watchWithClock()
  for (const ms of [0, 15_000, 30_000]) failAt(ms)
  expect(lines).toHaveLength(1)
})

it('a failed replica is reported at once and paused for longer, also when it is late afterwards', () => {
  const { lines, breakAt, failAt, isPaused, setTime } = watchWithClock()
  breakAt(0)
  expect(lines).toEqual(['The replica cannot be used, so the primary answers: broken'])
  failAt(5000)
  setTime(9000)
  expect(isPaused()).toBe(true)
  setTime(10_100)
  expect(isPaused()).toBe(false)
  expect(lines).toHaveLength(1)
})

it('a read that began before the pause does not end it', () => {
  const { lines, breakAt, succeed, setTime } = watchWithClock()
  breakAt(0)
  succeed(-1)
  expect(lines).toHaveLength(1)
  setTime(6000)
  succeed()
  expect(lines.at(-1)).toBe('The replica can be used again.')
})

it('two late reads a long time apart do not count as one long failure', () => {
  const { lines, failAt, isPaused, setTime } = watchWithClock()
  failAt(0)
  failAt(60_000)
  expect(lines).toEqual([])
  setTime(60_600)
  expect(isPaused()).toBe(false)
})
