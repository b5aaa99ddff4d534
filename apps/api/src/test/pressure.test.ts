import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld } from './world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Keeps the event loop, of the server too, from everything else. */
const block = (ms: number): void => {
  const until = Date.now() + ms
  while (Date.now() < until);
}

it('one long task makes nobody wait longer than for its end', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 3; n += 1) {
    block(1500)
    statuses.push((await fetch(`${world.base()}/healthz`)).status)
  }
  expect(statuses).toEqual([200, 200, 200])
})
