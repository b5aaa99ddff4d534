import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createPool, type Pool } from '../db/pool.ts'
import { createTries, removeExpiredTries } from './tries.ts'

let pool: Pool
let other: Pool
beforeAll(() => {
  pool = createPool(inject('databaseUrl'), 4, { directUrl: inject('directUrl') })
  other = createPool(inject('databaseUrl'), 4, { directUrl: inject('directUrl') })
})
afterAll(() => Promise.all([pool.end(), other.end()]))

const limit = { of: 'test', max: 3, seconds: 3600 }
const getRows = async (name: string) =>
  (await pool.query('select points from rate_limits where key like $1', [`%${name}`])).rows

describe('attempts', () => {
  it('are counted by all processes together, and separately for each name', async () => {
    const name = randomUUID()
    const [here, there] = [createTries(pool, limit), createTries(other, limit)]
    const taken = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? here : there).count(name)))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await here.count(randomUUID())).toBe(true)
    expect(await createTries(pool, { ...limit, of: 'something else' }).count(name)).toBe(true)
    expect(await createTries(pool, { ...limit, max: 4 }).count(name)).toBe(true)
  })

  it('that are taken back do not count', async () => {
    const name = randomUUID()
    const tries = createTries(pool, { ...limit, isForgiving: true })
    for (let n = 0; n < 10; n += 1) {
      expect(await tries.count(name)).toBe(true)
      await tries.forgive(name)
    }
  })

  it('beyond the limit are rejected without querying the database again', async () => {
    const name = randomUUID()
    const tries = createTries(pool, limit)
    for (let n = 0; n < 20; n += 1) await tries.count(name)
    expect(await getRows(name)).toEqual([{ points: 4 }])
  })

  it('are counted by each process separately while the database does not respond', async () => {
    const nowhere = createPool('postgres://nobody:nothing@127.0.0.1:1/nowhere', 1)
    const tries = createTries(nowhere, limit)
    const taken: boolean[] = []
    for (let n = 0; n < 5; n += 1) taken.push(await tries.count('somebody'))
    expect(taken).toEqual([true, true, true, false, false])
    await nowhere.end()
  })

  it('are deleted when their window is over, and not before', async () => {
    const [long, short] = [randomUUID(), randomUUID()]
    await createTries(pool, limit).count(long)
    await createTries(pool, { ...limit, seconds: 60 }).count(short)
    await removeExpiredTries(pool, new Date(Date.now() + 120_000))
    expect([await getRows(long), await getRows(short)]).toEqual([[{ points: 1 }], []])
  })
})
