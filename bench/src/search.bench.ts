import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import { openSessions, sampleUuids } from './accommodations-data.ts'
import type { Bench, BenchOptions, BenchReport } from './bench.ts'
import { type Child, startChild } from './child.ts'
import {
  calibrationLine,
  measureInterleaved,
  median,
  percentile,
  ratio,
  type Run,
  tableOf,
  threeFigures,
} from './harness.ts'
import type { LoadRequest, LoadResult, LoadTask } from './load-client.ts'
import { loadForSearching, type SearchData } from './search-data.ts'

const cache = fileURLToPath(new URL('../../.cache/bench', import.meta.url))
const migrations = fileURLToPath(new URL('../../apps/api/src/migrations', import.meta.url))

/** A company with 100,000 of a million records, and one with 10,000 alone. The first may not be much slower. */
const sizes: Readonly<Record<'large' | 'small', SearchData>> = {
  large: { searched: 100_000, others: 90, each: 10_000 },
  small: { searched: 10_000, others: 0, each: 0 },
}
const atMost = 1.5

/** Queries for the list with rare or common matches. `search-data.ts` describes the names and tags. */
const questions: Readonly<Record<string, readonly string[]>> = {
  list: [''],
  'list by title': ['?sort=name'],
  'list by stars': ['?sort=-stars'],
  'page 400': ['?page=400'],
  'q, rare': ['?q=abacm', '?q=abben', '?q=abamd'],
  'q, common': ['?q=lodge', '?q=kudu', '?q=villa'],
  'q, beginning': ['?q=lo', '?q=ba', '?q=ab'],
  'q, typo': ['?q=ldoge', '?q=baobba', '?q=marlua'],
  'q, two words': ['?q=kudu%20lodge', '?q=heron%20villa', '?q=saltpan%20inn'],
  letter: ['?letter=K', '?letter=S&sort=name', '?letter=F&sort=-name'],
  'filter, common': ['?type=lodge', '?tag=beach', '?type=camp&sort=name'],
  'filter, rare': ['?type=hostel', '?tag=cave', '?type=hostel&sort=stars'],
  'filter and q': ['?type=lodge&q=kudu', '?tag=beach&q=camp'],
}

const orNot = (...some: string[]) => ['', ...some.map((one) => `&${one}`)]

/** Combinations of words and filters that were not requested before, in random but fixed order. */
const newCombinations = (): string[] =>
  ['kudu', 'baobab', 'marula', 'heron', 'leadwood', 'duneside', 'saltpan']
    .flatMap((one) => ['lodge', 'camp', 'house', 'villa', 'inn'].map((other) => `?q=${one}%20${other}`))
    .flatMap((q) => orNot('type=hotel', 'type=lodge', 'type=camp', 'type=villa').map((type) => q + type))
    .flatMap((q) => orNot('tag=beach').map((tag) => q + tag))
    .flatMap((q) => orNot('letter=B', 'letter=D', 'letter=H', 'letter=K', 'letter=M', 'letter=S').map((one) => q + one))
    .map((question) => ({ question, place: createHash('sha256').update(question).digest('hex') }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ question }) => question)

/** `requestCounts` has the number of requests already sent, by name. */
type Server = {
  name: string
  child: Child
  port: number
  requests: Record<string, LoadRequest[]>
  requestCounts: Map<string, number>
}

/** Measures a list, a search and a record in a large company among many, compared to a small one alone; p95 over HTTP. */
export const search: Bench = {
  name: 'search',
  run: async (options) => {
    const closing: (() => Promise<void>)[] = []
    try {
      const load = startChild(new URL('./load-client.ts', import.meta.url))
      closing.push(() => load.close())
      const servers: Server[] = []
      for (const [name, data] of Object.entries(sizes)) servers.push(await open(name, data, closing))
      return await compare(servers, load, options)
    } finally {
      for (const close of closing.toReversed()) await close()
    }
  },
}

const open = async (name: string, data: SearchData, closing: (() => Promise<void>)[]): Promise<Server> => {
  const database = await startEmbeddedPostgres({ folder: databaseFolder(name), log: console.log })
  closing.push(() => database.stop())
  await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(database.databaseUrl) })
  console.log(`Preparing the ${name} database; the first time takes some minutes.`)
  await loadForSearching(database.superuserUrl, data)
  const child = startChild(new URL('./app-server.ts', import.meta.url))
  closing.push(() => child.close())
  const port = await child.ask<number>({ databaseUrl: database.databaseUrl })
  return { name, child, port, requests: await requestsTo(database.superuserUrl), requestCounts: new Map() }
}

const databaseFolder = (name: string): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).toSorted()) hash.update(readFileSync(join(migrations, file)))
  const folder = `search-${name}-${hash.digest('hex').slice(0, 8)}`
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache))
    if (old.startsWith(`search-${name}-`) && old !== folder) rmSync(join(cache, old), { recursive: true })
  return join(cache, folder)
}

/** The requests to a server. The first company is the one that is searched. */
const requestsTo = async (superuserUrl: string): Promise<Record<string, LoadRequest[]>> => {
  const [company] = await openSessions(superuserUrl)
  if (!company) throw new Error('the database holds no company')
  const uuids = (await sampleUuids(superuserUrl, 40, [company])).get(company.tenant) ?? []
  const get = (path: string): LoadRequest => ({
    method: 'GET',
    path: `/v1/${company.tenant}/${path}`,
    token: company.token,
  })
  return {
    ...Object.fromEntries(
      Object.entries({ ...questions, 'combined, first time': newCombinations() }).map(([name, some]) => [
        name,
        some.map((question) => get(`accommodations${question}`)),
      ]),
    ),
    detail: uuids.map((uuid) => get(`accommodations/${uuid}`)),
    everything: ['kudu', 'abacm', 'saltpan inn', 'ldoge'].map((q) => get(`search?q=${encodeURIComponent(q)}`)),
  }
}

const compare = async (
  servers: Server[],
  load: Child,
  { rounds, seconds, operation: only }: BenchOptions,
): Promise<BenchReport> => {
  const rows: string[][] = []
  const shortfalls: string[] = []
  const calibration: number[] = []
  for (const name of Object.keys(servers[0]?.requests ?? {}).filter((one) => only === undefined || one === only)) {
    const ask = async ({ port, requests, requestCounts }: Server, ms: number): Promise<LoadResult> => {
      const from = requestCounts.get(name) ?? 0
      const task: LoadTask = { port, requests: requests[name] ?? [], from, connections: 1, ms, status: 200 }
      const result = await load.ask<LoadResult>(task)
      requestCounts.set(name, from + result.latencies.length)
      return result
    }
    for (const server of servers) await ask(server, 500)
    const run = await measureInterleaved(
      servers.map((server) => ({
        name: server.name,
        measure: async () => {
          const { latencies } = await ask(server, 1000 * seconds)
          return { middle: median(latencies), p95: percentile(latencies, 0.95) }
        },
      })),
      rounds,
    )
    calibration.push(...run.calibration)
    const { row, times } = rowOf(name, run)
    rows.push(row)
    if (times > atMost)
      shortfalls.push(`${name}: ${times.toFixed(2)} times as long in the large company, at most ${atMost}`)
  }
  const head = ['p95 of', 'large ms', 'small ms', 'times', 'medians', 'times']
  return { lines: [tableOf([head, ...rows]), calibrationLine(calibration)], shortfalls }
}

const rowOf = (name: string, { alternatives }: Run): { row: string[]; times: number } => {
  const [large, small] = alternatives
  const of = (what: string) => [large?.readings[what] ?? [], small?.readings[what] ?? []] as const
  const times = (what: string) => 1 / ratio(...of(what), 'lower')
  const [ours, theirs] = of('p95')
  const middles = of('middle').map((values) => threeFigures(median(values)))
  return {
    row: [
      name,
      threeFigures(median(ours)),
      threeFigures(median(theirs)),
      times('p95').toFixed(2),
      middles.join(' | '),
      times('middle').toFixed(2),
    ],
    times: times('p95'),
  }
}
