import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

const [dashboard, pages] = ['https://app.example', 'https://travel.example']

let world: World
let company: Company
let app: Awaited<ReturnType<typeof buildApp>>
let webFolder: string
let token: string
let site: string
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  webFolder = await mkdtemp(join(tmpdir(), 'sojourn-web-'))
  for (const name of ['index.html', 'sw.js', 'enquiry.js', 'favicon.svg'])
    await writeFile(join(webFolder, name), '<!doctype html><head></head>')
  app = await buildApp({
    ...world.deps,
    webFolder,
    publicUrl: () => dashboard,
    pagesUrl: () => pages,
    publicConfig: { ...world.deps.publicConfig, pagesUrl: pages },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { Designer, Admin } = company.people
  site = (await Admin.send('GET', '/v1/auth/account')).json.user.tenants[0].slug
  const itinerary = await Designer.send('POST', company.path('itineraries'), { title: 'Two hosts', dayCount: 1 })
  await Designer.send('POST', company.path(`itineraries/${itinerary.json.data.uuid}/publish`))
  const shares = await Designer.send('GET', company.path(`itineraries/${itinerary.json.data.uuid}/shares`))
  token = new URL(shares.json.data[0].url).pathname.split('/').at(-1) ?? ''
  const page = { title: 'About us', kind: 'about', status: 'published' }
  const blocks = [{ uuid: crypto.randomUUID(), type: 'enquiry_form', title: null, intro: null }]
  await Admin.send('POST', company.path('company-pages'), { ...page, blocks })
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(webFolder, { recursive: true })
})

type Answer = { status: number; location: string; policy: string; body: string }

/** Sends a request with a Host header, which `fetch` does not allow. */
const ask = (site: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    const options = { host: '127.0.0.1', port, path, headers: { ...headers, host: new URL(site).host } }
    request(options, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString('utf8')))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          policy: String(response.headers['content-security-policy']),
          body,
        }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('public pages on a separate host', () => {
  it('show a traveller’s page, its brochure and its fonts there, and load nothing from the dashboard', async () => {
    const page = await ask(pages, `/p/${token}`)
    expect(page.status).toBe(200)
    expect(page.body).toContain(`${pages}/p/${token}/brochure.pdf`)
    expect(page.body + page.policy).not.toContain(dashboard)
    const [font = ''] = /https:\/\/[^")]+\/p\/fonts\/[^")]+/.exec(page.body) ?? []
    expect((await ask(pages, new URL(font).pathname)).status).toBe(200)
    expect((await ask(pages, `/p/${token}/brochure.pdf`)).status).toBe(200)
  })

  it('show a company’s site there, whose form connects only to that host', async () => {
    const first = await ask(pages, `/c/${site}`)
    expect([first.status, first.location]).toEqual([302, `${pages}/c/${site}/about-us`])
    const page = await ask(pages, `/c/${site}/about-us`)
    expect(page.status).toBe(200)
    expect(page.body).toContain(`${pages}/enquiry.js`)
    expect(page.body + page.policy).not.toContain(dashboard)
    for (const path of ['/enquiry.js', '/v1/auth/captcha']) expect((await ask(pages, path)).status, path).toBe(200)
  })

  it.each([
    '/login',
    '/v1/auth/account',
    '/config.json',
    '/docs',
    '/openapi.json',
    '/sw.js',
    '/media/x',
    '/checkout/x',
  ])('are all that is served there: %s is not found', async (path) => {
    const { Owner } = company.people
    for (const accept of ['application/json', 'text/html'])
      expect((await ask(pages, path, { accept, authorization: `Bearer ${Owner.token}` })).status).toBe(404)
    const { body } = await ask(pages, path, { accept: 'text/html' })
    expect(body).toContain('This link no longer works')
  })

  it('are where old links to the dashboard’s host redirect, with path and query', async () => {
    for (const path of [`/p/${token}`, `/p/${token}/calendar.ics?x=1`, `/c/${site}/about-us`]) {
      const moved = await ask(dashboard, path)
      expect([moved.status, moved.location], path).toEqual([308, `${pages}${path}`])
    }
  })

  it.each(['/%70/', '/%63/', '/p%2F', '/%2570/'])('are not shown on the dashboard’s host at %s', async (start) => {
    const path = start + (start.includes('63') ? `${site}/about-us` : token)
    const { location, body } = await ask(dashboard, path, { accept: 'text/html' })
    expect(body).not.toMatch(/Two hosts|About us/)
    expect(location === '' || location.startsWith(pages), location).toBe(true)
  })

  it('leave the dashboard on its own host, with the fonts for previews', async () => {
    expect((await ask(dashboard, '/login', { accept: 'text/html' })).status).toBe(200)
    expect((await ask(dashboard, '/config.json')).body).toContain(pages)
    const page = await ask(pages, `/p/${token}`)
    const [font = ''] = /https:\/\/[^")]+\/p\/fonts\/[^")]+/.exec(page.body) ?? []
    expect((await ask(dashboard, new URL(font).pathname)).status).toBe(200)
    const root = await ask(pages, '/')
    expect([root.status, root.location]).toEqual([302, dashboard])
  })
})
