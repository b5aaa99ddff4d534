import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const [password, better] = ['lantern gravel quince orbit', 'seven kettles under glaciers']
const post = (path: string, body: unknown) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
const forget = async (email: string) => post('forgot-password', { email, altcha: await solveCaptcha(world) })
const resetToken = async (email: string, count = 1) => tokenIn((await emailsTo(world, email, count))[count - 1])
const getTokens = async (email: string) =>
  (await world.deps.pool.query('select count(*)::int from mail_tokens where email = $1', [email])).rows[0].count

describe('a forgotten password', () => {
  it('is replaced through the link in the email; all sessions and other links end, and the user is notified', async () => {
    const person = await world.createPerson({ password })
    const session = (await post('login', { email: person.email, password })).json.access_token
    await forget(person.email)
    await forget(person.email)
    const [first, second] = (await emailsTo(world, person.email, 2)).map(tokenIn)
    const answer = await post('reset-password', { token: second, password: better })
    expect([answer.status, answer.json]).toEqual([200, { data: { email: person.email } }])
    const lookIn = (token: string) =>
      world.anonymous.send('GET', '/v1/auth/account', undefined, { authorization: `Bearer ${token}` })
    expect([(await lookIn(session)).status, (await lookIn(person.token)).status]).toEqual([401, 401])
    expect((await post('reset-password', { token: first, password: better })).json.code).toBe('invalid_token')
    expect((await post('login', { email: person.email, password })).status).toBe(422)
    expect((await post('login', { email: person.email, password: better })).status).toBe(200)
    const messages = await emailsTo(world, person.email, 3)
    expect(messages[2]?.subject).toBe('Your password for Sojourn was changed')
  })

  it('gives the same response for every address; only an address with an account gets an email', async () => {
    const active = await world.createPerson({ password })
    const unconfirmed = await world.createPerson({ password, isConfirmed: false })
    const suspended = await world.createPerson({ password })
    await world.deps.pool.query(`update users set state = 'suspended' where uuid = $1`, [suspended.uuid])
    const emails = [unconfirmed.email, suspended.email, `${randomUUID()}@example.test`, active.email]
    for (const email of emails) {
      const answer = await forget(email)
      expect([answer.status, answer.json]).toEqual([202, { data: { email } }])
      expect(await getTokens(email)).toBe(email === active.email ? 1 : 0)
    }
    await emailsTo(world, active.email)
    expect(world.emails.filter((message) => emails.slice(0, 3).includes(message.to))).toEqual([])
  })

  it('needs a solved captcha', async () => {
    const answer = await post('forgot-password', { email: 'somebody@example.test', altcha: 'nonsense' })
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ['altcha']])
    const altcha = await solveCaptcha(world)
    expect((await post('forgot-password', { email: 'somebody@example.test', altcha })).status).toBe(202)
    expect((await post('forgot-password', { email: 'somebody@example.test', altcha })).status).toBe(422)
  })

  it('can be replaced only once, even by twenty uses of its link at the same time', async () => {
    const person = await world.createPerson({ password })
    await forget(person.email)
    const token = await resetToken(person.email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post('reset-password', { token, password: `${better} ${n}` })),
    )
    const winners = answers.flatMap((answer, n) => (answer.status === 200 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter((answer) => answer.json.code === 'invalid_token')).toHaveLength(19)
    expect((await post('login', { email: person.email, password: `${better} ${winners[0]}` })).status).toBe(200)
  })

  it('can be replaced only once, even if several links are used at the same time', async () => {
    const person = await world.createPerson({ password })
    for (let n = 0; n < 6; n += 1) await forget(person.email)
    const tokens = (await emailsTo(world, person.email, 6)).map(tokenIn)
    const answers = await Promise.all(tokens.map((token) => post('reset-password', { token, password: better })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.json.code === 'invalid_token')).toHaveLength(5)
  })

  it('keeps its link when the new password is rejected, for example because it contains the user’s name', async () => {
    const person = await world.createPerson({ password })
    await forget(person.email)
    const token = await resetToken(person.email)
    for (const [word, code] of [
      ['short', 'too_short'],
      ['sojourn-demo-2026', 'invalid_value'],
      ['the test person walks', 'invalid_value'],
    ]) {
      const answer = await post('reset-password', { token, password: word })
      expect([answer.status, answer.json.errors?.password?.[0]?.code], word).toEqual([422, code])
    }
    expect((await post('reset-password', { token, password: better })).status).toBe(200)
  })

  it('cannot be replaced with an expired link, one for another purpose, or one of a user suspended since', async () => {
    const [late, suspended] = [await world.createPerson({ password }), await world.createPerson({ password })]
    for (const person of [late, suspended]) await forget(person.email)
    const tokens = [await resetToken(late.email), await resetToken(suspended.email)]
    await world.deps.pool.query(`update mail_tokens set expires_at = now() where "user" = $1`, [late.uuid])
    await world.deps.pool.query(`update users set state = 'suspended' where uuid = $1`, [suspended.uuid])
    const email = `${randomUUID()}@example.test`
    await post('register', { name: 'New', email, password, altcha: await solveCaptcha(world) })
    for (const token of [...tokens, await resetToken(email), '', 'x'.repeat(43), '\0'])
      expect((await post('reset-password', { token, password: better })).json.code, token).toBe('invalid_token')
  })

  it('has a link of which only the token’s hash is stored and which is valid for an hour', async () => {
    const person = await world.createPerson({ password })
    await forget(person.email)
    const token = await resetToken(person.email)
    const { rows } = await world.deps.pool.query(
      `select t::text as row, round(extract(epoch from expires_at - now()) / 60)::int as minutes from mail_tokens t where "user" = $1`,
      [person.uuid],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toContain(token)
    expect(rows[0].minutes).toBe(60)
  })
})
