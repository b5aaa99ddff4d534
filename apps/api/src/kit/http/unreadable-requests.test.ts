import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createWorld, type World } from '../../test/world.ts'

const html = '<!doctype html><title>page</title>'
let world: World
let app: FastifyInstance
let webFolder: string
beforeAll(async () => {
  world = await createWorld()
  webFolder = await mkdtemp(join(tmpdir(), 'sojourn-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), html)
  app = await buildApp({ ...world.deps, webFolder })
  await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.headersTimeout = 300
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(webFolder, { recursive: true })
})

/** Sends raw bytes and reads the response until the server closes the connection. */
const exchange = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setTimeout(8000, () => socket.destroy(new Error(`no end of the answer: ${answer}`)))
    socket.setEncoding('utf8').on('data', (part) => (answer += part))
    socket.on('close', (hadError) => !hadError && resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })

const close = 'Connection: close\r\n\r\n'

const read = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    type: /^content-type: ([^;\r\n]*)/im.exec(head)?.[1],
    length: Number(/^content-length: (\d+)/im.exec(head)?.[1]),
    body,
  }
}

/** Every rejection is an RFC 9457 document, whichever part of the server found the error. */
const expectProblem = (answer: string, status: number, code: string) => {
  const { status: answered, type, length, body } = read(answer)
  expect([answered, type], answer).toEqual([status, 'application/problem+json'])
  expect(Buffer.byteLength(body)).toBe(length)
  expect(JSON.parse(body)).toMatchObject({
    type: `urn:sojourn:problem:${code}`,
    title: expect.any(String),
    status,
    code,
    requestId: expect.stringMatching(/\S/),
  })
}

describe('a request that cannot be read', () => {
  it.each([
    ['has no request line', 'garbage\r\n\r\n', 400, 'malformed'],
    ['has a method that does not exist', `FETCH / HTTP/1.1\r\nHost: a\r\n${close}`, 400, 'malformed'],
    ['has a header without a name', `GET / HTTP/1.1\r\nHost: a\r\n: b\r\n${close}`, 400, 'malformed'],
    ['has a version that does not exist', `GET / HTTP/9.7\r\nHost: a\r\n${close}`, 400, 'malformed'],
    ['is HTTP/1.1 without Host', `GET / HTTP/1.1\r\n${close}`, 400, 'malformed'],
    ['is HTTP/1.1 without Host, to the API', `GET /v1/auth/account HTTP/1.1\r\n${close}`, 400, 'malformed'],
    [
      'has two Content-Length headers',
      `POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}`,
      400,
      'malformed',
    ],
    [
      'has invalid chunks',
      `POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'malformed',
    ],
    ['has endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}`, 431, 'headers_too_large'],
    ['has an endless URL', `GET /${'x'.repeat(70_000)}`, 414, 'address_too_long'],
    [
      'has an expectation that is not supported',
      `GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n${close}`,
      417,
      'expectation_failed',
    ],
    ['requests a tunnel', `CONNECT example.test:443 HTTP/1.1\r\nHost: a\r\n${close}`, 405, 'method_not_allowed'],
    ['has bad percent-encoding', `GET /v1/%E0%A4%A HTTP/1.1\r\nHost: a\r\n${close}`, 400, 'malformed'],
    [
      'has bad percent-encoding, to an unknown page',
      `GET /% HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\n${close}`,
      400,
      'malformed',
    ],
    [
      'has too long a path segment',
      `GET /v1/tenants/${'x'.repeat(300)} HTTP/1.1\r\nHost: a\r\n${close}`,
      404,
      'not_found',
    ],
    [
      'has too long a body',
      `POST /v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n${close}`,
      413,
      'too_large',
    ],
    [
      'has a method that the API does not support',
      `PROPFIND /v1/tenants HTTP/1.1\r\nHost: a\r\n${close}`,
      405,
      'method_not_allowed',
    ],
    ['has a method that no page supports', `PROPFIND /itineraries HTTP/1.1\r\nHost: a\r\n${close}`, 404, 'not_found'],
  ])('%s: gets a problem document', async (_what, text, status, code) => {
    expectProblem(await exchange(text), status, code)
  })

  it('is incomplete: gets 408', async () => {
    expectProblem(await exchange('GET / HTTP/1.1\r\nHost: a\r\n'), 408, 'request_timeout')
  }, 60_000)
})

/** Opens a URL as if typed into the browser's address bar. */
const navigate = (path: string) =>
  exchange(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html,application/xhtml+xml,image/avif,*/*;q=0.8\r\nSec-Fetch-Mode: navigate\r\n${close}`,
  )

describe('an unknown URL', () => {
  const uuid = '0193b0a0-0000-7000-8000-000000000000'
  it.each([
    ['/media/', 200],
    ['/media/create', 404],
    ['/media/anything/unknown', 404],
    [`/media/${uuid}/${uuid}/original?expires=1&signature=x`, 404],
    ['/assets/none.js', 404],
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/itineraries/%', 400],
    ['/p/too-long', 404],
    ['/tenants/too-long', 200],
  ])('shows the app’s page in the browser: %s', async (short, status) => {
    const path = short.replace('too-long', 'x'.repeat(3000))
    const answer = read(await navigate(path))
    expect([answer.status, answer.type, answer.body]).toEqual([status, 'text/html', html])
  })

  it.each([
    ['/media/create', 'application/json'],
    ['/media/create', '*/*'],
    [`/media/${uuid}/picture.webp`, 'image/avif,image/webp,*/*;q=0.8'],
    ['/assets/none.js', '*/*'],
    ['/v1/nothing/here', 'text/html'],
  ])('is a problem document for everything else: %s for %s', async (path, accept) => {
    const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: ${accept}\r\n${close}`)
    expectProblem(answer, 404, 'not_found')
  })
})
