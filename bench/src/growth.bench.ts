import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import { loadAccommodations } from './accommodations-data.ts'
import type { Bench } from './bench.ts'
import { type Child, startChild } from './child.ts'
import { calibrationLine, measureInterleaved, median, ratio, tableOf, threeFigures } from './harness.ts'
import type { LoadResult, LoadTask } from './load-client.ts'
import { databaseFolder, type Requests, requestsFor } from './records.bench.ts'

const migrations = fileURLToPath(new URL('../../apps/api/src/migrations', import.meta.url))
const rowCounts = { few: 10_000, many: 10_000_000 }
const rowsOfCompany = 200
/** How many companies send requests, in either database. */
const active = 50
/** How many times as long a request may take with a thousand times as many companies. */
const atMost = 1.3
const operations = [
  { name: 'list', status: 200 },
  { name: 'detail', status: 200 },
  { name: 'create', status: 201 },
] as const

/**
 * Compares requests of 50 companies with 200 accommodations each: in a database with only their 10,000 accommodations, and in
 * one with 10 million.
 * The first run fills the large database, which takes about ten minutes and 24 GB.
 */
export const growth: Bench = {
  name: 'growth',
  run: async ({ rounds, seconds }) => {
    const closing: (() => Promise<unknown>)[] = []
    try {
      const client = startChild(new URL('./load-client.ts', import.meta.url))
      closing.push(client.close)
      const servers = []
      for (const rows of Object.values(rowCounts)) servers.push(await openServer(rows, client, closing))
      const lines: string[] = []
      const shortfalls: string[] = []
      for (const { name, status } of operations) {
        const alternatives = servers.map((server) => ({
          name: `${server.rows.toLocaleString('en')} rows`,
          measure: async () => ({ ms: median(await server.send(name, status, 1000 * seconds)) }),
        }))
        // The first requests fill the caches.
        for (const { measure } of alternatives) await measure()
        const run = await measureInterleaved(alternatives, rounds)
        const [few = [], many = []] = run.alternatives.map(({ readings }) => readings['ms'] ?? [])
        const times = 1 / ratio(many, few, 'lower')
        lines.push(
          tableOf([
            [name, 'ms'],
            ...run.alternatives.map((one) => [one.name, threeFigures(median(one.readings['ms'] ?? []))]),
          ]),
          `${times.toFixed(2)} times as long, at most ${atMost}`,
          calibrationLine(run.calibration),
          '',
        )
        if (times > atMost) shortfalls.push(`${name}: ${times.toFixed(2)} times as long, at most ${atMost}`)
      }
      return { lines, shortfalls }
    } finally {
      for (const close of closing.toReversed()) await close()
    }
  },
}

/** A server on a database with that many rows. `send` measures how long each request takes, in ms. */
const openServer = async (rows: number, client: Child, closing: (() => Promise<unknown>)[]) => {
  const database = await startEmbeddedPostgres({
    folder: databaseFolder('growth', rows, Object.values(rowCounts)),
    log: console.log,
  })
  closing.push(() => database.stop())
  const { databaseUrl, migrationDatabaseUrl, superuserUrl } = database
  await migrate({ url: migrationDatabaseUrl, folder: migrations, appRole: roleOf(databaseUrl) })
  const companies = rows / rowsOfCompany
  await loadAccommodations(superuserUrl, { rows, companies, isSearchable: false, log: console.log })
  const requests = await requestsFor(superuserUrl, active)
  const server = startChild(new URL('./app-server.ts', import.meta.url))
  closing.push(server.close)
  const port = await server.ask<number>({ databaseUrl })
  let from = 0
  const send = async (name: keyof Requests, status: number, ms: number): Promise<number[]> => {
    from += 997
    const task: LoadTask = { port, requests: requests[name], from, connections: 1, ms, status }
    return (await client.ask<LoadResult>(task)).latencies
  }
  return { rows, send }
}
