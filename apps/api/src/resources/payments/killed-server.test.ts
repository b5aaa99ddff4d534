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
  dataDir = await mkdtemp(join(tmpdir(), 'sojourn-payments-'))
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

const post = async (path: string, body: unknown): Promise<Json> => {
  const { status, json } = await company.people.Owner.send('POST', company.path(path), body)
  expect(status, JSON.stringify(json)).toBeLessThan(300)
  return json.data
}

/** Sends a request to the server process, again and again with the same key until it is answered, as a careful client does. */
const sendUntilAnswered = async (path: string, body: unknown, key: string): Promise<Json> => {
  for (let tries = 1; tries <= 1500; tries += 1) {
    try {
      const answer = await fetch(`${server.base}${company.path(path)}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${company.people.Finance.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      })
      const json: Json = await answer.json()
      if (answer.status < 300) return json.data
      if (json.code !== 'key_in_progress') throw new Error(JSON.stringify(json))
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('{')) throw error
      interrupted += 1
    }
    await rest(100)
  }
  throw new Error(`${path} was never answered`)
}
/** How many requests were cut off by a kill, or met no server. */
let interrupted = 0

it('payments and invoices are neither lost nor doubled when the server is killed while it stores them', async () => {
  const payer = await post('contacts', { givenName: 'Ada' })
  const lines = [{ description: 'Desert and delta', price: 100_000 }]
  const draft = () => post('invoices', { title: 'Deposit', currency: 'EUR', payer: payer.uuid, lines })
  const paid = await post(`invoices/${(await draft()).uuid}/issue`, {})
  const drafts: Json[] = []
  for (let n = 0; n < 60; n += 1) drafts.push(await draft())
  const payment = { reference: 'Part', date: '2026-11-20', amount: 500, currency: 'EUR', payer: payer.uuid }
  const allocations = [{ invoice: paid.uuid, amount: 500 }]
  const work = [
    ...drafts.map(
      ({ uuid }) =>
        () =>
          sendUntilAnswered(`invoices/${uuid}/issue`, {}, `issue ${uuid}`),
    ),
    ...Array.from(
      { length: 60 },
      (_, n) => () => sendUntilAnswered('payments', { ...payment, allocations }, `pay ${n}`),
    ),
  ]
  let kills = 0
  const done = new AbortController()
  const killing = async () => {
    while (!done.signal.aborted && kills < 4) {
      await rest(60)
      await server.killAndRestart()
      kills += 1
    }
  }
  // The order is mixed, and twelve are under way at any time.
  const queue = work.toSorted((one, other) => (work.indexOf(one) % 60) - (work.indexOf(other) % 60))
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next()
  }
  const kill = killing()
  await Promise.all(Array.from({ length: 12 }, worker))
  done.abort()
  await kill
  expect([kills > 0, interrupted > 0]).toEqual([true, true])
  const numbers = await company.rows(`select number from invoices where number is not null order by number`)
  const year = new Date().getUTCFullYear()
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: 61 }, (_, n) => `${year}-${String(n + 1).padStart(4, '0')}`),
  )
  const [counted] = await company.rows('select count(*)::int as payments, sum(amount)::int as sum from payments')
  expect(counted).toEqual({ payments: 60, sum: 30_000 })
  const { json } = await company.people.Owner.send('GET', company.path(`invoices/${paid.uuid}`))
  expect([json.data.paid, json.data.open]).toEqual([30_000, 70_000])
}, 180_000)
