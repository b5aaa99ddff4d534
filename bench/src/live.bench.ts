import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import type { Bench } from './bench.ts'
import { startChild } from './child.ts'
import { makeCompany } from './company.ts'
import { createItinerary } from './editor.bench.ts'
import { percentile, tableOf, threeFigures } from './harness.ts'
import { follow, type OpenItinerary, read, saveText } from './live-client.ts'

const migrations = fileURLToPath(new URL('../../apps/api/src/migrations', import.meta.url))
const warmUps = 20
const edits = 150
const atMostMs = 1000

/**
 * Measures how long a save takes to reach a member who has the itinerary open at another server process: until the event arrives, and
 * until the new version is read there. Both are compared with reading the itinerary, which is a part of it.
 */
export const live: Bench = {
  name: 'live',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-bench-live-'))
    const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
    try {
      const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
      closing.push(() => database.stop())
      const { databaseUrl } = database
      await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(databaseUrl) })
      const { tenant, tokens } = await makeCompany(databaseUrl, 2)
      const open = async (token = ''): Promise<Omit<OpenItinerary, 'uuid'>> => {
        const server = startChild(new URL('./app-server.ts', import.meta.url))
        closing.push(() => server.close())
        return { url: `http://127.0.0.1:${await server.ask<number>({ databaseUrl })}`, tenant, token }
      }
      const [first, second] = [await open(tokens[0]), await open(tokens[1])]
      const { uuid } = await createItinerary({ url: first.url, company: { tenant, token: first.token } })
      return report(await measure({ ...first, uuid }, { ...second, uuid }))
    } finally {
      for (const close of closing.toReversed()) await close()
    }
  },
}

const names = ['read the itinerary', 'save', 'event at the other server', 'version read there'] as const
type Times = Record<(typeof names)[number], number[]>

const measure = async (first: OpenItinerary, second: OpenItinerary): Promise<Times> => {
  const times: Times = { 'read the itinerary': [], save: [], 'event at the other server': [], 'version read there': [] }
  let latest = 0
  let onRev = () => {}
  const stops = [
    await follow(first, () => {}),
    await follow(second, (rev) => {
      latest = rev
      onRev()
    }),
  ]
  const arrival = (rev: number): Promise<number> =>
    new Promise((resolve) => {
      onRev = () => {
        if (latest >= rev) resolve(performance.now())
      }
      onRev()
    })
  let itinerary = (await read(first)).data
  for (let edit = 0; edit < warmUps + edits; edit += 1) {
    const before = performance.now()
    await read(first)
    const start = performance.now()
    const reading = arrival(itinerary.rev + 1).then(async (arrived) => ({
      arrived,
      data: (await read(second)).data,
      found: performance.now(),
    }))
    const saving = saveText(first, itinerary, itinerary.segments[edit]?.uuid, `Saved ${edit}`).then((saved) => ({
      saved,
      at: performance.now(),
    }))
    // A failed save ends the measurement; it would otherwise wait for the event for ever.
    const [{ arrived, data, found }, { saved, at }] = await Promise.all([reading, saving])
    if (data.rev !== saved.rev) throw new Error(`the other server has version ${data.rev}, not ${saved.rev}`)
    itinerary = saved
    if (edit >= warmUps) {
      times['read the itinerary'].push(start - before)
      times.save.push(at - start)
      times['event at the other server'].push(arrived - start)
      times['version read there'].push(found - start)
    }
    await rest(50 * Math.random())
  }
  for (const stop of stops) stop()
  return times
}

const report = (times: Times) => {
  const base = times['read the itinerary']
  const arrival = percentile(times['version read there'], 0.95)
  return {
    lines: [
      tableOf([
        [`${edits} saves of 300 segments`, 'p50 ms', 'p95 ms', 'p50 / reading', 'p95 / reading'],
        ...names.map((name) => [
          name,
          ...[0.5, 0.95].map((part) => threeFigures(percentile(times[name], part))),
          ...[0.5, 0.95].map((part) => threeFigures(percentile(times[name], part) / percentile(base, part))),
        ]),
      ]),
    ],
    shortfalls: arrival <= atMostMs ? [] : [`arrival, p95: ${threeFigures(arrival)} ms, at most ${atMostMs} ms`],
  }
}
