import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { linkFiles } from '@sojourn/contract/itinerary/link-files'
import { readDocx } from '@sojourn/publishing/fixtures/read-docx'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { samples } from '../samples.ts'
import { type Answer, type Company, createWorld, type Json, type Person, type World } from '../world.ts'
import { type Canary, foreignIn, withCanary } from './canaries.ts'
import { getChecksum, tenantTables } from './checksum.ts'
import { platformTable } from './platform-table.ts'
import { type Call, prepare } from './prepare-call.ts'
import { columns, outcomeOf, type Row, tenantTable } from './table.ts'

let world: World
const routes: { method: string; url: string }[] = []
/** The company of the requests, and three others: next to it, above it and below it. */
let own: Canary
let others: Canary[]
let outsiders: [string, Person | null][]
let god: Person
let tables: string[]
const leaks: string[] = []
const logged: string[] = []
/** A uuid of the sibling company for each route that has one in its path. */
const foreignUuids = new Map<string, string>()
const random = '0193b0a0-0000-7000-8000-000000000000'

beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route), log: (line) => void logged.push(line) })
  tables = await tenantTables(inject('migrationUrl'))
  const parent = withCanary(await world.createCompany())
  own = withCanary(await world.createCompany({ parent: parent.company.uuid }))
  const sibling = withCanary(await world.createCompany({ parent: parent.company.uuid }))
  const stranger = withCanary(await world.createCompany())
  others = [parent, sibling, stranger]
  const gone = await world.createPerson()
  await world.hire(own.company.uuid, gone, ['Admin'])
  await own.company.people.Owner.send('DELETE', own.company.path(`users/${gone.uuid}`))
  god = await world.createPerson({ isGod: true })
  outsiders = [
    ['anonymous', null],
    ['ex-member', gone],
    ['owner of a sibling', sibling.company.people.Owner],
    ['owner of the parent', parent.company.people.Owner],
    ['Admin elsewhere', stranger.company.people.Admin],
  ]
  for (const { company, word } of [own, ...others]) {
    await world.deps.pool.query('update tenants set name = $2, address = $2 where uuid = $1', [
      company.uuid,
      `Company ${word}`,
    ])
    for (const person of Object.values(company.people))
      await world.deps.pool.query('update users set name = $2 where uuid = $1', [person.uuid, `Person ${word}`])
    for (const sample of Object.values(samples)) await sample.create(company)
    const itinerary = await samples.itinerary?.create(company)
    await company.people.Owner.send('POST', company.path(`itineraries/${itinerary.uuid}/publish-pdf`), {})
  }
  for (const { method, url } of routes.filter(
    (route) => route.url.startsWith('/v1/:tenant/') && route.url.includes(':uuid'),
  )) {
    const { path } = await prepare(method, url, sibling.company)
    foreignUuids.set(`${method} ${url}`, /^\/v1\/[^/]+\/[a-z-]+\/([0-9a-f-]{36})/.exec(path)?.[1] ?? '')
  }
}, 120_000)
afterAll(() => world.close())

const send = async (person: Person | null, method: string, path: string, call: Partial<Call> = {}): Promise<Answer> => {
  const { body, form } = call
  const sender = person ?? world.anonymous
  const answer = form ? await sender.sendRaw(method, path, { raw: form() }) : await sender.send(method, path, body)
  // A child may know its parent's name and whether it is subscribed, and nothing else.
  const content = path.endsWith('/subscription/info')
    ? JSON.stringify({ ...answer.json, tenantParent: Object.keys(answer.json?.tenantParent ?? {}) })
    : answer.bytes
  // The platform's own staff may see every company in routes outside companies.
  const isStaff = person === god && !path.startsWith(`/v1/${own.company.uuid}/`)
  const foreign = isStaff ? [] : foreignIn(content, others)
  if (foreign.length > 0) leaks.push(`${method} ${path} answers ${foreign.join(', ')}`)
  return answer
}

/** A call that changes nothing, because it reads or is rejected, is prepared once for all senders. */
const shared = new Map<string, Promise<Call>>()
const callFor = (method: string, url: string, sign: string | undefined): Promise<Call> => {
  if (method !== 'GET' && sign === '+') return prepare(method, url, own.company)
  const route = `${method} ${url}`
  const call = shared.get(route) ?? prepare(method, url, own.company)
  shared.set(route, call)
  return call
}

const person = (column: (typeof columns)[number]): Person => (column === 'Super' ? god : own.company.people[column])

/** The same company, with `maker` as the user who creates what a call needs. */
const madeBy = (maker: Person): Company => ({ ...own.company, people: { ...own.company.people, Owner: maker } })

const expectSign = ({ status, json }: Answer, row: Row, sign: string | undefined, what: string): void =>
  expect([status, json?.code], `${what} ${JSON.stringify(json)}`).toEqual(outcomeOf(row, sign))

const tenantRoutes = () => routes.filter(({ url }) => url.startsWith('/v1/:tenant/'))
const withoutId = (json: Json) => ({ ...json, requestId: null })

describe('the matrix', () => {
  it('has a row for every route', () => {
    const inside = tenantRoutes().map(({ method, url }) => `${method} ${url}`)
    expect(inside.toSorted()).toEqual(Object.keys(tenantTable).toSorted())
    const outside = routes
      .filter(({ url }) => url === '/metrics' || (url.startsWith('/v1/') && !url.startsWith('/v1/:tenant/')))
      .map(({ method, url }) => `${method} ${url}`)
    expect(outside.toSorted()).toEqual(Object.keys(platformTable).toSorted())
  })

  it('shows nothing of a company to non-members, not even whether a record exists', async () => {
    const before = await Promise.all(others.map(({ company }) => getChecksum(world, tables, company.uuid)))
    for (const { method, url } of tenantRoutes()) {
      const call = await callFor(method, url, undefined)
      for (const [who, sender] of outsiders) {
        for (const tenant of [own.company.uuid, random]) {
          const path = call.path.replace(own.company.uuid, tenant)
          const answer = await send(sender, method, path, call)
          expect([answer.status, answer.json?.code], `${who} ${method} ${path}`).toEqual(
            sender ? [404, 'not_found'] : [401, 'unauthenticated'],
          )
        }
      }
    }
    expect(await Promise.all(others.map(({ company }) => getChecksum(world, tables, company.uuid)))).toEqual(before)
  }, 300_000)

  it.each(columns)(
    'lets %s do what the table says with records of the company, and nothing with others',
    async (column) => {
      const before = await Promise.all(others.map(({ company }) => getChecksum(world, tables, company.uuid)))
      const sender = person(column)
      const index = columns.indexOf(column)
      for (const { method, url } of tenantRoutes()) {
        const row = tenantTable[`${method} ${url}`]
        if (!row) continue
        const what = `${column} ${method} ${url}`
        const call = await callFor(method, url, row.may[index])
        const answer = await send(sender, method, call.path, call)
        expectSign(answer, row, row.may[index], what)
        const ownSign = row.mayWithOwn?.[index]
        if (ownSign && ownSign !== '.') {
          const mine = await prepare(method, url, madeBy(sender))
          const ofMine = await send(sender, method, mine.path, mine)
          expectSign(ofMine, row, ownSign, `${what} of their own`)
        }
        if (!url.includes('/:uuid')) continue
        const [, ownUuid = ''] =
          /\/([0-9a-f-]{36})(?:\/|$)/.exec(call.path.slice(`/v1/${own.company.uuid}/`.length)) ?? []
        const foreignUuid = foreignUuids.get(`${method} ${url}`) ?? ''
        const answers: Json[] = []
        for (const uuid of [foreignUuid, randomUUID()]) {
          expect(uuid, what).toMatch(/^[0-9a-f-]{36}$/)
          const strange = await send(sender, method, call.path.replace(ownUuid, uuid), call)
          expect([strange.status, strange.json?.code], `${what} ${uuid}`).toEqual([404, 'not_found'])
          answers.push(withoutId(strange.json))
        }
        expect(answers[0], what).toEqual(answers[1])
      }
      expect(await Promise.all(others.map(({ company }) => getChecksum(world, tables, company.uuid)))).toEqual(before)
    },
    300_000,
  )

  it('outside companies responds to each kind of user as its table says', async () => {
    for (const [route, row] of Object.entries(platformTable)) {
      const [method = '', url = ''] = route.split(' ')
      for (const [who, sender] of [
        ['anonymous', null],
        ['member', own.company.people.Viewer],
        ['admin', own.company.people.Admin],
        ['god', god],
      ] as const) {
        const { path, body } = row.call({ company: own.company, world })
        const answer = await send(sender, method, path || url, { body })
        expect(answer.status, `${who} ${route} ${JSON.stringify(answer.json)}`).toBe(row[who])
      }
      if (!url.includes(':uuid') || !url.includes('tenants')) continue
      const answers: Json[] = []
      for (const uuid of [others[0]?.company.uuid ?? '', randomUUID()]) {
        const body = method === 'GET' ? undefined : {}
        const answer = await send(own.company.people.Admin, method, url.replace(':uuid', uuid), { body })
        answers.push([answer.status, withoutId(answer.json)])
      }
      expect(answers[0], route).toEqual(answers[1])
    }
  }, 120_000)

  it('has revealed nothing of another company: not in responses, emails, published pages or brochures', async () => {
    expect(leaks).toEqual([])
    // The log contains requests, but no text that a user wrote.
    expect(logged.length).toBeGreaterThan(1000)
    expect(foreignIn(logged.join(''), [own, ...others])).toEqual([])
    const mine = new Set(Object.values(own.company.people).map(({ email }) => email))
    for (const message of world.emails.filter(({ to }) => mine.has(to)))
      expect(foreignIn(`${message.subject} ${message.text} ${message.html}`, others)).toEqual([])
    const itineraries = (
      await own.company.people.Owner.send('GET', own.company.path('itineraries/?perPage=96&fields=shares'))
    ).json.data
    const shares = itineraries
      .flatMap((itinerary: Json) => itinerary.shares)
      .filter((share: Json) => share.revokedAt === null)
    expect(shares.length).toBeGreaterThan(0)
    for (const share of shares.slice(0, 3)) {
      const page = await world.anonymous.send('GET', share.url)
      expect(foreignIn(page.bytes, [own]), 'the page holds the canary of its own company').toHaveLength(1)
      expect(foreignIn(page.bytes, others)).toEqual([])
      const pdf = await world.anonymous.send('GET', share.pdfUrl)
      const text = await readText(pdf.bytes)
      expect(foreignIn(text, [own])).toHaveLength(1)
      expect(foreignIn(text, others)).toEqual([])
    }
  }, 120_000)

  it('finds no text of another company in the files of a link', async () => {
    const { Owner } = own.company.people
    const itinerary = await samples.itinerary?.create(own.company)
    const answer = await Owner.send('POST', own.company.path(`itineraries/${itinerary.uuid}/publish`), {})
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    const [{ url }] = answer.json.data.shares
    for (const name of linkFiles) {
      const { bytes } = await world.anonymous.send('GET', `${url}/${name}`)
      const text = await textOfFile(name, bytes)
      // The sample may have no places to write.
      const isPlaces = /\.(?:gpx|kml)$/.test(name)
      expect(isPlaces || foreignIn(text, [own]).length === 1, `${name} holds the canary of its own company`).toBe(true)
      expect(foreignIn(text, others), name).toEqual([])
    }
  }, 120_000)
})

const textOfFile = async (name: string, bytes: Buffer): Promise<string> =>
  name.endsWith('.pdf') ? readText(bytes) : name.endsWith('.docx') ? readDocx(bytes) : bytes.toString()

const readText = async (pdf: Buffer): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  })
  return (await Promise.all(pages)).join('\n')
}
