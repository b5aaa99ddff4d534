import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  world.deps.importQuota = { maxOpen: 5, maxBytes: 1000 }
})
beforeEach(async () => {
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (cell = 'One', person = company.people.Owner) => {
  const form = new FormData()
  form.append('resource', 'suppliers')
  form.append('file', new Blob([`Name\n${cell}\n`]), 'suppliers.csv')
  return person.sendRaw('POST', company.path('imports'), { raw: form })
}
const storedUuids = async () =>
  (await company.rows('select uuid from imports order by created_at')).map(({ uuid }) => uuid)
const give = async (uuid: string, step: string) =>
  expect((await company.people.Owner.send('POST', company.path(`imports/${uuid}/${step}`), {})).status).toBe(200)

describe('imports of a company', () => {
  it('are limited to five that are not finished, whoever created them, even when several are created at once', async () => {
    const people = [company.people.Owner, company.people.Manager]
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send('One', people[n % 2])))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const rejected = answers.find(({ status }) => status !== 201)
    expect([rejected?.status, rejected?.json.code, rejected?.json.detail]).toEqual([
      409,
      'conflict',
      '5 imports are not finished yet. Finish or cancel one of them first.',
    ])
    const [first] = await storedUuids()
    await give(first, 'cancel')
    expect((await send()).status).toBe(201)
  })

  it('are stored up to a total size: the oldest finished ones are removed to make room', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { uuid } = (await send('x'.repeat(300))).json.data
      await give(uuid, 'cancel')
    }
    const before = await storedUuids()
    expect(before).toHaveLength(3)
    expect((await send('x'.repeat(300))).status).toBe(201)
    const after = await storedUuids()
    expect([after.length, after.includes(before[0]), after.includes(before[1])]).toEqual([3, false, true])
    expect(await company.rows('select from import_rows')).toHaveLength(3)
  })

  it('are rejected when the unfinished ones leave no room', async () => {
    expect((await send('x'.repeat(700))).status).toBe(201)
    const rejected = await send('y'.repeat(700))
    expect([rejected.status, rejected.json.code]).toEqual([409, 'conflict'])
    expect(await storedUuids()).toHaveLength(1)
  })
})
