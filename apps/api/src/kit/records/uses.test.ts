import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const post = async (plural: string, body: unknown): Promise<Json> => {
  const answer = await company.people.Owner.send('POST', company.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const usesOf = (plural: string, uuid: string, person = company.people.Owner) =>
  person.send('GET', company.path(`${plural}/${uuid}/uses`))

describe('the uses of a record', () => {
  it('are the records that refer to it, by title, without those in the bin', async () => {
    const destination = await post('destinations', { name: 'Skeleton Coast' })
    expect((await usesOf('destinations', destination.uuid)).json.data).toEqual([])
    const lodge = await post('accommodations', { name: 'Wreck Lodge', destination: destination.uuid })
    const walk = await post('excursions', { name: 'Beach Walk', destination: destination.uuid })
    expect((await usesOf('destinations', destination.uuid)).json.data).toEqual([
      { resource: 'excursion', uuid: walk.uuid, title: 'Beach Walk' },
      { resource: 'accommodation', uuid: lodge.uuid, title: 'Wreck Lodge' },
    ])
    await company.people.Owner.send('DELETE', company.path(`excursions/${walk.uuid}`))
    expect((await usesOf('destinations', destination.uuid)).json.data).toEqual([
      { resource: 'accommodation', uuid: lodge.uuid, title: 'Wreck Lodge' },
    ])
  })

  it('do not reveal records that the actor may not read', async () => {
    const contact = await post('contacts', { givenName: 'Ina' })
    await post('suppliers', { name: 'Quiet Supplies', contacts: [contact.uuid] })
    expect((await usesOf('contacts', contact.uuid)).json.data).toMatchObject([{ title: 'Quiet Supplies' }])
    expect((await usesOf('contacts', contact.uuid, company.people.Viewer)).json.data).toEqual([])
  })

  it('are not found for an unknown record, and take no parameters', async () => {
    const nowhere = '0199a3f4-0000-7000-8000-000000000001'
    expect((await usesOf('destinations', nowhere)).status).toBe(404)
    const destination = await post('destinations', { name: 'Fish River' })
    const answer = await company.people.Owner.send('GET', company.path(`destinations/${destination.uuid}/uses?page=2`))
    expect(answer.status).toBe(422)
  })
})
