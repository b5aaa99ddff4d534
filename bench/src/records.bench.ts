import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import {
  type BenchCompany,
  loadAccommodations,
  newAccommodation,
  openSessions,
  sampleUuids,
} from './accommodations-data.ts'
import type { Bench, BenchOptions, BenchReport } from './bench.ts'
import { type Child, startChild } from './child.ts'
import {
  calibrationLine,
  type Measured,
  measureInterleaved,
  median,
  ratio,
  type Run,
  tableOf,
  threeFigures,
} from './harness.ts'
import type { LoadRequest, LoadResult, LoadTask } from './load-client.ts'

const cache = fileURLToPath(new URL('../../.cache/bench', import.meta.url))
const migrations = fileURLToPath(new URL('../../apps/api/src/migrations', import.meta.url))
const companies = 50
const connections = 8

/** The floor that the app is compared to. `atLeast` is the minimum speed relative to it. */
const heldTo = 'floor (b): same statements'
const operations = [
  { name: 'list', status: 200, atLeast: 0.6 },
  { name: 'detail', status: 200, atLeast: 0.6 },
  { name: 'create', status: 201, atLeast: 0.5 },
] as const
type Operation = (typeof operations)[number]
export type Requests = Record<Operation['name'], LoadRequest[]>
type Server = { name: string; child: Child; port: number }

/** Measures list, detail and create of accommodations among a million, compared to two floors with `node:http` and `pg`. */
export const records: Bench = {
  name: 'records',
  run: async (options) => {
    const folder = databaseFolder('accommodations', options.rows)
    const database = await startEmbeddedPostgres({ folder, log: console.log })
    try {
      await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(database.databaseUrl) })
      await loadAccommodations(database.superuserUrl, { rows: options.rows, companies, log: console.log })
      const requests = await requestsFor(database.superuserUrl)
      return await withServers(database, options, (servers, load) => compare(servers, load, requests, options))
    } finally {
      await database.stop()
    }
  },
}

/**
 * The folder of a filled database, which stays for the next run. Its name depends on the number of rows and on the schema. Other
 * folders of the same kind are removed, except those of the same schema with one of the numbers of rows in `others`.
 */
export const databaseFolder = (kind: string, rows: number, others: readonly number[] = []): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).toSorted()) hash.update(readFileSync(join(migrations, file)))
  const ending = hash.digest('hex').slice(0, 8)
  const nameOf = (count: number) => `${kind}-${count}-${ending}`
  const name = nameOf(rows)
  const used = [rows, ...others].map(nameOf)
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache)) {
    if (old.startsWith(`${kind}-`) && !used.includes(old)) rmSync(join(cache, old), { recursive: true })
  }
  return join(cache, name)
}

/** Requests of all companies in turn, or of `max` of them, as a server with many tenants gets them. */
export const requestsFor = async (superuserUrl: string, max?: number): Promise<Requests> => {
  const companies = await openSessions(superuserUrl, max)
  const uuids = await sampleUuids(superuserUrl, 40, companies)
  const base = ({ tenant }: BenchCompany) => `/v1/${tenant}/accommodations`
  return {
    list: companies.map((company) => ({ method: 'GET', path: base(company), token: company.token })),
    detail: Array.from({ length: 40 }, (_, n) => n).flatMap((n) =>
      companies.map((company) => ({
        method: 'GET' as const,
        path: `${base(company)}/${uuids.get(company.tenant)?.[n]}`,
        token: company.token,
      })),
    ),
    create: companies.map((company, n) => ({
      method: 'POST',
      path: base(company),
      token: company.token,
      body: JSON.stringify(newAccommodation(n)),
    })),
  }
}

const withServers = async (
  database: { databaseUrl: string; superuserUrl: string },
  { profile }: BenchOptions,
  compareThem: (servers: Server[], load: Child) => Promise<BenchReport>,
): Promise<BenchReport> => {
  const children: Child[] = []
  const start = (entry: URL, profileInto?: string): Child => {
    const child = startChild(entry, { profileInto })
    children.push(child)
    return child
  }
  try {
    const load = start(new URL('./load-client.ts', import.meta.url))
    const servers: Server[] = []
    for (const [name, entry] of [
      ['app', new URL('./app-server.ts', import.meta.url)],
      [heldTo, new URL('./floor-same-statements.ts', import.meta.url)],
      ['floor (a): one query', new URL('./floor-one-query.ts', import.meta.url)],
    ] as const) {
      const child = start(entry, profile ? join(cache, 'profiles', basename(entry.pathname, '.ts')) : undefined)
      servers.push({
        name,
        child,
        port: await child.ask<number>({ databaseUrl: database.databaseUrl, superuserUrl: database.superuserUrl }),
      })
    }
    return await compareThem(servers, load)
  } finally {
    await Promise.all(children.map((child) => child.close()))
  }
}

const compare = async (
  servers: Server[],
  load: Child,
  requests: Requests,
  { rounds, seconds, operation: only }: BenchOptions,
): Promise<BenchReport> => {
  const chosen = operations.filter(({ name }) => only === undefined || name === only)
  for (const operation of chosen) await requireSameAnswers(servers, requests[operation.name][0], operation)
  const lines: string[] = []
  const shortfalls: string[] = []
  for (const operation of chosen) {
    let from = 0
    const send = (port: number, busy: number): Promise<LoadResult> => {
      // Starts in another part of the list each time, so that no server profits from data that the previous one has cached.
      from += 997
      const task: LoadTask = {
        port,
        requests: requests[operation.name],
        from,
        connections: busy,
        ms: 1000 * seconds,
        status: operation.status,
      }
      return load.ask<LoadResult>(task)
    }
    for (const { port } of servers) await send(port, connections)
    const run = await measureInterleaved(
      servers.map(({ name, port }) => ({
        name,
        measure: async () => {
          const alone = await send(port, 1)
          const together = await send(port, connections)
          return { ms: median(alone.latencies), perSecond: (1000 * together.latencies.length) / together.ms }
        },
      })),
      rounds,
    )
    const { table, slowest } = reportOf(operation.name, run)
    lines.push(table, calibrationLine(run.calibration), '')
    if (slowest < operation.atLeast)
      shortfalls.push(`${operation.name}: ${slowest.toFixed(2)} of ${heldTo}, at least ${operation.atLeast}`)
  }
  return { lines, shortfalls }
}

/** Throws unless all servers return the same records, as the comparison would be invalid otherwise. */
const requireSameAnswers = async (
  servers: Server[],
  request: LoadRequest | undefined,
  operation: Operation,
): Promise<void> => {
  const answers = await Promise.all(
    servers.map(async ({ name, port }) => {
      const response = await fetch(`http://127.0.0.1:${port}${request?.path}`, {
        method: request?.method,
        headers: {
          authorization: `Bearer ${request?.token}`,
          ...(request?.body ? { 'content-type': 'application/json' } : {}),
        },
        body: request?.body,
      })
      const text = await response.text()
      if (response.status !== operation.status)
        throw new Error(`${name} answers ${operation.name} with ${response.status}: ${text}`)
      return {
        name,
        records: [(JSON.parse(text) as { data: unknown }).data].flat().map((record) => comparable(record, operation)),
      }
    }),
  )
  const [app, ...floors] = answers
  for (const floor of floors) {
    const differing = differences(app?.records ?? [], floor.records)
    if (differing.length > 0)
      throw new Error(`${floor.name} answers ${operation.name} otherwise than the app: ${differing.join(', ')}`)
  }
}

/** Fields that are different for every created record. */
const generatedFields = new Set(['uuid', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'])

const comparable = (record: unknown, { name }: Operation): Map<string, unknown> =>
  new Map(
    Object.entries(Object(record)).map(([field, value]) => [
      field,
      name === 'create' && generatedFields.has(field) ? null : value,
    ]),
  )

/** The names of fields that are missing or different on one side. */
const differences = (ours: Map<string, unknown>[], theirs: Map<string, unknown>[]): string[] => {
  if (ours.length !== theirs.length) return [`${ours.length} and ${theirs.length} records`]
  const names = ours.flatMap((record, index) => {
    const other = theirs[index] ?? new Map<string, unknown>()
    return [...new Set([...record.keys(), ...other.keys()])].filter(
      (field) => !record.has(field) || !other.has(field) || !isDeepStrictEqual(record.get(field), other.get(field)),
    )
  })
  return [...new Set(names)]
}

/** A table of one operation, and the lower of the app's two ratios to the floor. */
const reportOf = (operation: string, { alternatives }: Run): { table: string; slowest: number } => {
  const floor = alternatives.find(({ name }) => name === heldTo)
  const ratios = (one: Measured) => [
    ratio(one.readings.ms ?? [], floor?.readings.ms ?? [], 'lower'),
    ratio(one.readings.perSecond ?? [], floor?.readings.perSecond ?? [], 'higher'),
  ]
  const rows = alternatives.map((one) => {
    const [alone = Number.NaN, together = Number.NaN] = ratios(one)
    return [
      one.name,
      threeFigures(median(one.readings.ms ?? [])),
      alone.toFixed(2),
      threeFigures(median(one.readings.perSecond ?? [])),
      together.toFixed(2),
    ]
  })
  const app = alternatives[0]
  return {
    table: tableOf([[operation, 'ms alone', 'ratio', `/s of ${connections}`, 'ratio'], ...rows]),
    slowest: app ? Math.min(...ratios(app)) : 0,
  }
}
