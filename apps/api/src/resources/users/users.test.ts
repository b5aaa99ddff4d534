import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '@sojourn/contract/resources/user'
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

const freshEmail = () => `${randomUUID()}@example.test`
const invite = async (fields: Record<string, unknown> = {}, at: Omit<Company, 'rows'> = company): Promise<Json> => {
  const answer = await at.people.Admin.send('POST', at.path('users/'), {
    email: freshEmail(),
    name: 'Ines Invited',
    roles: [{ name: 'Designer' }],
    ...fields,
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const describePerson = (uuid: string, fields: { name: string; jobTitle?: string; phone?: string }) =>
  world.deps.pool.query('update users set name = $2, job_title = $3, phone = $4 where uuid = $1', [
    uuid,
    fields.name,
    fields.jobTitle ?? null,
    fields.phone ?? null,
  ])
const others: RoleName[] = ['Manager', 'Designer', 'Agent', 'Finance', 'Viewer']

describe('reading members', () => {
  it('returns all fields to those who manage users, and to others all except email address and phone number', async () => {
    const { Owner, Designer, Viewer } = company.people
    await describePerson(Designer.uuid, { name: 'Dora Designer', jobTitle: 'Route maker', phone: '+26461555011' })
    const path = company.path(`users/${Designer.uuid}`)
    const whole = (await Owner.send('GET', path)).json.data
    expect(whole).toEqual({
      uuid: Designer.uuid,
      tenant: company.uuid,
      rev: expect.any(Number),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      email: Designer.email,
      name: 'Dora Designer',
      roles: [{ name: 'Designer' }],
      isOwner: false,
      jobTitle: 'Route maker',
      phone: '+26461555011',
      avatar: null,
      state: 'active',
      invitationExpiresAt: null,
    })
    expect(Object.keys(whole).toSorted()).toEqual(Object.keys(user.fields).toSorted())
    expect((await Viewer.send('GET', path)).json.data).toEqual({ ...whole, email: null, phone: null })
    expect((await Designer.send('GET', path)).json.data).toEqual(whole)
    const listed = (await Viewer.send('GET', company.path('users'))).json.data
    expect(listed.filter((one: Json) => one.email !== null).map((one: Json) => one.uuid)).toEqual([Viewer.uuid])
  })

  it('shows the owner as Admin, and a suspended account as suspended', async () => {
    const { uuid, path, people } = await world.createCompany()
    await world.inTenant(uuid, (query) => query(`update memberships set roles = '{Designer}' where is_owner`))
    await world.deps.pool.query(`update users set state = 'suspended' where uuid = $1`, [people.Agent.uuid])
    const owner = (await people.Admin.send('GET', path(`users/${people.Owner.uuid}`))).json.data
    expect(owner).toMatchObject({ isOwner: true, roles: [{ name: 'Admin' }, { name: 'Designer' }] })
    expect((await people.Viewer.send('GET', path('users?state=suspended'))).json.data).toMatchObject([
      { uuid: people.Agent.uuid, state: 'suspended' },
    ])
  })

  it('hides invited users from those who do not manage users, in lists, counts and by URL', async () => {
    const invited = await invite({ name: 'Zz Hidden' })
    for (const role of others) {
      const person = company.people[role]
      for (const [method, rest] of [
        ['GET', ''],
        ['PUT', ''],
        ['DELETE', ''],
        ['POST', '/invitation'],
      ] as const) {
        const answer = await person.send(
          method,
          company.path(`users/${invited.uuid}${rest}`),
          method === 'PUT' ? {} : undefined,
        )
        expect([answer.status, answer.json.code], `${role} ${method}`).toEqual([404, 'not_found'])
      }
      for (const query of ['q=hidden', 'letter=Z', 'state=invited']) {
        const { data, meta } = (await person.send('GET', company.path(`users?${query}`))).json
        expect([data, meta.total], `${role} ${query}`).toEqual([[], 0])
      }
    }
    expect((await company.people.Admin.send('GET', company.path('users?q=hidden'))).json.meta.total).toBe(1)
  })

  it('searches email addresses only for those who may see them', async () => {
    const { Admin, Viewer, Finance } = company.people
    const [name] = Finance.email.split('@')
    const found = async (person: typeof Admin) =>
      (await person.send('GET', company.path(`users?q=${name}`))).json.data.map((one: Json) => one.uuid)
    expect(await found(Admin)).toEqual([Finance.uuid])
    expect(await found(Finance)).toEqual([Finance.uuid])
    expect(await found(Viewer)).toEqual([])
  })

  it('gives the same response for foreign, random and malformed IDs', async () => {
    for (const person of [company.people.Admin, company.people.Viewer]) {
      for (const [method, rest] of [
        ['GET', ''],
        ['PUT', ''],
        ['DELETE', ''],
        ['POST', '/invitation'],
      ] as const) {
        const answers = []
        for (const uuid of [foreign.people.Viewer.uuid, (await invite({}, foreign)).uuid, randomUUID(), 'nonsense']) {
          const { status, json } = await person.send(
            method,
            company.path(`users/${uuid}${rest}`),
            method === 'PUT' ? { colour: 'red' } : undefined,
          )
          answers.push([status, { ...json, requestId: '' }])
        }
        expect(answers[0]?.[0]).toBe(404)
        for (const answer of answers) expect(answer).toEqual(answers[0])
      }
    }
  })
})

describe('a search with a typing error', () => {
  it('finds members if nothing else matches, and reveals no more than the list', async () => {
    const { path, people } = await world.createCompany()
    await describePerson(people.Designer.uuid, { name: 'Marguerite Ōkami' })
    await describePerson(people.Agent.uuid, { name: 'Margarite Lund' })
    const found = async (person: typeof people.Owner, q: string): Promise<string[]> => {
      const { json } = await person.send('GET', path(`users?${new URLSearchParams({ q, sort: 'name' })}`))
      expect(json.meta.total).toBe(json.data.length)
      return json.data.map((one: Json) => one.name)
    }
    for (const q of ['marguerit okmai', 'MARGEURITE', 'Marguerire', 'okaami'])
      expect(await found(people.Viewer, q), q).toEqual(['Marguerite Ōkami'])
    expect(await found(people.Viewer, 'marg')).toEqual(['Margarite Lund', 'Marguerite Ōkami'])
    expect(await found(people.Viewer, 'lund')).toEqual(['Margarite Lund'])
    for (const q of ['lnd', 'margueriteee', 'marguerite nobody', 'lund okami', "' | '", ':*', 'okaami '.repeat(9)])
      expect(await found(people.Viewer, q), q).toEqual([])
    // Every email address contains this word, but a Viewer may see only their own.
    expect(await found(people.Viewer, 'exampel')).toHaveLength(1)
    expect(await found(people.Owner, 'exampel')).toHaveLength(7)
    expect((await people.Viewer.send('GET', path('users?q=okaami&role=Agent'))).json.data).toEqual([])
  })
})

describe('the list of members', () => {
  it('can be paged, sorted, searched and filtered like other lists', async () => {
    const other = await world.createCompany()
    const { path, people } = other
    const names = ['Éva Abel', 'Bo Abel', '7 Seas', 'Cara', 'Dan', 'Emil', 'Finn']
    for (const [index, person] of Object.values(people).entries())
      await describePerson(person.uuid, { name: names[index] ?? '' })
    const list = async (query: string) => (await people.Owner.send('GET', path(`users/?${query}`))).json
    const namesIn = async (query: string) => (await list(query)).data.map((one: Json) => one.name)
    expect(await namesIn('sort=name')).toEqual(['7 Seas', 'Bo Abel', 'Cara', 'Dan', 'Emil', 'Éva Abel', 'Finn'])
    expect(await namesIn('sort=-name&letter=E')).toEqual(['Éva Abel', 'Emil'])
    expect(await namesIn('letter=%23')).toEqual(['7 Seas'])
    expect(await namesIn('q=eva+ab')).toEqual(['Éva Abel'])
    expect(await namesIn('q=%20%20')).toHaveLength(7)
    expect(await namesIn('role=Viewer&role=Finance&sort=name')).toEqual(['Emil', 'Finn'])
    expect(await namesIn('state=invited')).toEqual([])
    await invite({ name: 'Gus' }, other)
    expect(await namesIn('')).toEqual(expect.arrayContaining(['Gus']))
    expect((await list('')).data[0].name).toBe('Gus')
    for (let n = 0; n < 6; n += 1) await invite({ name: `More ${n}` }, other)
    const { data, meta, links } = await list('perPage=12&page=2&sort=createdAt')
    expect(data).toHaveLength(2)
    expect(meta).toEqual({ page: 2, perPage: 12, pageCount: 2, total: 14, totalIsEstimate: false, from: 13, to: 14 })
    expect(links).toEqual({
      first: `${path('users/')}?perPage=12&sort=createdAt&page=1`,
      prev: `${path('users/')}?perPage=12&sort=createdAt&page=1`,
      next: null,
      last: `${path('users/')}?perPage=12&sort=createdAt&page=2`,
    })
    expect((await list('page=9')).meta).toMatchObject({ total: 14, from: null, to: null })
  })

  it.each([
    ['perPage=13', 'perPage'],
    ['page=0', 'page'],
    ['sort=email', 'sort'],
    ['role=Boss', 'role.0'],
    ['state=gone', 'state.0'],
    ['letter=ab', 'letter'],
    ['q=a%00b', 'q'],
    ['binned=true', 'binned'],
    ['colour=red', 'colour'],
  ])('rejects %s, and the error names the parameter', async (query, field) => {
    const answer = await company.people.Viewer.send('GET', company.path(`users?${query}`))
    expect([answer.status, answer.json.code, Object.keys(answer.json.errors)]).toEqual([422, 'invalid', [field]])
  })

  it('accepts hostile text in a search', async () => {
    for (const text of ["'; drop table users; --", '%', '\\', ':*', '${1}', '\u202e', '&|!()', '🦓']) {
      const answer = await company.people.Admin.send('GET', company.path(`users?q=${encodeURIComponent(text)}`))
      expect([answer.status, text]).toEqual([200, text])
    }
  })
})
