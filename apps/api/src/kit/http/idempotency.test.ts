import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { samples } from '../../test/samples.ts'
import { type Answer, type Company, createWorld, type Person, type World } from '../../test/world.ts'
import { keepsNothing, prepareWrite, type Write } from '../../test/writes.ts'
import type { Route } from './route.ts'
import { doOnce, type Keyed } from './idempotency.ts'

let world: World
let company: Company
const routes: Route[] = []
beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
  company = await world.createCompany()
})
afterAll(() => world.close())

const sendKeyed = (person: Person, write: Write, key: string): Promise<Answer> =>
  write.form
    ? person.sendRaw('POST', write.path, { raw: write.form(), headers: { 'idempotency-key': key } })
    : person.send('POST', write.path, write.body, { 'idempotency-key': key })

const eventCount = (): Promise<number> =>
  world.inTenant(company.uuid, async (query) => (await query('select count(*)::int as n from audit_events')).rows[0].n)

const summaryOf = ({ status, headers, bytes }: Answer) => [status, headers.get('etag'), bytes.toString('utf8')]

/** The response without the secret of an API key, which is not stored and therefore not returned again. */
const expectedAgain = (url: string, answer: Answer) => {
  const [status, etag, text] = summaryOf(answer)
  if (!url.endsWith('/api-keys')) return [status, etag, text]
  return [status, etag, String(text).replace(/"secret":"[^"]+"/, '"secret":null')]
}

const newLodge = (name = 'Once'): Write => ({ path: company.path('accommodations/'), body: { name } })
const post = (write: Write, key: string, person = company.people.Designer) => sendKeyed(person, write, key)
const named = async (name: string): Promise<number> =>
  (await company.people.Viewer.send('GET', company.path(`accommodations/?q=${name}`))).json.meta.total

describe('every POST of a tenant', () => {
  it('is known to this suite; new ones are added in test/writes.ts', () => {
    const posts = routes.filter(({ method, url }) => method === 'POST' && url.startsWith('/v1/:tenant/'))
    expect(posts.length).toBeGreaterThan(20)
    expect(posts.filter(({ method, url }) => !prepareWrite(method, url)).map(({ url }) => url)).toEqual([])
  })

  it('returns the same response for the same key, rejects another request with it, and does its work once', async () => {
    for (const { method, url } of routes) {
      const prepare = url.startsWith('/v1/:tenant/') && method === 'POST' ? prepareWrite(method, url) : undefined
      if (!prepare || keepsNothing(url)) continue
      const write = await prepare(company)
      const key = randomUUID()
      const first = await sendKeyed(company.people.Owner, write, key)
      expect(first.status, `${url} ${JSON.stringify(first.json)}`).toBeLessThan(300)
      const events = await eventCount()
      const again = await sendKeyed(company.people.Owner, write, key)
      expect(summaryOf(again), url).toEqual(expectedAgain(url, first))
      expect(await eventCount(), url).toBe(events)
      const other = await company.people.Owner.send('POST', write.path, { other: true }, { 'idempotency-key': key })
      expect([other.status, other.json.code], url).toEqual([422, 'key_reused'])
    }
  }, 120_000)
})

describe('an idempotency key', () => {
  it('has 1 to 200 printable ASCII characters', async () => {
    for (const key of ['', 'x'.repeat(201), 'caf\u00e9', 'tab\there']) {
      const answer = await post(newLodge('Never'), key)
      expect([answer.status, Object.keys(answer.json.errors ?? {})], key).toEqual([422, ['Idempotency-Key']])
    }
    expect((await post(newLodge(), `${'x'.repeat(198)} ~`)).status).toBe(201)
    expect(await named('Never')).toBe(0)
  })

  it('belongs to one user in one company', async () => {
    const key = randomUUID()
    const other = await world.createCompany()
    const answers = [
      await post(newLodge('Whose'), key),
      await post(newLodge('Whose'), key, company.people.Manager),
      await post({ ...newLodge('Whose'), path: other.path('accommodations') }, key, other.people.Designer),
    ]
    expect(new Set(answers.map((answer) => answer.json.data.uuid)).size).toBe(3)
    expect(await named('Whose')).toBe(2)
  })

  it('of a failed request can be used again', async () => {
    const key = randomUUID()
    expect((await post({ ...newLodge(), body: { name: '' } }, key)).status).toBe(422)
    expect((await post(newLodge('Second try'), key)).status).toBe(201)
    const published = randomUUID()
    const missing = company.path(`itineraries/${randomUUID()}/publish`)
    expect((await post({ path: missing, body: {} }, published)).status).toBe(404)
    expect((await post(newLodge('Third try'), published)).status).toBe(201)
  })

  it('is not checked before membership, and is ignored for other methods', async () => {
    const stranger = await world.createPerson()
    expect((await post(newLodge(), '', stranger)).status).toBe(404)
    const read = await company.people.Viewer.send('GET', company.path('accommodations/'), undefined, {
      'idempotency-key': '',
    })
    expect(read.status).toBe(200)
  })

  it('is valid for 24 hours', async () => {
    const key = randomUUID()
    const first = await post(newLodge('Daily'), key)
    await world.inTenant(company.uuid, (query) =>
      query(`update request_keys set created_at = now() - interval '24 hours 1 second' where key = $1`, [key]),
    )
    const later = await post(newLodge('Daily'), key)
    expect(later.json.data.uuid).not.toBe(first.json.data.uuid)
  })

  it('is the same for both spellings of the path, but a different body is a different request', async () => {
    const key = randomUUID()
    const first = await post(newLodge('Slash'), key)
    expect(summaryOf(await post({ ...newLodge('Slash'), path: company.path('accommodations') }, key))).toEqual(
      summaryOf(first),
    )
    expect((await post(newLodge('Slashes'), key)).json.code).toBe('key_reused')
  })
})

describe('a save with an idempotency key, of a record that requires its version', () => {
  const create = async () =>
    (await company.people.Designer.send('POST', company.path('itineraries/'), { title: 'New' })).json.data
  const save = (uuid: string, rev: number, body: object, key: string) =>
    company.people.Designer.send('PUT', company.path(`itineraries/${uuid}`), body, {
      'if-match': `"${rev}"`,
      'idempotency-key': key,
    })

  it('is carried out once, and answered as before, or with a long record as it is now', async () => {
    const { uuid, rev } = await create()
    const short = randomUUID()
    const saved = await save(uuid, rev, { title: 'Short' }, short)
    await save(uuid, rev + 1, { dayCount: 60 }, randomUUID())
    expect(summaryOf(await save(uuid, rev, { title: 'Short' }, short))).toEqual(summaryOf(saved))

    const key = randomUUID()
    const first = await save(uuid, rev + 2, { title: 'Saved' }, key)
    expect([first.status, first.json.data.rev]).toEqual([200, rev + 3])
    expect((await save(uuid, rev + 3, { subtitle: 'By another user' }, randomUUID())).status).toBe(200)
    const events = await eventCount()
    const again = await save(uuid, rev + 2, { title: 'Saved' }, key)
    expect([again.status, again.headers.get('etag')]).toEqual([200, `"${rev + 4}"`])
    expect(again.json.data).toMatchObject({ rev: rev + 4, title: 'Saved', subtitle: 'By another user' })
    expect(await eventCount()).toBe(events)
    expect((await save(uuid, rev + 4, { title: 'Other' }, key)).json.code).toBe('key_reused')
  })

  it('is rejected if it was not carried out and the record has changed since', async () => {
    const { uuid, rev } = await create()
    await save(uuid, rev, { title: 'By another user' }, randomUUID())
    const key = randomUUID()
    const attempts = [await save(uuid, rev, { title: 'Late' }, key), await save(uuid, rev, { title: 'Late' }, key)]
    expect(attempts.map(({ status, json }) => [status, json.current.title])).toEqual([
      [412, 'By another user'],
      [412, 'By another user'],
    ])
    expect((await save(uuid, rev + 1, { title: 'Merged' }, key)).status).toBe(200)
  })

  it('of other records ignores it', async () => {
    const { json } = await post(newLodge('Ignored'), randomUUID())
    const path = company.path(`accommodations/${json.data.uuid}`)
    const key = { 'idempotency-key': '' }
    expect((await company.people.Designer.send('PUT', path, { name: 'Ignored key' }, key)).status).toBe(200)
  })
})

describe('a stored response', () => {
  const grant = (company: Company, person: Person, roles: string[]) =>
    company.rows('update memberships set roles = $2 where "user" = $1', [person.uuid, roles])

  it('is not returned to a user who has lost the permission', async () => {
    const other = await world.createCompany()
    const { Manager } = other.people
    const key = randomUUID()
    const write = { ...newLodge('Of a role'), path: other.path('accommodations') }
    expect((await post(write, key, Manager)).status).toBe(201)
    await grant(other, Manager, ['Viewer'])
    const rejected = await post(write, key, Manager)
    expect([rejected.status, rejected.json.code]).toEqual([422, 'permission_denied'])
    await grant(other, Manager, ['Manager'])
    expect((await post(write, key, Manager)).status).toBe(201)
    expect((await Manager.send('GET', other.path('accommodations?q=role'))).json.meta.total).toBe(1)
  })

  it('is not returned after a release, and its request is not executed again', async () => {
    const key = randomUUID()
    const first = await post(newLodge('Versioned'), key)
    const { publicConfig } = world.deps
    world.deps.publicConfig = { ...publicConfig, version: 'of tomorrow' }
    const later = await post(newLodge('Versioned'), key)
    world.deps.publicConfig = publicConfig
    expect([later.status, later.json.code]).toEqual([409, 'answer_gone'])
    const again = await post(newLodge('Versioned'), key)
    expect([again.status, again.json.data.uuid]).toEqual([201, first.json.data.uuid])
  })

  it('is valid for one If-Match', async () => {
    const write = newLodge('Matched')
    const send = (key: string, headers: Record<string, string>) =>
      company.people.Designer.send('POST', write.path, write.body, { 'idempotency-key': key, ...headers })
    const key = randomUUID()
    expect((await send(key, { 'if-match': '"1"' })).status).toBe(201)
    expect((await send(key, { 'if-match': '"1"' })).status).toBe(201)
    const others: Record<string, string>[] = [{ 'if-match': '"2"' }, {}]
    for (const other of others) expect((await send(key, other)).json.code).toBe('key_reused')
  })
})

describe('a form sent to a route that accepts none', () => {
  const headerSets = (): Record<string, string>[] => [{}, { 'idempotency-key': randomUUID() }]

  it('gets 415, with and without a key', async () => {
    const all = routes
    const silent = all.filter(
      ({ method, schema }) => method === 'POST' && !schema.consumes?.includes('multipart/form-data'),
    )
    expect(silent.length).toBeGreaterThan(30)
    const god = await world.createPerson({ isGod: true })
    for (const { url, config } of silent.filter((route) => /^\/v1\/(?!auth)/.test(route.url)))
      // Users who may not use the route at all get that error first.
      for (const person of config.staffOnly ? [god] : [company.people.Owner, god])
        for (const headers of headerSets()) {
          const form = new FormData()
          form.append('name', 'x')
          const path = url.replace(':tenant', company.uuid).replaceAll(/:\w+/g, randomUUID())
          const answer = await person.sendRaw('POST', path, { raw: form, headers })
          expect([answer.status, answer.json.code], `${url} ${JSON.stringify(headers)}`).toEqual([
            415,
            'unsupported_media_type',
          ])
        }
  }, 60_000)
})

describe('the same request sent many times at once', () => {
  it('does its work once; the others are told to wait or get the same response', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(newLodge('Crowded'), key)))
    expect(await named('Crowded')).toBe(1)
    const created = answers.filter((answer) => answer.status === 201)
    expect(new Set(created.map((answer) => answer.json.data.uuid)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect([answer.status, answer.json.code]).toEqual([409, 'key_in_progress'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('publishes once and stores a file once', async () => {
    const itinerary = await samples.itinerary?.create(company)
    const publish: Write = { path: company.path(`itineraries/${itinerary.uuid}/publish`), body: {} }
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(publish, key)))
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const { rows } = await world.inTenant(company.uuid, (query) =>
      query('select revision from publications where itinerary = $1', [itinerary.uuid]),
    )
    expect(rows).toHaveLength(1)
    const file = await prepareWrite('POST', '/v1/:tenant/media')?.(company)
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => post(file ?? { path: '' }, key.replaceAll('-', 'x'))),
    )
    expect(new Set(uploads.flatMap(({ json }) => json.data?.uuid ?? [])).size).toBe(1)
  })
})

describe('after a crash', () => {
  const claimedAt = (key: string, leasedUntil: string) =>
    world.inTenant(company.uuid, (query) =>
      query(
        `update request_keys set answer = null, claim = gen_random_uuid(), leased_until = now() + $2::interval where key = $1`,
        [key, leasedUntil],
      ),
    )

  it('work of several transactions that was aborted waits for its lease to expire and then starts again', async () => {
    const itinerary = await samples.itinerary?.create(company)
    const write: Write = { path: company.path(`itineraries/${itinerary.uuid}/publish`), body: {} }
    const key = randomUUID()
    const first = await post(write, key)
    await claimedAt(key, '1 minute')
    expect((await post(write, key)).json.code).toBe('key_in_progress')
    await claimedAt(key, '-1 second')
    await company.people.Owner.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      subtitle: 'Changed since',
      rev: first.json.data.rev,
    })
    const again = await post(write, key)
    expect([again.status, again.json.data.publishedRevision > first.json.data.publishedRevision]).toEqual([200, true])
    expect(summaryOf(await post(write, key))).toEqual(summaryOf(again))
  })

  it('and a restart, another server returns the same response', async () => {
    const key = randomUUID()
    const first = await post(newLodge('Restarted'), key)
    const server = await buildApp(world.deps)
    const again = await server.inject({
      method: 'POST',
      url: company.path('accommodations/'),
      headers: { authorization: `Bearer ${company.people.Designer.token}`, 'idempotency-key': key },
      payload: { name: 'Restarted' },
    })
    await server.close()
    expect([again.statusCode, again.headers.etag, again.body]).toEqual(summaryOf(first))
  })

  it('work that lost its claim to another request is rolled back', async () => {
    const before = await eventCount()
    const form = (await prepareWrite('POST', '/v1/:tenant/media')?.(company)) ?? { path: '' }
    const { storage } = world.deps
    const put = storage.put.bind(storage)
    const key = randomUUID()
    storage.put = async (...file) => {
      await claimedAt(key, '1 minute')
      return put(...file)
    }
    const answer = await post(form, key)
    storage.put = put
    expect([answer.status, answer.json.code]).toEqual([409, 'key_in_progress'])
    expect(await eventCount()).toBe(before)
  })
})

describe('the description of the API', () => {
  it('lists the header on every POST that accepts it', async () => {
    const { json } = await world.anonymous.send('GET', '/openapi.json')
    const hasKeyHeader = (path: string) =>
      json.paths[path].post.parameters.some(
        ({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/IdempotencyKey',
      )
    expect(json.components.parameters.IdempotencyKey).toMatchObject({ name: 'Idempotency-Key', in: 'header' })
    expect(hasKeyHeader('/v1/{tenant}/accommodations')).toBe(true)
    expect(hasKeyHeader('/v1/{tenant}/itineraries/{uuid}/publish')).toBe(true)
    expect(json.paths['/v1/auth/login'].post).not.toHaveProperty('parameters')
    expect(hasKeyHeader('/v1/tenants')).toBe(true)
  })
})

describe('a stored response in the database', () => {
  it('is sealed, because it may contain data that is sealed in its own table', async () => {
    const key = randomUUID()
    const body = { givenName: 'Kept', passports: [{ number: 'Q7654321', country: 'NA' }] }
    const first = await post({ path: company.path('contacts/'), body }, key)
    expect(first.json.data.passports[0].number).toBe('Q7654321')
    const { rows } = await world.inTenant(company.uuid, (query) =>
      query('select answer, k::text as text from request_keys k where key = $1', [key]),
    )
    expect(rows[0].answer.toString('latin1') + rows[0].text).not.toContain('Q7654321')
  })

  it('is deleted a day later by the next request', async () => {
    const other = await world.createCompany()
    const write = { ...newLodge(), path: other.path('accommodations/') }
    for (const key of ['one', 'two']) await post(write, key, other.people.Designer)
    await world.inTenant(other.uuid, (query) => query(`update request_keys set created_at = now() - interval '2 days'`))
    await post(write, 'three', other.people.Designer)
    const { rows } = await world.inTenant(other.uuid, (query) => query('select key from request_keys'))
    expect(rows).toEqual([{ key: 'three' }])
  })

  it('of a request to the platform belongs to the user', async () => {
    const { pool, secretKey } = world.deps
    let done = 0
    const send = (person: string, body: string) => {
      const keyed: Keyed = {
        tenant: null,
        person,
        key: 'platform',
        secretKey,
        fingerprint: () => Buffer.from(body),
        circumstances: Buffer.from('same'),
      }
      return inTransaction(pool, null, (tx) => doOnce(tx, keyed, async () => ({ done: (done += 1) })), {
        access: 'read write',
        onLateError: () => {},
      })
    }
    const [one, two] = [await world.createPerson(), await world.createPerson()]
    expect(await send(one.uuid, 'a')).toEqual({ done: 1 })
    expect(await send(one.uuid, 'a')).toEqual({ done: 1 })
    expect(await send(two.uuid, 'a')).toEqual({ done: 2 })
    await expect(send(one.uuid, 'b')).rejects.toMatchObject({ code: 'key_reused' })
  })
})
