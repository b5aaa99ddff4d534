import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { migrate, roleOf } from '@sojourn/api/platform/db/migrate'
import { startServerProcess } from '@sojourn/api/test/uploads/server-process'
import type { Bench, BenchReport } from './bench.ts'
import { startChild } from './child.ts'
import { type Company, makeCompany } from './company.ts'
import { calibrationLine, measureInterleaved, median, percentile, ratio, tableOf, threeFigures } from './harness.ts'
import { photograph } from './photograph.ts'

const migrations = fileURLToPath(new URL('../../apps/api/src/migrations', import.meta.url))
const MB = 1024 * 1024
const files = 20
const fileBytes = 10 * MB
/** As many as the web app sends at once. */
const atOnce = 3
const photographs = 100
const maxRatioToIdle = 2

/** Measures uploads compared to a plain copy by the same server, and reads while a hundred photos are being prepared. */
export const uploads: Bench = {
  name: 'uploads',
  run: async ({ rounds }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-bench-uploads-'))
    const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
    try {
      await migrate({ url: database.migrationDatabaseUrl, folder: migrations, appRole: roleOf(database.databaseUrl) })
      const company = await makeCompany(database.databaseUrl)
      const settings = { databaseUrl: database.databaseUrl, secretKey: randomBytes(32).toString('hex') }
      // This comes first, so that nothing else waits to be prepared: the other server prepares nothing.
      const read = await whilePreparing({ ...settings, dataDir: join(folder, 'one') }, company)
      const copied = await besideCopy({ ...settings, dataDir: join(folder, 'two') }, company, rounds)
      return { lines: [...copied.lines, ...read.lines], shortfalls: [...copied.shortfalls, ...read.shortfalls] }
    } finally {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

type Settings = Parameters<typeof startServerProcess>[0]

const api = async (
  base: string,
  { tenant, tokens: [token] }: Company,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(`${base}/v1/${tenant}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

type SentFile = { bytes: Uint8Array<ArrayBuffer>; sha256: string }

/** A file with its hash, which the web app calculates before it requests an upload URL. */
const fileOf = (...parts: Uint8Array[]): SentFile => {
  const bytes = new Uint8Array(Buffer.concat(parts))
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Uploads one file like the web app: opens a slot with an announcement, requests the offset, sends the file in one piece. */
const upload = async (base: string, company: Company, { bytes, sha256 }: SentFile): Promise<void> => {
  const announcement = {
    'upload-length': String(bytes.length),
    'upload-metadata': `sha256 ${Buffer.from(sha256).toString('base64')}`,
  }
  const { data } = await api(base, company, 'media/', { filename: 'bench.jpg' }, announcement)
  const headResponse = await fetch(data.upload.url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
  if (!headResponse.ok) throw new Error(`an upload began with ${headResponse.status}`)
  const sent = await fetch(data.upload.url, {
    method: 'PATCH',
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  })
  if (sent.status !== 204) throw new Error(`an upload ended with ${sent.status}: ${await sent.text()}`)
}

/** Sends a request whose response has no content. */
const deliver = async (url: string, method: 'POST' | 'PUT', bytes?: SentFile['bytes']): Promise<void> => {
  const { status } = await fetch(url, { method, ...(bytes ? { body: bytes } : {}) })
  if (status !== 204) throw new Error(`${url} answered ${status}`)
}

const besideCopy = async (settings: Settings, company: Company, rounds: number): Promise<BenchReport> => {
  const server = startChild(new URL('upload-server.ts', import.meta.url))
  try {
    const base = `http://127.0.0.1:${await server.ask<number>(settings)}`
    const head = await photograph({ width: 64, height: 48 })
    const set = () => Array.from({ length: files }, () => fileOf(head, randomBytes(fileBytes)))
    const speed = async (send: (file: SentFile) => Promise<unknown>) => {
      const sent = set()
      const start = performance.now()
      const work = async () => {
        for (let file = sent.pop(); file; file = sent.pop()) await send(file)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return { speed: (files * fileBytes) / MB / ((performance.now() - start) / 1000) }
    }
    const ways = [
      { name: 'uploaded', measure: () => speed((file) => upload(base, company, file)) },
      {
        name: 'copied',
        measure: () => speed(({ bytes }) => deliver(`${base}/copy`, 'PUT', bytes)),
      },
      {
        name: 'checked',
        measure: () =>
          speed(async ({ bytes }) => {
            await deliver(`${base}/checked`, 'POST')
            await deliver(`${base}/checked`, 'PUT', bytes)
          }),
      },
    ]
    // Warms up the server.
    for (const { measure } of ways) await measure()
    const { alternatives, calibration } = await measureInterleaved(ways, rounds)
    const [uploaded = [], copied = [], checked = []] = alternatives.map(({ readings }) => readings.speed ?? [])
    return {
      lines: [
        tableOf([
          [`${files} files of ${fileBytes / MB} MB, ${atOnce} at a time`, 'MB/s'],
          ['uploaded (tus), recorded', threeFigures(median(uploaded))],
          ['copied by the same server, durable', threeFigures(median(copied))],
          ['copied, hashed and named, by two requests', threeFigures(median(checked))],
        ]),
        `${threeFigures(ratio(uploaded, copied, 'higher'))} of a copy`,
        `${threeFigures(ratio(checked, copied, 'higher'))} of a copy where it is hashed and named as well`,
        calibrationLine(calibration),
      ],
      // There is no limit for uploads, because safety is more important than speed here.
      shortfalls: [],
    }
  } finally {
    await server.close()
  }
}

const reads = 400

const whilePreparing = async (settings: Settings, company: Company): Promise<BenchReport> => {
  const server = await startServerProcess({ ...settings, role: 'all' })
  try {
    const read = async () => {
      const times: number[] = []
      for (let n = 0; n < reads; n += 1) {
        const start = performance.now()
        await api(server.base, company, 'accommodations/?perPage=24')
        times.push(performance.now() - start)
        await rest(10)
      }
      return times
    }
    await read()
    const idle = await read()
    const picture = await photograph({ width: 3000, height: 2000 })
    // The bytes after the image make it a different file.
    for (let n = 0; n < photographs; n += 1) await upload(server.base, company, fileOf(picture, randomBytes(16)))
    const waiting = async (): Promise<number> =>
      (await api(server.base, company, 'media/?state=processing&perPage=12')).meta.total
    const before = await waiting()
    const busy = await read()
    const after = await waiting()
    const times = percentile(busy, 0.95) / percentile(idle, 0.95)
    return {
      lines: [
        tableOf([
          [`a list, beside photographs being prepared (${before} waiting, then ${after})`, 'median ms', 'p95 ms'],
          ['idle', threeFigures(median(idle)), threeFigures(percentile(idle, 0.95))],
          ['preparing', threeFigures(median(busy)), threeFigures(percentile(busy, 0.95))],
        ]),
        `p95 ${threeFigures(times)} times, at most ${maxRatioToIdle}`,
      ],
      shortfalls: [
        ...(times > maxRatioToIdle
          ? [`reads while preparing: p95 ${threeFigures(times)} times, at most ${maxRatioToIdle}`]
          : []),
        ...(after === 0 ? ['reads while preparing: nothing was left to prepare at the end'] : []),
      ],
    }
  } finally {
    await server.kill()
  }
}
