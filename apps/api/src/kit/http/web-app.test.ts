import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createWorld, type World } from '../../test/world.ts'

let world: World
let webFolder: string
beforeAll(async () => {
  world = await createWorld()
  webFolder = await mkdtemp(join(tmpdir(), 'sojourn-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html>')
})
afterAll(async () => {
  await world.close()
  await rm(webFolder, { recursive: true })
})

/** What a page of the web app may load, by the policy it is sent with. */
const sourcesIn = async (
  configured: { marketingApiUrl?: string; tileStyleUrl?: string; apiUrl?: string },
  directive = 'connect-src',
): Promise<string[]> => {
  const publicConfig = { ...world.deps.publicConfig, ...configured }
  const app = await buildApp({ ...world.deps, webFolder, publicConfig })
  const { headers } = await app.inject({ url: '/register-company' })
  await app.close()
  const policy = String(headers['content-security-policy'])
  return new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []
}

describe('the policy of a page', () => {
  it('allows connections to this server only, and to the marketing site if one is configured', async () => {
    const own = ["'self'", world.deps.publicUrl()]
    expect(await sourcesIn({})).toEqual(own)
    const marketingApiUrl = 'https://www.example.test/api'
    expect(await sourcesIn({ marketingApiUrl })).toEqual([...own, 'https://www.example.test'])
  })

  it('allows connections to, and images from, the API if it has another URL', async () => {
    const apiUrl = 'https://api.example.test/base'
    for (const directive of ['connect-src', 'img-src'])
      expect(await sourcesIn({ apiUrl }, directive)).toContain('https://api.example.test')
  })

  it('allows connections to, and images from, the tile server if a map style is configured', async () => {
    const tileStyleUrl = 'https://tiles.example.test/styles/paper.json?key=1'
    for (const directive of ['connect-src', 'img-src']) {
      expect(await sourcesIn({}, directive)).not.toContain('https://tiles.example.test')
      expect(await sourcesIn({ tileStyleUrl }, directive)).toContain('https://tiles.example.test')
    }
  })
})

describe('an API at another URL', () => {
  const apiUrl = 'https://api.example.test/a"b'
  const page = 'https://trips.example.test'
  const open = async (configured: { apiUrl: string | null }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-site-'))
    await mkdir(join(folder, 'assets'))
    const html = '<!doctype html><head></head>'
    await writeFile(join(folder, 'index.html'), html)
    await writeFile(join(folder, 'index.html.br'), brotliCompressSync(html))
    const publicConfig = { ...world.deps.publicConfig, ...configured }
    const app = await buildApp({ ...world.deps, webFolder: folder, publicConfig, publicUrl: () => page })
    return { app, close: () => Promise.all([app.close(), rm(folder, { recursive: true })]) }
  }
  const preflight = (origin: string) => ({
    method: 'OPTIONS' as const,
    url: '/v1/0193b0a0-0000-7000-8000-000000000000/contacts/',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,if-match,idempotency-key',
    },
  })

  it('is in the page itself, for its first request, and in the configuration', async () => {
    const { app, close } = await open({ apiUrl })
    const answer = await app.inject({ url: '/login', headers: { 'accept-encoding': 'br' } })
    expect(answer.body).toContain('<meta name="api-url" content="https://api.example.test/a&#34;b" />')
    expect((await app.inject('/config.json')).json().apiUrl).toBe(apiUrl)
    await close()
  })

  it('accepts requests, with their headers, from pages of the web app’s origin and no others', async () => {
    const { app, close } = await open({ apiUrl })
    const answer = await app.inject(preflight(page))
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe(page)
    expect(answer.headers['access-control-allow-methods']).toMatch(/PUT.*PATCH.*DELETE/)
    for (const name of ['Authorization', 'If-Match', 'Idempotency-Key', 'Upload-Offset'])
      expect(answer.headers['access-control-allow-headers']).toContain(name)
    const read = await app.inject({ url: '/v1/auth/account', headers: { origin: page } })
    expect(read.statusCode).toBe(401)
    expect(read.headers['access-control-allow-origin']).toBe(page)
    for (const name of ['ETag', 'Location', 'Retry-After', 'Content-Disposition', 'Upload-Offset'])
      expect(read.headers['access-control-expose-headers']).toContain(name)
    const stranger = await app.inject(preflight('https://elsewhere.example.test'))
    expect(stranger.headers['access-control-allow-origin']).not.toBe('https://elsewhere.example.test')
    expect(stranger.headers['access-control-allow-origin']).not.toBe('*')
    await close()
  })

  it('allows no other origin while page and API share a URL', async () => {
    const { app, close } = await open({ apiUrl: null })
    const { headers } = await app.inject({ url: '/v1/auth/account', headers: { origin: page } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect((await app.inject('/login')).body).toBe('<!doctype html><head></head>')
    await close()
  })
})

describe('the scripts of a page', () => {
  it('run if they are files of this server or were inlined by the build, and no others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-site-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<script>alert(1)</script><script src="/assets/a.js"></script>')
    const app = await buildApp({ ...world.deps, webFolder: folder })
    const { headers } = await app.inject('/login')
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    )
    await writeFile(join(folder, 'index.html'), '<script>alert(2)</script>')
    const newer = await app.inject('/login')
    expect(newer.body).toBe('<script>alert(2)</script>')
    // printf 'alert(2)' | openssl dgst -sha256 -binary | base64
    expect(newer.headers['content-security-policy']).toContain("'sha256-4axlHpxgDbFzJObpXPFZgZhULrEGgJiud3OwxN9unHg='")
    await app.close()
    await rm(folder, { recursive: true })
  })
})

describe('the built web app', () => {
  it('gives the service worker the whole site, which is revalidated each time; unknown paths get the page', async () => {
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

  it('is sent as compressed by the build if the client accepts that, with the policy for its content', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-site-'))
    await mkdir(join(folder, 'assets'))
    const texts = { 'index.html': '<script>alert(1)</script>', 'assets/a-1.js': 'globalThis.a = 1' }
    for (const [file, text] of Object.entries(texts)) {
      await writeFile(join(folder, file), text)
      await writeFile(join(folder, `${file}.br`), brotliCompressSync(text))
    }
    const app = await buildApp({ ...world.deps, webFolder: folder })
    for (const [path, text] of Object.entries({
      '/login': texts['index.html'],
      '/assets/a-1.js': texts['assets/a-1.js'],
    })) {
      const small = await app.inject({ url: path, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
      expect([small.headers['content-encoding'], String(small.headers['vary']).toLowerCase()]).toEqual([
        'br',
        'accept-encoding',
      ])
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(text)
      const plain = await app.inject(path)
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, text])
      expect(small.headers['content-type']).toBe(plain.headers['content-type'])
      expect(small.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    }
    await rm(join(folder, 'index.html.br'))
    const without = await app.inject({ url: '/login', headers: { 'accept-encoding': 'br' } })
    expect(without.body).toBe(texts['index.html'])
    await app.close()
    await rm(folder, { recursive: true })
  })
})

describe('a response of the API', () => {
  it('is not stored by browsers, even if it is an error', async () => {
    const paths = ['/v1/auth/account', '/v1/dashboard/faqs/', '/v1/no/such/thing']
    const answers = await Promise.all(paths.map((path) => world.anonymous.send('GET', path)))
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(paths.map(() => 'no-store'))
  })
})

describe('what is never revealed', () => {
  it.each(['/.git/config', '/.git/', '/assets/', '/assets', '/assets/..%2f.git%2fconfig'])(
    'is the content of a folder: %s',
    async (url) => {
      await mkdir(join(webFolder, '.git'), { recursive: true })
      await writeFile(join(webFolder, '.git/config'), 'hidden words')
      await writeFile(join(webFolder, 'assets/listed.js'), '')
      const app = await buildApp({ ...world.deps, webFolder })
      expect((await app.inject({ url })).body).not.toMatch(/hidden words|listed\.js|config/)
      await app.close()
    },
  )

  it('is the content of a request, by TRACE', async () => {
    const app = await buildApp({ ...world.deps, webFolder })
    const answer = await app.inject({
      method: 'TRACE',
      url: '/v1/auth/account',
      headers: { authorization: 'Bearer x' },
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.body).not.toContain('Bearer')
    await app.close()
  })

  it('is the referrer; and with https, HSTS is sent', async () => {
    const app = await buildApp({ ...world.deps, webFolder, publicUrl: () => 'https://trips.example.test' })
    for (const url of ['/login', '/healthz', '/v1/nothing']) {
      const { headers } = await app.inject({ url })
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
    await app.close()
  })
})

describe('a server that cannot answer now', () => {
  const browser = { accept: 'text/html', 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }

  it('sends a browser a page that tries again, in its language, and a program a problem', async () => {
    const queue = { ...world.deps.queue, check: () => Promise.reject(new Error('no queue')) }
    const app = await buildApp({ ...world.deps, queue })
    const page = await app.inject({ url: '/readyz', headers: browser })
    expect(page.statusCode).toBe(503)
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<html lang="de">')
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">')
    const problem = await app.inject({ url: '/readyz' })
    expect([problem.statusCode, problem.json().code, problem.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    await app.close()
  })

  it('prepares the demo before anything can be used, and shows how far it is', async () => {
    const readiness: World['deps']['readiness'] = {
      preparation: { title: 'Preparing the demo…', text: 'Wait.', done: 0.42 },
    }
    const app = await buildApp({ ...world.deps, webFolder, readiness })
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
    const page = await app.inject({ url: '/login', headers: browser })
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2'])
    expect(page.body).toContain('<progress max="100" value="42" aria-label="Preparing the demo…">')
    const login = await app.inject({ method: 'POST', url: '/v1/auth/login', payload: {} })
    expect(login.json()).toMatchObject({ status: 503, detail: 'Preparing the demo…' })
    readiness.preparation = null
    expect(await statusOf('/readyz')).toBe(200)
    expect((await app.inject({ url: '/login', headers: browser })).body).toContain('<!doctype html>')
    await app.close()
  })
})
