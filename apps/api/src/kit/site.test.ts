import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('/readyz', () => {
  it('answers 200 while everything is there', async () => {
    expect((await world.anonymous.send('GET', '/readyz')).json).toEqual({ status: 'ok' })
  })

  it.each([
    ['the job queue', 'queue', 'check'],
    ['the storage', 'storage', 'has'],
  ] as const)('answers 503, saying so, while %s is not', async (name, part, question) => {
    const whole = world.deps[part]
    Object.assign(world.deps, { [part]: { ...whole, [question]: () => Promise.reject(new Error('gone')) } })
    const answer = await world.anonymous.send('GET', '/readyz')
    Object.assign(world.deps, { [part]: whole })
    expect([answer.status, answer.json.code]).toEqual([503, 'unavailable'])
    expect(answer.json.detail).toContain(name)
    expect((await world.anonymous.send('GET', '/readyz')).status).toBe(200)
  })
})
