import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { createWorld, type Person, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const [password, better] = ['lantern gravel quince orbit', 'seven kettles under glaciers']
const newEmail = () => `${randomUUID()}@example.test`
const post = (path: string, body: unknown) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
const update = (person: Person, fields: unknown) => person.send('PUT', '/v1/auth/update', fields)
const getAccount = async (person: Person) => (await person.send('GET', '/v1/auth/account')).json.user

describe('changing one’s account', () => {
  it('accepts the whole account as it was read, and changes what differs', async () => {
    const company = await world.createCompany()
    const before = await getAccount(company.people.Owner)
    expect((await update(company.people.Owner, before)).json).toEqual({ data: before })
    const changed = await update(company.people.Owner, {
      ...before,
      name: '  Zoë <b>Ōkami</b> ',
      jobTitle: 'Director',
      phone: '+27215550100',
    })
    expect([changed.status, changed.json.data]).toEqual([
      200,
      { ...before, name: 'Zoë <b>Ōkami</b>', jobTitle: 'Director', phone: '+27215550100' },
    ])
    const cleared = await update(company.people.Owner, { jobTitle: null })
    expect(cleared.json.data).toMatchObject({ jobTitle: null, phone: '+27215550100' })
  })

  it('rejects read-only, unknown and invalid fields by name', async () => {
    const company = await world.createCompany()
    const rejected = await update(company.people.Viewer, {
      is_god: true,
      uuid: randomUUID(),
      roles: [{ name: 'Admin', tenant: company.uuid }],
      tenants: [],
      scope: { permissions: ['platform:manage'], tenants: {} },
      state: 'suspended',
      avatar: 'x',
      pendingEmail: 'x@example.test',
    })
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.json.errors)).toHaveLength(8)
    expect(JSON.stringify(rejected.json.errors).match(/"read_only"/g)).toHaveLength(8)
    const wrong = await update(company.people.Viewer, { name: '', phone: '123', password_hash: 'x', jobTitle: '\0' })
    expect(Object.keys(wrong.json.errors).toSorted()).toEqual(['jobTitle', 'name', 'password_hash', 'phone'])
    expect((await getAccount(company.people.Viewer)).roles).toEqual([{ name: 'Viewer', tenant: company.uuid }])
  })

  it('never mixes the changes of two users, and loses none of one user’s concurrent changes', async () => {
    const person = await world.createPerson()
    await Promise.all([
      update(person, { name: 'Both Kept' }),
      update(person, { jobTitle: 'Guide' }),
      update(person, { phone: '+4312345678' }),
    ])
    expect(await getAccount(person)).toMatchObject({ name: 'Both Kept', jobTitle: 'Guide', phone: '+4312345678' })
  })
})

describe('a new password', () => {
  it('needs the current one, ends all other sessions and links, and is reported by email', async () => {
    const person = await world.createPerson({ password })
    const other = (await post('login', { email: person.email, password })).json.access_token
    await update(person, { email: newEmail(), currentPassword: password })
    for (const [fields, field, code] of [
      [{ password: better }, 'currentPassword', 'required'],
      [{ password: better, currentPassword: 'wrong' }, 'currentPassword', 'invalid_value'],
      [{ password: 'test person test', currentPassword: password }, 'password', 'invalid_value'],
      [{ password: 'short', currentPassword: password }, 'password', 'too_short'],
    ] as const) {
      const rejected = await update(person, fields)
      expect([rejected.status, rejected.json.errors[field]?.[0]?.code]).toEqual([422, code])
    }
    const changed = await update(person, { password: better, currentPassword: password })
    expect([changed.status, changed.json.data.pendingEmail]).toEqual([200, null])
    expect((await person.send('GET', '/v1/auth/account')).status).toBe(200)
    const ended = await world.anonymous.send('GET', '/v1/auth/account', undefined, { authorization: `Bearer ${other}` })
    expect(ended.status).toBe(401)
    expect((await post('login', { email: person.email, password })).status).toBe(422)
    expect((await post('login', { email: person.email, password: better })).status).toBe(200)
    expect((await emailsTo(world, person.email))[0]?.subject).toBe('Your password for Sojourn was changed')
  })

  it('is set by only one of several concurrent changes', async () => {
    const person = await world.createPerson({ password })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => update(person, { password: `${better} ${n}`, currentPassword: password })),
    )
    const winners = answers.flatMap((answer, n) => (answer.status === 200 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect((await post('login', { email: person.email, password: `${better} ${winners[0]}` })).status).toBe(200)
  })

  it('cannot be guessed: a user has twenty attempts a minute', async () => {
    const person = await world.createPerson({ password })
    const tries: number[] = []
    for (let n = 0; n < 21; n += 1)
      tries.push((await update(person, { password: better, currentPassword: `${n}` })).status)
    expect(tries).toEqual([...Array(20).fill(422), 429])
  })
})

describe('a new address', () => {
  it('takes effect once it is confirmed by email; both addresses are notified', async () => {
    const person = await world.createPerson({ password })
    const email = newEmail()
    const requested = await update(person, { email, currentPassword: password })
    expect([requested.status, requested.json.data.email, requested.json.data.pendingEmail]).toEqual([
      200,
      person.email,
      email,
    ])
    expect((await post('login', { email, password })).status).toBe(422)
    const [message] = await emailsTo(world, email)
    const confirmed = await post('confirm', { token: tokenIn(message), password })
    // A change of address opens no session.
    const data = { email, name: 'Test Person', state: 'active', session: null }
    expect([confirmed.status, confirmed.json.data]).toEqual([200, data])
    expect(await getAccount(person)).toMatchObject({ email, pendingEmail: null })
    expect((await post('login', { email, password })).status).toBe(200)
    expect((await post('login', { email: person.email, password })).status).toBe(422)
    expect((await emailsTo(world, person.email))[0]?.text).toContain(email)
    expect((await emailsTo(world, email, 2))[1]?.subject).toBe('Your email address for Sojourn was changed')
    expect((await post('confirm', { token: tokenIn(message), password })).json.code).toBe('invalid_token')
  })

  it('needs the current password; sending the current address back does not', async () => {
    const person = await world.createPerson({ password })
    const rejected = await update(person, { email: newEmail() })
    expect(Object.keys(rejected.json.errors)).toEqual(['currentPassword'])
    expect((await update(person, { email: person.email })).status).toBe(200)
  })

  it('that belongs to another user gets the same response, and only they are informed', async () => {
    const [person, other] = [await world.createPerson({ password }), await world.createPerson({ password })]
    const answer = await update(person, { email: other.email.toUpperCase(), currentPassword: password })
    expect([answer.status, answer.json.data.pendingEmail]).toEqual([200, other.email.toUpperCase()])
    const [message] = await emailsTo(world, other.email)
    expect([message?.subject, tokenIn(message)]).toEqual(['You already have an account with Sojourn', ''])
    expect((await getAccount(person)).email).toBe(person.email)
  })

  it('is rejected if it has been taken in the meantime, or another one has been requested since', async () => {
    const person = await world.createPerson({ password })
    const [first, second] = [newEmail(), newEmail()]
    await update(person, { email: first, currentPassword: password })
    await update(person, { email: second, currentPassword: password })
    const tokens = [tokenIn((await emailsTo(world, first))[0]), tokenIn((await emailsTo(world, second))[0])]
    expect((await post('confirm', { token: tokens[0], password })).json.code).toBe('invalid_token')
    await world.deps.pool.query(
      `insert into users (email, name, password_hash, confirmed_at) values ($1, 'x', 'x', now())`,
      [second.toUpperCase()],
    )
    expect((await post('confirm', { token: tokens[1], password })).json.code).toBe('invalid_token')
    expect((await getAccount(person)).email).toBe(person.email)
  })

  it('is set once if its link is used twenty times concurrently', async () => {
    const person = await world.createPerson({ password })
    const email = newEmail()
    await update(person, { email, currentPassword: password })
    const token = tokenIn((await emailsTo(world, email))[0])
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('confirm', { token, password })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await getAccount(person)).email).toBe(email)
  })
})

describe('sessions', () => {
  const logIn = async (person: Person, userAgent: string) =>
    (
      await world.anonymous.send(
        'POST',
        '/v1/auth/login',
        { email: person.email, password },
        { 'user-agent': userAgent },
      )
    ).json.access_token
  const getSessions = async (person: Person) => (await person.send('GET', '/v1/auth/sessions')).json.data
  const isOpen = async (token: string) =>
    (await world.anonymous.send('GET', '/v1/auth/account', undefined, { authorization: `Bearer ${token}` })).status ===
    200

  it('are listed with the program that opened them, and the current one is marked', async () => {
    const person = await world.createPerson({ password })
    await logIn(person, `Browser/1.0 ${'x'.repeat(400)}`)
    const stale = await logIn(person, 'Left open')
    await world.deps.pool.query(
      `update sessions set seen_at = now() - interval '13 hours' where "user" = $1 and user_agent = 'Left open'`,
      [person.uuid],
    )
    expect(await isOpen(stale)).toBe(false)
    const sessions = await getSessions(person)
    expect(sessions).toHaveLength(2)
    expect(sessions).toContainEqual({
      uuid: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      seenAt: expect.stringMatching(/Z$/),
      userAgent: null,
      isCurrent: true,
    })
    const opened = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent)
    expect([opened.userAgent.startsWith('Browser/1.0 x'), opened.userAgent.length]).toEqual([true, 300])
  })

  it('can be ended one by one, only by their own user', async () => {
    const [person, other] = [await world.createPerson({ password }), await world.createPerson({ password })]
    const token = await logIn(person, 'Phone')
    const [phone] = (await getSessions(person)).filter((one: { userAgent: string }) => one.userAgent === 'Phone')
    for (const uuid of [phone.uuid, randomUUID(), 'nonsense'])
      expect((await other.send('DELETE', `/v1/auth/sessions/${uuid}`)).status).toBe(404)
    expect(await isOpen(token)).toBe(true)
    const ended = await person.send('DELETE', `/v1/auth/sessions/${phone.uuid}`)
    expect([ended.status, ended.json.data]).toEqual([200, phone])
    expect(await isOpen(token)).toBe(false)
    expect((await person.send('DELETE', `/v1/auth/sessions/${phone.uuid}`)).status).toBe(404)
    const wrong = await person.send('POST', `/v1/auth/sessions/${phone.uuid}`, {})
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'DELETE'])
  })

  it('can be ended all at once, except the current one', async () => {
    const person = await world.createPerson({ password })
    const tokens = [await logIn(person, 'One'), await logIn(person, 'Two')]
    const ended = await person.send('DELETE', '/v1/auth/sessions')
    expect(ended.json.data.map((one: { userAgent: string }) => one.userAgent).toSorted()).toEqual(['One', 'Two'])
    expect([await isOpen(tokens[0]), await isOpen(tokens[1]), (await getSessions(person)).length]).toEqual([
      false,
      false,
      1,
    ])
    expect((await person.send('DELETE', '/v1/auth/sessions?all=true')).json.errors.all[0].code).toBe('unknown_field')
  })

  it('opened while the password is being changed do not outlive it', async () => {
    const person = await world.createPerson({ password })
    const [changed, ...logins] = await Promise.all([
      update(person, { password: better, currentPassword: password }),
      ...Array.from({ length: 10 }, () => logIn(person, 'Race')),
    ])
    expect(changed.status).toBe(200)
    const open = await Promise.all(logins.filter(Boolean).map(isOpen))
    expect(open.filter(Boolean)).toEqual([])
  })
})
