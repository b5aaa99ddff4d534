import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('/readyz', () => {
  it('answers 200 while everything is there', async () => {
    expect((await world.anonymous.send('GET', '/readyz')).json).toEqual({ status: 'ok' })
  })

  it.each([
    ['the job queue', 'queue', 'check'],
    ['the storage', 'storage', 'has'],
  ] as const)('answers 503, saying so, while %s is not', async (name, part, question) => {
    const whole = world.deps[part]
    Object.assign(world.deps, { [part]: { ...whole, [question]: () => Promise.reject(new Error('gone')) } })
    const answer = await world.anonymous.send('GET', '/readyz')
    Object.assign(world.deps, { [part]: whole })
    expect([answer.status, answer.json.code]).toEqual([503, 'unavailable'])
    expect(answer.json.detail).toContain(name)
    expect((await world.anonymous.send('GET', '/readyz')).status).toBe(200)
  })
})

describe('the built web', () => {
  it('gives the service worker the whole site, and asks for it anew each time; pages are pages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-site-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<title>page</title>')
    await writeFile(join(folder, 'sw.js'), 'self.skip')
    await writeFile(join(folder, 'favicon.svg'), '<svg/>')
    const app = await buildApp({ ...world.deps, webFolder: folder })
    const worker = await app.inject('/sw.js')
    expect(worker.statusCode).toBe(200)
    expect(worker.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    })
    expect((await app.inject('/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
    expect((await app.inject('/sw.js/more')).body).toBe('<title>page</title>')
    expect((await app.inject('/itineraries')).headers['cache-control']).toBe('no-cache')
    await app.close()
    await rm(folder, { recursive: true })
  })
})

describe('what the API answers', () => {
  it('is kept by no browser, also when it refuses', async () => {
    const paths = ['/v1/auth/account', '/v1/dashboard/faqs/', '/v1/no/such/thing']
    const answers = await Promise.all(paths.map((path) => world.anonymous.send('GET', path)))
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(paths.map(() => 'no-store'))
  })
})
