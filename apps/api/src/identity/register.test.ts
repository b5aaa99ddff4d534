import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { createWorld, type Json, type World } from '../test/world.ts'
import { issueMailToken } from './mail-tokens.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'lantern gravel quince orbit'
const aToken = { access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'Bearer', expires_in: 2_592_000 }
const newEmail = () => `${randomUUID()}@example.test`
const post = (path: string, body: unknown) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
const register = async (fields: Json) =>
  post('register', { name: 'Ada Wanderer', password, altcha: await solveCaptcha(world), ...fields })
const registerCompany = async (fields: Json) =>
  post('register-company', { name: 'Ada Wanderer', password, altcha: await solveCaptcha(world), ...fields })
const pendingToken = async (email: string, count = 1) => tokenIn((await emailsTo(world, email, count)).at(-1))
const getAccount = async (email: string) => {
  const { json } = await post('login', { email, password })
  const answer = await world.anonymous.send('GET', '/v1/auth/account', undefined, {
    authorization: `Bearer ${json.access_token}`,
  })
  return answer.json.user
}
const getRows = async (text: string, values: unknown[]) => (await world.deps.pool.query(text, values)).rows

describe('registering', () => {
  it('creates no account until the email is confirmed; until then login responds as before', async () => {
    const email = newEmail()
    const answer = await register({ email })
    expect([answer.status, answer.json]).toEqual([
      201,
      { data: { email, name: 'Ada Wanderer', state: 'pending', deviceSecret: expect.stringMatching(/^[\w-]{43}$/) } },
    ])
    expect(await getRows('select uuid from users where email = $1', [email])).toEqual([])
    const [early, unknown] = [
      await post('login', { email, password }),
      await post('login', { email: newEmail(), password }),
    ]
    expect(early.status).toBe(422)
    expect({ ...early.json, requestId: '' }).toEqual({ ...unknown.json, requestId: '' })

    const confirmed = await post('confirm', { token: await pendingToken(email), password })
    expect([confirmed.status, confirmed.json]).toEqual([
      200,
      { data: { email, name: 'Ada Wanderer', state: 'active', session: aToken } },
    ])
    expect(await getAccount(email)).toMatchObject({
      email,
      name: 'Ada Wanderer',
      tenants: [],
      state: 'active',
      is_god: false,
      avatar: null,
      pendingEmail: null,
    })
  })

  it.each(['multipart/form-data', 'application/x-www-form-urlencoded'])('accepts %s', async (type) => {
    const email = newEmail()
    const fields = { name: 'Form Filler', email, password, altcha: await solveCaptcha(world) }
    const raw = type.startsWith('multipart') ? new FormData() : new URLSearchParams(fields)
    if (raw instanceof FormData) for (const [name, value] of Object.entries(fields)) raw.append(name, value)
    const answer = await world.anonymous.sendRaw('POST', '/v1/auth/register', { raw })
    expect([answer.status, answer.json.data]).toMatchObject([201, { email, name: 'Form Filler', state: 'pending' }])
  })

  it('twice before confirming makes either email usable, and the other one invalid afterwards', async () => {
    const email = newEmail()
    await register({ email, name: 'First' })
    await register({ email: email.toUpperCase(), name: 'Second' })
    const [first, second] = (await emailsTo(world, email, 2)).map(tokenIn)
    // The password is the same both times, so either link can be confirmed with it.
    expect((await post('confirm', { token: second, password })).json.data.name).toBe('Second')
    expect((await post('confirm', { token: first, password })).json.code).toBe('invalid_token')
    expect((await getAccount(email)).name).toBe('Second')
  })

  it('is open to a user who has only been invited by a company', async () => {
    const email = newEmail()
    await world.deps.pool.query(
      `insert into users (email, name, password_hash, state) values ($1, 'Guest', 'no password', 'invited')`,
      [email],
    )
    await register({ email })
    expect((await post('confirm', { token: await pendingToken(email), password })).status).toBe(200)
    expect(await getAccount(email)).toMatchObject({ name: 'Ada Wanderer', state: 'active' })
  })

  it('reports every invalid or unknown field by name', async () => {
    const rejected = await post('register', { name: ' ', email: 'nonsense', password: 'short', colour: 'red' })
    expect(rejected.status).toBe(422)
    expect(
      Object.fromEntries(Object.entries<Json>(rejected.json.errors).map(([name, [first]]) => [name, first.code])),
    ).toEqual({
      name: 'too_short',
      email: 'invalid_format',
      password: 'too_short',
      altcha: 'required',
      colour: 'unknown_field',
    })
    const query = await post('register?plan=x', {})
    expect(query.json.errors.plan[0].code).toBe('unknown_field')
  })

  it.each([
    'sojourn-demo-2026',
    'My Sojourn-Demo_2026!',
    'passwordpassword',
    'administrator',
    'Password123456!',
    'qwertyuiop123',
    'wanderer lantern quince',
    'i love sojourn a lot',
  ])('rejects the password %s and leaves the challenge unused', async (weak) => {
    const altcha = await solveCaptcha(world)
    const answer = await register({ email: newEmail(), password: weak, altcha })
    expect([answer.status, answer.json.errors?.password?.[0]?.code]).toEqual([422, 'invalid_value'])
    expect((await register({ email: newEmail(), altcha })).status).toBe(201)
  })

  it('rejects the user’s address as a password, too long a password and invalid text', async () => {
    const email = `gretel.${randomUUID().slice(0, 8)}@example.test`
    for (const [word, code] of [
      [`${email} ever`, 'invalid_value'],
      ['x'.repeat(1025), 'too_long'],
      ['lantern gravel \ud800 orbit', 'invalid_value'],
    ]) {
      const answer = await register({ email, password: word })
      expect(answer.json.errors?.password?.[0]?.code, word).toBe(code)
    }
  })

  it('sends an address at most ten emails an hour, and says when to try again', async () => {
    const email = newEmail()
    const answers: Json[] = []
    for (let n = 0; n < 11; n += 1) answers.push(await register({ email }))
    expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(201), 429])
    expect(answers[10].headers.get('retry-after')).toBe('3600')
  })

  it('is limited per network', async () => {
    const app = await buildApp({
      ...world.deps,
      authLimits: { ...world.deps.authLimits, network: { max: 3, seconds: 60 } },
    })
    const call = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/v1/auth/confirm', payload: {}, remoteAddress })
    const statuses: number[] = []
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8:0:1::1'])
      statuses.push((await call(address)).statusCode)
    expect(statuses).toEqual([422, 422, 422, 429, 422])
    await app.close()
  })
})

describe('the plan chosen with a company', () => {
  it.each(['studio_month', 'no such plan', '', ' studio-monthly'])('must be on offer: %o is rejected', async (plan) => {
    const answer = await registerCompany({ email: newEmail(), company: { name: 'Planless' }, plan })
    expect([answer.status, answer.json.errors?.plan?.[0]?.code]).toEqual([422, 'invalid_value'])
  })

  it('may be omitted', async () => {
    for (const plan of [null, undefined])
      expect((await registerCompany({ email: newEmail(), company: { name: 'Later' }, plan })).status).toBe(201)
  })
})

describe('confirming', () => {
  it('works only once, even for twenty concurrent requests', async () => {
    const email = newEmail()
    await registerCompany({ email, company: { name: 'Twenty Clicks' } })
    const token = await pendingToken(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('confirm', { token, password })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter((one) => one.status !== 200)) expect(answer.json.code).toBe('invalid_token')
    expect(await getRows('select count(*)::int from tenants where name = $1', ['Twenty Clicks'])).toEqual([
      { count: 1 },
    ])
  })

  it('two registrations of one address concurrently creates one account', async () => {
    const email = newEmail()
    await registerCompany({ email, company: { name: `Race ${email}` } })
    await registerCompany({ email, company: { name: `Race ${email}` } })
    const tokens = (await emailsTo(world, email, 2)).map(tokenIn)
    const answers = await Promise.all(tokens.map((token) => post('confirm', { token, password })))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 422]))
    expect(await getRows('select count(*)::int from tenants where name = $1', [`Race ${email}`])).toEqual([
      { count: 1 },
    ])
  })

  it('rejects a link that has expired, is for another purpose, or whose address now has an account', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await register({ email })
    const late = await pendingToken(email)
    await world.deps.pool.query(`update mail_tokens set expires_at = now() where email = $1`, [email])
    const person = await world.createPerson()
    const tx = {
      query: async <Row>(text: string, values: readonly unknown[] = []) =>
        (await world.deps.pool.query(text, [...values])).rows as Row[],
    }
    const reset = await issueMailToken(tx, {
      purpose: 'reset_password',
      email: person.email,
      user: person.uuid,
      hours: 1,
    })
    await register({ email: other })
    const taken = await pendingToken(other)
    await world.deps.pool.query(
      `insert into users (email, name, password_hash, confirmed_at) values ($1, 'Quicker', 'x', now())`,
      [other.toUpperCase()],
    )
    for (const token of [late, reset, taken, '', 'x'.repeat(43), `'; drop table users; --`]) {
      const answer = await post('confirm', { token, password })
      expect([answer.status, answer.json.code], token).toEqual([422, 'invalid_token'])
    }
  })
})

describe('confirming logs in', () => {
  const sessionsOf = (email: string) =>
    getRows('select s.uuid from sessions s join users u on u.uuid = s."user" where u.email = $1', [email])
  const accountWith = (token: string) =>
    world.anonymous.send('GET', '/v1/auth/account', undefined, { authorization: `Bearer ${token}` })

  it('the user who registered, on the device that registered, without the password', async () => {
    const email = newEmail()
    const { deviceSecret } = (await registerCompany({ email, company: { name: 'In at Once' } })).json.data
    const { json } = await post('confirm', { token: await pendingToken(email), deviceSecret })
    expect(json.data).toEqual({ email, name: 'Ada Wanderer', state: 'active', session: aToken })
    const { user } = (await accountWith(json.data.session.access_token)).json
    expect(user).toMatchObject({ email, onlyTenant: null, tenants: [{ name: 'In at Once', isOwner: true }] })
    const events = await getRows('select kind, outcome from identity_events where person = $1', [user.uuid])
    expect(events).toEqual([{ kind: 'login', outcome: 'success' }])
    await world.anonymous.send('POST', '/login', undefined, {
      authorization: `Bearer ${json.data.session.access_token}`,
    })
    expect((await accountWith(json.data.session.access_token)).status).toBe(401)
  })

  it('and on any other device with the password', async () => {
    const email = newEmail()
    await register({ email })
    const { json } = await post('confirm', { token: await pendingToken(email), password })
    expect((await accountWith(json.data.session.access_token)).json.user).toMatchObject({ email })
  })

  it('once: a used or expired link opens no session, whatever is sent with it', async () => {
    const [email, late] = [newEmail(), newEmail()]
    const { deviceSecret } = (await register({ email })).json.data
    const token = await pendingToken(email)
    const first = await Promise.all(Array.from({ length: 5 }, () => post('confirm', { token, deviceSecret })))
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const proof of [{ deviceSecret }, { password }, { deviceSecret, password }])
      expect((await post('confirm', { token, ...proof })).json.code).toBe('invalid_token')
    expect(await sessionsOf(email)).toHaveLength(1)
    const expiring = (await register({ email: late })).json.data
    const lateToken = await pendingToken(late)
    await world.deps.pool.query('update mail_tokens set expires_at = now() where email = $1', [late])
    const answer = await post('confirm', { token: lateToken, deviceSecret: expiring.deviceSecret })
    expect(answer.json.code).toBe('invalid_token')
    expect(await sessionsOf(late)).toEqual([])
  })

  it('only with the secret of that registration; any other leaves the link valid', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const own = (await register({ email })).json.data.deviceSecret
    const again = (await register({ email })).json.data.deviceSecret
    const foreign = (await register({ email: other })).json.data.deviceSecret
    const [token = ''] = (await emailsTo(world, email, 2)).map(tokenIn)
    for (const deviceSecret of [again, foreign, '', 'x'.repeat(43), `${own} `]) {
      const answer = await post('confirm', { token, deviceSecret })
      expect([answer.status, answer.json.errors?.deviceSecret?.[0]?.code]).toEqual([422, 'invalid_value'])
    }
    const mixed = await post('confirm', { token, deviceSecret: own, password: 'not the password at all' })
    expect([mixed.status, Object.keys(mixed.json.errors)]).toEqual([422, ['password']])
    expect(await sessionsOf(email)).toEqual([])
    expect((await post('confirm', { token, deviceSecret: own })).status).toBe(200)
  })

  it('also with the email that was sent again', async () => {
    const email = newEmail()
    const { deviceSecret } = (await register({ email })).json.data
    await post('resend', { email, altcha: await solveCaptcha(world) })
    const token = await pendingToken(email, 2)
    expect((await post('confirm', { token, deviceSecret })).json.data.session).toEqual(aToken)
  })

  it('never into an account that was there before', async () => {
    const existing = await world.createPerson({ password })
    const before = await sessionsOf(existing.email)
    const { deviceSecret } = (await register({ email: existing.email })).json.data
    const { rows } = await world.deps.pool.query(`select payload from mail_tokens where email = $1`, [existing.email])
    expect([deviceSecret, rows]).toEqual([expect.stringMatching(/^[\w-]{43}$/), [{ payload: {} }]])
    expect(await sessionsOf(existing.email)).toEqual(before)
  })
})

describe('registering a company', () => {
  it('creates the company, its owner and the chosen plan when the email is confirmed', async () => {
    const email = newEmail()
    const name = `Größe & Söhne ${randomUUID().slice(0, 8)}`
    const company = { name, country: 'AT', currency: 'EUR', timezone: 'Europe/Vienna' }
    const answer = await registerCompany({ email, company, plan: 'studio-monthly' })
    expect([answer.status, answer.json.data.state]).toEqual([201, 'pending'])
    expect(await getRows('select uuid from tenants where name = $1', [name])).toEqual([])
    await post('confirm', { token: await pendingToken(email), password })
    const account = await getAccount(email)
    expect(account.tenants).toMatchObject([
      {
        ...company,
        slug: expect.stringMatching(/^grosse-sohne-[0-9a-f]{8}$/),
        isOwner: true,
        isSubscribed: true,
        isParentSubscribed: false,
        parent: null,
        status: 'active',
        units: 'metric',
        address: null,
      },
    ])
    const [tenant] = account.tenants
    expect(account.roles).toEqual([{ name: 'Admin', tenant: tenant.uuid }])
    expect(await getRows('select prospect_plan from tenants where uuid = $1', [tenant.uuid])).toEqual([
      { prospect_plan: 'studio-monthly' },
    ])
    const events = await world.inTenant(
      tenant.uuid,
      async (query) => (await query('select action, actor, target from audit_events order by action desc')).rows,
    )
    const byOwner = { actor: { kind: 'person', uuid: account.uuid, isVisiting: false }, target: tenant.uuid }
    expect(events).toEqual([
      { action: 'tenant.create', ...byOwner },
      { action: 'subscription.try', ...byOwner },
    ])
  })

  it('gives companies with the same name different slugs, even concurrently, and a slug to a name without letters', async () => {
    const [name, emails] = [`Twin ${randomUUID()}`, Array.from({ length: 8 }, newEmail)]
    await Promise.all(emails.map((email) => registerCompany({ email, company: { name } })))
    const tokens = await Promise.all(emails.map((email) => pendingToken(email)))
    const answers = await Promise.all(tokens.map((token) => post('confirm', { token, password })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    const slugs = (await getRows('select slug from tenants where name = $1', [name])).map((row) => row.slug)
    expect(new Set(slugs).size).toBe(8)
    const email = newEmail()
    await registerCompany({ email, company: { name: '旅行' } })
    await post('confirm', { token: await pendingToken(email), password })
    expect((await getAccount(email)).tenants[0].slug).toMatch(/^company(-\d+)?$/)
  })

  it('reports invalid fields of the company by name', async () => {
    const rejected = await registerCompany({ email: newEmail(), company: { name: '', country: 'XX', boss: 'me' } })
    expect(Object.keys(rejected.json.errors).toSorted()).toEqual(['company.boss', 'company.country', 'company.name'])
  })
})

describe('requesting the email again', () => {
  it('sends a new link for a pending registration, and the old one still works', async () => {
    const email = newEmail()
    await registerCompany({ email, name: 'Patient', company: { name: 'Patient Tours' } })
    const again = await post('resend', { email: email.toUpperCase(), altcha: await solveCaptcha(world) })
    expect([again.status, again.json]).toEqual([202, { data: { email: email.toUpperCase() } }])
    const [old, fresh] = (await emailsTo(world, email, 2)).map(tokenIn)
    expect(fresh).not.toBe(old)
    expect((await post('confirm', { token: fresh, password })).status).toBe(200)
    expect((await getAccount(email)).tenants).toMatchObject([{ name: 'Patient Tours' }])
    expect((await post('confirm', { token: old, password })).json.code).toBe('invalid_token')
  })

  it('gives the same response if nothing is pending, and sends nothing', async () => {
    const existingUser = await world.createPerson({ password })
    const before = world.emails.length
    for (const email of [existingUser.email, newEmail()])
      expect(
        [await post('resend', { email, altcha: await solveCaptcha(world) })].map(({ status, json }) => [status, json]),
      ).toEqual([[202, { data: { email } }]])
    const marker = newEmail()
    await register({ email: marker })
    await emailsTo(world, marker)
    expect(world.emails.slice(before).map((message) => message.to)).toEqual([marker])
  })
})
