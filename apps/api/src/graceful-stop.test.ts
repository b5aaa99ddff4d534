import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded.ts'
import { type Program, startProgram } from './test/program.ts'

let root: string
let database: EmbeddedPostgres
let server: Program
let url: URL
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sojourn-stop-'))
  database = await startEmbeddedPostgres({ folder: join(root, 'postgres'), durable: false })
  server = startProgram('main', {
    env: {
      DATA_DIR: join(root, 'data'),
      DATABASE_URL: database.databaseUrl,
      MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
      SECRET_KEY: 'x'.repeat(40),
      PORT: '0',
      DRAIN_SECONDS: '1',
    },
    args: ['--role=web'],
  })
  url = new URL((await server.said(/is ready at (\S+)/))[1] ?? '')
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await database?.stop()
  await rm(root, { recursive: true, force: true })
})

type Outcome = { status: number; isLast: boolean } | { code: string | undefined }

type Call = { path: string; method?: string; agent?: Agent; headers?: Record<string, number | string> }

/** Sends a request, in two parts. `isLast`: the answer says that its connection ends. */
const send = (call: Call, body: readonly [string, string] = ['', ''], between = Promise.resolve()): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request({ host: url.hostname, port: url.port, ...call }, (response) => {
      const { statusCode = 0, headers } = response
      response.resume()
      response.on('end', () => resolve({ status: statusCode, isLast: headers.connection === 'close' }))
      response.on('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code }))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code }))
    const [first, rest] = body
    if (first !== '') sent.write(first)
    void between.then(() => sent.end(rest))
  })

describe('a process that receives SIGTERM', () => {
  it('finishes what is under way, sends clients elsewhere, and ends', async () => {
    const outcomes: Outcome[] = []
    // Like a load balancer, each goes elsewhere once an answer says that the connection ends.
    const clients = Array.from({ length: 8 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let isOver = false; !isOver;) {
        const outcome = await send({ path: '/healthz', agent })
        outcomes.push(outcome)
        isOver = !('isLast' in outcome) || outcome.isLast
      }
      agent.destroy()
    })
    const stopped = Promise.withResolvers<void>()
    const parts = ['{"email":"nobody@example.test",', '"password":"not-that-one"}'] as const
    const headers = { 'content-type': 'application/json', 'content-length': parts.join('').length }
    const half = send({ path: '/v1/auth/login', method: 'POST', headers }, parts, stopped.promise)
    await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBeGreaterThan(80)
    server.child.kill('SIGTERM')
    await expect.poll(() => send({ path: '/readyz' })).toMatchObject({ status: 503, isLast: true })
    await Promise.all(clients)
    await expect.poll(() => send({ path: '/healthz' }), { timeout: 5000 }).toEqual({ code: 'ECONNREFUSED' })
    stopped.resolve()
    // The captcha is missing; half of the body would not be JSON.
    expect(await half).toEqual({ status: 422, isLast: true })
    const { code, output } = await server.ended
    expect(code, output).toBe(0)
    expect(outcomes.filter((outcome) => !('status' in outcome && outcome.status === 200))).toEqual([])
  })
})
