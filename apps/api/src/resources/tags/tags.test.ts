import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  const other = await world.createCompany()
  await create(other, 'accommodations', { name: 'Elsewhere', tags: ['foreign'] })
  await create(company, 'accommodations', { name: 'Dune Camp', tags: ['Zelt', 'desert', 'Äther'] })
  await create(company, 'accommodations', { name: 'Salt Camp', tags: ['desert', 'a=b "c"'] })
  await create(company, 'suppliers', { name: 'Oryx Air', tags: ['airline'] })
  await create(company, 'itineraries', { title: 'A trip', tags: ['vip'] })
  await create(company, 'itineraries', { title: 'Own trip', tags: ['own'], owner: company.people.Agent.uuid })
  await create(company, 'itineraries', { title: 'A template', isTemplate: true, tags: ['classic'] })
  const gone = await create(company, 'accommodations', { name: 'Gone', tags: ['binned'] })
  await company.people.Manager.send('DELETE', company.path(`accommodations/${gone.uuid}`))
})
afterAll(() => world.close())

const create = async (of: Company, plural: string, body: unknown): Promise<Json> => {
  const answer = await of.people.Manager.send('POST', of.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const ask = (person: Person, query = '') => person.send('GET', company.path(`tags${query}`))
const tags = async (person: Person, query = ''): Promise<string[]> => {
  const answer = await ask(person, query)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}

describe('the tags of a company', () => {
  it('are listed once each in alphabetical order, without those that only records in the bin have', async () => {
    expect(await tags(company.people.Viewer, '?resource=accommodations')).toEqual([
      'a=b "c"',
      'Äther',
      'desert',
      'Zelt',
    ])
  })

  it('can be those of one list, and itineraries and templates are separate lists', async () => {
    expect(await tags(company.people.Manager, '?resource=itineraries')).toEqual(['own', 'vip'])
    expect(await tags(company.people.Manager, '?resource=templates')).toEqual(['classic'])
    expect(await tags(company.people.Manager, '?resource=guides')).toEqual([])
  })

  it('are those of all lists that the member may see', async () => {
    expect(await tags(company.people.Manager)).toContain('airline')
    expect(await tags(company.people.Manager)).toContain('classic')
    expect(await tags(company.people.Viewer)).not.toContain('airline')
    expect(await tags(company.people.Viewer)).toContain('vip')
    expect((await ask(company.people.Viewer, '?resource=suppliers')).status).toBe(404)
  })

  it('are those of a member’s own itineraries if they see no others', async () => {
    expect(await tags(company.people.Agent, '?resource=itineraries')).toEqual(['own'])
  })

  it('can only be requested for existing lists', async () => {
    expect((await ask(company.people.Manager, '?resource=pilots')).status).toBe(422)
    expect((await ask(company.people.Manager, '?colour=red')).json.errors.colour[0].code).toBe('unknown_field')
  })
})
