import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded.ts'
import { migrate, roleOf } from './platform/db/migrate.ts'
import { type Program, startProgram } from './test/program.ts'
import { jpeg } from './test/samples.ts'
import { createWorld, type Company, type World } from './test/world.ts'

/** The part of OTLP's JSON that is read here (opentelemetry-proto, trace.proto). */
type Exported = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }[]
    }[]
  }[]
}
type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Spans = Exported['resourceSpans'][number]['scopeSpans'][number]['spans']

let folder: string
let database: EmbeddedPostgres
let world: World
let company: Company
let collector: Server
let server: Program
let base: string
const received: { authorization: string | undefined; body: Exported }[] = []
/** How many batches the collector has rejected; null while it accepts them. */
let rejected: number | null = null
const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = (await json(request)) as Exported
  if (rejected === null) received.push({ authorization: request.headers.authorization, body })
  else rejected += 1
  response.writeHead(rejected === null ? 200 : 400, { 'content-type': 'application/json' }).end('{}')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-traces-'))
  database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  const appRole = roleOf(database.databaseUrl)
  await migrate({ url: database.migrationDatabaseUrl, folder: join(import.meta.dirname, 'migrations'), appRole })
  world = await createWorld({ databaseUrl: database.databaseUrl })
  company = await world.createCompany()
  collector = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  server = startProgram('main', {
    env: {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.databaseUrl,
      SECRET_KEY: randomBytes(32).toString('hex'),
      PORT: '0',
      TRUST_PROXY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
      OTEL_SERVICE_NAME: 'sojourn-test',
    },
  })
  base = (await server.said(/is ready at (\S+)/))[1] ?? ''
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await new Promise((resolve) => collector?.close(resolve))
  await world?.close()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

const send = (
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) =>
  fetch(base + path, {
    method,
    headers: {
      authorization: `Bearer ${company.people.Owner.token}`,
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
  })
const spans = (): Spans =>
  received.flatMap(({ body }) => body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
const attribute = ({ attributes }: { attributes: Attribute[] }, key: string) =>
  attributes.find((one) => one.key === key)?.value
const soon = { timeout: 20_000, interval: 100 }

it('a request, its transaction and its statements are one trace, which goes on from that of the caller', async () => {
  const [traceId, callerId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
  const answer = await send('POST', company.path('contacts/'), {
    body: { givenName: 'Zebediah' },
    headers: { traceparent: `00-${traceId}-${callerId}-01` },
  })
  expect(answer.status).toBe(201)
  const inTrace = () => spans().filter((span) => span.traceId === traceId)
  const named = (name: string) => inTrace().find((span) => span.name === name)
  await expect.poll(() => named('POST /v1/:tenant/contacts')?.parentSpanId, soon).toBe(callerId)
  const request = named('POST /v1/:tenant/contacts')
  const transaction = inTrace().find(
    (span) => span.name === 'transaction, read write' && span.parentSpanId === request?.spanId,
  )
  const insert = inTrace().find((span) =>
    attribute(span, 'db.query.text')?.stringValue?.includes('insert into contacts'),
  )
  expect(transaction).toBeDefined()
  expect(insert?.parentSpanId).toBe(transaction?.spanId)
  expect(request && attribute(request, 'http.response.status_code')).toEqual({ intValue: 201 })
  expect(request && attribute(request, 'http.request.id')?.stringValue).toBe(answer.headers.get('x-request-id'))
})

it('a job and the task of a child process are spans, with the name of the service', async () => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await jpeg(200, 120))], { type: 'image/jpeg' }), 'photo.jpg')
  expect((await send('POST', company.path('media/'), { body: form })).status).toBe(201)
  const invitation = { email: 'zebediah@example.test', name: 'Zebediah', roles: [{ name: 'Viewer' }] }
  expect((await send('POST', company.path('users/'), { body: invitation })).status).toBe(201)
  const isChild = (child: string, parent: string) => {
    const parents = spans().filter(({ name }) => name === parent)
    return spans().some((one) => one.name === child && parents.some(({ spanId }) => spanId === one.parentSpanId))
  }
  await expect.poll(() => isChild('prepare image', 'POST /v1/:tenant/media'), soon).toBe(true)
  await expect.poll(() => spans().map(({ name }) => name), soon).toContain('process letters')
  for (const { authorization, body } of received) {
    expect(authorization).toBe('Bearer collector')
    for (const { resource } of body.resourceSpans)
      expect(attribute(resource, 'service.name')).toEqual({ stringValue: 'sojourn-test' })
  }
})

it('what people enter, their tokens and the tokens of links are in no trace', async () => {
  const secret = 'linkTokenOfAClient0123456789'
  expect((await send('GET', `/p/${secret}?answer=alpaca`)).status).toBe(404)
  expect((await send('GET', `/v1/unknown/${secret}`)).status).toBe(404)
  await send('POST', '/v1/auth/login', { body: { email: 'zebediah@example.test', password: 'a-wrong-one' } })
  await expect.poll(() => spans().map(({ name }) => name), soon).toContain('POST /v1/auth/login')
  const text = JSON.stringify(received.map(({ body }) => body))
  for (const hidden of [secret, 'alpaca', 'Zebediah', 'zebediah', 'a-wrong-one', company.people.Owner.token])
    expect(text).not.toContain(hidden)
})

it('a collector that fails is reported once, and nothing waits for it', async () => {
  rejected = 0
  for (let round = 1; round <= 3; round += 1) {
    expect((await send('GET', company.path('contacts/'))).status).toBe(200)
    await expect.poll(() => rejected, soon).toBeGreaterThanOrEqual(round)
  }
  expect(server.output().match(/traces could not be sent/g)).toHaveLength(1)
  const begun = performance.now()
  await server.stop()
  expect(performance.now() - begun).toBeLessThan(15_000)
})
