import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'correct horse battery'
const logIn = (email: string, word = password) =>
  world.anonymous.send('POST', '/v1/auth/login', { email, password: word })
const grant = (fields: Record<string, string>) =>
  world.anonymous.sendRaw('POST', '/v1/auth/token', {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('logging in', () => {
  it('returns a bearer token for the account, whatever the case of the address', async () => {
    const person = await world.createPerson({ password })
    const answer = await logIn(person.email.toUpperCase())
    expect(answer.json).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 30 * 24 * 3600,
    })
    const account = await world.anonymous.send('GET', '/v1/auth/account', undefined, {
      authorization: `Bearer ${answer.json.access_token}`,
    })
    expect(account.json.user).toMatchObject({
      uuid: person.uuid,
      email: person.email,
      is_god: false,
      tenants: [],
      scope: { permissions: [], tenants: {} },
    })
    expect(JSON.stringify(account.json)).not.toContain('hash')
  })

  it('gives the same response to a wrong password, an unknown and an unconfirmed address', async () => {
    const person = await world.createPerson({ password })
    const unconfirmed = await world.createPerson({ password, isConfirmed: false })
    const answers = await Promise.all([
      logIn(person.email, 'wrong'),
      logIn('nobody@example.test'),
      logIn(unconfirmed.email),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(422)
      expect({ ...answer.json, requestId: '' }).toEqual({ ...answers[0]?.json, requestId: '' })
    }
  })

  it('with the OAuth 2.0 password grant is form-encoded, and rejected with invalid_grant', async () => {
    const person = await world.createPerson({ password })
    const granted = await grant({ grant_type: 'password', username: person.email, password })
    expect(granted.json).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) })
    expect(granted.headers.get('cache-control')).toContain('no-store')
    const rejected = await grant({ grant_type: 'password', username: person.email, password: 'wrong' })
    expect([rejected.status, rejected.json.code]).toEqual([400, 'invalid_grant'])
    expect((await grant({ grant_type: 'client_credentials', username: 'x', password: 'y' })).json.code).toBe(
      'unsupported_grant_type',
    )
  })
})

describe('a session', () => {
  it('is stored only as a hash', async () => {
    const person = await world.createPerson()
    const { rows } = await world.deps.pool.query('select token_hash from sessions where "user" = $1', [person.uuid])
    expect(rows[0].token_hash).toHaveLength(32)
    expect(rows[0].token_hash.toString('base64url')).not.toBe(person.token)
  })

  it('ends with POST /login, which never fails', async () => {
    const person = await world.createPerson()
    expect((await person.send('POST', '/login')).status).toBe(204)
    expect((await person.send('GET', '/v1/auth/account')).status).toBe(401)
    expect((await world.anonymous.send('POST', '/login')).status).toBe(204)
  })

  it.each([
    ['30 days after it began', `update sessions set expires_at = now() - interval '1 second' where "user" = $1`],
    [
      'after 12 hours without use',
      `update sessions set seen_at = now() - interval '12 hours 1 second' where "user" = $1`,
    ],
    ['when its user is suspended', `update users set state = 'suspended' where uuid = $1`],
  ])('ends %s', async (_when, change) => {
    const person = await world.createPerson()
    expect((await person.send('GET', '/v1/auth/account')).status).toBe(200)
    await world.deps.pool.query(change, [person.uuid])
    const answer = await person.send('GET', '/v1/auth/account')
    expect([answer.status, answer.json.code, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'unauthenticated',
      'Bearer',
    ])
  })

  it('records when it is used', async () => {
    const person = await world.createPerson()
    await world.deps.pool.query(`update sessions set seen_at = now() - interval '11 hours' where "user" = $1`, [
      person.uuid,
    ])
    await person.send('GET', '/v1/auth/account')
    const { rows } = await world.deps.pool.query(
      `select seen_at > now() - interval '1 minute' as fresh from sessions where "user" = $1`,
      [person.uuid],
    )
    expect(rows[0].fresh).toBe(true)
  })
})

describe('membership', () => {
  it('is checked on every request: a removed member loses access immediately', async () => {
    const company = await world.createCompany()
    const { Designer } = company.people
    expect((await Designer.send('GET', company.path('resource-count'))).status).toBe(200)
    await world.inTenant(company.uuid, (query) => query('delete from memberships where "user" = $1', [Designer.uuid]))
    expect((await Designer.send('GET', company.path('resource-count'))).status).toBe(404)
  })

  it('of one company gives no access to its parent or child', async () => {
    const parent = await world.createCompany()
    const child = await world.createCompany({ parent: parent.uuid, isSubscribed: false })
    expect((await parent.people.Owner.send('GET', child.path('resource-count'))).status).toBe(404)
    expect((await child.people.Owner.send('GET', parent.path('resource-count'))).status).toBe(404)
    const account = (await child.people.Owner.send('GET', '/v1/auth/account')).json.user
    expect(account.tenants).toMatchObject([
      { uuid: child.uuid, isOwner: true, isSubscribed: false, isParentSubscribed: true },
    ])
    expect(account.roles).toEqual([{ name: 'Admin', tenant: child.uuid }])
    expect(account.scope.tenants[child.uuid]).toContain('users:manage')
  })

  it('is not needed by a super admin, who enters as Admin and is marked in the audit trail', async () => {
    const company = await world.createCompany()
    const god = await world.createPerson({ isGod: true })
    const created = await god.send('POST', company.path('accommodations/'), { name: 'Made by the platform' })
    expect(created.status).toBe(201)
    const events = await world.inTenant(
      company.uuid,
      async (query) => (await query('select actor from audit_events where target = $1', [created.json.data.uuid])).rows,
    )
    expect(events[0].actor).toEqual({ kind: 'person', uuid: god.uuid, isVisiting: true })
  })
})
