import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import { type ServerProcess, startServerProcess } from '@sojourn/api/test/uploads/server-process'
import { Client } from 'pg'
import type { Bench, BenchReport } from './bench.ts'
import type { BusyResult } from './busy-company-client.ts'
import { startChild } from './child.ts'
import { type Company, makeCompany } from './company.ts'
import { median, percentile, tableOf, threeFigures } from './harness.ts'
import type { StrangersResult } from './strangers-client.ts'

const migrations = fileURLToPath(new URL('../../apps/api/src/migrations', import.meta.url))
const attackMs = 20_000
const most = { medianBesideStrangers: 1.5, memoryMb: 50, p95BesideCompany: 3 }
const contacts = 3000

/** Measures how much a user is affected by strangers who send a lot, and by another company that loads the server. */
export const fairness: Bench = {
  name: 'fairness',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-bench-fairness-'))
    const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
    let server: ServerProcess | undefined
    try {
      await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(database.databaseUrl) })
      const quiet = await makeCompany(database.databaseUrl)
      const busy = await makeCompany(database.databaseUrl, 4)
      server = await startServerProcess({
        dataDir: join(folder, 'data'),
        databaseUrl: database.databaseUrl,
        secretKey: randomBytes(32).toString('hex'),
        role: 'all',
        // The default.
        requestsPerMinute: 1200,
      })
      const strangers = await besideStrangers(server, quiet)
      const company = await besideCompany(server, quiet, busy, await fill(server, database.databaseUrl, busy))
      return {
        lines: [...strangers.lines, ...company.lines],
        shortfalls: [...strangers.shortfalls, ...company.shortfalls],
      }
    } finally {
      await server?.kill()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

type Seen = { times: number[]; statuses: Record<number, number> }

/** Opens a list again and again, with short pauses, for `ms`. */
const readLists = async ({ base }: ServerProcess, { tenant, tokens }: Company, ms: number): Promise<Seen> => {
  const until = Date.now() + ms
  const seen: Seen = { times: [], statuses: {} }
  while (Date.now() < until) {
    const start = performance.now()
    const answer = await fetch(`${base}/v1/${tenant}/accommodations/?perPage=24`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    })
    await answer.arrayBuffer()
    seen.times.push(performance.now() - start)
    seen.statuses[answer.status] = (seen.statuses[answer.status] ?? 0) + 1
    await rest(80)
  }
  return seen
}

const measureIdle = async (server: ServerProcess, quiet: Company): Promise<Seen> => {
  await readLists(server, quiet, 3000)
  return readLists(server, quiet, 8000)
}

const memoryMb = async ({ pid }: ServerProcess): Promise<number> =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid()}/status`, 'utf8'))?.[1] ?? 0) / 1024

const besideStrangers = async (server: ServerProcess, quiet: Company): Promise<BenchReport> => {
  const idle = await measureIdle(server, quiet)
  const strangers = startChild(new URL('strangers-client.ts', import.meta.url))
  try {
    const before = await memoryMb(server)
    let peak = before
    const watch = setInterval(() => {
      void memoryMb(server).then((now) => (peak = Math.max(peak, now)))
    }, 100)
    const attack = strangers.ask<StrangersResult>({ port: Number(new URL(server.base).port), ms: attackMs })
    const seen = await readLists(server, quiet, attackMs)
    const result = await attack
    clearInterval(watch)
    const times = median(seen.times) / median(idle.times)
    const grown = peak - before
    return {
      lines: [
        tableOf([
          [
            `a list, beside strangers (${result.uploads} uploads of 50 MB, ${result.documents} documents of 3 MB)`,
            'median ms',
            'p95 ms',
          ],
          ['idle', threeFigures(median(idle.times)), threeFigures(percentile(idle.times, 0.95))],
          ['beside them', threeFigures(median(seen.times)), threeFigures(percentile(seen.times, 0.95))],
        ]),
        `median ${threeFigures(times)} times, at most ${most.medianBesideStrangers}; ${threeFigures(grown)} MB more, at most ${most.memoryMb}; answers ${JSON.stringify(seen.statuses)}`,
      ],
      shortfalls: [
        ...(times > most.medianBesideStrangers ? [`strangers: median ${threeFigures(times)} times`] : []),
        ...(grown > most.memoryMb ? [`strangers: ${threeFigures(grown)} MB more`] : []),
        ...othersThan200(seen),
      ],
    }
  } finally {
    await strangers.close()
  }
}

const besideCompany = async (
  server: ServerProcess,
  quiet: Company,
  busy: Company,
  itineraries: string[],
): Promise<BenchReport> => {
  const idle = await measureIdle(server, quiet)
  const members = startChild(new URL('busy-company-client.ts', import.meta.url))
  try {
    const work = members.ask<BusyResult>({ base: server.base, company: busy, itineraries, ms: attackMs })
    const seen = await readLists(server, quiet, attackMs)
    const result = await work
    const times = percentile(seen.times, 0.95) / percentile(idle.times, 0.95)
    return {
      lines: [
        tableOf([
          ['a list, beside a company at its worst', 'median ms', 'p95 ms'],
          ['idle', threeFigures(median(idle.times)), threeFigures(percentile(idle.times, 0.95))],
          ['beside it', threeFigures(median(seen.times)), threeFigures(percentile(seen.times, 0.95))],
        ]),
        `p95 ${threeFigures(times)} times, at most ${most.p95BesideCompany}; answers ${JSON.stringify(seen.statuses)}; to the company ${JSON.stringify(result)}`,
      ],
      shortfalls: [
        ...(times > most.p95BesideCompany ? [`a company at its worst: p95 ${threeFigures(times)} times`] : []),
        ...othersThan200(seen),
      ],
    }
  } finally {
    await members.close()
  }
}

const othersThan200 = ({ statuses }: Seen): string[] =>
  Object.entries(statuses).flatMap(([status, count]) => (status === '200' ? [] : [`${count} answers were ${status}`]))

/** Creates thousands of contacts, and itineraries with guides of the maximum length. @returns the itineraries' UUIDs. */
const fill = async (server: ServerProcess, databaseUrl: string, { tenant, tokens }: Company): Promise<string[]> => {
  const send = async (path: string, body: object): Promise<string> => {
    const answer = await fetch(`${server.base}/v1/${tenant}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()).data.uuid
  }
  await send('contacts', { givenName: 'Ada', familyName: 'Guest', emails: ['ada@example.test'] })
  await copyContact(databaseUrl, tenant)
  const content = Array.from({ length: 2400 }, () => ({ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }))
  const guides: string[] = []
  for (let n = 0; n < 10; n += 1)
    guides.push(
      await send('guides', { title: `Guide ${n}`, sections: [{ heading: 'All', body: { type: 'doc', content } }] }),
    )
  const itineraries: string[] = []
  for (let n = 0; n < 3; n += 1)
    itineraries.push(await send('itineraries', { title: `Trip ${n}`, startDate: '2027-05-01', guides }))
  return itineraries
}

/** Copies the only contact thousands of times. */
const copyContact = async (databaseUrl: string, tenant: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'contacts' and is_generated = 'NEVER' and column_name <> 'uuid'`,
    )
    const names = rows[0]?.names ?? ''
    const values = names.replace(/\bname\b/, `name || ' ' || n`)
    await client.query('begin')
    await client.query(`select set_config('app.tenant', $1, true)`, [tenant])
    await client.query(
      `insert into contacts (${names}) select ${values} from contacts, generate_series(2, ${contacts}) n where tenant = $1`,
      [tenant],
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
}
