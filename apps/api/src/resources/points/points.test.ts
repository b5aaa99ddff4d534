import { randomUUID } from 'node:crypto'
import { maxPoints } from '@sojourn/contract/points'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const create = async (plural: string, body: unknown, of = company): Promise<string> => {
  const answer = await of.people.Manager.send('POST', of.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const at = (lat: number, lng: number) => ({ label: 'Here', lat, lng })
const points = async (path: string, person: Person = company.people.Viewer): Promise<Json> => {
  const answer = await person.send('GET', company.path(path))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json
}
const titles = async (path: string, person?: Person): Promise<string[]> =>
  (await points(path, person)).data.map(({ title }: Json) => title)

describe('the points of a list', () => {
  it.each(['accommodations', 'destinations', 'excursions', 'suppliers'])(
    'are those of the %s with a position, newest first',
    async (plural) => {
      const there = await create(plural, { name: 'There', location: at(-24.5, 15.8) })
      await create(plural, { name: 'Nowhere', location: { label: 'Nowhere' } })
      await create(plural, { name: 'Unplaced' })
      const here = await create(plural, { name: 'Here', location: at(0, 180) })
      expect(await points(`${plural}/points`, company.people.Designer)).toEqual({
        data: [
          { uuid: here, title: 'Here', lat: 0, lng: 180 },
          { uuid: there, title: 'There', lat: -24.5, lng: 15.8 },
        ],
        hasMore: false,
      })
    },
  )

  it('are searched and filtered like the list, in the bin too', async () => {
    const place = { location: at(1, 1) }
    const binned = await create('accommodations', { ...place, name: 'Gone Camp', type: 'camp' })
    await create('accommodations', { ...place, name: 'Kudu Camp', type: 'camp', tags: ['quiet'] })
    await create('accommodations', { ...place, name: 'Kudu House', type: 'villa' })
    await create('accommodations', { name: 'Oryx Camp', type: 'camp' })
    await company.people.Manager.send('DELETE', company.path(`accommodations/${binned}`))
    for (const [query, expected] of [
      ['q=kudu', ['Kudu House', 'Kudu Camp']],
      ['q=kudu%20camp', ['Kudu Camp']],
      ['q=kuud', ['Kudu House', 'Kudu Camp']],
      ['type=camp', ['Kudu Camp']],
      ['type=camp&type=villa', ['Kudu House', 'Kudu Camp']],
      ['q=kudu&type=villa', ['Kudu House']],
      ['tag=quiet&letter=K', ['Kudu Camp']],
      ['letter=O', []],
      ['q=oryx', []],
      ['q=nothing', []],
      ['binned=true', ['Gone Camp']],
    ] as const)
      expect(await titles(`accommodations/points?${query}`), query).toEqual(expected)
  })

  it('of itineraries are their first stop on a day, before and after it changes', async () => {
    const segment = (more: object) => ({ uuid: randomUUID(), kind: 'note', title: 'Stop', ...more })
    const flight = segment({ kind: 'flight', day: 0, origin: at(50, 8), destination: at(-22, 17) })
    const second = segment({ day: 1, location: at(-24, 15) })
    const segments = [segment({ day: null, location: at(9, 9) }), second, segment({ day: 0 }), flight]
    const uuid = await create('itineraries', { title: 'Placed', dayCount: 2, segments })
    await create('itineraries', { title: 'Unplaced' })
    const shape = { isTemplate: true, status: null, dayCount: 1 }
    await create('itineraries', { title: 'Mould', ...shape, segments: [segment({ day: 0, location: at(3, 4) })] })
    expect((await points('itineraries/points')).data).toEqual([{ uuid, title: 'Placed', lat: -24, lng: 15 }])
    expect((await points('itineraries/points?template=true')).data).toMatchObject([{ title: 'Mould', lat: 3, lng: 4 }])
    const put = async (body: unknown) => {
      const path = company.path(`itineraries/${uuid}`)
      expect((await company.people.Manager.send('PUT', path, body, { 'if-match': '*' })).status).toBe(200)
    }
    await put({ segments: [flight, { ...second, overrides: { location: at(5, 6) } }] })
    expect((await points('itineraries/points')).data).toMatchObject([{ lat: 5, lng: 6 }])
    await put({ segments: [flight] })
    expect((await points('itineraries/points?q=placed')).data).toMatchObject([{ lat: -22, lng: 17 }])
    await put({ segments: [] })
    expect((await points('itineraries/points')).data).toEqual([])
  })

  it('are only those that the user may read', async () => {
    const { Agent, Viewer } = company.people
    const stop = { uuid: randomUUID(), kind: 'note', title: 'Stop', day: 0, location: at(7, 7) }
    for (const [title, owner] of [
      ['Of the Agent', Agent.uuid],
      ['Of another', company.people.Designer.uuid],
    ])
      await create('itineraries', { title, owner, dayCount: 1, segments: [{ ...stop, uuid: randomUUID() }] })
    expect(await titles('itineraries/points')).toEqual(['Of another', 'Of the Agent'])
    expect(await titles('itineraries/points', Agent)).toEqual(['Of the Agent'])
    expect(await titles('itineraries/points?q=of', Agent)).toEqual(['Of the Agent'])
    expect((await Viewer.send('GET', company.path('suppliers/points'))).status).toBe(404)
    const supplier = await create('suppliers', { name: 'Hidden' })
    const hidden = await Viewer.send('GET', company.path(`accommodations/points?supplier=${supplier}`))
    expect([hidden.status, hidden.json.errors.supplier[0].code]).toEqual([422, 'unknown_field'])
    const other = await world.createCompany()
    expect((await other.people.Owner.send('GET', company.path('accommodations/points'))).status).toBe(404)
  })

  it('are 422 for what the list alone takes, and there are none of contacts', async () => {
    for (const field of ['page', 'perPage', 'sort', 'colour']) {
      const answer = await company.people.Viewer.send('GET', company.path(`accommodations/points?${field}=1`))
      expect([answer.status, answer.json.errors[field][0].code], field).toEqual([422, 'unknown_field'])
    }
    expect((await company.people.Viewer.send('GET', company.path('contacts/points'))).status).toBe(404)
  })

  it('are limited in number, and say that there are more', async () => {
    const many = await world.createCompany()
    await create('excursions', { name: 'Walk', location: at(2, 2), tags: ['common'] }, many)
    const columns = await many.rows(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'excursions' and column_name <> 'uuid'`,
    )
    const copies = (count: number) =>
      many.rows(
        `insert into excursions (${columns[0].names}) select ${columns[0].names} from (select * from excursions limit 1) one, generate_series(1, ${count})`,
      )
    await copies(maxPoints - 1)
    for (const [path, hasMore] of [
      ['excursions/points', false],
      ['excursions/points?q=walk&tag=common', true],
    ] as const) {
      if (hasMore) await copies(1)
      const { json } = await many.people.Viewer.send('GET', many.path(path))
      expect([json.data.length, json.hasMore], path).toEqual([maxPoints, hasMore])
    }
  })
})
