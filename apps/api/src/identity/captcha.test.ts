import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { solveCaptcha, solveGivenChallenge } from '../test/solve-captcha.ts'
import { createWorld, type Json, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const newEmail = () => `${randomUUID()}@example.test`
const register = (fields: Json) =>
  world.anonymous.send('POST', '/v1/auth/register', {
    name: 'Ada Wanderer',
    password: 'lantern gravel quince orbit',
    ...fields,
  })

describe('a captcha', () => {
  it('is announced in the public configuration', async () => {
    expect((await world.anonymous.send('GET', '/config.json')).json.captcha).toEqual({
      kind: 'altcha',
      challengeUrl: '/v1/auth/captcha',
    })
    const challenge = await world.anonymous.send('GET', '/v1/auth/captcha')
    expect(challenge.headers.get('cache-control')).toBe('no-store')
    expect(challenge.json.parameters.expiresAt - Date.now() / 1000).toBeGreaterThan(590)
  })

  it('can be used only once, even by twenty requests at the same time', async () => {
    const altcha = await solveCaptcha(world)
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ email: newEmail(), altcha })))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    for (const answer of answers.filter((one) => one.status !== 201))
      expect([answer.status, answer.json.errors.altcha[0].code]).toEqual([422, 'invalid_value'])
  })

  it.each<[string, (challenge: Json) => Promise<string> | string]>([
    ['a value that is not a solution', () => 'nonsense'],
    ['an empty object', () => Buffer.from('{}').toString('base64')],
    [
      'a wrong derived key',
      async (challenge) => {
        const payload = JSON.parse(Buffer.from(await solveGivenChallenge(challenge), 'base64').toString())
        payload.solution.derivedKey = 'ab'.repeat(32)
        return Buffer.from(JSON.stringify(payload)).toString('base64')
      },
    ],
    [
      'a challenge with a changed expiry',
      async (challenge) => {
        const payload = JSON.parse(Buffer.from(await solveGivenChallenge(challenge), 'base64').toString())
        payload.challenge.parameters.expiresAt += 1000
        return Buffer.from(JSON.stringify(payload)).toString('base64')
      },
    ],
    ['a challenge without a signature', ({ parameters }) => solveGivenChallenge({ parameters })],
  ])('rejects %s', async (_what, make) => {
    const { json } = await world.anonymous.send('GET', '/v1/auth/captcha')
    const answer = await register({ email: newEmail(), altcha: await make(json) })
    expect([answer.status, answer.json.errors.altcha[0].code]).toEqual([422, 'invalid_value'])
  })

  it('rejects a challenge after ten minutes', async () => {
    const { json } = await world.anonymous.send('GET', '/v1/auth/captcha')
    const altcha = await solveGivenChallenge(json)
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
    try {
      expect(await world.deps.captcha.check(altcha)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
    expect(await world.deps.captcha.check(altcha)).toMatchObject({ nonce: json.parameters.nonce })
  })
})
