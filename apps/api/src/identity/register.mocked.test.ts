import type * as Argon from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { createWorld, type World } from '../test/world.ts'

const hashing = vi.hoisted(() => ({ hashed: 0, verified: 0 }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon = await importOriginal<typeof Argon>()
  const hash: typeof argon.hash = (...input) => {
    hashing.hashed += 1
    return argon.hash(...input)
  }
  const verify: typeof argon.verify = (...input) => {
    hashing.verified += 1
    return argon.verify(...input)
  }
  return { ...argon, hash, verify }
})

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'lantern gravel quince orbit'
const getRows = async (text: string, values: unknown[]) => (await world.deps.pool.query(text, values)).rows

describe('registering', () => {
  it('responds and works the same for known and unknown addresses', async () => {
    const existingUser = await world.createPerson({ password })
    const works: unknown[] = []
    for (const email of [existingUser.email.toUpperCase(), `${randomUUID()}@example.test`]) {
      Object.assign(hashing, { hashed: 0, verified: 0 })
      const answer = await world.anonymous.send('POST', '/v1/auth/register', {
        name: 'Same Words',
        email,
        password,
        altcha: await solveCaptcha(world),
      })
      const written = await getRows('select count(*)::int from mail_tokens where email = $1', [email])
      const deviceSecret: unknown = expect.stringMatching(/^[\w-]{43}$/)
      expect(answer.json).toEqual({ data: { email, name: 'Same Words', state: 'pending', deviceSecret } })
      works.push([answer.status, [...answer.headers.keys()].toSorted(), { ...hashing }, written[0].count])
    }
    expect(works[0]).toEqual(works[1])
    expect(works[0]).toEqual([201, expect.anything(), { hashed: 1, verified: 0 }, 1])
    const [message] = await emailsTo(world, existingUser.email)
    expect(message?.subject).toBe('You already have an account with Sojourn')
    expect([message?.text.includes('/login'), message?.text.includes('/forgot-password'), tokenIn(message)]).toEqual([
      true,
      true,
      '',
    ])
    expect(
      await getRows(`select expires_at <= now() as dead from mail_tokens where lower(email) = $1`, [
        existingUser.email,
      ]),
    ).toEqual([{ dead: true }])
  })
})
