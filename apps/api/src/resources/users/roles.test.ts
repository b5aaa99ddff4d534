import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let foreign: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  foreign = await world.createCompany()
})
afterAll(() => world.close())

const getEvents = (uuid: string): Promise<Json[]> =>
  world.inTenant(
    company.uuid,
    async (query) =>
      (await query('select action, changed, actor from audit_events where target = $1 order by at, uuid', [uuid])).rows,
  )
const others: RoleName[] = ['Manager', 'Designer', 'Agent', 'Finance', 'Viewer']

describe('updating a member', () => {
  it('is only for members who manage users', async () => {
    const target = company.people.Agent.uuid
    for (const role of others) {
      const person = company.people[role]
      const put = await person.send('PUT', company.path(`users/${target}`), { roles: [{ name: 'Admin' }] })
      expect([put.status, put.json.code], role).toEqual([422, 'permission_denied'])
      const own = await person.send('PUT', company.path(`users/${person.uuid}`), { roles: [{ name: 'Admin' }] })
      expect([own.status, own.json.code], role).toEqual([422, 'permission_denied'])
      const again = await person.send('POST', company.path(`users/${company.people.Admin.uuid}/invitation`))
      expect([again.status, again.json.code], role).toEqual([422, 'permission_denied'])
      const post = await person.send('POST', company.path('users/'), { nonsense: true })
      expect([post.status, post.json.code], role).toEqual([422, 'permission_denied'])
    }
  })

  it('changes roles from the next request on, and rejects a stale version', async () => {
    const { path, people } = await world.createCompany()
    const { Admin, Viewer } = people
    const address = path(`users/${Viewer.uuid}`)
    const read = (await Admin.send('GET', address)).json.data
    const put = await Admin.send('PUT', address, { ...read, roles: [{ name: 'Finance' }, { name: 'Designer' }] })
    expect(put.status, JSON.stringify(put.json)).toBe(200)
    expect(put.json.data).toMatchObject({ rev: read.rev + 1, roles: [{ name: 'Finance' }, { name: 'Designer' }] })
    expect(put.headers.get('etag')).toBe(`"${read.rev + 1}"`)
    expect((await Viewer.send('POST', path('accommodations/'), { name: 'Mine' })).status).toBe(201)
    const stale = await Admin.send('PUT', address, { roles: [{ name: 'Viewer' }] }, { 'if-match': `"${read.rev}"` })
    expect([stale.status, stale.json.current.rev]).toEqual([412, read.rev + 1])
    expect((await Admin.send('PUT', address, put.json.data)).json.data.rev).toBe(read.rev + 1)
  })

  it('accepts one of 50 with the same version', async () => {
    const { path, people } = await world.createCompany()
    const address = path(`users/${people.Viewer.uuid}`)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        people.Admin.send('PUT', address, { roles: [{ name: index % 2 ? 'Agent' : 'Finance' }], rev: 1 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(49)
  })

  it('rejects missing, repeated and unknown roles, and the user’s own fields', async () => {
    const { Admin, Agent } = company.people
    const address = company.path(`users/${Agent.uuid}`)
    const rejection = async (body: unknown) => {
      const answer = await Admin.send('PUT', address, body)
      expect(answer.status).toBe(422)
      return Object.entries<Json>(answer.json.errors).map(([field, [{ code }]]) => `${field} ${code}`)
    }
    expect(await rejection({ roles: [] })).toEqual(['roles too_short'])
    expect(await rejection({ roles: null })).toEqual(['roles invalid_type'])
    expect(await rejection({ roles: [{ name: 'Agent' }, { name: 'Agent' }] })).toEqual(['roles invalid_value'])
    expect(await rejection({ roles: [{ name: 'Boss' }] })).toEqual(['roles.0.name invalid_value'])
    expect(await rejection({ roles: [{ name: 'Agent', tenant: company.uuid }] })).toEqual([
      'roles.0.tenant unknown_field',
    ])
    expect(await rejection({ name: 'New', email: 'new@example.test', phone: '1', state: 'suspended' })).toEqual([
      'email read_only',
      'name read_only',
      'phone read_only',
      'state read_only',
    ])
    expect(await rejection({ password: 'secret secret' })).toEqual(['password unknown_field'])
  })

  it('lets an Admin give up their own role, but nobody remove it from the owner', async () => {
    const { path, people } = await world.createCompany()
    const { Admin, Owner } = people
    for (const person of [Admin, Owner]) {
      const taken = await person.send('PUT', path(`users/${Owner.uuid}`), { roles: [{ name: 'Viewer' }] })
      expect([taken.status, Object.keys(taken.json.errors)]).toEqual([422, ['roles']])
    }
    const own = await Admin.send('PUT', path(`users/${Admin.uuid}`), { roles: [{ name: 'Viewer' }] })
    expect([own.status, own.json.data.email]).toEqual([200, Admin.email])
    expect((await Admin.send('PUT', path(`users/${Admin.uuid}`), { roles: [{ name: 'Admin' }] })).json.code).toBe(
      'permission_denied',
    )
  })

  it('handles any hostile value without a server error, and rejections write nothing', async () => {
    const { path, people } = await world.createCompany()
    const { Admin, Viewer } = people
    const address = path(`users/${Viewer.uuid}`)
    const whole = { email: 'a@b.test', name: 'A', roles: [{ name: 'Agent' }] }
    const texts = ['\0', '\ud800', '', "'; drop table users; --", 'x'.repeat(70_000)]
    const others = [null, true, -1, 1e308, [], {}, [[]], [null], [{}]]
    let rejected = 0
    for (const value of [...texts, ...others]) {
      for (const field of ['email', 'name', 'roles', 'isOwner', 'state', 'rev', 'tenant', 'avatar', '__proto__']) {
        for (const method of ['PUT', 'POST']) {
          const before = (await Admin.send('GET', address)).json.data
          const body = { ...(method === 'PUT' ? {} : whole), [field]: value }
          const answer = await Admin.send(method, method === 'PUT' ? address : path('users/'), body)
          expect(answer.status, JSON.stringify([body, answer.json])).toBeLessThan(500)
          if (answer.status < 300) continue
          rejected += 1
          expect(answer.json).toMatchObject({ status: answer.status, code: expect.any(String) })
          expect((await Admin.send('GET', address)).json.data).toEqual(before)
        }
      }
    }
    expect(rejected).toBeGreaterThan(100)
  }, 60_000)

  it('writes an event', async () => {
    const { Admin, Manager } = company.people
    await Admin.send('PUT', company.path(`users/${Manager.uuid}`), { roles: [{ name: 'Manager' }, { name: 'Agent' }] })
    expect((await getEvents(Manager.uuid)).at(-1)).toEqual({
      action: 'user.update',
      changed: ['roles'],
      actor: { kind: 'person', uuid: Admin.uuid, isVisiting: false },
    })
  })
})

describe('the same user in two companies', () => {
  it('has a membership in each that reveals nothing of the other', async () => {
    const { Admin } = company.people
    const shared = foreign.people.Designer
    await world.hire(company.uuid, shared, ['Viewer'])
    const here = (await Admin.send('GET', company.path(`users/${shared.uuid}`))).json.data
    const there = (await foreign.people.Admin.send('GET', foreign.path(`users/${shared.uuid}`))).json.data
    expect([here.tenant, here.roles]).toEqual([company.uuid, [{ name: 'Viewer' }]])
    expect([there.tenant, there.roles]).toEqual([foreign.uuid, [{ name: 'Designer' }]])
    expect(JSON.stringify(here)).not.toContain(foreign.uuid)
    await Admin.send('PUT', company.path(`users/${shared.uuid}`), { roles: [{ name: 'Agent' }] })
    expect((await Admin.send('DELETE', company.path(`users/${shared.uuid}`))).status).toBe(200)
    expect((await foreign.people.Admin.send('GET', foreign.path(`users/${shared.uuid}`))).json.data).toEqual(there)
    expect((await shared.send('GET', foreign.path('resource-count'))).status).toBe(200)
  })
})
