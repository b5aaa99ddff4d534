import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sign } from '../kit/sealing.ts'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'lantern gravel quince orbit'
const newEmail = () => `${randomUUID()}@example.test`
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const send = (remoteAddress: string, email: string, word: string, userAgent: string) =>
  world.app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email, password: word },
    remoteAddress,
    headers: { 'user-agent': userAgent },
  })
/** The status of a login, or after how many seconds it may be tried again. */
const logIn = async (from: string, email: string, word = 'wrong', userAgent = firefox) => {
  const answer = await send(from, email, word, userAgent)
  await world.emailsSettled()
  return answer.statusCode === 429 ? `after ${answer.headers['retry-after']} s` : answer.statusCode
}
/** Ends the waiting time of an account at a network, or elsewhere. */
const endWait = async (of: string) => {
  const key = sign('limits', of, world.deps.secretKey)
  const { rowCount } = await world.deps.pool.query('update login_delays set waits_until = now() where key = $1', [key])
  expect(rowCount).toBe(1)
}
const subjectsTo = (email: string) => world.emails.filter(({ to }) => to === email).map(({ subject }) => subject)
const warning = 'Failed login attempts for your Sojourn account'
const newDevice = 'New login to your Sojourn account'
const wrongFromMany = async (count: number, email: string) => {
  const answers: (string | number)[] = []
  for (let n = 0; n < count; n += 1) answers.push(await logIn(`203.0.113.${n}`, email))
  return answers
}

describe('wrong passwords', () => {
  it('from one network delay the next attempt, twice as long each time, up to a quarter of an hour', async () => {
    const email = newEmail()
    for (let n = 0; n < 5; n += 1) expect(await logIn('192.0.2.10', email)).toBe(422)
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      expect(await logIn('192.0.2.10', email)).toBe(`after ${seconds} s`)
      await endWait(`here ${email} 192.0.2.10`)
      expect(await logIn('192.0.2.10', email)).toBe(422)
    }
    expect(await logIn('192.0.2.11', email), 'another network').toBe(422)
    expect(await logIn('192.0.2.10', newEmail()), 'another account').toBe(422)
  })

  it('sent concurrently count like successive ones', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('192.0.2.12', email)))
    expect(answers.filter((answer) => answer === 422)).toHaveLength(5)
  })

  it('are forgotten when the user logs in, and after a day', async () => {
    const { email } = await world.createPerson({ password })
    const here = '192.0.2.13'
    for (let n = 0; n < 5; n += 1) await logIn(here, email)
    expect(await logIn(here, email, password)).toBe('after 1 s')
    await endWait(`here ${email} ${here}`)
    expect(await logIn(here, email, password)).toBe(200)
    for (let n = 0; n < 5; n += 1) expect(await logIn(here, email)).toBe(422)
    await world.deps.pool.query(`update login_delays set waits_until = now(), expires_at = now() where key = $1`, [
      sign('limits', `here ${email} ${here}`, world.deps.secretKey),
    ])
    for (let n = 0; n < 5; n += 1) expect(await logIn(here, email)).toBe(422)
  })

  it('of strangers do not lock a user out of a known network, and delay only strangers', async () => {
    const { uuid, email } = await world.createPerson({ password })
    expect(await logIn('198.51.100.20', email, password)).toBe(200)
    expect(await wrongFromMany(21, email)).toEqual([...Array(20).fill(422), 'after 1 s'])
    expect(await logIn('198.51.100.21', email, password), 'a network nobody knows').toMatch(/^after/)
    expect(await logIn('198.51.100.20', email, password), 'the known one').toBe(200)
    await world.deps.pool.query(`update login_places set seen_at = now() - interval '31 days' where "user" = $1`, [
      uuid,
    ])
    expect(await logIn('198.51.100.20', email, password), 'known too long ago').toMatch(/^after/)
  })

  it('of strangers do not lock out a user who has reset their password by email', async () => {
    const { email } = await world.createPerson({ password })
    await wrongFromMany(20, email)
    const [here, better] = ['198.51.100.22', 'seven kettles under glaciers']
    const altcha = await solveCaptcha(world)
    await world.anonymous.send('POST', '/v1/auth/forgot-password', { email, altcha })
    const messages = await emailsTo(world, email, 2)
    const payload = { token: messages.map(tokenIn).find(Boolean), password: better }
    const url = '/v1/auth/reset-password'
    const reset = await world.app.inject({ method: 'POST', url, payload, remoteAddress: here })
    expect(reset.statusCode).toBe(200)
    expect(await logIn(here, email, better)).toBe(200)
  })

  it('send the owner one email a day after twenty, with the same work for an address without an account', async () => {
    const { email } = await world.createPerson({ password })
    const works: number[][] = []
    for (const address of [email, newEmail()]) {
      const counts: number[] = []
      for (let n = 0; n < 22; n += 1) {
        const statements = vi.spyOn(Client.prototype, 'query')
        await send(`203.0.113.${n}`, address, 'wrong', firefox)
        counts.push(statements.mock.calls.length)
        statements.mockRestore()
        await world.emailsSettled()
        if (n >= 19) await endWait(`elsewhere ${address}`)
      }
      works.push(counts)
    }
    expect(works[1]).toEqual(works[0])
    expect(subjectsTo(email)).toEqual([warning])
    const [message] = await emailsTo(world, email)
    expect(message?.text).toContain('/forgot-password')
  })
})

describe('a login from somewhere new', () => {
  it('is reported by email, except the very first one, and once for each device and network', async () => {
    const { email } = await world.createPerson({ password })
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
    await logIn('198.51.100.30', email, password)
    await logIn('198.51.100.30', email, password, firefox.replaceAll('140', '141'))
    expect(subjectsTo(email)).toEqual([])
    await logIn('198.51.100.30', email, password, safari)
    await logIn('198.51.100.31', email, password)
    for (const from of ['198.51.100.30', '198.51.100.31']) await logIn(from, email, password)
    expect(subjectsTo(email)).toEqual([newDevice, newDevice])
    const messages = await emailsTo(world, email, 2)
    expect(messages[0]?.text).toMatch(/Safari.*198\.51\.100\.0\/24/s)
  })
})
