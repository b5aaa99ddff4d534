import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createDns } from '../../platform/dns/dns.ts'
import { createNameServer, type TestName } from '../../test/name-server.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

const [dashboard, pages] = ['https://app.example', 'https://travel.example']
const names = new Map<string, TestName>()

let nameServer: Awaited<ReturnType<typeof createNameServer>>
let world: World
let webFolder: string
/** With a separate host for all public pages, and without. */
let apart: Awaited<ReturnType<typeof buildApp>>
let together: Awaited<ReturnType<typeof buildApp>>
type Owner = { company: Company; host: string; site: string; itinerary: string; token: string }
let mine: Owner
let theirs: Owner
beforeAll(async () => {
  nameServer = await createNameServer(names)
  world = await createWorld({ dns: createDns({ servers: [nameServer.address] }) })
  webFolder = await mkdtemp(join(tmpdir(), 'sojourn-web-'))
  for (const name of ['index.html', 'sw.js', 'enquiry.js', 'favicon.svg'])
    await writeFile(join(webFolder, name), '<!doctype html><head><title>Dashboard</title></head>')
  apart = await buildApp({
    ...world.deps,
    webFolder,
    publicUrl: () => dashboard,
    pagesUrl: () => pages,
    publicConfig: { ...world.deps.publicConfig, pagesUrl: pages },
  })
  together = await buildApp({ ...world.deps, webFolder, publicUrl: () => dashboard, pagesUrl: () => dashboard })
  for (const app of [apart, together]) await app.listen({ host: '127.0.0.1', port: 0 })
  mine = await createOwner()
  theirs = await createOwner()
})
afterAll(async () => {
  await apart.close()
  await together.close()
  await world.close()
  await nameServer.close()
  await rm(webFolder, { recursive: true })
})

type Asked = { status: number; headers: Record<string, unknown>; policy: string; body: string }
type Options = { app?: typeof apart; method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request with a Host header, which `fetch` does not allow. */
const ask = (host: string, path: string, { app = apart, method = 'GET', headers = {}, body }: Options = {}) =>
  new Promise<Asked>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString('utf8')))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          policy: String(response.headers['content-security-policy']),
          body: text,
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })

/** Sends a request to the API of the company, as its members do at the dashboard. */
const api = async ({ company }: Pick<Owner, 'company'>, method: string, path: string, body?: object): Promise<Json> => {
  const answer = await ask('app.example', company.path(path), {
    method,
    headers: {
      authorization: `Bearer ${company.people.Admin.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status, answer.body).toBeLessThan(300)
  return JSON.parse(answer.body).data
}

/** A company with a published itinerary and a page with a form. */
const createOwner = async (): Promise<Owner> => {
  const company = await world.createCompany()
  const site = (await company.people.Admin.send('GET', '/v1/auth/account')).json.user.tenants[0].slug
  const itinerary = await api({ company }, 'POST', 'itineraries', { title: 'Own host', dayCount: 1 })
  await api({ company }, 'POST', `itineraries/${itinerary.uuid}/publish`, {})
  const [share] = await api({ company }, 'GET', `itineraries/${itinerary.uuid}/shares`)
  const blocks = [
    { uuid: crypto.randomUUID(), type: 'enquiry_form', title: null, intro: null },
    { uuid: crypto.randomUUID(), type: 'itinerary_list', title: null, itineraries: [itinerary.uuid] },
  ]
  await api({ company }, 'POST', 'company-pages', { title: 'About us', kind: 'about', status: 'published', blocks })
  const token = new URL(share.url).pathname.split('/').at(-1) ?? ''
  return { company, host: `${crypto.randomUUID()}.example.com`, site, itinerary: itinerary.uuid, token }
}

const verify = async (owner: Owner): Promise<void> => {
  const { records } = await api(owner, 'PUT', 'domain', { host: owner.host })
  const [cname, txt] = records
  expect(cname.value).toBe('travel.example')
  names.set(owner.host, { alias: cname.value })
  names.set(txt.name, { texts: [txt.value] })
  expect((await api(owner, 'POST', 'domain/check')).state).toBe('verified')
}

describe('a host before it is verified', () => {
  it('redirects to the shared host, and not permanently', async () => {
    await api(mine, 'PUT', 'domain', { host: mine.host })
    const moved = await ask(mine.host, `/p/${mine.token}`)
    expect([moved.status, moved.headers.location]).toEqual([307, `${pages}/p/${mine.token}`])
    const [share] = await api(mine, 'GET', `itineraries/${mine.itinerary}/shares`)
    expect(share.url).toBe(`${pages}/p/${mine.token}`)
  })
})

describe.each([
  ['with PUBLIC_PAGES_URL', () => ({ app: apart, shared: pages })],
  ['without', () => ({ app: together, shared: dashboard })],
])('on a company’s own host, %s', (_, chosen) => {
  beforeAll(async () => {
    await verify(mine)
    await verify(theirs)
  })
  const at = (path: string, options: Options = {}) => ask(mine.host, path, { app: chosen().app, ...options })

  it('its travellers’ pages are shown, with everything they load', async () => {
    const page = await at(`/p/${mine.token}`)
    expect(page.status).toBe(200)
    const own = `https://${mine.host}`
    expect(page.body).toContain(`${own}/p/${mine.token}/brochure.pdf`)
    expect(page.policy).toContain(own)
    for (const elsewhere of [dashboard, pages, theirs.host]) expect(page.body + page.policy).not.toContain(elsewhere)
    const [font = ''] = /https:\/\/[^")]+\/p\/fonts\/[^")]+/.exec(page.body) ?? []
    expect(new URL(font).host).toBe(mine.host)
    expect((await at(new URL(font).pathname)).status).toBe(200)
    expect((await at(`/p/${mine.token}/brochure.pdf`)).status).toBe(200)
  })

  it('HSTS is sent for that host alone, not for its subdomains', async () => {
    const { app, shared } = chosen()
    const demanded = async (host: string, path: string) =>
      (await ask(host, path, { app })).headers['strict-transport-security']
    for (const path of ['/', `/p/${mine.token}`, '/login', '/enquiry.js', '/robots.txt', '/v1/auth/captcha'])
      expect(await demanded(mine.host, path), path).toBe('max-age=31536000')
    expect(await demanded(new URL(shared).host, `/p/${mine.token}`)).toContain('includeSubDomains')
  })

  it('its site is shown, and its form connects and posts to that host only', async () => {
    const root = await at('/')
    expect([root.status, root.headers.location]).toEqual([302, `https://${mine.host}/c/${mine.site}`])
    const first = await at(`/c/${mine.site}`)
    expect(first.headers.location).toBe(`https://${mine.host}/c/${mine.site}/about-us`)
    const page = await at(`/c/${mine.site}/about-us`)
    expect(page.status).toBe(200)
    expect(page.body).toContain(`<link rel="canonical" href="https://${mine.host}/c/${mine.site}/about-us">`)
    expect(page.body).toContain(`action="https://${mine.host}/c/${mine.site}/about-us#enquiry"`)
    expect(page.body).toContain(`href="https://${mine.host}/p/${mine.token}"`)
    for (const elsewhere of [dashboard, pages]) expect(page.body + page.policy).not.toContain(elsewhere)
    for (const path of ['/enquiry.js', '/v1/auth/captcha', '/favicon.svg', '/robots.txt'])
      expect((await at(path)).status, path).toBe(200)
    expect((await at(`/c/${mine.site}/sitemap.xml`)).body).toContain(`https://${mine.host}/c/${mine.site}/about-us`)
    const tried = await at(`/c/${mine.site}/about-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=',
    })
    expect([tried.status, tried.policy.includes(`form-action 'self' https://${mine.host};`)]).toEqual([422, true])
  })

  it('the pages of other companies are not found', async () => {
    for (const path of [
      `/p/${theirs.token}`,
      `/p/${theirs.token}/brochure.pdf`,
      `/p/${theirs.token}/calendar.ics`,
      `/c/${theirs.site}`,
      `/c/${theirs.site}/about-us`,
      `/c/${theirs.site}/sitemap.xml`,
    ]) {
      const found = await at(path)
      expect([path, found.status]).toEqual([path, 404])
      expect(found.body).not.toContain(theirs.token)
    }
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=' }
    for (const path of [`/p/${theirs.token}`, `/c/${theirs.site}/about-us`])
      expect((await at(path, form)).status).toBe(404)
  })

  it.each([
    '/login',
    '/v1/auth/account',
    '/v1/domains/allowed',
    '/config.json',
    '/docs',
    '/openapi.json',
    '/sw.js',
    '/assets/x',
    '/media/x',
    '/checkout/x',
  ])('nothing else is served: %s is not found', async (path) => {
    for (const accept of ['application/json', 'text/html']) {
      const headers = { accept, authorization: `Bearer ${mine.company.people.Owner.token}` }
      const found = await at(path, { headers })
      expect(found.status).toBe(404)
      expect(found.body).toContain('This link no longer works')
    }
  })

  it('a passcode is asked for and remembered', async () => {
    const share = await api(mine, 'POST', `itineraries/${mine.itinerary}/shares`, {
      audience: 'client',
      passcode: 'dunes-42',
    })
    const path = new URL(share.url).pathname
    const passcodePage = await at(path)
    expect(passcodePage.body).toContain(`action="https://${mine.host}${path}"`)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const opened = await at(path, { method: 'POST', headers, body: 'passcode=dunes-42' })
    expect([opened.status, opened.headers.location]).toEqual([303, `https://${mine.host}${path}`])
    const cookie = [opened.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ')
    expect((await at(path, { headers: { cookie } })).body).toContain('brochure.pdf')
  })

  it('links in responses and emails use it, and old URLs still work', async () => {
    const account = await mine.company.people.Viewer.send('GET', '/v1/auth/account')
    expect(account.json.user.tenants[0].domain).toBe(mine.host)
    const [share] = await api(mine, 'GET', `itineraries/${mine.itinerary}/shares`)
    expect([share.url, share.pdfUrl]).toEqual([
      `https://${mine.host}/p/${mine.token}`,
      `https://${mine.host}/p/${mine.token}/brochure.pdf`,
    ])
    await api(mine, 'POST', `itineraries/${mine.itinerary}/shares/${share.uuid}/mail`, { to: 'traveller@example.com' })
    await world.emailsSettled()
    expect(world.emails.at(-1)?.text).toContain(`https://${mine.host}/p/${mine.token}`)
    const { app, shared } = chosen()
    const old = await ask(new URL(shared).host, `/p/${mine.token}`, { app })
    expect(old.status).toBe(200)
    expect(old.body).toContain(`${shared}/p/${mine.token}/brochure.pdf`)
    const site = await ask(new URL(shared).host, `/c/${mine.site}/about-us`, { app })
    expect(site.body).toContain(`<link rel="canonical" href="https://${mine.host}/c/${mine.site}/about-us">`)
    // The form posts to the shared host, so that it works even if the company's host is removed.
    expect(site.body).toContain(`action="${shared}/c/${mine.site}/about-us#enquiry"`)
    expect(site.policy).toContain(`form-action 'self' ${shared};`)
    expect(site.policy).toContain(`font-src 'self' ${shared};`)
  })
})

describe('a host that is removed', () => {
  it('no longer shows pages, and links have the standard URL again', async () => {
    await verify(theirs)
    expect((await ask(theirs.host, '/login')).status).toBe(404)
    await api(theirs, 'DELETE', 'domain')
    expect((await ask(theirs.host, `/p/${theirs.token}`)).status).toBe(307)
    const [share] = await api(theirs, 'GET', `itineraries/${theirs.itinerary}/shares`)
    expect(share.url).toBe(`${pages}/p/${theirs.token}`)
  })

  it('cannot be one of the product’s own, or a subdomain of one', async () => {
    for (const host of ['app.example', 'travel.example', 'x.travel.example', 'APP.example.']) {
      const { company } = mine
      const rejected = await ask('app.example', company.path('domain'), {
        method: 'PUT',
        headers: { authorization: `Bearer ${company.people.Admin.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ host }),
      })
      expect([rejected.status, JSON.parse(rejected.body).errors.host[0].message]).toEqual([
        422,
        'must be a domain that you own',
      ])
    }
  })
})

describe('a host header', () => {
  it('is looked up at most once per cache period, and only if it could be a company’s', async () => {
    let questions = 0
    const find = (host: string) => {
      questions += 1
      return world.deps.hosts.find(host)
    }
    const hosts = { ...world.deps.hosts, find }
    const app = await buildApp({ ...world.deps, hosts, publicUrl: () => dashboard, pagesUrl: () => dashboard })
    await app.listen({ host: '127.0.0.1', port: 0 })
    try {
      for (const host of [
        'app.example',
        '10.0.0.7:3000',
        '[::1]:3000',
        'localhost:3000',
        'a_b.example.com',
        `${'a'.repeat(300)}.example`,
        'x.example.com"',
      ])
        await ask(host, '/config.json', { app })
      expect(questions).toBe(0)
      const unknown = `${crypto.randomUUID()}.example.com`
      for (const host of [unknown, unknown, unknown.toUpperCase(), `${unknown}.`])
        await ask(host, '/config.json', { app })
      expect(questions).toBe(1)
      const statuses = new Set<number>()
      for (let n = 0; n < 310; n += 1) statuses.add((await ask(`${n}.${unknown}`, '/config.json', { app })).status)
      expect(statuses).toEqual(new Set([200, 429]))
      expect(questions).toBe(300)
    } finally {
      await app.close()
    }
  })
})
