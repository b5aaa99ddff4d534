import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { connectOnce } from '@sojourn/api/platform/db/connect-once'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import { randomFrom } from '@sojourn/api/test/random-from'
import { type ServerProcess, startServerProcess } from '@sojourn/api/test/uploads/server-process'
import { makeCompany } from '../company.ts'
import { median } from '../harness.ts'
import { auditBooks, isSettled } from './audit-books.ts'
import { createClient } from './client.ts'
import { lanes, openBooks } from './lanes.ts'
import { drawVictims, killOne, queryOn, type Scene, type Victim } from './victims.ts'

/**
 * `npm run crash -- [--kills=30] [--seed=7]`
 * Writes contacts, itineraries, publications, uploads and imports to two servers, which have two workers, and kills these and PostgreSQL. At the
 * end, all that was acknowledged must be there once, and nothing half. Otherwise it names what is not, and exits with 1.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '30' }, seed: { type: 'string' } } })
const kills = Number(values.kills)
const seed = Number(values.seed ?? randomInt(1_000_000))
const migrations = fileURLToPath(new URL('../../../apps/api/src/migrations', import.meta.url))

/** How long a killed server may take until it can be used, and jobs until they are done, in ms: the machine may be busy. */
const patience = { ready: 60_000, jobs: 240_000 }

const waitFor = async (condition: () => Promise<boolean>, ms: number): Promise<number | null> => {
  const begun = performance.now()
  while (performance.now() - begun < ms) {
    if (await condition().catch(() => false)) return performance.now() - begun
    await rest(100)
  }
  return null
}

const areReady = async (servers: readonly ServerProcess[]): Promise<boolean> => {
  const answers = await Promise.all(
    servers.map(({ base }) => fetch(`${base}/readyz`, { signal: AbortSignal.timeout(5000) })),
  )
  return answers.every(({ status }) => status === 200)
}

/** Kills again and again. @returns for each kind how long it took each time until the server could be used, in ms. */
const killAll = async (scene: Scene, faults: string[]): Promise<Map<Victim, number[]>> => {
  const readyAfter = new Map<Victim, number[]>()
  for (const [at, victim] of drawVictims(kills, scene.random).entries()) {
    await rest(300 + scene.random() * 2200)
    for (const one of [...scene.servers, ...scene.workers])
      if (one.hasEnded()) faults.push(`a process ended although nothing killed it: ${one.output().slice(-2000)}`)
    const begun = performance.now()
    await killOne(victim, scene)
    // Until then, it may not have noticed.
    await rest(300)
    const ready = await waitFor(() => areReady(scene.servers), patience.ready)
    if (ready === null)
      faults.push(`after a kill of ${victim}, the servers were not ready within ${patience.ready / 1000} s`)
    const ms = performance.now() - begun
    readyAfter.set(victim, [...(readyAfter.get(victim) ?? []), ms])
    console.log(`${String(at + 1).padStart(3)}. ${victim}: ready after ${(ms / 1000).toFixed(1)} s`)
  }
  return readyAfter
}

const run = async (folder: string): Promise<string[]> => {
  const databaseFolder = join(folder, 'postgres')
  const database = await startEmbeddedPostgres({ folder: databaseFolder })
  const started: ServerProcess[] = []
  try {
    await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(database.databaseUrl) })
    const company = await makeCompany(database.databaseUrl)
    const dataDir = join(folder, 'data')
    const settings = { dataDir, databaseUrl: database.databaseUrl, secretKey: randomBytes(32).toString('hex') }
    for (const role of ['web', 'web', 'worker', 'worker'] as const)
      started.push(await startServerProcess({ ...settings, role }))
    const scene: Scene = {
      random: randomFrom(seed),
      servers: started.slice(0, 2),
      workers: started.slice(2),
      databaseFolder,
      query: queryOn(() => connectOnce(database.superuserUrl)),
    }
    const books = openBooks()
    const client = createClient(started.slice(0, 2), company, books.faults)
    let isOver = false
    const writing = Promise.all(
      lanes.map((lane) =>
        lane(client, books, () => isOver).catch(
          (error: unknown) => void books.faults.push(`a writer gave up: ${String(error)}`),
        ),
      ),
    )
    const readyAfter = await killAll(scene, books.faults)
    await rest(2000)
    isOver = true
    await writing
    if ((await waitFor(() => isSettled(scene), patience.jobs)) === null) books.faults.push('jobs were not done in time')
    const faults = await auditBooks(books, scene, join(dataDir, 'media', company.tenant))
    printFigures(books, readyAfter)
    console.log(`\nnot acknowledged: ${[...client.rejections].map(([what, times]) => `${what} (${times})`).join(', ')}`)
    return faults
  } finally {
    await Promise.all(started.map((one) => one.kill()))
    await database.stop()
  }
}

const printFigures = (
  { contacts, saves, publications, uploads, imports }: ReturnType<typeof openBooks>,
  readyAfter: Map<Victim, number[]>,
): void => {
  console.log('\n| written | sent | acknowledged |\n| --- | --- | --- |')
  for (const [name, { attempted, acknowledged }] of Object.entries({ contacts, saves, publications, uploads, imports }))
    console.log(`| ${name} | ${attempted.size} | ${acknowledged.size} |`)
  console.log('\n| killed | times | ready after, median | longest |\n| --- | --- | --- | --- |')
  for (const [victim, times] of readyAfter)
    console.log(
      `| ${victim} | ${times.length} | ${(median(times) / 1000).toFixed(1)} s | ${(Math.max(...times) / 1000).toFixed(1)} s |`,
    )
}

console.log(
  `${kills} kills, seed ${seed}; ${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, PostgreSQL 18, load before ${loadavg()[0]?.toFixed(1)}`,
)
const folder = await mkdtemp(join(tmpdir(), 'sojourn-crash-'))
const faults: string[] = []
try {
  faults.push(...(await run(folder)))
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const fault of faults) console.log(`lost: ${fault}`)
console.log(
  faults.length === 0
    ? '\nAll that was acknowledged is there once, and nothing is partial.'
    : `\n${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
