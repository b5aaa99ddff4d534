import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { platformTable } from './matrix/platform-table.ts'
import { columns, outcomeOf, tenantTable } from './matrix/table.ts'
import { type Company, createWorld, type Person, type World } from './world.ts'
import { pluralOf, samples } from './samples.ts'

let world: World
let company: Company
let foreign: Company
let exMember: Person
let sibling: Person
const routes: { method: string; url: string }[] = []

beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
  company = await world.createCompany()
  foreign = await world.createCompany()
  exMember = await world.createPerson()
  sibling = foreign.people.Admin
})
afterAll(() => world.close())

const everybody: RoleName[] = ['Admin', 'Manager', 'Designer', 'Agent', 'Finance', 'Viewer']
/** The response that the table expects for a role and a record of the owner. */
const getExpected = (role: RoleName, route: string): [status: number, code: string | undefined] => {
  const row = tenantTable[route]
  if (!row) throw new Error(`there is no row for ${route}`)
  return outcomeOf(row, row.may[columns.indexOf(role)])
}

/** The responses of routes outside a tenant to an empty request, where no table has them or the matrix sends more than that. */
const empty: Record<string, { anonymous: number; member: number }> = {
  'POST /v1/auth/passkeys/options': { anonymous: 422, member: 422 },
  'POST /v1/auth/single-sign-on/:company/start': { anonymous: 404, member: 404 },
  'POST /v1/auth/single-sign-on/:company/finish': { anonymous: 404, member: 404 },
  'PUT /v1/auth/update': { anonymous: 401, member: 422 },
  'POST /login': { anonymous: 204, member: 204 },
  'GET /checkout/:token': { anonymous: 404, member: 404 },
  'POST /checkout/:token': { anonymous: 404, member: 404 },
  'GET /checkout/:token/card': { anonymous: 404, member: 404 },
  'POST /checkout/:token/card': { anonymous: 404, member: 404 },
  'GET /v1/places': { anonymous: 401, member: 422 },
  'GET /v1/places/labels': { anonymous: 401, member: 422 },
  'GET /v1/tenants/:uuid': { anonymous: 401, member: 404 },
  'PUT /v1/tenants/:uuid': { anonymous: 401, member: 404 },
  'GET /p/:token': { anonymous: 404, member: 404 },
  'POST /p/:token': { anonymous: 404, member: 404 },
  'GET /p/:token/accept': { anonymous: 404, member: 404 },
  'POST /p/:token/accept': { anonymous: 404, member: 404 },
  'GET /p/:token/accepted': { anonymous: 404, member: 404 },
  'POST /p/:token/choices': { anonymous: 404, member: 404 },
  'POST /p/:token/pay': { anonymous: 404, member: 404 },
  'GET /p/:token/paid/:checkout': { anonymous: 404, member: 404 },
  'GET /checkout/payment/:tenant/:checkout/:signature': { anonymous: 404, member: 404 },
  'POST /checkout/payment/:tenant/:checkout/:signature': { anonymous: 404, member: 404 },
  'GET /p/:token/questions': { anonymous: 404, member: 404 },
  'POST /p/:token/questions': { anonymous: 404, member: 404 },
  'GET /details/:token': { anonymous: 404, member: 404 },
  'POST /details/:token': { anonymous: 404, member: 404 },
  'GET /details/:token/withdraw': { anonymous: 404, member: 404 },
  'POST /details/:token/withdraw': { anonymous: 404, member: 404 },
  'POST /p/:token/visits': { anonymous: 404, member: 404 },
  'GET /p/:token/saved-files.json': { anonymous: 404, member: 404 },
  'GET /p/:token/not-saved': { anonymous: 404, member: 404 },
  // It is the same for all links, whether they work or not.
  'GET /p/:token/pocket-worker.js': { anonymous: 200, member: 200 },
  'GET /p/:token/app.webmanifest': { anonymous: 404, member: 404 },
  'GET /p/:token/icon-180.png': { anonymous: 404, member: 404 },
  'GET /p/:token/icon-192.png': { anonymous: 404, member: 404 },
  'GET /p/:token/icon-512.png': { anonymous: 404, member: 404 },
  'GET /p/:token/member/:signature': { anonymous: 404, member: 404 },
  'GET /p/:token/calendar.ics': { anonymous: 404, member: 404 },
  'GET /p/:token/summary.pdf': { anonymous: 404, member: 404 },
  'GET /p/:token/cards.pdf': { anonymous: 404, member: 404 },
  'GET /p/:token/itinerary.docx': { anonymous: 404, member: 404 },
  'GET /p/:token/itinerary.gpx': { anonymous: 404, member: 404 },
  'GET /p/:token/itinerary.kml': { anonymous: 404, member: 404 },
  'GET /p/:token/itinerary.json': { anonymous: 404, member: 404 },
  'GET /p/:token/brochure.pdf': { anonymous: 404, member: 404 },
  'GET /p/:token/pictures/:picture': { anonymous: 404, member: 404 },
  'GET /p/:token/documents/:media': { anonymous: 404, member: 404 },
  'GET /p/:token/invoices/:uuid.pdf': { anonymous: 404, member: 404 },
  'GET /p/:token/payments/:uuid/receipt.pdf': { anonymous: 404, member: 404 },
  'GET /c/:site': { anonymous: 404, member: 404 },
  'GET /c/:site/:page': { anonymous: 404, member: 404 },
  'POST /c/:site/:page': { anonymous: 404, member: 404 },
  'GET /c/:site/pictures/:picture': { anonymous: 404, member: 404 },
  'GET /c/:site/sitemap.xml': { anonymous: 404, member: 404 },
  'GET /v1/domains/allowed': { anonymous: 422, member: 422 },
  'GET /robots.txt': { anonymous: 200, member: 200 },
  'GET /p/fonts/:file': { anonymous: 404, member: 404 },
  'GET /media/*': { anonymous: 404, member: 404 },
  'PUT /media/uploads/:tenant/:uuid': { anonymous: 404, member: 404 },
  'POST /media/uploads/:tenant/:uuid': { anonymous: 404, member: 404 },
  'PATCH /media/uploads/:tenant/:uuid': { anonymous: 404, member: 404 },
  'DELETE /media/uploads/:tenant/:uuid': { anonymous: 404, member: 404 },
  'GET /config.json': { anonymous: 200, member: 200 },
  'GET /healthz': { anonymous: 200, member: 200 },
  'GET /readyz': { anonymous: 200, member: 200 },
  'GET /openapi.json': { anonymous: 200, member: 200 },
}

const random = '0193b0a0-0000-7000-8000-000000000000'
const fill = (url: string, tenant: string, uuid = random) =>
  url
    .replace(':tenant', tenant)
    .replace(':uuid', uuid)
    .replace(/:share|:media|:delivery|:comment/g, random)
    .replace(':token', 'x'.repeat(43))
    .replace(':page', 'itineraries')
    .replace(':number', 'KL861')
    .replace(':n', '1')
    .replace(':picture', `${random}-480.webp`)
    .replace(':file', 'no.woff2')
    .replace('*', 'no')

const tenantRoutes = () => routes.filter((route) => route.url.startsWith('/v1/:tenant/'))
const otherRoutes = () =>
  routes.filter((route) => !route.url.startsWith('/v1/:tenant/') && !route.url.startsWith('/docs'))

describe('every route', () => {
  it('is covered by this suite', () => {
    expect(tenantRoutes().length).toBeGreaterThanOrEqual(40)
    expect(
      tenantRoutes()
        .map(({ method, url }) => `${method} ${url}`)
        .toSorted(),
    ).toEqual(Object.keys(tenantTable).toSorted())
    expect(
      otherRoutes()
        .map(({ method, url }) => `${method} ${url}`)
        .toSorted(),
    ).toEqual([...new Set([...Object.keys(empty), ...Object.keys(platformTable)])].toSorted())
  })

  it('is described at /openapi.json under its path without the trailing slash', async () => {
    const { json } = await world.anonymous.send('GET', '/openapi.json')
    expect(json.openapi).toBe('3.1.0')
    const described = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((name) => name !== 'parameters')
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = routes
      .filter(({ url }) => url.startsWith('/v1/') || url === '/login')
      // This is the same route with unencoded slashes, which OpenAPI cannot describe.
      .filter(({ url }) => !url.endsWith('/page-help/*'))
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(served.toSorted())
  })

  it('outside a tenant responds to each kind of user as its table says', async () => {
    for (const { method, url } of otherRoutes()) {
      const expected = empty[`${method} ${url}`] ?? platformTable[`${method} ${url}`]
      const path = fill(url, random)
      expect((await world.anonymous.send(method, path)).status, `${method} ${url}`).toBe(expected?.anonymous)
      if (url === '/login') continue
      expect((await company.people.Viewer.send(method, path)).status, `${method} ${url}`).toBe(expected?.member)
    }
  })

  it('of a tenant is 401 without a valid token, and 404 to a non-member, whatever else is wrong', async () => {
    const ended = await world.createPerson()
    await ended.send('POST', '/login')
    for (const { method, url } of tenantRoutes()) {
      const body = method === 'POST' || method === 'PUT' ? { nonsense: true } : undefined
      for (const tenant of [company.uuid, random, 'nonsense']) {
        expect((await world.anonymous.send(method, fill(url, tenant), body)).status, `${method} ${url}`).toBe(401)
        expect((await ended.send(method, fill(url, tenant), body)).status, `${method} ${url}`).toBe(401)
        for (const stranger of [exMember, sibling]) {
          const answer = await stranger.send(method, fill(url, tenant), body)
          expect([answer.status, answer.json.code], `${method} ${url} ${tenant}`).toEqual([404, 'not_found'])
        }
      }
    }
  })

  it(
    'of a record is 404 for a foreign id, a random one and an invalid one, for every role',
    { timeout: 120_000 },
    async () => {
      const others = new Map<string, string>()
      for (const [name, sample] of Object.entries(samples))
        others.set(pluralOf(name), (await sample.create(foreign)).uuid)
      others.set('users', foreign.people.Viewer.uuid)
      for (const { method, url } of tenantRoutes().filter((route) => route.url.includes(':uuid'))) {
        const plural = url.split('/')[3] ?? ''
        for (const role of everybody) {
          for (const uuid of [others.get(plural) ?? random, random, 'nonsense']) {
            const answer = await company.people[role].send(
              method,
              fill(url, company.uuid, uuid),
              method === 'POST' || method === 'PUT' ? {} : undefined,
            )
            expect([answer.status, answer.json.code], `${role} ${method} ${url} ${uuid}`).toEqual([404, 'not_found'])
          }
        }
      }
    },
  )
})

describe.each(Object.entries(samples))('%s', (name, sample) => {
  const plural = pluralOf(name)
  const base = `/v1/:tenant/${plural}`

  it.each(everybody)('responds to %s as the table of roles says', async (role) => {
    const person = company.people[role]
    const record = await sample.create(company)
    const [field, value] = sample.change
    const expected = (route: string) => getExpected(role, route)
    const get = await person.send('GET', company.path(`${plural}/${record.uuid}`))
    expect(get.status).toBe(expected(`GET ${base}/:uuid`)[0])
    const put = await person.send('PUT', company.path(`${plural}/${record.uuid}`), { [field]: value, rev: record.rev })
    expect([put.status, put.json.code]).toEqual(expected(`PUT ${base}/:uuid`))
    const post = await person.sendRaw('POST', company.path(`${plural}/`), {
      body:
        plural === 'media'
          ? {}
          : {
              ...sample.json,
              ...(await sample.refers?.(company)),
              status: undefined,
              state: undefined,
              bytes: undefined,
              name: plural === 'contacts' ? undefined : sample.json.name,
              givenName: plural === 'contacts' ? 'Own' : undefined,
              message: plural === 'support' ? 'Help' : undefined,
            },
    })
    expect(post.status, JSON.stringify(post.json)).toBe(expected(`POST ${base}`)[0])
    const remove = await person.send('DELETE', company.path(`${plural}/${record.uuid}`))
    expect(remove.status).toBe(expected(`DELETE ${base}/:uuid`)[0])
    const listed = await person.send('GET', company.path(`${plural}/`))
    expect(listed.status).toBe(expected(`GET ${base}`)[0])
    if (listed.status === 404) return
    const isListed = listed.json.data.some((one: { uuid: string }) => one.uuid === record.uuid)
    expect(isListed).toBe(get.status === 200 && remove.status !== 200)
  })
})

describe('data hidden from a role', () => {
  it('includes passports, which are encrypted in the database', async () => {
    const contact = await samples.contact?.create(company)
    expect(
      (await company.people.Designer.send('GET', company.path(`contacts/${contact.uuid}`))).json.data.passports,
    ).toHaveLength(1)
    for (const role of ['Viewer', 'Finance'] as const) {
      expect(
        (await company.people[role].send('GET', company.path(`contacts/${contact.uuid}`))).json.data.passports,
        role,
      ).toEqual([])
    }
    const stored = await world.inTenant(
      company.uuid,
      async (query) =>
        (await query('select passports::text as bytes, c::text as row from contacts c where uuid = $1', [contact.uuid]))
          .rows[0],
    )
    expect(Buffer.from(stored.bytes.slice(2), 'hex').toString('latin1')).not.toContain('X1234567')
    expect(stored.row).not.toContain('X1234567')
  })

  it('includes net prices, which survive that role’s saves', async () => {
    const { Agent, Designer, Viewer } = company.people
    const itinerary = await samples.itinerary?.create(company)
    const owned = (
      await Designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
        owner: Agent.uuid,
        markupBps: 1500,
        rev: itinerary.rev,
      })
    ).json.data
    for (const person of [Agent, Viewer]) {
      const seen = (await person.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data
      expect(seen.segments[0].net).toBeNull()
      expect(seen.markupBps).toBe(0)
      expect(JSON.stringify(seen)).not.toContain('100000')
    }
    const seen = (await Agent.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data
    const saved = await Agent.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      ...seen,
      subtitle: 'Saved by the agent',
    })
    expect(saved.status, JSON.stringify(saved.json)).toBe(200)
    const current = (await Designer.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data
    expect(current).toMatchObject({ subtitle: 'Saved by the agent', markupBps: 1500, rev: owned.rev + 1 })
    expect(current.segments[0].net).toEqual({ amount: 100_000, currency: 'EUR' })
  })
})
