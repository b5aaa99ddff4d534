import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('a company with many exports queues only its own, and leaves connections for the others', async () => {
  const [busy, other] = [await world.createCompany(), await world.createCompany()]
  const created = await busy.people.Admin.send('POST', busy.path('contacts'), { givenName: 'Ada', familyName: 'Guest' })
  expect(created.status).toBe(201)
  const columns = await busy.rows(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'contacts' and is_generated = 'NEVER' and column_name <> 'uuid'`,
  )
  const names = String(columns[0]?.names)
  await busy.rows(
    `insert into contacts (${names}) select ${names.replace(/\bname\b/, `name || ' ' || n`)} from contacts, generate_series(1, 599) n where tenant = $1`,
    [busy.uuid],
  )
  const many = Array.from({ length: 25 }, () => busy.people.Viewer.send('GET', busy.path('contacts/export.csv')))
  const done = Promise.all(many).then((answers) => ({ answers }))
  const waiting: number[] = []
  const statuses: number[] = []
  for (let ended = false; !ended;) {
    waiting.push(world.deps.pool.waitingCount)
    statuses.push((await other.people.Viewer.send('GET', other.path('contacts'))).status)
    ended = await Promise.race([done.then(() => true), sleep(5, false)])
  }
  expect(Math.max(...waiting), 'somebody waited for a connection').toBe(0)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const { answers } = await done
  const whole = answers.filter(({ status }) => status === 200)
  expect(whole.length).toBeGreaterThan(0)
  for (const { bytes } of whole) expect(bytes.toString().trimEnd().split('\r\n')).toHaveLength(601)
  const rejected = answers.filter(({ status }) => status !== 200)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { status, headers } of rejected) {
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  // Another export at once is rejected before any database query; other requests are not affected.
  let acquired = 0
  const count = () => (acquired += 1)
  world.deps.pool.on('acquire', count)
  const again = await busy.people.Viewer.send('GET', busy.path('contacts/export.csv'))
  world.deps.pool.off('acquire', count)
  expect([again.status, acquired]).toEqual([429, 0])
  expect((await busy.people.Admin.send('GET', busy.path('contacts/export.csv'))).status).toBe(200)
  expect((await busy.people.Viewer.send('GET', busy.path('contacts'))).status).toBe(200)
})
