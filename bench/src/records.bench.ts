import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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

/** `atLeast` is the minimum speed relative to the floor. */
const operations = [
  { name: 'list', status: 200, atLeast: 0.7 },
  { name: 'detail', status: 200, atLeast: 0.7 },
  { name: 'create', status: 201, atLeast: 0.75 },
] as const
type Operation = (typeof operations)[number]
export type Requests = Record<Operation['name'], LoadRequest[]>
/** The ports of the servers. The floor for reads sends recorded responses; that for creating returns the records that it creates. */
type Ports = { app: number; readFloor: number; createFloor: number }

/**
 * Measures list, detail and create among a million accommodations without images. Compares them to floors with `node:http`
 * and `pg` that send the same statements.
 */
export const records: Bench = {
  name: 'records',
  run: async (options) => {
    const folder = databaseFolder('accommodations', options.rows)
    const database = await startEmbeddedPostgres({ folder, log: console.log })
    try {
      await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(database.databaseUrl) })
      await loadAccommodations(database.superuserUrl, { rows: options.rows, companies, log: console.log })
      const requests = await requestsFor(database.superuserUrl)
      return await withServers(database, requests, options, (ports, load) => compare(ports, load, requests, options))
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
  { databaseUrl }: { databaseUrl: string },
  { list, detail, create }: Requests,
  { profile }: BenchOptions,
  compareServers: (ports: Ports, load: Child) => Promise<BenchReport>,
): Promise<BenchReport> => {
  const children: Child[] = []
  const start = (entry: URL): Child => {
    const child = startChild(entry, {
      profileInto: profile ? join(cache, 'profiles', basename(entry.pathname, '.ts')) : undefined,
    })
    children.push(child)
    return child
  }
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-records-'))
  try {
    const into = join(folder, 'recordings')
    const load = startChild(new URL('./load-client.ts', import.meta.url), {})
    children.push(load)
    const app = start(new URL('./recording-server.ts', import.meta.url))
    const ports = {
      // Creating comes first, so that the recorded lists contain the new records.
      app: await app.ask<number>({ databaseUrl, requests: [...create, ...list, ...detail], into }),
      readFloor: await start(new URL('./floor-recorded.ts', import.meta.url)).ask<number>({ databaseUrl, from: into }),
      createFloor: await start(new URL('./floor-create.ts', import.meta.url)).ask<number>({ databaseUrl, from: into }),
    }
    return await compareServers(ports, load)
  } finally {
    await Promise.all(children.map((child) => child.close()))
    await rm(folder, { recursive: true, force: true })
  }
}

const compare = async (
  { app, readFloor, createFloor }: Ports,
  load: Child,
  requests: Requests,
  { rounds, seconds, operation: only }: BenchOptions,
): Promise<BenchReport> => {
  const lines: string[] = []
  const shortfalls: string[] = []
  for (const operation of operations.filter(({ name }) => only === undefined || name === only)) {
    const ports = { app, floor: operation.name === 'create' ? createFloor : readFloor }
    await requireSameAnswers(ports, requests[operation.name][0], operation)
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
    for (const port of Object.values(ports)) await send(port, connections)
    const run = await measureInterleaved(
      Object.entries(ports).map(([name, port]) => ({
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
      shortfalls.push(`${operation.name}: ${slowest.toFixed(2)} of the floor instead of at least ${operation.atLeast}`)
  }
  return { lines, shortfalls }
}

/** Throws unless both servers return the same records, as the comparison would be invalid otherwise. */
const requireSameAnswers = async (
  ports: Record<string, number>,
  request: LoadRequest | undefined,
  operation: Operation,
): Promise<void> => {
  const answers = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => {
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
  const [app, floor] = answers
  const differing = differences(app?.records ?? [], floor?.records ?? [])
  if (differing.length > 0)
    throw new Error(`the floor answers ${operation.name} differently from the app: ${differing.join(', ')}`)
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
const reportOf = (operation: string, { alternatives: [app, floor] }: Run): { table: string; slowest: number } => {
  const readings = (one: Measured | undefined, what: string): readonly number[] => one?.readings[what] ?? []
  const alone = ratio(readings(app, 'ms'), readings(floor, 'ms'), 'lower')
  const together = ratio(readings(app, 'perSecond'), readings(floor, 'perSecond'), 'higher')
  const row = (name: string, one: Measured | undefined, ratios: [string, string]) => [
    name,
    threeFigures(median(readings(one, 'ms'))),
    ratios[0],
    threeFigures(median(readings(one, 'perSecond'))),
    ratios[1],
  ]
  return {
    table: tableOf([
      [operation, 'ms alone', 'ratio', `/s of ${connections}`, 'ratio'],
      row('app', app, [alone.toFixed(2), together.toFixed(2)]),
      row('floor', floor, ['1', '1']),
    ]),
    slowest: Math.min(alone, together),
  }
}
