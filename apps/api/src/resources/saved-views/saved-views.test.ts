import { savedViewLimits } from '@sojourn/contract/saved-view-limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const post = (person: Person, body: unknown) => person.send('POST', company.path('saved-views'), body)
const save = async (person: Person, body: object): Promise<Json> => {
  const { status, json } = await post(person, { list: 'accommodations', name: 'View', ...body })
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}
const at = (uuid: string) => company.path(`saved-views/${uuid}`)
const names = async (person: Person, query = ''): Promise<string[]> => {
  const { status, json } = await person.send('GET', company.path(`saved-views${query}`))
  expect(status, JSON.stringify(json)).toBe(200)
  return json.data.map(({ name }: Json) => name)
}

describe('a saved view', () => {
  it('is its owner’s alone until it is shared, and can be changed and deleted', async () => {
    const { Designer, Viewer } = company.people
    const body = { name: 'Lodges', query: '?type=lodge&sort=-stars', columns: ['name', 'stars'] }
    const view = await save(Designer, body)
    expect(view).toMatchObject({
      ...body,
      query: 'type=lodge&sort=-stars',
      list: 'accommodations',
      isShared: false,
      rev: 1,
    })
    expect(view).toMatchObject({ owner: { uuid: Designer.uuid, name: 'Test Person' }, mayChange: true })
    expect(await names(Designer)).toEqual(['Lodges'])
    expect(await names(Viewer)).toEqual([])
    for (const [method, sent] of [
      ['GET', undefined],
      ['PUT', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      for (const person of [Viewer, company.people.Admin])
        expect((await person.send(method, at(view.uuid), sent)).status).toBe(404)
    const shared = await Designer.send('PUT', at(view.uuid), { ...view, isShared: true, columns: null })
    expect(shared.json.data).toMatchObject({ isShared: true, columns: null, rev: 2, name: 'Lodges' })
    expect((await Viewer.send('GET', at(view.uuid))).json.data).toEqual({ ...shared.json.data, mayChange: false })
    expect((await Designer.send('PUT', at(view.uuid), { name: 'Late', rev: 1 })).status).toBe(412)
    const unchanged = await Designer.send('PUT', at(view.uuid), { isShared: true })
    expect(unchanged.json.data).toEqual(shared.json.data)
    expect((await Designer.send('DELETE', at(view.uuid))).json.data).toEqual(shared.json.data)
    expect((await Designer.send('GET', at(view.uuid))).status).toBe(404)
  })

  it('that is shared is changed by its owner and Admins only', async () => {
    const { Designer, Viewer, Manager, Admin } = company.people
    const view = await save(Viewer, { name: 'Shared', isShared: true })
    for (const person of [Designer, Manager])
      for (const method of ['PUT', 'DELETE']) {
        const { status, json } = await person.send(
          method,
          at(view.uuid),
          method === 'PUT' ? { name: 'Mine' } : undefined,
        )
        expect([status, json.code]).toEqual([422, 'permission_denied'])
      }
    expect((await Admin.send('PUT', at(view.uuid), { name: 'Curated' })).json.data).toMatchObject({
      name: 'Curated',
      owner: { uuid: Viewer.uuid },
      mayChange: true,
    })
    expect((await Admin.send('DELETE', at(view.uuid))).status).toBe(200)
    expect(await names(Viewer)).toEqual([])
  })

  it('is listed by name, for one list or all, without lists that the user may not read', async () => {
    const { Manager, Viewer } = company.people
    await save(Manager, { list: 'suppliers', name: 'b of suppliers', isShared: true })
    await save(Manager, { list: 'templates', name: 'É of templates', isShared: true })
    await save(Manager, { list: 'itineraries', name: 'A of itineraries', isShared: true })
    expect(await names(Manager)).toEqual(['A of itineraries', 'b of suppliers', 'É of templates'])
    expect(await names(Manager, '?list=templates')).toEqual(['É of templates'])
    expect(await names(Viewer)).toEqual(['A of itineraries', 'É of templates'])
    const denied = await post(Viewer, { list: 'suppliers', name: 'Mine' })
    expect([denied.status, Object.keys(denied.json.errors)]).toEqual([422, ['list']])
  })

  it('is rejected with what is wrong with it', async () => {
    const { Designer } = company.people
    for (const [field, value] of [
      ['list', 'support'],
      ['name', ''],
      ['name', 'x'.repeat(savedViewLimits.nameLength + 1)],
      ['query', 'x'.repeat(savedViewLimits.queryLength + 1)],
      ['query', 'a\0b'],
      ['columns', Array.from({ length: savedViewLimits.columns + 1 }, (_, n) => `c${n}`)],
      ['isShared', 'yes'],
      ['owner', Designer.uuid],
    ] as const) {
      const { status, json } = await post(Designer, { list: 'guides', name: 'View', [field]: value })
      expect([status, Object.keys(json.errors)], field).toEqual([422, [field]])
    }
    const long = await post(Designer, { list: 'guides', name: 'View', columns: ['x'.repeat(41)] })
    expect([long.status, Object.keys(long.json.errors)]).toEqual([422, ['columns.0']])
    const view = await save(Designer, { list: 'guides' })
    const moved = await Designer.send('PUT', at(view.uuid), { list: 'media' })
    expect([moved.status, moved.json.errors.list[0].code]).toEqual([422, 'read_only'])
    const { status, json } = await Designer.send('GET', company.path('saved-views?list=support'))
    expect([status, Object.keys(json.errors)]).toEqual([422, ['list']])
  })

  it('is one of at most 50 of a member and a list', async () => {
    const { Agent, Finance } = company.people
    for (let n = 0; n < savedViewLimits.views; n += 1) await save(Agent, { list: 'guides', name: `View ${n}` })
    const { status, json } = await post(Agent, { list: 'guides', name: 'One more' })
    expect(status).toBe(422)
    expect(json.errors).toEqual({
      list: [{ code: 'too_big', message: 'already has 50 of your views; delete one first' }],
    })
    await save(Agent, { list: 'media' })
    await save(Finance, { list: 'guides' })
  })

  it('stays if it is shared and its owner leaves, and can then only be deleted or renamed', async () => {
    const { Owner, Admin } = company.people
    const person = await world.createPerson()
    await world.hire(company.uuid, person, ['Viewer'])
    const [shared, own] = [await save(person, { name: 'Left', isShared: true }), await save(person, { name: 'Own' })]
    expect((await Owner.send('DELETE', company.path(`users/${person.uuid}`))).status).toBe(200)
    expect((await Admin.send('GET', at(shared.uuid))).json.data).toMatchObject({ owner: null, mayChange: true })
    expect(await company.rows('select from saved_views where uuid = $1', [own.uuid])).toEqual([])
    const hidden = await Admin.send('PUT', at(shared.uuid), { isShared: false })
    expect([hidden.status, Object.keys(hidden.json.errors)]).toEqual([422, ['isShared']])
    expect((await Admin.send('PUT', at(shared.uuid), { name: 'Kept' })).status).toBe(200)
    expect((await Admin.send('DELETE', at(shared.uuid))).status).toBe(200)
  })

  it('is closed to other companies and to API keys, and its changes are in the activity log', async () => {
    const { Designer, Admin } = company.people
    const view = await save(Designer, { isShared: true })
    const other = await world.createCompany()
    for (const path of [at(view.uuid), other.path(`saved-views/${view.uuid}`)])
      expect((await other.people.Owner.send('GET', path)).status).toBe(404)
    const { program } = await makeKey(world, company, ['accommodations:write'])
    expect((await program.send('GET', company.path('saved-views'))).json.code).toBe('insufficient_scope')
    await Designer.send('DELETE', at(view.uuid))
    const { json } = await Admin.send('GET', company.path(`audit?target=${view.uuid}`))
    expect(json.data.map(({ action }: Json) => action)).toEqual(['saved-view.remove', 'saved-view.create'])
  })
})
