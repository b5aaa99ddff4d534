import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

const nothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
let world: World
let company: Company
let app: Awaited<ReturnType<typeof buildApp>>
let base = 'http://localhost'
let webFolder: string
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  webFolder = await mkdtemp(join(tmpdir(), 'sojourn-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><head></head>')
  for (const name of ['sw.js', 'enquiry.js', 'favicon.svg', 'assets/app.js', 'assets/one.woff2'])
    await writeFile(join(webFolder, name), '')
  app = await buildApp({ ...world.deps, webFolder, publicUrl: () => base })
  await app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(webFolder, { recursive: true })
})

const ask = (
  path: string,
  init: Omit<RequestInit, 'headers'> & { as?: string; headers?: Record<string, string> } = {},
) =>
  fetch(base + path, { ...init, headers: { ...(init.as && { authorization: `Bearer ${init.as}` }), ...init.headers } })

const getPolicy = async (answer: Response | Promise<Response>) =>
  (await answer).headers.get('content-security-policy') ?? 'no policy'

describe('a response', () => {
  it.each([
    ['of the API', 200, (owner: string) => ask(company.path('contacts'), { as: owner })],
    [
      'of the API that is a file',
      200,
      (owner: string) => ask(company.path('accommodations/export.csv'), { as: owner }),
    ],
    ['without a token', 401, () => ask(company.path('contacts'))],
    ['for an unknown path', 404, () => ask('/v1/nothing')],
    ['for a wrong method', 405, (owner: string) => ask(company.path('contacts'), { method: 'DELETE', as: owner })],
    ['to an invalid URL', 400, () => ask('/v1/%zz')],
    ['to an invalid body', 422, () => ask('/v1/auth/login', { method: 'POST', body: '{}', headers: json })],
    ['with the health', 200, () => ask('/healthz')],
    ['with the configuration', 200, () => ask('/config.json')],
    ['with the API description', 200, () => ask('/openapi.json')],
    ['with the metrics', 200, () => ask('/metrics')],
    ['for a missing stored file', 404, () => ask('/media/nothing?expires=1&signature=x')],
    ['that is an image', 200, () => ask('/favicon.svg')],
    ['that is a font', 200, () => ask('/assets/one.woff2')],
  ])('%s runs nothing and cannot be framed', async (_what, status, send) => {
    const answer = await send(company.people.Owner.token)
    expect([answer.status, await getPolicy(answer)]).toEqual([status, nothing])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('has the id of its request, which its error document repeats and no other request has', async () => {
    const answers = await Promise.all([ask('/v1/nothing'), ask(company.path('contacts')), ask('/healthz')])
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain(null)
    for (const [n, answer] of answers.slice(0, 2).entries())
      expect(await answer.json()).toMatchObject({ requestId: ids[n] })
  })

  it('to invalid HTTP has the same headers', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write('what\r\n\r\n'),
      )
      let text = ''
      socket.on('data', (part) => (text += part.toString())).on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer.toLowerCase()).toContain(`content-security-policy: ${nothing}`)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  it.each(['/assets/app.js', '/sw.js', '/enquiry.js'])(
    'that is a script may be used for a worker: %s',
    async (path) => {
      const policy = await getPolicy(ask(path))
      expect(policy).toMatch(/script-src 'self'|default-src '(self|none)'/)
      expect(policy).toMatch(/object-src 'none'|default-src 'none'/)
      expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
    },
  )

  it('with status 304 does not replace the policy that was sent first', async () => {
    const tag = (await ask('/openapi.json')).headers.get('etag') ?? ''
    const again = await ask('/openapi.json', { headers: { 'if-none-match': tag } })
    expect([again.status, await getPolicy(again)]).toEqual([304, 'no policy'])
  })

  it.each([
    ['the web app', '/login', 200],
    ['a traveller’s link', '/p/nothing', 404],
    ['a company’s site', '/c/nothing', 404],
    ['the checkout', '/checkout/nothing', 404],
    ['the documentation', '/docs/', 200],
  ])('that is the page of %s has its own policy, and no access to device features', async (_what, path, status) => {
    const answer = await ask(path, { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    const policy = await getPolicy(answer)
    expect(policy).not.toBe(nothing)
    expect(policy).toContain("default-src '")
    expect(policy).toContain('frame-ancestors')
    expect(policy).toContain("base-uri 'none'")
    const device = answer.headers.get('permissions-policy')
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(device).toContain(`${feature}=()`)
  })

  it.each(['/docs/', '/docs/static/swagger-ui-bundle.js', '/docs/static/index.html'])(
    'of the documentation runs only its own files: %s',
    async (path) => {
      const policy = await getPolicy(ask(path))
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain(`connect-src 'self' ${base};`)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe-eval')
    },
  )
})

const json = { 'content-type': 'application/json' }
