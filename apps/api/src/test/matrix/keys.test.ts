import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources as contract } from '@sojourn/contract'
import { type ApiKeyScope, apiKeyScopes, type KeyResource, keyResources } from '@sojourn/contract/api-key'
import { makeKey } from '../key-sender.ts'
import { type Answer, type Company, createWorld, type Person, type World } from '../world.ts'
import { platformTable } from './platform-table.ts'
import { type Call, prepare } from './prepare-call.ts'
import { secrets, secretsIn, withSecrets } from './secrets.ts'
import { tenantTable } from './table.ts'

/** Routes that every key may call, because the response contains only what the key may read. */
const ofAnyKey = ['search', 'nearby', 'tags', 'resource-count'].map((path) => `GET /v1/:tenant/${path}`)
/** Routes whose path does not begin with the resource that they belong to. */
const elsewhere: Readonly<Record<string, KeyResource>> = {
  'GET /v1/:tenant/media-folders': 'media',
  'GET /v1/:tenant/status-count': 'itineraries',
  'GET /v1/:tenant/deadlines': 'itineraries',
  'GET /v1/:tenant/flights/:number': 'itineraries',
}
/** Routes that need the scopes of two resources. */
const ofTwo: Readonly<Record<string, readonly [KeyResource, KeyResource]>> = {
  'GET /v1/:tenant/itineraries/:uuid/balance': ['invoices', 'itineraries'],
  'GET /v1/:tenant/payments/:uuid/receipt': ['payments', 'invoices'],
}
/** All resources of a company except support requests, which its users send to the platform’s staff. */
const resources = Object.values(contract)
  .map(({ plural }) => plural)
  .filter((plural) => plural !== 'support') satisfies readonly KeyResource[]

/** Scopes without which a resource shows nothing: a rate sheet contains only prices, and a payable also names a supplier. */
const besides: Readonly<Partial<Record<KeyResource, readonly ApiKeyScope[]>>> = {
  'rate-sheets': ['pricing:read'],
  payables: ['pricing:read', 'suppliers:read'],
}

let world: World
/** Its owner puts secrets into everything they create. */
let company: Company
const routes: { method: string; url: string }[] = []
const programs = new Map<string, Person>()
const notFor = (...without: ApiKeyScope[]) => apiKeyScopes.filter((scope) => !without.includes(scope))
const wideKeys: Readonly<Record<string, readonly ApiKeyScope[]>> = {
  all: apiKeyScopes,
  'all but prices': notFor('pricing:read', 'pricing:write'),
  'all but passports': notFor('contacts:passports'),
  'all but suppliers': notFor('suppliers:read', 'suppliers:write'),
}
/** The secrets that were in responses to each of these keys. */
const secretsSeenBy = new Map(Object.keys(wideKeys).map((name) => [name, new Set<string>()]))

beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
  company = await withSecrets(await world.createCompany())
  for (const resource of resources)
    for (const scope of [`${resource}:read`, `${resource}:write`] as const)
      programs.set(scope, (await makeKey(world, company, [scope, ...(besides[resource] ?? [])])).program)
  for (const [name, scopes] of Object.entries(wideKeys))
    programs.set(name, (await makeKey(world, company, scopes)).program)
  const { Owner } = company.people
  await world.deps.pool.query(
    `update users set phone = '+49 30 5550177', email = 'kept-colleague@' || uuid where uuid = $1`,
    [Owner.uuid],
  )
})
afterAll(() => world.close())

const send = async (scope: string, method: string, { path, body, form }: Call): Promise<Answer> => {
  const program = programs.get(scope)
  if (!program) throw new Error(`no key has ${scope}`)
  return form ? program.sendRaw(method, path, { raw: form() }) : program.send(method, path, body)
}

const tenantRoutes = () => routes.filter(({ url }) => url.startsWith('/v1/:tenant/'))

/** The resource whose scope a route needs; undefined if no key is allowed. */
const resourceOf = (method: string, url: string): KeyResource | undefined =>
  elsewhere[`${method} ${url}`] ?? resources.find((one) => one === segmentOf(url))

/** What a URL is about. Comments, questions, details forms, and who has an itinerary open, are between people, although they are below itineraries. */
const segmentOf = (url: string): string =>
  /\/(comments|live|questions|traveller-forms|personal-data|erase)\b/.exec(url)?.[1] ?? url.split('/')[3] ?? ''

const outcome = ({ status, json }: Answer) => [status, json?.code]

describe('a key', () => {
  it('has scopes for these resources and for nothing else', () => {
    expect(keyResources.toSorted()).toEqual(resources.toSorted())
    expect(apiKeyScopes.filter((scope) => !resources.some((one) => scope.startsWith(one)))).toEqual([
      'pricing:read',
      'pricing:write',
    ])
    expect(apiKeyScopes.join(' ')).not.toMatch(/user|invitation|key|webhook|billing|company:|support|platform/)
  })

  it('with one scope reaches only what that covers, and is rejected everywhere else', async () => {
    let rejected = 0
    for (const { method, url } of tenantRoutes()) {
      const row = tenantTable[`${method} ${url}`]
      const call = await prepare(method, url, company)
      const resource = resourceOf(method, url)
      const isForAny = ofAnyKey.includes(`${method} ${url}`)
      for (const one of resources)
        for (const access of ['read', 'write']) {
          const isCovered = one === resource || besides[one]?.includes(`${resource}:read` as ApiKeyScope)
          const reaches = isForAny || (isCovered && method === 'GET' && !ofTwo[`${method} ${url}`])
          // Writes to the key's own resource are checked below.
          if (one === resource && method !== 'GET' && access === 'write') continue
          const answer = await send(`${one}:${access}`, method, call)
          const what = `${one}:${access} ${method} ${url} ${JSON.stringify(answer.json)}`
          expect(outcome(answer), what).toEqual(reaches ? [row?.status, undefined] : [403, 'insufficient_scope'])
          rejected += reaches ? 0 : 1
        }
    }
    expect(rejected).toBeGreaterThan(1500)
  }, 300_000)

  it('with all scopes does what an Admin does with records, and nothing with users, keys or billing', async () => {
    const closed = new Set<string>()
    for (const { method, url } of tenantRoutes()) {
      const isOpen = resourceOf(method, url) !== undefined || ofAnyKey.includes(`${method} ${url}`)
      if (!isOpen) closed.add(segmentOf(url))
      const call = await prepare(method, url, company)
      if (url.endsWith('/search')) call.path += '?q=kept'
      const answer = await send('all', method, call)
      expect(outcome(answer), `${method} ${url} ${JSON.stringify(answer.json)}`).toEqual(
        isOpen ? [tenantTable[`${method} ${url}`]?.status, undefined] : [403, 'insufficient_scope'],
      )
      for (const [name, found] of secretsSeenBy)
        for (const secret of secretsIn(url, name === 'all' ? answer : await send(name, method, call))) found.add(secret)
    }
    expect([...closed].toSorted()).toEqual(
      [
        'api-keys',
        'audit',
        'card-payments',
        'comments',
        'domain',
        'email-preview',
        'erase',
        'export',
        'identity-events',
        'imports',
        'live',
        'notifications',
        'page-preview',
        'personal-data',
        'questions',
        'sample',
        'saved-views',
        'single-sign-on',
        'subscription',
        'support',
        'traveller-forms',
        'users',
        'webhooks',
      ].toSorted(),
    )
  }, 300_000)

  it('sees net prices, passports and suppliers only with a scope for them, and never how to reach a member', () => {
    const visible = Object.fromEntries([...secretsSeenBy].map(([name, found]) => [name, [...found].toSorted()]))
    const passport = 'a passport of a contact of somebody else’s'
    const all = Object.keys(secrets).filter((name) => name !== 'how to reach a member')
    expect(visible).toEqual({
      all: all.toSorted(),
      'all but prices': [passport, 'who supplies'],
      'all but passports': all.filter((name) => name !== passport).toSorted(),
      // Nor what a supplier charges, and no hash of an itinerary of which something is hidden.
      'all but suppliers': [
        'a net price of an itinerary',
        passport,
        'a price of a rate sheet',
        'how a net price follows from rates',
        'the commission of an agency',
        'the exchange rate of an itinerary',
        'the markup',
        'the markup of a kind of segment',
        'the name of a rate sheet',
        'the tax on the markup',
      ],
    })
  })

  it('is rejected by all routes outside its company', async () => {
    for (const [route, row] of Object.entries(platformTable)) {
      const [method = '', url = ''] = route.split(' ')
      const { path, body } = row.call({ company, world })
      const answer = await send('all', method, { path: path || url, body })
      expect(answer.status, `${route} ${JSON.stringify(answer.json)}`).toBe(row.anonymous === 401 ? 403 : row.anonymous)
    }
    const other = await world.createCompany()
    for (const { method, url } of tenantRoutes()) {
      const { path, body } = { path: url.replace(':tenant', other.uuid).replaceAll(/:\w+/g, other.uuid), body: {} }
      const answer = await send('all', method, { path, body: method === 'GET' ? undefined : body })
      expect(outcome(answer), `${method} ${url}`).toEqual([404, 'not_found'])
    }
  }, 120_000)
})

it('reads data of two resources only with scopes for both', async () => {
  for (const [route, both] of Object.entries(ofTwo)) {
    const [method = '', url = ''] = route.split(' ')
    const call = await prepare(method, url, company)
    const [first, second] = both
    programs.set('of both', (await makeKey(world, company, [`${first}:read`, `${second}:read`])).program)
    expect(outcome(await send('of both', method, call)), route).toEqual([200, undefined])
    for (const one of both)
      expect(outcome(await send(`${one}:read`, method, call)), `${one} ${route}`).toEqual([403, 'insufficient_scope'])
  }
})

it('lets a key without write access to contacts read passports', async () => {
  programs.set('of passports', (await makeKey(world, company, ['contacts:read', 'contacts:passports'])).program)
  const url = '/v1/:tenant/contacts/:uuid'
  const answer = await send('of passports', 'GET', await prepare('GET', url, company))
  expect(secretsIn(url, answer)).toEqual(['a passport of a contact of somebody else’s'])
})

it.each([
  { plural: 'rate-sheets', counted: 'rateSheets' },
  { plural: 'payables', counted: 'payables' },
] as const)('hides $plural from a key without a scope for prices, in every way', async ({ plural, counted }) => {
  programs.set('of these alone', (await makeKey(world, company, [`${plural}:write`])).program)
  const { path, body } = await prepare('PUT', `/v1/:tenant/${plural}/:uuid`, company)
  for (const [method, call] of [
    ['GET', { path }],
    ['GET', { path: company.path(plural) }],
    ['GET', { path: company.path(`${plural}/export.csv`) }],
    ['PUT', { path, body }],
    ['DELETE', { path }],
  ] as const)
    expect(outcome(await send('of these alone', method, call)), `${method} ${call.path}`).toEqual([404, 'not_found'])
  const { json } = await send('of these alone', 'GET', { path: company.path('resource-count') })
  expect(json.data[counted]).toBe(0)
})
