import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProtected, type Route } from '../kit/http/route.ts'
import { createWorld, type World } from './world.ts'

const routes: Route[] = []
let world: World
beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
})
afterAll(() => world.close())

/** The status of the response to a request whose body is announced and begun, but never continued. */
const statusOfUnfinished = (
  method: string,
  path: string,
  headers: Record<string, string>,
  begun = '',
): Promise<number> => {
  const { hostname, port } = new URL(world.base())
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setTimeout(5000, () => reject(new Error(`${method} ${path} waits for its body`)))
    socket.once('data', (answer) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1]))
      socket.destroy()
    })
    socket.once('error', reject)
    const lines = Object.entries({ host: 'localhost', 'content-length': '52428800', ...headers })
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    socket.write(begun)
  })
}

const uuid = '00000000-0000-7000-8000-000000000000'
const pathOf = (url: string) =>
  url.replaceAll(/:(tenant|uuid|media|picture|share|person)\b/g, uuid).replaceAll(/:\w+/g, '1')
const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

describe('a body is not read', () => {
  it('by a route that requires a token, until the sender is known', async () => {
    const wanting = routes.filter((route) => isProtected(route) && withBody.has(route.method))
    expect(wanting.length).toBeGreaterThan(50)
    const answers = await Promise.all(
      wanting.map(async ({ method, url }) => {
        const forms = ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']
        const tried = forms.map((type) => statusOfUnfinished(method, pathOf(url), { 'content-type': type }, '{"a":1,'))
        return [`${method} ${url}`, await Promise.all(tried)]
      }),
    )
    expect(answers).toEqual(wanting.map(({ method, url }) => [`${method} ${url}`, [401, 401, 401]]))
  })

  it('by a company that the sender does not belong to', async () => {
    const [own, other] = [await world.createCompany(), await world.createCompany()]
    const headers = { authorization: `Bearer ${own.people.Designer.token}`, 'content-type': 'application/json' }
    expect(await statusOfUnfinished('POST', `/v1/${other.uuid}/contacts`, headers, '{')).toBe(404)
    expect(await statusOfUnfinished('POST', `/v1/${own.uuid}/contacts`, headers, '{')).toBe(413)
  })

  it('by the upload URLs, unless they are signed for it', async () => {
    const path = `/media/uploads/${uuid}/${uuid}?expires=99999999999&signature=x`
    const types = ['application/x-foo', 'application/json', 'application/offset+octet-stream']
    for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'])
      for (const type of types)
        expect(await statusOfUnfinished(method, path, { 'content-type': type }, 'bytes')).toBe(404)
  })

  it('by any other route, when it is larger than the route allows', async () => {
    const open = routes.filter((route) => !isProtected(route) && withBody.has(route.method))
    const paths = open
      .map(({ method, url }) => ({ method, path: pathOf(url) }))
      .filter(({ path }) => !path.includes('*'))
    for (const { method, path } of paths) {
      const answer = statusOfUnfinished(method, path, { 'content-type': 'application/json' }, '{')
      expect([400, 404, 413, 415], `${method} ${path}`).toContain(await answer)
    }
  })
})

it('a large body from a stranger is not read once it was rejected, and the connection ends', async () => {
  const { hostname, port } = new URL(world.base())
  const socket = connect(Number(port), hostname)
  const megabyte = Buffer.alloc(1024 * 1024)
  let taken = 0
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => {})
  socket.write(`PUT /media/uploads/${uuid}/${uuid} HTTP/1.1\r\nhost: x\r\ncontent-length: 52428800\r\n\r\n`)
  for (let n = 0; n < 50; n += 1) socket.write(megabyte, (error) => (taken += error ? 0 : 1))
  await ended
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  // Includes what is in the buffers of both ends of the connection.
  expect(taken).toBeLessThan(30)
})

it('a form is limited to what its route reads, in one field and in total', async () => {
  const { people, path } = await world.createCompany()
  const field = (name: string, bytes: number) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${'a'.repeat(bytes)}\r\n`
  const send = (fields: string[]) =>
    people.Viewer.sendRaw('POST', path('support'), {
      raw: `${fields.join('')}--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
  const many = Array.from({ length: 40 }, (_, n) => field(`f${n}`, 60_000))
  expect((await send(many)).status).toBe(413)
  expect((await send([field('subject', 3_000_000)])).status).toBe(413)
})
