import { request } from 'node:http'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createPool } from '../platform/db/pool.ts'
import { createWorld, type World } from '../test/world.ts'

/** Each test uses its own network: IPv4 loopback addresses of this machine. */
let world: World
beforeAll(async () => {
  world = await createWorld({
    requestLimits: { person: { max: 8, seconds: 60 }, stranger: { max: 10, seconds: 60 }, strangersAtOnce: 3 },
  })
})
afterAll(() => world.close())

type Sent = { token?: string; body?: string; from?: string; method?: string; length?: number }

/** Sends a request from an IP address of this machine; `length` declares a body that is never sent in full. */
const send = (path: string, { token, body, from = '127.0.0.1', method = 'GET', length }: Sent = {}) =>
  new Promise<{ status: number; wait: number }>((resolve, reject) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': length ?? body.length }),
    }
    const sent = request(world.base() + path, { method, headers, localAddress: from }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, wait: Number(answer.headers['retry-after'] ?? 0) })
      if (length !== undefined) sent.destroy()
    })
    sent.once('error', reject)
    if (length === undefined) sent.end(body)
    else sent.write(body)
  })

it('a user may send a limited number of requests per minute, from any network, without affecting others', async () => {
  const [one, other] = [await world.createPerson(), await world.createPerson()]
  const statuses: number[] = []
  for (let n = 0; n < 8; n += 1)
    statuses.push(
      (await send('/v1/auth/account', { token: one.token, from: n % 2 ? '127.0.0.2' : '127.0.0.3' })).status,
    )
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200))
  const rejected = await send('/v1/auth/account', { token: one.token, from: '127.0.0.4' })
  expect(rejected.status).toBe(429)
  expect(rejected.wait).toBeGreaterThan(0)
  expect(rejected.wait).toBeLessThanOrEqual(60)
  expect((await send('/v1/auth/account', { token: other.token, from: '127.0.0.2' })).status).toBe(200)
})

it('a large body counts as several small ones', async () => {
  const person = await world.createPerson()
  const body = JSON.stringify({ name: 'x'.repeat(5 * 64 * 1024) })
  const put = () => send('/v1/auth/update', { token: person.token, method: 'PUT', body })
  expect((await put()).status).toBe(422)
  expect((await put()).status).toBe(429)
})

it('a network without authentication has its own limit, which does not affect logged-in users there', async () => {
  const from = '127.0.0.5'
  for (let n = 0; n < 10; n += 1) expect((await send('/config.json', { from })).status).toBe(200)
  expect((await send('/config.json', { from })).status).toBe(429)
  expect((await send('/v1/plans', { from })).status).toBe(429)
  const { token } = await world.createPerson()
  expect((await send('/v1/auth/account', { token, from })).status).toBe(200)
  expect((await send('/config.json', { from: '127.0.0.6' })).status).toBe(200)
})

it('requests with unknown tokens count as unauthenticated', async () => {
  const from = '127.0.0.7'
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1)
    statuses.push((await send('/v1/auth/account', { token: `nobody-has-this-one-${n}`, from })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
})

it('static files are not counted', async () => {
  for (let n = 0; n < 20; n += 1) expect((await send('/healthz', { from: '127.0.0.8' })).status).toBe(200)
})

it('while 200 requests wait to be authenticated, others get 503 at once, and those that waited are answered', async () => {
  const pool = createPool(inject('databaseUrl'), 1, { isWatched: false, directUrl: inject('directUrl') })
  const limit = { max: 1000, seconds: 60 }
  const app = await buildApp({
    ...world.deps,
    pool,
    requestLimits: { person: limit, stranger: limit, strangersAtOnce: 50 },
  })
  const { token } = await world.createPerson()
  const ask = () => app.inject({ url: '/v1/auth/account', headers: { authorization: `Bearer ${token}` } })
  const only = await pool.connect()
  const waiting = Array.from({ length: 200 }, ask)
  await expect.poll(() => pool.waitingCount).toBe(200)
  const rejected = await ask()
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5'])
  only.release()
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await ask()).statusCode).toBe(200)
  await app.close()
  await pool.end()
})
