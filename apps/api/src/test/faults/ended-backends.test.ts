import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json } from '../world.ts'
import { createFaultyWorld, type FaultyWorld, sendTimed, type Timed } from './faulty-world.ts'

let faulty: FaultyWorld
beforeAll(async () => {
  faulty = await createFaultyWorld()
}, 120_000)
afterAll(() => faulty?.close())

const send = (method: string, path: string, body?: unknown) =>
  sendTimed(faulty, method, faulty.company.path(path), { body })

/** What the server has open, under the names that its pools and listeners give themselves. */
const backends = async (): Promise<{ pid: number; name: string }[]> => {
  const { rows } = await faulty.superuser.query<{ pid: number; name: string }>(
    `select pid, application_name as name from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() order by random()`,
  )
  return rows
}

/** Follows an itinerary, and connects again when the server ends the stream, as the page does. */
const follow = async (itinerary: string) => {
  const { server, company } = faulty
  const leaving = new AbortController()
  let text = ''
  const read = async (): Promise<void> => {
    const answer = await fetch(`${server.base}${company.path(`itineraries/${itinerary}/live`)}`, {
      headers: { authorization: `Bearer ${company.people.Owner.token}`, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  const reading = (async () => {
    while (!leaving.signal.aborted) {
      await read().catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })()
  return {
    text: () => text,
    leave: async () => {
      leaving.abort()
      await reading
    },
  }
}

it('survives the end of each of its connections, one at a time, and then does everything again', async () => {
  const { server, superuser } = faulty
  const created = await send('POST', 'itineraries/', { title: 'Followed' })
  expect(created.status).toBe(201)
  const { uuid, rev } = JSON.parse(created.text).data
  const stream = await follow(uuid)
  await expect.poll(() => stream.text(), { timeout: 5000 }).toContain('data:')
  const answers: Timed[] = []
  const acknowledged: string[] = []
  const until = new AbortController()
  const load = Array.from({ length: 6 }, async (_, lane) => {
    for (let n = 0; !until.signal.aborted; n += 1) {
      const name = `Place ${lane} ${n}`
      const answer =
        n % 2 === 0 ? await send('GET', 'destinations/?sort=name') : await send('POST', 'destinations/', { name })
      if (answer.status === 201) acknowledged.push(name)
      answers.push(answer)
    }
  })
  const ended = new Set<string>()
  for (let round = 0; round < 5; round += 1) {
    for (const { pid, name } of await backends()) {
      await superuser.query('select pg_terminate_backend($1)', [pid])
      ended.add(name)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  // All at the same moment.
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  until.abort()
  await Promise.all(load)
  expect(server.hasEnded(), server.output()).toBe(false)
  for (const name of ['sojourn', 'sojourn-live', 'sojourn-worker', 'sojourn-worker-live', 'sojourn-watch'])
    expect(ended).toContain(name)
  const unexpected = answers.filter(
    ({ status, retryAfter }) => ![200, 201].includes(status) && !(status === 503 && Number(retryAfter) > 0),
  )
  expect(unexpected).toEqual([])
  expect(answers.filter(({ ms }) => ms > 5000)).toEqual([])
  // Within ten seconds: reads, writes, jobs, and what is followed.
  const whole = { timeout: 10_000, interval: 100 }
  await expect.poll(async () => (await send('GET', 'destinations/')).status, whole).toBe(200)
  const saved = await send('PUT', `itineraries/${uuid}`, { title: 'Changed while it was followed', rev })
  expect(saved.status, saved.text).toBe(200)
  await expect.poll(() => stream.text(), whole).toContain(`"rev":${rev + 1}`)
  await stream.leave()
  const job = await superuser.query(
    `insert into pgboss.job (name, data, policy) select 'housekeeping', '{"name": "nothing"}', policy from pgboss.queue where name = 'housekeeping' returning id`,
  )
  const stateOf = async () =>
    (await superuser.query('select state from pgboss.job where id = $1', [job.rows[0]?.id])).rows[0]?.state
  await expect.poll(stateOf, whole).toBe('completed')
  const rows = await faulty.company.rows('select name, count(*)::int as times from destinations group by name')
  const times = new Map(rows.map((row: Json) => [row.name, row.times]))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((name) => times.get(name) !== 1)).toEqual([])
  // No stack for each, and no flood.
  const lines = server.output().split('\n')
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
  expect(lines.length, server.output()).toBeLessThan(60)
}, 120_000)
