import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { createWorld, type Json, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const [password, another] = ['lantern gravel quince orbit', 'seven kettles under glaciers']
const newEmail = () => `${randomUUID()}@example.test`
const post = (path: string, body: unknown) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
const register = async (fields: Json) =>
  post('register', { name: 'Ada Wanderer', password, altcha: await solveCaptcha(world), ...fields })
const resend = async (email: string) => post('resend', { email, altcha: await solveCaptcha(world) })
const logInFrom = async (remoteAddress: string, email: string, word: string) =>
  (
    await world.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email, password: word },
      remoteAddress,
    })
  ).statusCode
describe('a registration that somebody else made with the same address', () => {
  it('is confirmed only with its own password; a wrong one leaves the link valid', async () => {
    const email = newEmail()
    await register({ email, name: 'Victim' })
    await register({ email, name: 'Attacker', password: another })
    await resend(email)
    const [own = '', foreign = '', again = ''] = (await emailsTo(world, email, 3)).map(tokenIn)
    for (const token of [own, foreign, again]) {
      const bare = await post('confirm', { token })
      expect([bare.status, bare.json.errors?.password?.[0]?.code]).toEqual([422, 'required'])
    }
    for (const token of [foreign, again]) {
      const rejected = await post('confirm', { token, password })
      expect([rejected.status, rejected.json.errors?.password?.[0]]).toEqual([
        422,
        { code: 'invalid_value', message: 'is not the password of this account' },
      ])
    }
    const confirmed = await post('confirm', { token: own, password })
    expect([confirmed.status, confirmed.json.data?.name]).toEqual([200, 'Victim'])
    expect((await post('login', { email, password: another })).status).toBe(422)
    expect((await post('confirm', { token: foreign, password: another })).json.code).toBe('invalid_token')
  })

  it('is protected by a limit on password guesses', async () => {
    const email = newEmail()
    await register({ email })
    await register({ email, password: another })
    const [token] = (await emailsTo(world, email, 2)).map(tokenIn)
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await post('confirm', { token, password: `guess ${n}` })).status)
    expect(statuses).toEqual([...Array(20).fill(422), 429])
  })

  it('is not confirmed by its link alone, even if nobody else registered', async () => {
    const email = newEmail()
    await register({ email, name: 'Attacker', password: another })
    const [token] = (await emailsTo(world, email)).map(tokenIn)
    const opened = await post('confirm', { token })
    expect([opened.status, opened.json.errors?.password?.[0]?.code]).toEqual([422, 'required'])
    const guessed = await post('confirm', { token, password })
    expect([guessed.status, guessed.json.errors?.password?.[0]?.code]).toEqual([422, 'invalid_value'])
    expect((await post('login', { email, password: another })).status).toBe(422)
    const { rows } = await world.deps.pool.query('select uuid from users where lower(email) = lower($1)', [email])
    expect(rows).toEqual([])
  })
})

describe('emails to an unconfirmed address', () => {
  it('contain no text from whoever requested them', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const name = 'Win at evil.example now'
    await register({ email, name })
    await post('register-company', {
      name,
      email,
      password,
      altcha: await solveCaptcha(world),
      company: { name: 'Prize.example' },
    })
    const person = await world.createPerson({ password })
    await person.send('PUT', '/v1/auth/update', { name, email: other, currentPassword: password })
    for (const message of [...(await emailsTo(world, email, 2)), ...(await emailsTo(world, other))])
      expect(JSON.stringify(message)).not.toMatch(/evil|Prize/)
  })

  it('are not valid for longer when sent again, and cannot be requested with a wrong captcha', async () => {
    const email = newEmail()
    await register({ email })
    const wrong = await post('resend', { email, altcha: 'bm90IHNvbHZlZA==' })
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['altcha']])
    await world.deps.pool.query(
      `update mail_tokens set expires_at = now() + interval '5 hours 9 minutes' where email = $1`,
      [email],
    )
    expect((await resend(email)).status).toBe(202)
    const messages = await emailsTo(world, email, 2)
    expect(messages[1]?.text).toContain('expires in 5 hours')
    const { rows } = await world.deps.pool.query(
      'select count(*)::int, count(distinct expires_at)::int as ends from mail_tokens where email = $1',
      [email],
    )
    expect(rows).toEqual([{ count: 2, ends: 1 }])
  })

  it.each(['forgot-password', 'resend'])('do the same work for known and unknown addresses: %s', async (route) => {
    const email = newEmail()
    if (route === 'resend') await register({ email })
    const existingEmail = route === 'resend' ? email : (await world.createPerson({ password })).email
    const works: unknown[] = []
    for (const address of [existingEmail, newEmail()]) {
      const payload = { email: address, altcha: await solveCaptcha(world) }
      const statements = vi.spyOn(Client.prototype, 'query')
      const jobs = vi.spyOn(world.deps.queue, 'enqueue')
      const { statusCode } = await world.app.inject({ method: 'POST', url: `/v1/auth/${route}`, payload })
      works.push([statusCode, statements.mock.calls.length, jobs.mock.calls.map(([, queue]) => queue)])
      statements.mockRestore()
      jobs.mockRestore()
      await world.emailsSettled()
    }
    expect(works[1]).toEqual(works[0])
    expect(works[0]).toEqual([202, expect.any(Number), [expect.any(String)]])
  })
})

describe('a captcha', () => {
  it('counts as used after five rejected attempts', async () => {
    const altcha = await solveCaptcha(world)
    for (let n = 0; n < 5; n += 1) {
      const rejected = await register({ email: newEmail(), password: 'passwordpassword', altcha })
      expect(Object.keys(rejected.json.errors)).toEqual(['password'])
    }
    const answer = await register({ email: newEmail(), altcha })
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['altcha']])
  })
})

describe('attempts to log in', () => {
  it('are counted by the normalised address, whatever characters are mixed in', async () => {
    const { email } = await world.createPerson({ password })
    for (const odd of [`${email}\0`, `\u0001${email}`, `${email}\u009f`, `${email}\ud800`])
      expect(await logInFrom('192.0.2.1', odd, password), JSON.stringify(odd)).toBe(422)
    expect(await logInFrom('192.0.2.1', ` ${email.toUpperCase()} `, password)).toBe(200)
  })

  it('are not counted when they succeed', async () => {
    const { email } = await world.createPerson({ password })
    for (let n = 0; n < 30; n += 1) expect(await logInFrom('192.0.2.3', email, password)).toBe(200)
  })

  it('and to use invitation links are counted by network, with an IPv6 /64 as one', async () => {
    const app = await buildApp({
      ...world.deps,
      authLimits: { ...world.deps.authLimits, network: { max: 3, seconds: 60 } },
    })
    const statuses: number[] = []
    for (const remoteAddress of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8:0:1::1'])
      statuses.push(
        (await app.inject({ method: 'POST', url: '/v1/auth/invitation', payload: {}, remoteAddress })).statusCode,
      )
    expect(statuses).toEqual([422, 422, 422, 429, 422])
    await app.close()
  })
})

describe('a confirmed change of address', () => {
  it('needs the password of the account; a wrong one leaves the link valid', async () => {
    const person = await world.createPerson({ password })
    const email = newEmail()
    await person.send('PUT', '/v1/auth/update', { email, currentPassword: password })
    const token = tokenIn((await emailsTo(world, email))[0])
    const opened = await post('confirm', { token })
    expect([opened.status, opened.json.errors?.password?.[0]?.code]).toEqual([422, 'required'])
    const guessed = await post('confirm', { token, password: another })
    expect([guessed.status, guessed.json.errors?.password?.[0]?.code]).toEqual([422, 'invalid_value'])
    expect((await person.send('GET', '/v1/auth/account')).json.user).toMatchObject({
      email: person.email,
      pendingEmail: email,
    })
    const confirmed = await post('confirm', { token, password })
    expect([confirmed.status, confirmed.json.data?.email]).toEqual([200, email])
  })

  it('ends every session but the one that requested it', async () => {
    const person = await world.createPerson({ password })
    const { access_token } = (await post('login', { email: person.email, password })).json
    const email = newEmail()
    await person.send('PUT', '/v1/auth/update', { email, currentPassword: password })
    expect((await post('confirm', { token: tokenIn((await emailsTo(world, email))[0]), password })).status).toBe(200)
    expect((await person.send('GET', '/v1/auth/account')).status).toBe(200)
    const ended = await world.anonymous.send('GET', '/v1/auth/account', undefined, {
      authorization: `Bearer ${access_token}`,
    })
    expect(ended.status).toBe(401)
  })

  it('takes over pending invitations to the new address, unless the user is already a member', async () => {
    const [home, inviting] = [await world.createCompany(), await world.createCompany()]
    const person = await world.createPerson({ password })
    await world.hire(home.uuid, person, ['Viewer'])
    const email = newEmail()
    for (const company of [home, inviting]) {
      const body = { email, name: 'Guest', roles: [{ name: 'Agent' }] }
      expect((await company.people.Admin.send('POST', company.path('users/'), body)).status).toBe(201)
    }
    const [, invitation = ''] = (await emailsTo(world, email, 2)).map(tokenIn)
    await person.send('PUT', '/v1/auth/update', { email, currentPassword: password })
    const change = tokenIn((await emailsTo(world, email, 3))[2])
    expect((await post('confirm', { token: change, password })).status).toBe(200)
    const { rows } = await world.deps.pool.query('select uuid from users where lower(email) = lower($1)', [email])
    expect(rows).toEqual([{ uuid: person.uuid }])
    expect((await person.send('POST', '/v1/auth/join', { token: invitation })).status).toBe(200)
    const places = async (company: typeof home) =>
      company.rows(`select roles, accepted_at is not null as accepted from memberships where "user" = $1`, [
        person.uuid,
      ])
    expect([await places(home), await places(inviting)]).toEqual([
      [{ roles: ['Viewer'], accepted: true }],
      [{ roles: ['Agent'], accepted: true }],
    ])
    expect(
      await inviting.rows('select action, target from audit_events where target = $1 order by at', [person.uuid]),
    ).toEqual([
      { action: 'user.merge', target: person.uuid },
      { action: 'user.join', target: person.uuid },
    ])
    expect(await home.rows('select from memberships where accepted_at is null')).toEqual([])
  })
})
