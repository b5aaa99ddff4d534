import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo, tokenIn } from '../test/emails.ts'
import { solveCaptcha } from '../test/solve-captcha.ts'
import { type Company, createWorld, type Json, type World } from '../test/world.ts'
import { forgetIdentityEvents } from './jobs.ts'

let world: World
const lines: Json[] = []
beforeAll(async () => {
  world = await createWorld({ log: (line) => void lines.push(JSON.parse(line)) })
})
afterAll(() => world.close())

const [password, better] = ['lantern gravel quince orbit', 'seven kettles under glaciers']
const post = (path: string, body: unknown) => world.anonymous.send('POST', `/v1/auth/${path}`, body)
const getEvents = async (company: Company, query = ''): Promise<Json> =>
  (await company.people.Admin.send('GET', company.path(`identity-events${query}`))).json
const staffed = async () => {
  const [company, person] = [await world.createCompany(), await world.createPerson({ password })]
  await world.hire(company.uuid, person, ['Designer'])
  return { company, person }
}

describe('identity events', () => {
  it('are stored for the Admins of the user’s companies, and logged without an address or secret', async () => {
    const { company, person } = await staffed()
    const before = lines.length
    await post('login', { email: person.email, password: 'wrong' })
    const { access_token: token } = (await post('login', { email: person.email, password })).json
    await world.anonymous.send('POST', '/login', undefined, { authorization: `Bearer ${token}` })
    await post('login', { email: person.email, password })
    await person.send('DELETE', '/v1/auth/sessions')
    await person.send('PUT', '/v1/auth/update', { password: better, currentPassword: password })
    const email = `${randomUUID()}@example.test`
    await person.send('PUT', '/v1/auth/update', { email, currentPassword: better })
    await post('confirm', { token: tokenIn((await emailsTo(world, email))[0]), password: better })
    await post('forgot-password', { email, altcha: await solveCaptcha(world) })
    const reset = (await emailsTo(world, email, 3)).map(tokenIn).findLast(Boolean)
    await post('reset-password', { token: reset, password })

    const { data, meta } = await getEvents(company, `?person=${person.uuid}&perPage=24`)
    expect(data.map((event: Json) => `${event.kind} ${event.outcome}`)).toEqual([
      'password_reset success',
      'address_change success',
      'password_change success',
      'sessions_ended success',
      'login success',
      'logout success',
      'login success',
      'login failure',
    ])
    expect(meta.total).toBe(8)
    expect(data[0]).toMatchObject({
      person: { uuid: person.uuid, name: 'Test Person' },
      network: '127.0.0.0/24',
      userAgent: expect.any(String),
      requestId: expect.any(String),
    })
    const logged = lines.slice(before).filter((line) => line.identity)
    expect(logged).toHaveLength(8)
    expect(logged[0]).toMatchObject({
      level: 30,
      identity: { kind: 'login', outcome: 'failure', person: person.uuid, network: '127.0.0.0/24' },
    })
    expect(JSON.stringify([data, logged])).not.toMatch(/example\.test|lantern|kettles|127\.0\.0\.1"/)
  })

  it('of one company are not shown in another, nor to users who manage none', async () => {
    const { company, person } = await staffed()
    const other = await world.createCompany()
    await world.hire(other.uuid, person, ['Viewer'])
    const { json, headers } = await company.people.Admin.send('GET', company.path(`users/${person.uuid}`))
    const changed = await company.people.Admin.send(
      'PUT',
      company.path(`users/${person.uuid}`),
      { ...json.data, roles: [{ name: 'Manager' }] },
      { 'if-match': headers.get('etag') ?? '' },
    )
    expect(changed.status).toBe(200)
    await company.people.Admin.send('GET', company.path('contacts/export.csv'))
    await company.people.Admin.send('GET', company.path('export'))
    const kinds = async (of: Company) => (await getEvents(of)).data.map((event: Json) => event.kind)
    expect(await kinds(company)).toEqual(['export', 'export', 'role_change'])
    expect(await kinds(other)).toEqual([])
    for (const role of ['Manager', 'Viewer'] as const)
      expect((await company.people[role].send('GET', company.path('identity-events'))).status).toBe(404)
  })

  it('start with the accepted invitation', async () => {
    const { company, person } = await staffed()
    await post('login', { email: person.email, password })
    const later = await world.createCompany()
    const body = { email: person.email, name: 'Guest', roles: [{ name: 'Agent' }] }
    await later.people.Admin.send('POST', later.path('users/'), body)
    const token = tokenIn((await emailsTo(world, person.email))[0])
    expect((await person.send('POST', '/v1/auth/join', { token })).status).toBe(200)
    expect((await getEvents(later)).data.map((event: Json) => event.kind)).toEqual(['invitation_accepted'])
    expect((await getEvents(company, '?kind=invitation_accepted')).data).toEqual([])
  })

  it('are deleted after 400 days', async () => {
    const { person } = await staffed()
    for (const days of [399, 401])
      await world.deps.pool.query(
        `insert into identity_events (person, kind, outcome, at) values ($1, 'login', 'success', now() - make_interval(days => $2))`,
        [person.uuid, days],
      )
    await forgetIdentityEvents(world.deps.pool, new Date())
    const { rows } = await world.deps.pool.query('select at from identity_events where person = $1', [person.uuid])
    expect(rows).toHaveLength(1)
  })
})
