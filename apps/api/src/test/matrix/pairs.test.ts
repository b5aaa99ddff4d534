import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoleName, roleNames } from '@sojourn/contract/kit/role-names'
import { type Answer, type Company, createWorld, type Json, type Person, type World } from '../world.ts'
import { type Call, prepare } from './prepare-call.ts'
import { mayKnow, secrets, secretsIn, withSecrets } from './secrets.ts'
import { columns, outcomeOf, tenantTable } from './table.ts'

type Pair = { name: string; roles: readonly RoleName[]; person: Person }

let world: World
/** Its owner puts secrets into everything they create. */
let company: Company
const routes: { method: string; url: string }[] = []
const singles: Pair[] = []
const pairs: Pair[] = []
const seenSecrets = new Set<string>()
const leaks = new Set<string>()

beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
  company = await withSecrets(await world.createCompany())
  const hire = async (roles: RoleName[]): Promise<Pair> => {
    const person = await world.createPerson()
    await world.hire(company.uuid, person, roles)
    return { name: roles.join(' and '), roles, person }
  }
  for (const [index, one] of roleNames.entries()) {
    singles.push({ name: one, roles: [one], person: company.people[one] })
    for (const other of roleNames.slice(index + 1)) pairs.push(await hire([one, other]))
  }
  await world.deps.pool.query(
    `update users set phone = '+49 30 5550177', email = 'kept-colleague@' || uuid where uuid = $1`,
    [company.people.Owner.uuid],
  )
  const defaults = {
    markupBps: 1373,
    taxBps: 1931,
    markupRules: [{ kind: 'flight', markupBps: 1579 }],
    agencyCommissionBps: 1783,
  }
  const set = await company.people.Owner.send('PUT', `/v1/tenants/${company.uuid}`, { defaults })
  if (set.status !== 200) throw new Error(JSON.stringify(set.json))
})
afterAll(() => world.close())

const send = async ({ name, roles, person }: Pair, method: string, url: string, call: Call): Promise<Answer> => {
  const { path, body, form } = call
  const any = method === 'PUT' || method === 'DELETE' ? { 'if-match': '*' } : undefined
  const answer = form ? await person.sendRaw(method, path, { raw: form() }) : await person.send(method, path, body, any)
  for (const secret of secretsIn(url, answer)) {
    seenSecrets.add(secret)
    if (!mayKnow(roles, secret)) leaks.add(`${method} ${url} tells ${name} ${secret}`)
  }
  return answer
}

/** What two roles together may do with the same record: whatever either may do, where seeing it is more than not seeing it. */
const union = (signs: string | undefined, { roles }: Pair): string | undefined => {
  const each = roles.map((role) => signs?.[columns.indexOf(role)] ?? '-')
  return ['+', 'x', '-'].find((sign) => each.includes(sign))
}

/**
 * For a record of the owner. A copy and a comment need two permissions, perhaps of different roles: to see the original or the
 * itinerary, and to create or to comment.
 */
const signOf = (method: string, url: string, pair: Pair): string | undefined => {
  const of = (route: string) => union(tenantTable[route]?.may, pair)
  const route = `${method} ${url}`
  if (method === 'POST' && url.includes('/comments'))
    return of('GET /v1/:tenant/itineraries/:uuid/comments') !== '+'
      ? '-'
      : [of(route), union(tenantTable[route]?.mayWithOwn, pair)].includes('+')
        ? '+'
        : 'x'
  if (!url.endsWith('/duplicate')) return of(route)
  const original = url.replace(/\/duplicate$/, '')
  if (of(`GET ${original}`) !== '+') return '-'
  return of(`POST ${original.replace(/\/:uuid$/, '')}`) === '+' ? '+' : 'x'
}

/** Writes that consume what they are called with, or need it to be new: each sender gets their own. */
const isUsedUp =
  /\/:tenant\/(users|subscription|imports\/|api-keys\/|payables)|\/replacement$|^(PUT|DELETE) .*\/shares\/:share$|^DELETE .*\/tasks\/:task$|^(POST|DELETE) .*\/((webhooks|saved-views)(\/:uuid)?|domain(\/check)?|card-payments(\/connect)?)$|^POST .*\/(exchange-rates|invoices\/:uuid\/\w+|payments\/:uuid\/\w+|itineraries\/:uuid\/variant|itineraries\/:uuid\/acceptances\/:acceptance\/revoke|itineraries\/:uuid\/traveller-forms\/:form\/save)$/

/** Returns a function that restores the record as it was before the write, so that the next sender finds it unchanged. */
const undoing = async (method: string, url: string, { path, body }: Call): Promise<() => Promise<unknown>> => {
  const { Owner } = company.people
  const any = { 'if-match': '*' }
  if (url.endsWith('/:uuid/restore')) return () => Owner.send('DELETE', path.replace(/\/restore$/, ''), undefined, any)
  if (!url.endsWith('/:uuid')) return async () => {}
  if (method === 'DELETE') return () => Owner.send('POST', `${path}/restore`)
  if (method !== 'PUT') return async () => {}
  const before = (await Owner.send('GET', path)).json.data
  const fields = Object.fromEntries(Object.keys(body as object).map((field) => [field, before[field]]))
  return () => Owner.send('PUT', path, fields, any)
}

/** The body without its version, because the record is changed and restored all the time. */
const ofAnyVersion = (call: Call): Call => {
  if (typeof call.body !== 'object' || call.body === null || !('rev' in call.body)) return call
  const { rev: _, ...body } = call.body
  return { ...call, body }
}

const callFor = async (method: string, url: string, of: Company) => ofAnyVersion(await prepare(method, url, of))

/** The call with further parameters: more records of a list, and a search for the secrets. */
const wide = (url: string, call: Call): Call => {
  if (url.endsWith('/search')) return { ...call, path: `${call.path}?q=kept` }
  return tenantTable[`POST ${url}`] &&
    !/subscription|sample|api-keys|webhooks|saved-views|receipt|comments|tasks|traveller-forms/.test(url)
    ? { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}perPage=96` }
    : call
}

const reads = () => routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/v1/:tenant/'))
const writes = () => routes.filter(({ method, url }) => method !== 'GET' && url.startsWith('/v1/:tenant/'))

const expectOutcome = (answer: Answer, pair: Pair, method: string, url: string, sign: string | undefined) => {
  const row = tenantTable[`${method} ${url}`]
  if (!row) throw new Error(`no row for ${method} ${url}`)
  const found = [answer.status, answer.json?.code]
  expect(found, `${pair.name}: ${method} ${url} ${JSON.stringify(answer.json)}`).toEqual(outcomeOf(row, sign))
}

describe('a user with two roles', () => {
  it('reads what either of them reads', async () => {
    expect(pairs).toHaveLength(15)
    for (const { method, url } of reads()) {
      const call = wide(url, await callFor(method, url, company))
      for (const pair of [...singles, ...pairs])
        expectOutcome(await send(pair, method, url, call), pair, method, url, signOf(method, url, pair))
    }
  }, 300_000)

  it('does what either of them does', async () => {
    for (const { method, url } of writes()) {
      const [able, rejected] = [true, false].map((isAble) =>
        pairs.filter((pair) => (signOf(method, url, pair) === '+') === isAble),
      )
      let call = await callFor(method, url, company)
      for (const pair of rejected ?? [])
        expectOutcome(await send(pair, method, url, call), pair, method, url, signOf(method, url, pair))
      for (const pair of able ?? []) {
        if (isUsedUp.test(`${method} ${url}`)) call = await callFor(method, url, company)
        const undo = await undoing(method, url, call)
        expectOutcome(await send(pair, method, url, call), pair, method, url, '+')
        await undo()
      }
    }
  }, 300_000)

  it('does with their own records what either of them does with theirs', async () => {
    for (const { method, url } of routes) {
      const row = tenantTable[`${method} ${url}`]
      if (!row?.mayWithOwn) continue
      for (const pair of pairs.filter(
        (one) => signOf(method, url, one) !== '+' && union(row.mayWithOwn, one) === '+',
      )) {
        const people = { ...company.people, Owner: pair.person, Agent: pair.person }
        const call = await callFor(method, url, { ...company, people })
        expectOutcome(await send(pair, method, url, call), pair, method, url, '+')
      }
    }
  }, 300_000)

  it('learns nothing that is hidden from both, not even when a write is rejected or stale', async () => {
    for (const { method, url } of writes().filter((route) => route.method === 'PUT')) {
      const call = await prepare(method, url, company)
      const body = { ...(call.body as Json), rev: 999_999 }
      for (const { person, ...pair } of [...singles, ...pairs]) {
        const late = { ...person, send: (m: string, p: string) => person.send(m, p, body) }
        await send({ ...pair, person: late }, method, url, { path: call.path })
      }
    }
    for (const pair of [...singles, ...pairs])
      for (const path of ['/v1/auth/account', `/v1/tenants/${company.uuid}`]) await send(pair, 'GET', path, { path })
    expect([...leaks]).toEqual([])
    // Each secret was in some response to somebody who may know it.
    expect([...seenSecrets].toSorted()).toEqual(Object.keys(secrets).toSorted())
  }, 120_000)
})
