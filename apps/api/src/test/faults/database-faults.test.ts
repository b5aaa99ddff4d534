import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Fault } from './fault-proxy.ts'
import { createFaultyWorld, type FaultyWorld, sendTimed, type Timed } from './faulty-world.ts'

let faulty: FaultyWorld
let link: string
beforeAll(async () => {
  faulty = await createFaultyWorld()
  const { company } = faulty
  const { uuid } = JSON.parse((await send('POST', company.path('itineraries/'), { title: 'Published' })).text).data
  const published = await send('POST', company.path(`itineraries/${uuid}/publish`), {})
  link = new URL(JSON.parse(published.text).data.shares[0].url).pathname
}, 120_000)
afterAll(() => faulty?.close())
beforeEach(() => faulty.proxy.set(null))

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  sendTimed(faulty, method, path, { body, headers })
const openPage = () => send('GET', link, undefined, { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' })

/** Two seconds, and what a machine that does much else may add to them. */
const inTime = 2000 + 1500
const wholeWithin = { timeout: 10_000, interval: 100 }

let number = 0
const create = () => send('POST', faulty.company.path('destinations/'), { name: `Place ${(number += 1)}` })
const list = () => send('GET', faulty.company.path('destinations/?sort=name'))

/** Reads, writes and pages of a browser, all the time until `stop`. */
const startLoad = () => {
  const answers: (Timed & { isPage: boolean; at: number })[] = []
  const until = new AbortController()
  const lanes = [create, list, list, openPage].map(async (one) => {
    while (!until.signal.aborted) {
      const at = performance.now()
      answers.push({ ...(await one()), isPage: one === openPage, at })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  return {
    answers,
    stop: async () => {
      until.abort()
      await Promise.all(lanes)
    },
  }
}

const isWhole = async () => {
  const answers = await Promise.all([create(), list(), openPage()])
  return answers.map(({ status, text }) => (status < 300 ? status : `${status} ${text}`))
}

const expectGivenUpWell = (answers: (Timed & { isPage: boolean })[]): void => {
  for (const { status, retryAfter, ms, isPage, type, text } of answers) {
    expect([200, 201, 503], text).toContain(status)
    expect(ms).toBeLessThan(inTime)
    if (status !== 503) continue
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(type).toContain(isPage ? 'text/html' : 'application/problem+json')
    if (isPage) expect(text).toMatch(/http-equiv="?refresh/)
  }
}

const linesSince = (from: number) => faulty.server.output().slice(from).split('\n').filter(Boolean)

const faults: [Fault['kind'], Fault, ms: number][] = [
  ['closed', { kind: 'closed' }, 2500],
  ['reset', { kind: 'reset' }, 2000],
  ['black hole', { kind: 'black hole' }, 4500],
  ['half close', { kind: 'half close' }, 2000],
]
it.each(faults)(
  'answers with 503 and is whole again when the database is behind: %s',
  async (_, fault, ms) => {
    const { proxy, server } = faulty
    await expect.poll(isWhole, wholeWithin).toEqual([201, 200, 200])
    const from = server.output().length
    const load = startLoad()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const begun = performance.now()
    await proxy.set(fault)
    await new Promise((resolve) => setTimeout(resolve, ms))
    await proxy.set(null)
    const ended = performance.now()
    await expect.poll(isWhole, wholeWithin).toEqual([201, 200, 200])
    await load.stop()
    expect(server.hasEnded(), server.output()).toBe(false)
    expectGivenUpWell(load.answers)
    const during = load.answers.filter(({ at }) => at > begun && at < ended - 500)
    expect(during.length).toBeGreaterThan(2)
    expect(during.filter(({ status }) => status !== 503)).toEqual([])
    // One line a period for the requests and one for the jobs, and no stack.
    const lines = linesSince(from)
    expect(lines.filter((line) => line.includes('"level":50') || line.includes('    at '))).toEqual([])
    expect(lines.length, lines.join('\n')).toBeLessThan(8)
    // The pool, the jobs, what listens and what watches: nothing is left of the connections before.
    await expect.poll(() => proxy.open(), wholeWithin).toBeLessThan(20 + 4 + 4)
  },
  60_000,
)

const slow: [Fault['kind'], Fault][] = [
  ['latency', { kind: 'latency', ms: 50 }],
  ['chopped', { kind: 'chopped', bytes: 40, lateMs: 20 }],
]
it.each(slow)(
  'only takes longer when the network has: %s',
  async (_, fault) => {
    const { proxy } = faulty
    await expect.poll(isWhole, wholeWithin).toEqual([201, 200, 200])
    await proxy.set(fault)
    for (let n = 0; n < 3; n += 1) expect(await isWhole()).toEqual([201, 200, 200])
    await proxy.set(null)
  },
  60_000,
)

it('stores what is repeated with its key once, also when its answer was lost after the commit', async () => {
  const { proxy, company } = faulty
  const names = Array.from({ length: 12 }, (_, n) => `Repeated ${n}`)
  await Promise.all(
    names
      .map(async (name, n) => {
        await new Promise((resolve) => setTimeout(resolve, 15 * n))
        const headers = { 'idempotency-key': crypto.randomUUID() }
        await expect
          .poll(async () => (await send('POST', company.path('destinations/'), { name }, headers)).status, {
            timeout: 20_000,
            interval: 50,
          })
          .toBe(201)
      })
      .concat(
        (async () => {
          for (const fault of [
            { kind: 'reset' },
            null,
            { kind: 'reset' },
            null,
            { kind: 'half close' },
            null,
          ] as const) {
            await new Promise((resolve) => setTimeout(resolve, 40))
            await proxy.set(fault)
          }
        })(),
      ),
  )
  const rows = await company.rows(`select name from destinations where name like 'Repeated %'`)
  expect(rows.length).toBe(names.length)
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(names))
}, 60_000)

it('says 503 when the answer to a commit is lost, and what is repeated with its key is stored once', async () => {
  const { proxy, company } = faulty
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const repeat = () => send('POST', company.path('destinations/'), { name: 'Committed unheard' }, headers)
  const stored = async () => (await company.rows(`select from destinations where name = 'Committed unheard'`)).length
  await expect.poll(isWhole, wholeWithin).toEqual([201, 200, 200])
  await proxy.set({ kind: 'lost answer', to: 'commit' })
  const { status, retryAfter } = await repeat()
  await proxy.set(null)
  expect([status, Number(retryAfter) > 0, await stored()]).toEqual([503, true, 1])
  await expect.poll(async () => (await repeat()).status, wholeWithin).toBe(201)
  expect(await stored()).toBe(1)
}, 60_000)

it('answers with 503 while the database is only to be read, as a replica before it is promoted', async () => {
  const { superuser, server } = faulty
  await expect.poll(isWhole, wholeWithin).toEqual([201, 200, 200])
  const from = server.output().length
  await superuser.query('set default_transaction_read_only = off')
  await superuser.query('alter system set default_transaction_read_only = on')
  await superuser.query('select pg_reload_conf()')
  // A primary that becomes a replica has been restarted.
  const endAll = () =>
    superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sojourn%' and pid <> pg_backend_pid()`,
    )
  await endAll()
  const load = startLoad()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await load.stop()
  await superuser.query('alter system reset default_transaction_read_only')
  await superuser.query('select pg_reload_conf()')
  expectGivenUpWell(load.answers)
  expect(load.answers.slice(-4).map(({ status }) => status)).toEqual([503, 503, 503, 503])
  await expect.poll(isWhole, wholeWithin).toEqual([201, 200, 200])
  expect(linesSince(from).filter((line) => line.includes('"level":50'))).toEqual([])
}, 60_000)

it('survives a postmaster that is killed', async () => {
  const { superuser, server } = faulty
  await expect.poll(isWhole, wholeWithin).toEqual([201, 200, 200])
  const from = server.output().length
  const { rows } = await superuser.query<{ pid: string }>(`select pg_read_file('postmaster.pid') as pid`)
  const load = startLoad()
  await new Promise((resolve) => setTimeout(resolve, 300))
  process.kill(Number.parseInt(rows[0]?.pid ?? '', 10), 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  // The test's own process starts it again, as the server does with its own.
  await expect.poll(isWhole, { timeout: 20_000, interval: 100 }).toEqual([201, 200, 200])
  await load.stop()
  expect(server.hasEnded(), server.output()).toBe(false)
  expectGivenUpWell(load.answers)
  expect(linesSince(from).filter((line) => line.includes('"level":50'))).toEqual([])
}, 60_000)
