import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoLogin } from '@sojourn/api/demo/accounts'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import { startServerProcess } from '@sojourn/api/test/uploads/server-process'
import type { Bench } from './bench.ts'
import { type Child, startChild } from './child.ts'
import { calibrationLine, measureInterleaved, median, ratio, tableOf, threeFigures } from './harness.ts'
import type { LoadRequest, LoadResult, LoadTask } from './load-client.ts'
import { logIn, type Tenant } from './soak/mix.ts'

const migrations = fileURLToPath(new URL('../../apps/api/src/migrations', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/bench', import.meta.url))
const connections = 8
const atLeast = 0.7
const maxBytes = 20_000

/**
 * Measures reads with the demo's own records, which have images, rich text, tags and links, compared to a floor that sends the same
 * statements and answers the same bytes.
 */
export const reads: Bench = {
  name: 'reads',
  run: async ({ rounds, seconds, operation: only, profile }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-reads-'))
    const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
    const children: Child[] = []
    const start = (entry: URL, profileInto?: string): Child => {
      const child = startChild(entry, { profileInto })
      children.push(child)
      return child
    }
    try {
      const { databaseUrl } = database
      await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(databaseUrl) })
      const operations = Object.entries(await loadDemo(folder, databaseUrl)).filter(
        ([name]) => only === undefined || name === only,
      )
      const into = join(folder, 'recordings')
      const app = start(
        new URL('./recording-server.ts', import.meta.url),
        profile ? join(cache, 'profiles', 'reads') : undefined,
      )
      const requests = operations.flatMap(([, all]) => all)
      const ports = {
        app: await app.ask<number>({ databaseUrl, requests, into }),
        floor: await start(new URL('./floor-recorded.ts', import.meta.url)).ask<number>({ databaseUrl, from: into }),
      }
      const load = start(new URL('./load-client.ts', import.meta.url))
      const lines: string[] = []
      const shortfalls: string[] = []
      for (const [name, all] of operations) {
        let from = 0
        const send = (port: number, busy: number): Promise<LoadResult> => {
          from += 997
          const task: LoadTask = { port, requests: all, from, connections: busy, ms: 1000 * seconds, status: 200 }
          return load.ask<LoadResult>(task)
        }
        for (const port of Object.values(ports)) await send(port, connections)
        const { alternatives, calibration } = await measureInterleaved(
          Object.entries(ports).map(([server, port]) => ({
            name: server,
            measure: async () => {
              const alone = await send(port, 1)
              const together = await send(port, connections)
              return { ms: median(alone.latencies), perSecond: (1000 * together.latencies.length) / together.ms }
            },
          })),
          rounds,
        )
        const [ours, floor] = alternatives
        const readings = (one: typeof ours, what: string) => one?.readings[what] ?? []
        const alone = ratio(readings(ours, 'ms'), readings(floor, 'ms'), 'lower')
        const together = ratio(readings(ours, 'perSecond'), readings(floor, 'perSecond'), 'higher')
        const bytes = await sizeOf(ports.app, all[0])
        lines.push(
          tableOf([
            [`${name}, ${bytes} bytes`, 'ms alone', 'ratio', `/s of ${connections}`, 'ratio'],
            ...alternatives.map((one, n) => [
              one.name,
              threeFigures(median(readings(one, 'ms'))),
              n === 0 ? alone.toFixed(2) : '1',
              threeFigures(median(readings(one, 'perSecond'))),
              n === 0 ? together.toFixed(2) : '1',
            ]),
          ]),
          calibrationLine(calibration),
          '',
        )
        const slowest = Math.min(alone, together)
        if (slowest < atLeast) shortfalls.push(`${name}: ${slowest.toFixed(2)} of the floor, at least ${atLeast}`)
        if (name.startsWith('list') && bytes > maxBytes) shortfalls.push(`${name}: ${bytes} bytes, at most ${maxBytes}`)
      }
      return { lines, shortfalls }
    } finally {
      await Promise.all(children.map((child) => child.close()))
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Fills the database with the demo. @returns requests of one of its designers, by operation. */
const loadDemo = async (folder: string, databaseUrl: string): Promise<Record<string, LoadRequest[]>> => {
  const server = await startServerProcess({
    dataDir: join(folder, 'data'),
    databaseUrl,
    secretKey: randomBytes(32).toString('hex'),
    env: { DEMO: 'force' },
  })
  try {
    const tenant = await logIn(server.base, 'designer@demo.test', demoLogin.password)
    const list = (resource: string) => [requestOf(tenant, `${resource}/?perPage=24`)]
    const records = async (resource: string): Promise<LoadRequest[]> => {
      const answer = await fetch(`${server.base}/v1/${tenant.uuid}/${resource}/?perPage=24`, {
        headers: { authorization: `Bearer ${tenant.token}` },
      })
      const { data } = (await answer.json()) as { data: { uuid: string }[] }
      return data.map(({ uuid }) => requestOf(tenant, `${resource}/${uuid}`))
    }
    return {
      'list of accommodations': list('accommodations'),
      'list of itineraries': list('itineraries'),
      accommodation: await records('accommodations'),
      'opened itinerary': await records('itineraries'),
    }
  } finally {
    await server.kill()
  }
}

const requestOf = ({ uuid, token }: Tenant, path: string): LoadRequest => ({
  method: 'GET',
  path: `/v1/${uuid}/${path}`,
  token,
})

const sizeOf = async (port: number, request: LoadRequest | undefined): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${port}${request?.path}`, {
    headers: { authorization: `Bearer ${request?.token}`, 'accept-encoding': 'identity' },
  })
  return (await answer.arrayBuffer()).byteLength
}
