import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let other: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  other = await world.createCompany()
})
afterAll(() => world.close())

const create = async (of: Company, plural: string, body: unknown): Promise<string> => {
  const answer = await of.people.Manager.send('POST', of.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const at = (lat: number, lng: number) => ({ label: 'Here', lat, lng })
const nearby = async (query: string, person: Person = company.people.Viewer): Promise<Json[]> => {
  const answer = await person.send('GET', company.path(`nearby?${query}`))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const names = async (query: string) => (await nearby(query)).map(({ name }) => name)

describe('the list of nearby records', () => {
  beforeAll(async () => {
    // A hundred others, which come first by name.
    for (let n = 0; n < 100; n += 1)
      await create(company, 'accommodations', { name: `Alpha ${n}`, location: at(47, 8 + n / 1000) })
    const dunes = await create(company, 'destinations', { name: 'Dunes', location: at(-24.7, 15.3) })
    await create(company, 'accommodations', { name: 'Zebra Camp', location: at(-24.49, 15.8) })
    await create(company, 'accommodations', { name: 'Far Camp', location: at(-22.56, 17.08) })
    await create(company, 'accommodations', { name: 'Nowhere Camp', location: { label: 'Nowhere' } })
    await create(company, 'excursions', { name: 'Walk', durationMin: 60, location: at(-24.75, 15.29) })
    await create(company, 'excursions', { name: 'Balloon', durationMin: 60, destination: dunes })
    await create(company, 'excursions', { name: 'Far drive', durationMin: 60, destination: dunes, location: at(0, 0) })
    await create(company, 'accommodations', { name: 'West of the line', location: at(-17, 179.8) })
    await create(company, 'accommodations', { name: 'East of the line', location: at(-17, -179.8) })
    await create(company, 'accommodations', { name: 'Station', location: at(-89.9, 100) })
    await create(other, 'accommodations', { name: 'Of another company', location: at(-24.49, 15.8) })
  })

  it('includes all records of the company, nearest first, and excursions also by their destination', async () => {
    expect(await nearby('lat=-24.7&lng=15.3')).toMatchObject([
      { resource: 'excursion', name: 'Balloon', km: 0 },
      { resource: 'excursion', name: 'Walk', km: 5.7 },
      { resource: 'accommodation', name: 'Zebra Camp', km: 55.7 },
    ])
  })

  it('can be limited to one resource and in number', async () => {
    expect(await names('lat=-24.7&lng=15.3&resource=accommodation')).toEqual(['Zebra Camp'])
    expect(await names('lat=-24.7&lng=15.3&perPage=1')).toEqual(['Balloon'])
    expect(await names('lat=47&lng=8')).toEqual(['Alpha 0', 'Alpha 1', 'Alpha 2', 'Alpha 3', 'Alpha 4'])
  })

  it('covers 150 km, across the date line and around the poles', async () => {
    expect(await names('lat=-23.5&lng=16.3')).not.toContain('Balloon')
    expect(await names('lat=-17&lng=180')).toEqual(expect.arrayContaining(['West of the line', 'East of the line']))
    expect(await names('lat=-17&lng=-179.9')).toEqual(['East of the line', 'West of the line'])
    expect(await names('lat=-90&lng=0')).toEqual(['Station'])
    expect(await names('lat=60&lng=60')).toEqual([])
  })

  it('shows a record that moved at its new location, and none in the bin', async () => {
    const uuid = await create(company, 'accommodations', { name: 'Tent', location: at(10, 10) })
    const change = (body: unknown) =>
      company.people.Manager.send('PUT', company.path(`accommodations/${uuid}`), body, { 'if-match': '*' })
    expect(await names('lat=10&lng=10')).toEqual(['Tent'])
    expect((await change({ location: at(20, 20) })).status).toBe(200)
    expect([await names('lat=10&lng=10'), await names('lat=20&lng=20')]).toEqual([[], ['Tent']])
    await company.people.Manager.send('DELETE', company.path(`accommodations/${uuid}`))
    expect(await names('lat=20&lng=20')).toEqual([])
  })

  it('is 422 without a valid point, and 404 for other companies', async () => {
    for (const [query, field] of [
      ['lat=1', 'lng'],
      ['lng=1', 'lat'],
      ['lat=91&lng=0', 'lat'],
      ['lat=a&lng=0', 'lat'],
      ['lat=1&lng=1&resource=contact', 'resource'],
      ['lat=1&lng=1&perPage=25', 'perPage'],
      ['lat=1&lng=1&page=2', 'page'],
    ] as const) {
      const answer = await company.people.Viewer.send('GET', company.path(`nearby?${query}`))
      expect(answer.status, query).toBe(422)
      expect(Object.keys(answer.json.errors), query).toContain(field)
    }
    expect((await other.people.Owner.send('GET', company.path('nearby?lat=1&lng=1'))).status).toBe(404)
  })
})
