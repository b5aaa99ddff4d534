import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const getOwners = (company: Company): Promise<string[]> =>
  world.inTenant(company.uuid, async (query) =>
    (await query('select "user" from memberships where is_owner')).rows.map((row) => row.user),
  )
const actionsOn = (company: Company, uuid: string): Promise<string[]> =>
  world.inTenant(company.uuid, async (query) =>
    (await query('select action from audit_events where target = $1 order by at, uuid', [uuid])).rows.map(
      (row) => row.action,
    ),
  )
const handOver = (company: Company, from: Person, to: string) =>
  from.send('PUT', company.path(`users/${to}`), { isOwner: true })

describe('handing a company over', () => {
  it('makes the other member owner and Admin, and the sender stays Admin', async () => {
    const company = await world.createCompany()
    const { Owner, Designer } = company.people
    const answer = await handOver(company, Owner, Designer.uuid)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    expect(answer.json.data).toMatchObject({ isOwner: true, roles: [{ name: 'Admin' }, { name: 'Designer' }] })
    expect((await Owner.send('GET', company.path(`users/${Owner.uuid}`))).json.data).toMatchObject({
      isOwner: false,
      roles: [{ name: 'Admin' }],
      rev: 2,
    })
    expect(await getOwners(company)).toEqual([Designer.uuid])
    expect(await actionsOn(company, Designer.uuid)).toEqual(['user.handOver'])
    expect((await Owner.send('DELETE', company.path(`users/${Owner.uuid}`))).status).toBe(200)
  })

  it('is only for the owner, and only to an active member', async () => {
    const company = await world.createCompany()
    const { Owner, Admin, Designer, Viewer } = company.people
    for (const [person, to] of [
      [Admin, Admin],
      [Admin, Designer],
      [Designer, Designer],
    ] as const) {
      const answer = await handOver(company, person, to.uuid)
      expect([answer.status, answer.json.code]).toEqual([422, 'permission_denied'])
    }
    const invited = await Owner.send('POST', company.path('users/'), {
      email: `${randomUUID()}@example.test`,
      name: 'Not here yet',
      roles: [{ name: 'Admin' }],
    })
    const early = await handOver(company, Owner, invited.json.data.uuid)
    expect([early.status, early.json.detail]).toEqual([409, 'this user has not accepted their invitation yet'])
    await world.deps.pool.query(`update users set state = 'suspended' where uuid = $1`, [Viewer.uuid])
    expect((await handOver(company, Owner, Viewer.uuid)).status).toBe(409)
    const given = await Owner.send('PUT', company.path(`users/${Owner.uuid}`), { isOwner: false })
    expect([given.status, given.json.errors.isOwner[0].code]).toEqual([422, 'invalid_value'])
    expect(given.json.errors.isOwner[0].message).toContain('make another user the owner instead')
    expect((await Admin.send('PUT', company.path(`users/${Designer.uuid}`), { isOwner: false })).status).toBe(200)
    expect(await getOwners(company)).toEqual([Owner.uuid])
  })

  it('is possible for the platform’s staff too, for a company without an owner or with one who is gone', async () => {
    const god = await world.createPerson({ isGod: true })
    const created = await god.send('POST', '/v1/tenants', { name: 'Made by staff' })
    const first = await world.createPerson()
    await world.hire(created.json.data.uuid, first, ['Admin'])
    const fresh = `/v1/${created.json.data.uuid}/users`
    const invited = await god.send('POST', fresh, {
      email: `${randomUUID()}@example.test`,
      name: 'Not here yet',
      roles: [{ name: 'Admin' }],
    })
    expect((await god.send('PUT', `${fresh}/${invited.json.data.uuid}`, { isOwner: true })).status).toBe(409)
    expect((await god.send('PUT', `${fresh}/${first.uuid}`, { isOwner: true })).json.data.isOwner).toBe(true)

    const company = await world.createCompany()
    const { Owner, Designer, Viewer } = company.people
    await world.deps.pool.query(`update users set state = 'suspended' where uuid = $1`, [Owner.uuid])
    expect((await handOver(company, god, Designer.uuid)).status).toBe(200)
    expect(await getOwners(company)).toEqual([Designer.uuid])
    expect(await actionsOn(company, Designer.uuid)).toEqual(['user.handOver'])
    const both = await Promise.all([handOver(company, god, Viewer.uuid), handOver(company, god, Owner.uuid)])
    expect(both.map(({ status }) => status)).toContain(409)
    expect(await getOwners(company)).toHaveLength(1)
  })

  it('to 50 members at once leaves one owner', async () => {
    const company = await world.createCompany()
    const heirs = ['Admin', 'Manager', 'Designer', 'Agent', 'Viewer'] as const
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        handOver(company, company.people.Owner, company.people[heirs[index % 5] ?? 'Admin'].uuid),
      ),
    )
    const [owner, ...rest] = await getOwners(company)
    expect(rest).toEqual([])
    const taken = answers.filter(({ status }) => status === 200).map(({ json }) => json.data.uuid)
    expect(new Set(taken)).toEqual(new Set([owner]))
    expect(answers.filter(({ json }) => json.code === 'permission_denied').length).toBe(50 - taken.length)
  })

  it('while the new owner is being removed ends with one owner who is a member', async () => {
    for (let round = 0; round < 5; round += 1) {
      const company = await world.createCompany()
      const { Owner, Admin, Designer } = company.people
      const answers = await Promise.all([
        handOver(company, Owner, Designer.uuid),
        Admin.send('DELETE', company.path(`users/${Designer.uuid}`)),
      ])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual(answers.map(({ status }) => status))
      expect(await getOwners(company)).toHaveLength(1)
    }
  })

  it('is checked by the database, which rejects a second owner', async () => {
    const company = await world.createCompany()
    await expect(
      world.inTenant(company.uuid, (query) => query('update memberships set is_owner = true')),
    ).rejects.toThrow(/memberships_tenant_owner_key/)
  })
})

describe('removing a member', () => {
  it('returns the member and rejects their next request', async () => {
    const company = await world.createCompany()
    const { Admin, Viewer } = company.people
    const before = (await Admin.send('GET', company.path(`users/${Viewer.uuid}`))).json.data
    const removed = await Admin.send('DELETE', company.path(`users/${Viewer.uuid}`))
    expect([removed.status, removed.json.data]).toEqual([200, before])
    for (const path of ['resource-count', 'users', `users/${Viewer.uuid}`])
      expect((await Viewer.send('GET', company.path(path))).status).toBe(404)
    expect((await Viewer.send('GET', '/v1/auth/account')).json.user.tenants).toEqual([])
    expect((await Admin.send('GET', company.path(`users/${Viewer.uuid}`))).status).toBe(404)
    expect((await Admin.send('DELETE', company.path(`users/${Viewer.uuid}`))).status).toBe(404)
    expect(await actionsOn(company, Viewer.uuid)).toEqual(['user.remove'])
  })

  it('is rejected for the owner, without permission, and for a stale version', async () => {
    const company = await world.createCompany()
    const { Owner, Admin, Agent, Viewer } = company.people
    for (const person of [Owner, Admin]) {
      const answer = await person.send('DELETE', company.path(`users/${Owner.uuid}`))
      expect([answer.status, answer.json.code, answer.json.detail]).toEqual([
        409,
        'conflict',
        'the owner cannot be removed; transfer ownership first',
      ])
    }
    const denied = await Agent.send('DELETE', company.path(`users/${Viewer.uuid}`))
    expect([denied.status, denied.json.code]).toEqual([422, 'permission_denied'])
    const stale = await Admin.send('DELETE', company.path(`users/${Viewer.uuid}`), undefined, { 'if-match': '"9"' })
    expect([stale.status, stale.json.current.uuid]).toEqual([412, Viewer.uuid])
  })

  it('is possible for every member themselves, even without a subscription of the company', async () => {
    const company = await world.createCompany({ isSubscribed: false })
    const { Admin, Designer, Viewer } = company.people
    const left = await Designer.send('DELETE', company.path(`users/${Designer.uuid}`))
    expect([left.status, left.json.data.email]).toEqual([200, Designer.email])
    expect((await Designer.send('GET', company.path('users'))).status).toBe(404)
    expect((await Admin.send('DELETE', company.path(`users/${Viewer.uuid}`))).status).toBe(200)
    const invited = await Admin.send('POST', company.path('users/'), {})
    expect([invited.status, invited.json.code]).toEqual([402, 'subscription_required'])
  })

  it('keeps their itineraries and contacts, which can still be saved', async () => {
    const company = await world.createCompany()
    const { Admin, Designer, Manager } = company.people
    const make = async (plural: string, body: unknown): Promise<Json> => {
      const answer = await Manager.send('POST', company.path(`${plural}/`), body)
      expect(answer.status, JSON.stringify(answer.json)).toBe(201)
      return answer.json.data
    }
    const owned = await make('itineraries', { title: 'Owned', owner: Designer.uuid })
    const shared = await make('itineraries', { title: 'Shared', contributors: [Manager.uuid, Designer.uuid] })
    const friend = await make('contacts', { givenName: 'Friend', owner: Designer.uuid })
    expect((await Admin.send('DELETE', company.path(`users/${Designer.uuid}`))).status).toBe(200)

    const read = async (path: string) => (await Manager.send('GET', company.path(path))).json.data
    expect(await read(`itineraries/${owned.uuid}`)).toMatchObject({ owner: null, rev: owned.rev + 1 })
    expect(await read(`contacts/${friend.uuid}`)).toMatchObject({ owner: null, rev: friend.rev + 1 })
    // A user who had one open gets an error that it has changed, not that their input is invalid.
    const open = await Manager.send('PUT', company.path(`itineraries/${owned.uuid}`), { ...owned, title: 'Open' })
    expect(open.status).toBe(412)
    for (const [path, change] of [
      [`itineraries/${owned.uuid}`, { title: 'Owned by nobody' }],
      [`itineraries/${shared.uuid}`, { title: 'Still shared' }],
      [`contacts/${friend.uuid}`, { familyName: 'Of the house' }],
    ] as const) {
      const saved = await Manager.send('PUT', company.path(path), { ...(await read(path)), ...change })
      expect(saved.status, JSON.stringify(saved.json)).toBe(200)
    }
    const links = await world.inTenant(
      company.uuid,
      async (query) => (await query('select distinct member from resource_links where owner = $1', [shared.uuid])).rows,
    )
    expect(links).toEqual([{ member: Manager.uuid }])
    const second = await Manager.send('POST', company.path('itineraries/'), { title: 'x', owner: Designer.uuid })
    expect([second.status, second.json.errors.owner[0].code]).toEqual([422, 'reference_not_found'])
  })

  it('works while their itineraries are being saved', async () => {
    const company = await world.createCompany()
    const { Admin, Designer, Manager } = company.people
    const itineraries = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const body = { title: `Trip ${index}`, owner: Designer.uuid, contributors: [Designer.uuid] }
        return (await Manager.send('POST', company.path('itineraries/'), body)).json.data
      }),
    )
    const [removed, ...saved] = await Promise.all([
      Admin.send('DELETE', company.path(`users/${Designer.uuid}`)),
      ...itineraries.flatMap((itinerary) =>
        [1, 2, 3].map((n) =>
          Manager.send(
            'PUT',
            company.path(`itineraries/${itinerary.uuid}`),
            { title: `Saved ${n}` },
            { 'if-match': '*' },
          ),
        ),
      ),
    ])
    expect(removed.status).toBe(200)
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('the owner or a contributor of an itinerary', () => {
  it('must be a member, and not only invited', async () => {
    const company = await world.createCompany()
    const { Admin, Manager } = company.people
    const invited = await Admin.send('POST', company.path('users/'), {
      email: `${randomUUID()}@example.test`,
      name: 'Soon',
      roles: [{ name: 'Designer' }],
    })
    const { uuid } = invited.json.data
    for (const [fields, path] of [
      [{ owner: uuid }, 'owner'],
      [{ contributors: [uuid] }, 'contributors.0'],
    ] as const) {
      const answer = await Manager.send('POST', company.path('itineraries/'), { title: 'Trip', ...fields })
      expect([answer.status, answer.json.errors?.[path][0].code]).toEqual([422, 'reference_not_found'])
    }
  })
})
