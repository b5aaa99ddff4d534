import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld } from './world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Blocks the event loop, including that of the server. */
const block = (ms: number): void => {
  const until = Date.now() + ms
  while (Date.now() < until);
}

it('one long task delays a request only until it ends', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 3; n += 1) {
    block(1500)
    statuses.push((await fetch(`${world.base()}/healthz`)).status)
  }
  expect(statuses).toEqual([200, 200, 200])
})
