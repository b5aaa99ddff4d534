import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const getTotal = async (query: string): Promise<number> =>
  (await company.people.Viewer.send('GET', company.path(`accommodations/${query}`))).json.meta.total
const create = async (body: Json): Promise<string> => {
  const answer = await company.people.Designer.send('POST', company.path('accommodations/'), { type: 'camp', ...body })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const questions = ['?type=camp', '?q=marula', '?type=camp&tag=river&q=camp', '?letter=M&type=camp', '?q=mraula']
const totals = () => Promise.all(questions.map(getTotal))

it('counts again after every kind of write', async () => {
  const one = await create({ name: 'Marula Camp', tags: ['river'] })
  expect(await totals()).toEqual([1, 1, 1, 1, 1])
  expect(await totals()).toEqual([1, 1, 1, 1, 1])
  const other = await create({ name: 'Marula Camp Two', tags: ['river'] })
  expect(await totals()).toEqual([2, 2, 2, 2, 2])
  const send = (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: Json) =>
    company.people.Designer.send(method, company.path(`accommodations/${path}`), body)
  await send('PUT', other, { type: 'lodge', rev: 1 })
  expect(await totals()).toEqual([1, 2, 1, 1, 2])
  await send('DELETE', one)
  expect(await totals()).toEqual([0, 1, 0, 0, 1])
  expect(await getTotal('?binned=true&q=marula')).toBe(1)
  await send('POST', `${one}/restore`)
  expect(await totals()).toEqual([1, 2, 1, 1, 2])
  expect(await getTotal('?binned=true&q=marula')).toBe(0)
})

it('does not reveal how many records another company has', async () => {
  await create({ name: 'Acacia Camp' })
  expect(await getTotal('?q=acacia')).toBe(1)
  const other = await world.createCompany()
  const answer = await other.people.Viewer.send('GET', other.path('accommodations/?q=acacia'))
  expect(answer.json.meta.total).toBe(0)
})
