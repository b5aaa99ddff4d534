import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const freshEmail = () => `${randomUUID()}@example.test`
const invite = (fields: Record<string, unknown> = {}, at: Omit<Company, 'rows'> = company) =>
  at.people.Admin.send('POST', at.path('users/'), {
    email: freshEmail(),
    name: 'Ines Invited',
    roles: [{ name: 'Designer' }],
    ...fields,
  })
const tokensSentTo = (email: string): string[] =>
  world.emails
    .filter((message) => message.to === email)
    .map((message) => /\/join\?token=([\w-]+)/.exec(message.text)?.[1] ?? '')
const look = (token: string) => world.anonymous.send('POST', '/v1/auth/invitation', { token })
const userRow = async (email: string): Promise<Json> =>
  (await world.deps.pool.query('select * from users where lower(email) = lower($1)', [email])).rows[0]

describe('inviting a user', () => {
  it('returns the invited member and sends an email with a link that is valid for seven days', async () => {
    const email = freshEmail()
    const answer = await invite({ email, name: '  Ines Invited ' })
    expect(answer.status, JSON.stringify(answer.json)).toBe(201)
    expect(answer.json.data).toEqual({
      uuid: expect.any(String),
      tenant: company.uuid,
      rev: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      email,
      name: 'Ines Invited',
      roles: [{ name: 'Designer' }],
      isOwner: false,
      jobTitle: null,
      phone: null,
      avatar: null,
      state: 'invited',
      invitationExpiresAt: expect.any(String),
    })
    const { createdAt, invitationExpiresAt, uuid } = answer.json.data
    expect(Date.parse(invitationExpiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 3600 * 1000)
    const message = world.emails.find((one) => one.to === email)
    expect(message?.subject).toBe('Test Person invited you to join Test Company')
    expect(message?.text).toContain(`${world.base()}/join?token=`)
    expect(message?.text).not.toContain('Ines')
    expect(await userRow(email)).toMatchObject({ uuid, state: 'invited', confirmed_at: null, password_hash: '' })
    const events = await world.inTenant(
      company.uuid,
      async (query) => (await query('select action, changed from audit_events where target = $1', [uuid])).rows,
    )
    expect(events).toEqual([{ action: 'user.invite', changed: ['email', 'name', 'roles'] }])
    for (const word of ['', 'no password yet'])
      expect((await world.anonymous.send('POST', '/v1/auth/login', { email, password: word })).json.code).toBe(
        'invalid_credentials',
      )
  })

  it('accepts a form as well as JSON', async () => {
    const form = new FormData()
    const email = freshEmail()
    for (const [name, text] of Object.entries({
      email,
      name: 'By form',
      roles: '[{"name":"Agent"},{"name":"Finance"}]',
    }))
      form.append(name, text)
    const answer = await company.people.Admin.sendRaw('POST', company.path('users/'), { raw: form })
    expect(answer.status, JSON.stringify(answer.json)).toBe(201)
    expect(answer.json.data).toMatchObject({ email, name: 'By form', roles: [{ name: 'Agent' }, { name: 'Finance' }] })
  })

  it('reveals nothing of an existing account with the address: not its name, spelling or age, or that it exists', async () => {
    const existingUser = await world.createPerson({ password: 'correct horse battery' })
    await world.deps.pool.query(
      `update users set name = 'Canary Realname', job_title = 'Canary title', phone = '+15550100' where uuid = $1`,
      [existingUser.uuid],
    )
    const elsewhere = await world.createCompany()
    await world.hire(elsewhere.uuid, existingUser, ['Admin'])
    const spelled = existingUser.email.toUpperCase()
    const toKnown = (await invite({ email: spelled })).json.data
    const toUnknown = (await invite()).json.data
    const blank = { uuid: '', email: '', createdAt: '', updatedAt: '', invitationExpiresAt: '' }
    expect({ ...toKnown, ...blank }).toEqual({ ...toUnknown, ...blank })
    expect(toKnown).toMatchObject({ uuid: existingUser.uuid, email: spelled, name: 'Ines Invited' })

    const { Admin } = company.people
    const seen = [
      await Admin.send('GET', company.path(`users/${existingUser.uuid}`)),
      await Admin.send('PUT', company.path(`users/${existingUser.uuid}`), { roles: [{ name: 'Viewer' }] }),
      await Admin.send('POST', company.path(`users/${existingUser.uuid}/invitation`)),
      await Admin.send('GET', company.path('users?perPage=96')),
      await Admin.send('GET', company.path('users?q=canary')),
      await Admin.send('DELETE', company.path(`users/${existingUser.uuid}`)),
    ]
    for (const { status, json } of seen) {
      expect(status).toBe(200)
      expect(JSON.stringify(json.data)).not.toMatch(/canary|15550100/i)
      expect(JSON.stringify(json)).not.toContain(existingUser.email)
    }
    // Invited again, both have the same UUID as before: an account does not change.
    expect((await invite({ email: spelled })).json.data.uuid).toBe(toKnown.uuid)
    await Admin.send('DELETE', company.path(`users/${toUnknown.uuid}`))
    expect((await invite({ email: toUnknown.email })).json.data.uuid).toBe(toUnknown.uuid)
  })

  it('uses UUIDs that do not reveal when an account was created', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite()))
    const times = answers.map(({ json }) => Number.parseInt(json.data.uuid.replaceAll('-', '').slice(0, 12), 16))
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(24 * 3600 * 1000)
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now())
  })

  it('twice is rejected for the same address in any case; of 50 at once, one succeeds', async () => {
    for (const email of [company.people.Viewer.email, company.people.Viewer.email.toUpperCase()]) {
      const answer = await invite({ email })
      expect([answer.status, answer.json.code, answer.json.errors.email[0].code]).toEqual([
        409,
        'conflict',
        'already_taken',
      ])
    }
    const email = freshEmail()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => invite({ email: n % 2 ? email : email.toUpperCase() })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(world.emails.filter((message) => message.to.toLowerCase() === email)).toHaveLength(1)
  })

  it('to two companies at once creates one account, which each sees under the name it gave', async () => {
    const other = await world.createCompany()
    const email = freshEmail()
    const [here, there] = await Promise.all([invite({ email, name: 'Here' }), invite({ email, name: 'There' }, other)])
    expect([here.status, there.status]).toEqual([201, 201])
    expect(here.json.data.uuid).toBe(there.json.data.uuid)
    expect([here.json.data.name, there.json.data.name]).toEqual(['Here', 'There'])
    const row = await userRow(email)
    expect(row.name).toBe(email)
  })

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ email: undefined }, 'email'],
    [{ email: 'a\0b@example.test' }, 'email'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(161) }, 'name'],
    [{ name: '\ud800' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ roles: [] }, 'roles'],
    [{ roles: 'Admin' }, 'roles'],
    [{ roles: undefined }, 'roles'],
    [{ isOwner: true }, 'isOwner'],
    [{ state: 'active' }, 'state'],
    [{ uuid: randomUUID() }, 'uuid'],
    [{ colour: 'red' }, 'colour'],
  ])('rejects %j, names the field, and sends no email', async (fields, field) => {
    const posted = world.emails.length
    const answer = await invite(fields)
    expect([answer.status, answer.json.code, Object.keys(answer.json.errors)]).toEqual([422, 'invalid', [field]])
    expect(world.emails).toHaveLength(posted)
  })

  it('as a visiting super admin names the product as the sender, and is marked in the activity log', async () => {
    const god = await world.createPerson({ isGod: true })
    const email = freshEmail()
    const body = { email, name: 'Ines', roles: [{ name: 'Viewer' }] }
    const answer = await god.send('POST', company.path('users/'), body)
    expect(answer.status, JSON.stringify(answer.json)).toBe(201)
    expect(world.emails.find((one) => one.to === email)?.subject).toBe('Sojourn invited you to join Test Company')
    const events = await world.inTenant(
      company.uuid,
      async (query) => (await query('select actor from audit_events where target = $1', [answer.json.data.uuid])).rows,
    )
    expect(events).toEqual([{ actor: { kind: 'person', uuid: god.uuid, isVisiting: true } }])
  })

  it('puts no markup from names into an email', async () => {
    const hostile = await world.createCompany()
    await world.deps.pool.query(`update users set name = '<b>"Eve"</b>' where uuid = $1`, [hostile.people.Admin.uuid])
    const email = freshEmail()
    await invite({ email, name: '<script>alert(1)</script>' }, hostile)
    const message = world.emails.find((one) => one.to === email)
    expect(message?.html).not.toMatch(/<b>"|<script/)
  })
})

describe('an invitation', () => {
  it('that is sent again has a new link, and the old ones stop working', async () => {
    const email = freshEmail()
    const { uuid, rev } = (await invite({ email })).json.data
    await world.inTenant(company.uuid, (query) =>
      query(`update memberships set invitation_expires_at = now() - interval '1 day' where "user" = $1`, [uuid]),
    )
    const again = await company.people.Admin.send('POST', company.path(`users/${uuid}/invitation`))
    expect([again.status, again.json.data.rev]).toEqual([200, rev + 1])
    expect(Date.parse(again.json.data.invitationExpiresAt)).toBeGreaterThan(Date.now())
    const [first = '', second = ''] = tokensSentTo(email)
    expect((await look(first)).json.code).toBe('invalid_token')
    expect((await look(second)).status).toBe(200)
  })

  it('that is sent again many times at once leaves only one link that works', async () => {
    const email = freshEmail()
    const { uuid } = (await invite({ email })).json.data
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => company.people.Admin.send('POST', company.path(`users/${uuid}/invitation`))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const tokens = tokensSentTo(email)
    expect(tokens).toHaveLength(13)
    const looks = await Promise.all(tokens.map(look))
    expect(looks.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('that was accepted cannot be sent again', async () => {
    const answer = await company.people.Admin.send(
      'POST',
      company.path(`users/${company.people.Viewer.uuid}/invitation`),
    )
    expect([answer.status, answer.json.detail]).toEqual([409, 'this user has already accepted the invitation'])
  })

  it('that is withdrawn does not work, and gave no access before', async () => {
    const person = await world.createPerson()
    const { uuid } = (await invite({ email: person.email })).json.data
    expect((await person.send('GET', company.path('users'))).status).toBe(404)
    expect((await person.send('GET', '/v1/auth/account')).json.user.tenants).toEqual([])
    const removed = await company.people.Admin.send('DELETE', company.path(`users/${uuid}`))
    expect([removed.status, removed.json.data.state]).toEqual([200, 'invited'])
    const [token = ''] = tokensSentTo(person.email)
    expect((await look(token)).json.code).toBe('invalid_token')
    expect((await person.send('POST', '/v1/auth/join', { token })).json.code).toBe('invalid_token')
  })
})
