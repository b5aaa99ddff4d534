import { expect, it, vi } from 'vitest'
import { ApiProblem } from '../../../data/http.ts'
import { type Recording, recordEntries } from './record-entries.ts'
import type { Sent } from './review.ts'

const entries = (count: number): Sent[] => Array.from({ length: count }, (_, at) => ({ key: `k${at}`, payment: {} }))
const storedOf = (some: readonly Sent[]) => some.map(({ key }) => ({ key, payment: `payment of ${key}` }))

const recorder = (reject: (some: readonly Sent[]) => ApiProblem | undefined = () => undefined) => {
  const send = vi.fn<Recording['send']>(async (some) => {
    const problem = reject(some)
    if (problem) throw problem
    return { stored: storedOf(some), present: [] }
  })
  const recorded: string[] = []
  const rejected: [string, string][] = []
  const run = (all: readonly Sent[]) =>
    recordEntries(all, {
      send,
      onRecorded: (stored) => void recorded.push(...stored.map(({ key }) => key)),
      onRejected: (key, reason) => void rejected.push([key, reason]),
    })
  return { run, send, recorded, rejected }
}

it('sends at most 200 entries at once', async () => {
  const { run, send, recorded } = recorder()
  await run(entries(450))
  expect(send.mock.calls.map(([some]) => some.length)).toEqual([200, 200, 50])
  expect(recorded).toHaveLength(450)
})

it('records the others if entries are rejected, whether the message or a path names them', async () => {
  const { run, recorded, rejected } = recorder((some) => {
    const at = some.findIndex(({ key }) => key === 'k1')
    if (at >= 0) return new ApiProblem(409, { code: 'exceeds_open', detail: `Entry ${at + 1}: only €5.00 is open` })
    const wrong = some.findIndex(({ key }) => key === 'k3')
    const errors = { [`entries.${wrong}.payment.payer`]: [{ code: 'invalid_value' as const, message: 'must exist' }] }
    return wrong >= 0 ? new ApiProblem(422, { code: 'invalid', errors }) : undefined
  })
  await run(entries(5))
  expect(recorded).toEqual(['k0', 'k2', 'k4'])
  expect(rejected).toEqual([
    ['k1', 'Only €5.00 is open.'],
    ['k3', 'Payer must exist.'],
  ])
})

it('stops at an error that does not concern an entry', async () => {
  const { run, send, rejected } = recorder(() => new ApiProblem(0, {}))
  await expect(run(entries(300))).rejects.toThrow(ApiProblem)
  expect(send).toHaveBeenCalledTimes(1)
  expect(rejected).toEqual([])
})
