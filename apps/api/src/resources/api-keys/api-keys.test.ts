import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeyLimits } from '@sojourn/contract/api-key'
import { makeKey } from '../../test/key-sender.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
const lines: string[] = []
beforeAll(async () => {
  world = await createWorld({ log: (line) => void lines.push(line) })
  company = await world.createCompany()
})
afterAll(() => world.close())

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const make = (fields: object, of = company) =>
  of.people.Admin.send('POST', of.path('api-keys/'), { name: 'Website', scopes: ['accommodations:read'], ...fields })
const list = async (of = company): Promise<Json[]> =>
  (await of.people.Admin.send('GET', of.path('api-keys/'))).json.data
const lodges = (of = company) => of.path('accommodations/')

describe('creating an API key', () => {
  it('returns the secret once; the list shows its last four characters, who created the key and when it expires', async () => {
    const created = await make({})
    expect(created.status).toBe(201)
    const { secret, ...key } = created.json.data
    expect(secret).toMatch(/^sojourn_[A-Za-z0-9_-]{43}$/)
    expect(key).toEqual({
      uuid: expect.any(String),
      name: 'Website',
      scopes: ['accommodations:read'],
      lastFour: secret.slice(-4),
      status: 'active',
      createdAt: expect.any(String),
      createdBy: { uuid: company.people.Admin.uuid, name: 'Test Person' },
      expiresAt: expect.any(String),
      lastUsedAt: null,
    })
    expect(Math.round((Date.parse(key.expiresAt) - Date.now()) / day)).toBe(365)
    expect((await list())[0]).toEqual(key)
  })

  it('stores only the hash of the secret, and never logs the secret', async () => {
    const { key, program } = await makeKey(world, company, ['accommodations:read'])
    await program.send('GET', lodges())
    const [row] = await company.rows('select to_jsonb(k)::text as text, token_hash from api_keys k where uuid = $1', [
      key.uuid,
    ])
    expect(row.token_hash).toEqual(createHash('sha256').update(program.token).digest())
    expect(row.text).not.toContain(program.token.slice(0, -4))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(program.token)
  })

  it('does not return the secret again for the same Idempotency-Key, and stores none with the response', async () => {
    const body = { name: 'Twice', scopes: ['guides:read'] }
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => company.people.Admin.send('POST', company.path('api-keys'), body, headers)
    const [first, again] = [await send(), await send()]
    expect(first.json.data.secret).toMatch(/^sojourn_/)
    expect(again.json.data).toEqual({ ...first.json.data, secret: null })
    expect((await list()).filter(({ name }) => name === 'Twice')).toHaveLength(1)
  })

  it('rejects invalid input, and names the field', async () => {
    const before = await list()
    for (const [field, fields] of [
      ['name', { name: '' }],
      ['name', { name: 'x'.repeat(81) }],
      ['scopes', { scopes: [] }],
      ['scopes.0', { scopes: ['users:read'] }],
      ['scopes.0', { scopes: ['api-keys:manage'] }],
      ['scopes', { scopes: ['guides:read', 'guides:read'] }],
      ['expiresAt', { expiresAt: inDays(-1) }],
      ['expiresAt', { expiresAt: inDays(apiKeyLimits.maxDays + 1) }],
      ['expiresAt', { expiresAt: 'tomorrow' }],
      ['secret', { secret: 'sojourn_mine' }],
    ] as const) {
      const answer = await make(fields)
      expect([answer.status, Object.keys(answer.json.errors ?? {})], JSON.stringify(fields)).toEqual([422, [field]])
    }
    expect((await make({ expiresAt: inDays(730) })).status).toBe(201)
    expect(await list()).toHaveLength(before.length + 1)
  })

  it('is only for members who manage keys, and cannot be done with a key', async () => {
    for (const role of ['Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const)
      for (const method of ['GET', 'POST'])
        expect((await company.people[role].send(method, company.path('api-keys'))).status, role).toBe(404)
    const god = await world.createPerson({ isGod: true })
    const visiting = await god.send('POST', company.path('api-keys'), { name: 'Visit', scopes: ['guides:read'] })
    expect([visiting.status, visiting.json.code]).toEqual([422, 'permission_denied'])
    const { program } = await makeKey(world, company, ['accommodations:write'])
    for (const [method, path] of [
      ['GET', 'api-keys'],
      ['POST', 'api-keys'],
      ['DELETE', `api-keys/${randomUUID()}`],
    ] as const)
      expect((await program.send(method, company.path(path))).json.code).toBe('insufficient_scope')
  })

  it('is limited to fifty keys per company, even when several are made at once', async () => {
    const full = await world.createCompany()
    const answers = await Promise.all(Array.from({ length: apiKeyLimits.keys + 5 }, () => make({}, full)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    const rejected = answers.find(({ status }) => status !== 201)
    expect([rejected?.status, rejected?.json.code]).toEqual([409, 'conflict'])
    const [first] = await list(full)
    await full.people.Admin.send('DELETE', full.path(`api-keys/${first?.uuid}`))
    expect((await make({}, full)).status).toBe(201)
  })
})

describe('a request with a key', () => {
  it('can read and write what its scopes allow; a 403 says which scope is missing', async () => {
    const { program } = await makeKey(world, company, ['accommodations:write', 'guides:read'])
    const created = await program.send('POST', lodges(), { name: 'By a program' })
    expect(created.status).toBe(201)
    const path = company.path(`accommodations/${created.json.data.uuid}`)
    const etag = created.headers.get('etag') ?? ''
    expect((await program.send('PUT', path, { teaser: 'New' }, { 'if-match': etag })).status).toBe(200)
    expect((await program.send('PUT', path, { teaser: 'Old' }, { 'if-match': etag })).json.code).toBe('stale')
    expect((await program.send('GET', company.path('guides/'))).status).toBe(200)
    const rejected = await program.send('POST', company.path('guides/'), { title: 'No' })
    expect([rejected.status, rejected.json.code]).toEqual([403, 'insufficient_scope'])
    expect(rejected.json.detail).toContain('guides:write')
  })

  it('needs the publish scope in addition to the write scope to publish', async () => {
    const itinerary = (
      await company.people.Admin.send('POST', company.path('itineraries/'), { title: 'Trip', dayCount: 1 })
    ).json.data
    const publish = async (scopes: Parameters<typeof makeKey>[2]) =>
      (await makeKey(world, company, scopes)).program.send(
        'POST',
        company.path(`itineraries/${itinerary.uuid}/publish`),
        {},
      )
    expect((await publish(['itineraries:write'])).json.code).toBe('permission_denied')
    expect((await publish(['itineraries:publish'])).json.code).toBe('insufficient_scope')
    expect((await publish(['itineraries:write', 'itineraries:publish'])).status).toBe(200)
  })

  it('finds only what the key may read when it covers several resources', async () => {
    await company.people.Admin.send('POST', company.path('contacts/'), { givenName: 'Ozymandias' })
    await company.people.Admin.send('POST', company.path('guides/'), { title: 'Ozymandias', tags: ['kings'] })
    const { program } = await makeKey(world, company, ['guides:read'])
    const found = (await program.send('GET', company.path('search?q=Ozymandias'))).json.data
    expect(found.map((one: Json) => one.resource)).toEqual(['guide'])
    const counts = (await program.send('GET', company.path('resource-count'))).json.data
    expect(counts).toMatchObject({ guides: 1, contacts: 0, accommodations: 0 })
    expect((await program.send('GET', company.path('tags'))).json.data).toEqual(['kings'])
  })

  it('has its own Idempotency-Keys, separate from those of the key’s creator and of other keys of theirs', async () => {
    const senders = [
      (await makeKey(world, company, ['accommodations:write'])).program,
      (await makeKey(world, company, ['accommodations:write'])).program,
      company.people.Admin,
    ]
    const headers = { 'idempotency-key': randomUUID() }
    const send = (index: number, name: string) => senders[index]?.send('POST', lodges(), { name }, headers)
    const first = await send(0, 'First')
    expect((await send(0, 'First'))?.json).toEqual(first?.json)
    expect((await send(0, 'Other'))?.json.code).toBe('key_reused')
    expect((await send(1, 'Second'))?.status).toBe(201)
    expect((await send(2, 'Third'))?.status).toBe(201)
  })

  it('updates when the key was last used, at most once a minute', async () => {
    const { key, program } = await makeKey(world, company, ['accommodations:read'])
    const lastUsed = async () => (await list()).find(({ uuid }) => uuid === key.uuid)?.lastUsedAt
    await program.send('GET', lodges())
    const first = await lastUsed()
    expect(Date.now() - Date.parse(first)).toBeLessThan(30_000)
    await program.send('GET', lodges())
    expect(await lastUsed()).toBe(first)
    const before = `update api_keys set last_used_at = now() - interval '61 seconds' where uuid = $1 returning last_used_at`
    await company.rows(before, [key.uuid])
    await program.send('GET', lodges())
    expect(Date.parse(await lastUsed())).toBeGreaterThanOrEqual(Date.parse(first))
  })

  it('appears in the activity log under the name of the key, and its records belong to whoever made the key', async () => {
    const { key, program } = await makeKey(world, company, ['accommodations:write'], { name: 'Channel manager' })
    const lodge = (await program.send('POST', lodges(), { name: 'Traced' })).json.data
    expect(lodge.createdBy).toBe(company.people.Admin.uuid)
    const { Owner } = company.people
    const audit = async (query: string) => (await Owner.send('GET', company.path(`audit?${query}`))).json.data
    const [event] = await audit(`target=${lodge.uuid}`)
    expect(event).toMatchObject({
      action: 'accommodation.create',
      actor: { kind: 'key', uuid: key.uuid, name: 'Channel manager', isVisiting: false, job: null },
    })
    await program.sendRaw('GET', company.path('accommodations/export.csv'), {})
    expect((await audit(`actor=${key.uuid}`)).map(({ action }: Json) => action)).toEqual([
      'api-key.export',
      'accommodation.create',
    ])
    await Owner.send('DELETE', company.path(`api-keys/${key.uuid}`))
    const ofKey = await audit(`target=${key.uuid}&action=api-key.create&action=api-key.revoke`)
    expect(ofKey.map(({ action, actor, record }: Json) => [action, actor.uuid, record.title])).toEqual([
      ['api-key.revoke', Owner.uuid, 'Channel manager'],
      ['api-key.create', company.people.Admin.uuid, 'Channel manager'],
    ])
  })

  it('cannot write without a subscription of the company, but the key can be revoked', async () => {
    const lapsed = await world.createCompany()
    const { key, program } = await makeKey(world, lapsed, ['accommodations:write'])
    await lapsed.rows('delete from subscriptions where tenant = $1', [lapsed.uuid])
    expect((await program.send('POST', lodges(lapsed), { name: 'No' })).json.code).toBe('subscription_required')
    expect((await program.send('GET', lodges(lapsed))).status).toBe(200)
    expect((await make({}, lapsed)).json.code).toBe('subscription_required')
    const revoked = await lapsed.people.Admin.send('DELETE', lapsed.path(`api-keys/${key.uuid}`))
    expect([revoked.status, revoked.json.data.status]).toEqual([200, 'revoked'])
  })
})

describe('the identity log', () => {
  it('shows who created and revoked keys', async () => {
    const own = await world.createCompany()
    const { key } = await makeKey(world, own, ['guides:read'])
    await own.people.Owner.send('DELETE', own.path(`api-keys/${key.uuid}`))
    const { data } = (await own.people.Owner.send('GET', own.path('identity-events'))).json
    expect(data.map(({ kind, person }: Json) => [kind, person.uuid])).toEqual([
      ['api_key_revoked', own.people.Owner.uuid],
      ['api_key_created', own.people.Admin.uuid],
    ])
  })
})
