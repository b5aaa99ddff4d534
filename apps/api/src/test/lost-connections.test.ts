import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Answer, type Company, createWorld, type World } from './world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

/** The backends of a pool's connections. pg has no public list of them. */
const backendsOf = (pool: Pool): number[] =>
  (Reflect.get(pool, '_clients') as { processID: number }[]).map(({ processID }) => processID)

/** Behind a pooler, a client does not learn which backend it has; `test/pooler` ends those. */
const isPooled = inject('directUrl') !== undefined

it.skipIf(isPooled)(
  'requests whose connections the database ends get 503 with Retry-After or succeed, and nothing acknowledged is lost',
  async () => {
    const { Owner } = company.people
    const acknowledged: string[] = []
    const request = async (n: number): Promise<Answer> => {
      if (n % 2 === 0) return Owner.send('GET', company.path('destinations/'))
      const answer = await Owner.send('POST', company.path('destinations/'), { name: `Place ${n}` })
      if (answer.status === 201) acknowledged.push(answer.json.data.name)
      return answer
    }
    const answers: Answer[] = []
    for (let round = 0; round < 12; round += 1) {
      const answered = Promise.all(Array.from({ length: 10 }, (_, n) => request(10 * round + n)))
      // Each round, the connections are ended a little later.
      await new Promise((resolve) => setTimeout(resolve, 2 * round))
      const backends = backendsOf(world.deps.pool)
      await company
        .rows('select pg_terminate_backend(pid) from unnest($1::int[]) pid where pid <> pg_backend_pid()', [backends])
        .catch(() => {})
      answers.push(...(await answered))
    }
    const unexpected = answers.filter(
      ({ status, headers }) =>
        ![200, 201].includes(status) && !(status === 503 && Number(headers.get('retry-after')) > 0),
    )
    expect(unexpected.map(({ status, json }) => [status, json.code])).toEqual([])
    expect(answers.some(({ status }) => status === 503)).toBe(true)
    expect(acknowledged.length).toBeGreaterThan(0)
    const { json } = await Owner.send('GET', company.path('destinations/?perPage=96&sort=name'))
    const names = json.data.map(({ name }: { name: string }) => name)
    expect(acknowledged.filter((name) => names.filter((one: string) => one === name).length !== 1)).toEqual([])
  },
)
