import { brandOf } from '@sojourn/contract/resources/tenant'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { type Company, createWorld, type Json, type World } from '../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const password = 'correct horse battery'
const freshEmail = () => `${randomUUID()}@example.test`
const tokenSentTo = (email: string): string =>
  /\/join\?token=([\w-]+)/.exec(world.emails.findLast((message) => message.to === email)?.text ?? '')?.[1] ?? ''
const invite = async (email: string, at = company, role: RoleName = 'Designer') => {
  const answer = await at.people.Admin.send('POST', at.path('users/'), {
    email,
    name: 'Ines Invited',
    roles: [{ name: role }],
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return { uuid: String(answer.json.data.uuid), token: tokenSentTo(email) }
}
const look = (token: unknown) => world.anonymous.send('POST', '/v1/auth/invitation', { token })
const join = (body: unknown) => world.anonymous.send('POST', '/v1/auth/join', body)
const colleague = async (uuid: string, at = company): Promise<Json> =>
  (await at.people.Viewer.send('GET', at.path(`users/${uuid}`))).json.data

describe('an invitation read by its token', () => {
  it('says who invites whom to what, and whether to log in', async () => {
    const email = freshEmail()
    const { token } = await invite(email)
    expect((await look(token)).json).toEqual({
      data: {
        tenant: {
          uuid: company.uuid,
          name: 'Test Company',
          brand: brandOf({}),
        },
        email,
        name: 'Ines Invited',
        roles: [{ name: 'Designer' }],
        hasAccount: false,
      },
    })
    const existingUser = await world.createPerson()
    expect((await look((await invite(existingUser.email)).token)).json.data).toMatchObject({
      hasAccount: true,
      name: 'Ines Invited',
    })
  })

  it('is not found for a wrong, expired or unrelated token, or a closed company', async () => {
    const expired = await invite(freshEmail())
    await world.deps.pool.query(`update mail_tokens set expires_at = now() where "user" = $1`, [expired.uuid])
    const closed = await world.createCompany()
    const gone = await invite(freshEmail(), closed)
    await world.deps.pool.query(`update tenants set status = 'closed' where uuid = $1`, [closed.uuid])
    const misused = await invite(freshEmail())
    await world.deps.pool.query(`update mail_tokens set purpose = 'reset_password' where "user" = $1`, [misused.uuid])
    for (const token of ['', 'x', '\0', '\ud800', expired.token, gone.token, misused.token]) {
      const answers = [await look(token), await join({ token, name: 'Ines', password })]
      for (const answer of answers) expect([answer.status, answer.json.code]).toEqual([422, 'invalid_token'])
    }
    for (const body of [{}, { token: 1 }, { token: 'x'.repeat(300) }, { token: 'x', colour: 'red' }]) {
      expect((await world.anonymous.send('POST', '/v1/auth/invitation', body)).json.code).toBe('invalid')
      expect((await join(body)).json.code).toBe('invalid')
    }
  })
})

describe('an invited user without an account', () => {
  it('chooses name and password, and is then a member with an account', async () => {
    const email = freshEmail()
    const { uuid, token } = await invite(email)
    const answer = await join({ token, name: ' Ines Real ', password })
    const session = { access_token: expect.any(String), token_type: 'Bearer', expires_in: 2_592_000 }
    expect([answer.status, answer.json]).toEqual([200, { data: { email, tenant: company.uuid, session } }])
    expect(await colleague(uuid)).toMatchObject({ name: 'Ines Real', state: 'active', invitationExpiresAt: null })
    expect((await world.anonymous.send('POST', '/v1/auth/login', { email, password })).status).toBe(200)
    const headers = { authorization: `Bearer ${answer.json.data.session.access_token}` }
    const account = await world.anonymous.send('GET', '/v1/auth/account', undefined, headers)
    expect(account.json.user).toMatchObject({
      uuid,
      name: 'Ines Real',
      state: 'active',
      roles: [{ name: 'Designer', tenant: company.uuid }],
    })
    expect((await world.anonymous.send('GET', company.path('users'), undefined, headers)).status).toBe(200)
    const events = await world.inTenant(
      company.uuid,
      async (query) =>
        (await query('select action, actor from audit_events where target = $1 order by at, uuid', [uuid])).rows,
    )
    expect(events.map((event) => event.action)).toEqual(['user.invite', 'user.join'])
    expect(events[1].actor).toEqual({ kind: 'person', uuid, isVisiting: false })
    expect((await join({ token, name: 'Again', password })).json.code).toBe('invalid_token')
  })

  it('needs both, and a password that is long enough; a rejection leaves the link valid', async () => {
    const { token } = await invite(freshEmail())
    const rejection = async (fields: object) => {
      const answer = await join({ token, ...fields })
      expect(answer.status).toBe(422)
      return Object.entries<Json>(answer.json.errors).map(([field, [{ code }]]) => `${field} ${code}`)
    }
    expect(await rejection({})).toEqual(['name required', 'password required'])
    expect(await rejection({ name: 'Ines' })).toEqual(['password required'])
    expect(await rejection({ name: '\u0007', password })).toEqual(['name invalid_value'])
    expect(await rejection({ name: 'Ines', password: 'elevenchars' })).toEqual(['password too_short'])
    expect(await rejection({ name: 'Ines', password: 'x'.repeat(1025) })).toEqual(['password too_long'])
    expect((await join({ token, name: 'Ines', password })).status).toBe(200)
  })

  it('joins only once with 50 concurrent requests', async () => {
    const email = freshEmail()
    const { uuid, token } = await invite(email)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => join({ token, name: `Try ${n}`, password: `${password} ${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ json }) => json.code === 'invalid_token')).toHaveLength(49)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await colleague(uuid)).name).toBe(`Try ${winner}`)
    const login = { email, password: `${password} ${winner}` }
    expect((await world.anonymous.send('POST', '/v1/auth/login', login)).status).toBe(200)
  })

  it('has an account when a second company has invited them', async () => {
    const other = await world.createCompany()
    const email = freshEmail()
    const here = await invite(email)
    const there = await invite(email, other)
    const answers = await Promise.all([
      join({ token: here.token, name: 'Here', password }),
      join({ token: there.token, name: 'There', password }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('login_required')
    const session = await world.anonymous.send('POST', '/v1/auth/login', { email, password })
    const open = answers[0]?.status === 409 ? here : there
    const second = await world.anonymous.send(
      'POST',
      '/v1/auth/join',
      { token: open.token },
      { authorization: `Bearer ${session.json.access_token}` },
    )
    expect(second.status, JSON.stringify(second.json)).toBe(200)
  })
})

describe('an invited user with an account', () => {
  it('joins only when logged in as themselves', async () => {
    const person = await world.createPerson()
    const stranger = await world.createPerson()
    await world.deps.pool.query(`update users set name = 'Real Name' where uuid = $1`, [person.uuid])
    const { uuid, token } = await invite(person.email)
    expect(uuid).toBe(person.uuid)
    const ended = { authorization: `Bearer ${'x'.repeat(43)}` }
    for (const answer of [
      await join({ token }),
      await join({ token, name: 'Taken over', password }),
      await stranger.send('POST', '/v1/auth/join', { token }),
      await company.people.Admin.send('POST', '/v1/auth/join', { token }),
      await world.anonymous.send('POST', '/v1/auth/join', { token }, ended),
    ])
      expect([answer.status, answer.json.code]).toEqual([409, 'login_required'])
    const renamed = await person.send('POST', '/v1/auth/join', { token, name: 'Other' })
    expect([renamed.status, renamed.json.errors.name[0].code]).toEqual([422, 'read_only'])
    expect((await person.send('GET', company.path('users'))).status).toBe(404)
    const joined = await person.send('POST', '/v1/auth/join', { token })
    expect([joined.status, joined.json]).toEqual([
      200,
      { data: { email: person.email, tenant: company.uuid, session: null } },
    ])
    expect((await person.send('GET', company.path('users'))).status).toBe(200)
    expect(await colleague(uuid)).toMatchObject({ name: 'Real Name', state: 'active', rev: 2 })
  })

  it('joins only once with 50 concurrent requests', async () => {
    const person = await world.createPerson()
    const { token } = await invite(person.email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.send('POST', '/v1/auth/join', { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ json }) => json.code === 'invalid_token')).toHaveLength(49)
  })

  it('either joins or is rejected while the invitation is withdrawn, sent again or accepted twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await world.createPerson()
      const { uuid, token } = await invite(person.email)
      const { Admin } = company.people
      const answers = await Promise.all([
        person.send('POST', '/v1/auth/join', { token }),
        Admin.send('POST', company.path(`users/${uuid}/invitation`)),
        Admin.send('DELETE', company.path(`users/${uuid}`)),
        person.send('POST', '/v1/auth/join', { token }),
      ])
      for (const { status } of answers) expect([200, 404, 409, 422]).toContain(status)
      expect((await person.send('GET', company.path('users'))).status).toBe(404)
    }
  })
})
