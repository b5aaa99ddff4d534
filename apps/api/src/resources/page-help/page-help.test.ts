import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from '../../test/samples.ts'
import { type Company, createWorld, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let god: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  god = await world.createPerson({ isGod: true })
})
afterAll(() => world.close())

const base = '/v1/dashboard/page-help/'
const at = (page: string) => base + encodeURIComponent(page)
const newPage = () => `itineraries/${randomUUID()}`
const help = (page: string) => ({ page, title: 'About this page', body: paragraph('It lists trips.') })

describe('help for a page', () => {
  it('is null if nobody has written it, whatever the name of the page', async () => {
    for (const page of [newPage(), 'Nonsense Page', 'x'.repeat(150), '\0']) {
      const answer = await company.people.Viewer.send('GET', at(page))
      expect([answer.status, answer.json], page).toEqual([200, { data: null }])
    }
  })

  it('is created once by the staff and can be read by every logged-in user', async () => {
    const page = newPage()
    const created = await god.send('POST', base, help(page))
    expect([created.status, created.json.data]).toMatchObject([201, { ...help(page), rev: 1 }])
    for (const person of [company.people.Viewer, company.people.Owner, await world.createPerson(), god])
      expect((await person.send('GET', at(page))).json.data).toEqual(created.json.data)
    expect((await world.anonymous.send('GET', at(page))).status).toBe(401)
    const again = await god.send('POST', base, help(page))
    expect([again.status, again.json.code, again.json.errors.page[0].code]).toEqual([409, 'conflict', 'already_taken'])
  })

  it('is created only once, even by fifty simultaneous requests', async () => {
    const page = newPage()
    const answers = await Promise.all(Array.from({ length: 50 }, () => god.send('POST', base, help(page))))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49)
  })

  it('can be changed and deleted by the staff, except for its page', async () => {
    const page = newPage()
    const entry = (await god.send('POST', base, help(page))).json.data
    const changed = await god.send('PUT', at(page), { ...entry, title: 'New' })
    expect(changed.json.data).toMatchObject({ page, title: 'New', rev: 2 })
    const moved = await god.send('PUT', at(page), { page: 'elsewhere' })
    expect([moved.status, moved.json.errors.page[0].code]).toEqual([422, 'read_only'])
    expect((await god.send('PUT', at(page), { title: 'Old' }, { 'if-match': '"1"' })).status).toBe(412)
    expect((await god.send('DELETE', at(page))).json.data.title).toBe('New')
    expect((await god.send('GET', at(page))).json).toEqual({ data: null })
    expect((await god.send('PUT', at(page), { nonsense: 1 })).status).toBe(404)
    expect((await god.send('DELETE', at(page))).status).toBe(404)
  })

  it.each(['Viewer', 'Admin', 'Owner'] as const)('cannot be written with the role %s', async (role) => {
    const page = newPage()
    await god.send('POST', base, help(page))
    for (const [method, url] of [
      ['POST', base],
      ['PUT', at(page)],
      ['PUT', at('no-such-page')],
      ['DELETE', at(page)],
    ] as const) {
      const answer = await company.people[role].send(method, url, method === 'DELETE' ? undefined : help(page))
      expect([answer.status, answer.json.code], `${method} ${url}`).toEqual([403, 'platform_only'])
      expect((await world.anonymous.send(method, url)).status).toBe(401)
    }
  })

  it.each(['Upper', 'a b', '/a', 'a//b', 'a/', '..', 'a_b', 'x'.repeat(81), ''])(
    'rejects the page %o',
    async (page) => {
      const answer = await god.send('POST', base, help(page))
      expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ['page']])
    },
  )

  it('has the name of its page as its URL, with encoded or plain slashes', async () => {
    const page = `settings/branding/${randomUUID()}`
    const entry = (await god.send('POST', base, help(page))).json.data
    for (const path of [at(page), base + page, `${base}${page}/`])
      expect((await company.people.Viewer.send('GET', path)).json.data, path).toEqual(entry)
    expect((await god.send('PUT', base + page, { title: 'New' })).json.data).toMatchObject({ page, title: 'New' })
    expect((await company.people.Viewer.send('PUT', base + page, { title: 'Mine' })).status).toBe(403)
    expect((await god.send('DELETE', base + page)).json.data).toMatchObject({ page })
    expect((await god.send('GET', base + page)).json).toEqual({ data: null })
  })

  it('responds to an unsupported method with the allowed ones', async () => {
    const answer = await god.send('POST', at('itineraries'), {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, PUT, DELETE'])
  })
})
