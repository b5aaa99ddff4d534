import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../test/uploads/server-process.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  dataDir = await mkdtemp(join(tmpdir(), 'sojourn-statements-'))
  const secretKey = randomBytes(32).toString('hex')
  server = await startServerProcess({
    dataDir,
    databaseUrl: inject('databaseUrl'),
    directUrl: inject('directUrl'),
    secretKey,
  })
}, 120_000)
afterAll(async () => {
  await server?.kill()
  await world?.close()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

/** How many requests were cut off by a kill, or met no server. */
let interrupted = 0

/** Sends entries to the server process, again and again until it answers, without an Idempotency-Key. */
const confirmUntilAnswered = async (entries: Json[]): Promise<Json> => {
  for (let tries = 1; tries <= 1500; tries += 1) {
    const answer = await fetch(`${server.base}${company.path('payments/statement/confirm')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.people.Finance.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    }).catch(() => undefined)
    if (answer?.ok) return (await answer.json().catch(() => undefined))?.data
    if (answer && answer.status < 500) throw new Error(await answer.text())
    interrupted += 1
    await rest(100)
  }
  throw new Error('the entries were never stored')
}

it('entries are neither lost nor doubled when the server is killed while it stores them', async () => {
  const chunks = Array.from({ length: 24 }, (_, chunk) =>
    Array.from({ length: 25 }, (_each, at) => ({
      key: `t:${String(chunk * 25 + at).padStart(64, '0')}`,
      payment: { reference: `Entry ${chunk}.${at}`, date: '2026-11-20', amount: 500, currency: 'EUR' },
    })),
  )
  let kills = 0
  const done = new AbortController()
  const killing = async () => {
    while (!done.signal.aborted && kills < 4) {
      await rest(60)
      await server.killAndRestart()
      kills += 1
    }
  }
  // Each part is sent twice, as by a sender who does not know whether the first request arrived.
  const queue = [...chunks, ...chunks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await confirmUntilAnswered(next)
  }
  const kill = killing()
  await Promise.all(Array.from({ length: 6 }, worker))
  done.abort()
  await kill
  expect([kills > 0, interrupted > 0]).toEqual([true, true])
  const [counted] = await company.rows(
    'select count(*)::int as payments, count(distinct reference)::int as entries from payments',
  )
  expect(counted).toEqual({ payments: 600, entries: 600 })
}, 180_000)
