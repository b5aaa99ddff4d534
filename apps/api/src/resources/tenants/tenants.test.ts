import { randomUUID } from 'node:crypto'
import { contrast } from '@sojourn/contract/kit/contrast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let foreign: Company
let god: Person
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  foreign = await world.createCompany()
  god = await world.createPerson({ isGod: true })
})
afterAll(() => world.close())

const base = '/v1/tenants/'
const at = (tenant: { uuid: string }) => base + tenant.uuid
const make = async (fields: Record<string, unknown> = {}): Promise<Json> => {
  const answer = await god.send('POST', base, { name: 'New Company', ...fields })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const getEvents = (tenant: string): Promise<Json[]> =>
  world.inTenant(
    tenant,
    async (query) => (await query('select action, actor, changed from audit_events order by at')).rows,
  )

describe('permissions for a company', () => {
  const staffOnly = [
    ['GET', () => base],
    ['POST', () => base],
    ['DELETE', () => at(company)],
    ['DELETE', () => base + randomUUID()],
    ['POST', () => `${at(company)}/restore`],
  ] as const

  it.each(['Viewer', 'Admin', 'Owner'] as const)(
    'do not let the role %s list, create, close or restore any',
    async (role) => {
      for (const [method, url] of staffOnly) {
        const body = method === 'POST' ? { name: 'x' } : undefined
        const answer = await company.people[role].send(method, url(), body)
        expect([answer.status, answer.json.code], `${method} ${url()}`).toEqual([403, 'platform_only'])
        expect((await world.anonymous.send(method, url(), body)).status).toBe(401)
      }
      expect((await god.send('GET', at(company))).json.data.status).toBe('active')
    },
  )

  it('let every member read their own, and show whether they own it', async () => {
    for (const [role, person] of Object.entries(company.people)) {
      const answer = await person.send('GET', at(company))
      expect([answer.status, answer.json.data.isOwner, answer.json.data.isSubscribed], role).toEqual([
        200,
        role === 'Owner',
        true,
      ])
    }
  })

  it('give the same 404 for another company and for one that does not exist', async () => {
    for (const person of [company.people.Owner, company.people.Viewer, await world.createPerson()]) {
      for (const uuid of [foreign.uuid, randomUUID(), 'nonsense']) {
        for (const [method, body] of [
          ['GET', undefined],
          ['PUT', { nonsense: true }],
        ] as const) {
          const answer = await person.send(method, base + uuid, body)
          expect([answer.status, answer.json.code], `${method} ${uuid}`).toEqual([404, 'not_found'])
          expect((await world.anonymous.send(method, base + uuid, body)).status).toBe(401)
        }
      }
    }
    expect((await god.send('GET', base + randomUUID())).status).toBe(404)
    expect((await god.send('PUT', base + randomUUID(), { name: 'x' })).status).toBe(404)
  })

  it.each(['Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const)(
    'do not let the role %s update it',
    async (role) => {
      const answer = await company.people[role].send('PUT', at(company), { name: 'Mine' })
      expect([answer.status, answer.json.code]).toEqual([422, 'permission_denied'])
    },
  )

  it('hide the markup from a Viewer or an Agent, here and in the account', async () => {
    await company.people.Admin.send('PUT', at(company), { defaults: { markupBps: 1234, taxBps: 500 } })
    for (const role of ['Viewer', 'Agent', 'Designer'] as const) {
      const expected = role === 'Designer' ? 1234 : null
      const person = company.people[role]
      expect((await person.send('GET', at(company))).json.data.defaults.markupBps, role).toBe(expected)
      const account = (await person.send('GET', '/v1/auth/account')).json.user.tenants[0]
      expect([account.uuid, account.defaults.markupBps], role).toEqual([company.uuid, expected])
    }
  })
})

describe('an Admin', () => {
  it('can update the company’s own fields, which the activity log shows', async () => {
    const own = await world.createCompany()
    const before = (await own.people.Admin.send('GET', at(own))).json.data
    const changes = {
      name: 'Dune & Delta',
      address: '1 Long Street\nCape Town',
      country: 'ZA',
      currency: 'ZAR',
      timezone: 'Africa/Johannesburg',
      units: 'imperial',
      defaults: {
        markupBps: 1500,
        taxBps: 1500,
        terms: paragraph('Pay in time.'),
        paymentSchedule: [
          { label: 'Deposit', percent: 30, daysBefore: null },
          { label: 'Rest', percent: 70, daysBefore: 60 },
        ],
        theme: 'classic',
      },
    }
    const answer = await own.people.Admin.send('PUT', at(own), { ...before, ...changes })
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    expect(answer.json.data).toMatchObject({ ...changes, rev: 2, slug: before.slug })
    expect(await getEvents(own.uuid)).toEqual([
      {
        action: 'tenant.update',
        actor: { kind: 'person', uuid: own.people.Admin.uuid, isVisiting: false },
        changed: expect.arrayContaining(Object.keys(changes)),
      },
    ])
    const account = (await own.people.Owner.send('GET', '/v1/auth/account')).json.user.tenants[0]
    expect(account).toEqual({ ...answer.json.data, isOwner: true })
    const stale = await own.people.Admin.send('PUT', at(own), { name: 'Old', rev: 1 })
    expect([stale.status, stale.json.current.name]).toEqual([412, 'Dune & Delta'])
  })

  it('can do so without a subscription', async () => {
    const lapsed = await world.createCompany({ isSubscribed: false })
    expect((await lapsed.people.Viewer.send('GET', at(lapsed))).json.data.isSubscribed).toBe(false)
    expect((await lapsed.people.Owner.send('PUT', at(lapsed), { name: 'Still ours' })).status).toBe(200)
  })

  it.each([
    ['slug', 'another-slug'],
    ['slug', 'Not A Slug'],
    ['status', 'suspended'],
    ['status', 'closed'],
    ['parent', randomUUID()],
    ['isSubscribed', false],
    ['isParentSubscribed', true],
    ['isOwner', true],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['deletedAt', '2020-01-01T00:00:00.000Z'],
    ['uuid', randomUUID()],
  ])('cannot change its %s to %o', async (name, value) => {
    const before = (await god.send('GET', at(company))).json.data
    const answer = await company.people.Admin.send('PUT', at(company), { [name]: value })
    expect([answer.status, answer.json.errors]).toEqual([
      422,
      { [name]: [{ code: 'read_only', message: expect.any(String) }] },
    ])
    expect((await god.send('GET', at(company))).json.data).toEqual(before)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ country: 'XX' }, 'country'],
    [{ currency: 'ABC' }, 'currency'],
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ units: 'ells' }, 'units'],
    [{ brand: { primary: 'red;}' } }, 'brand.primary'],
    [{ brand: { font: 'Comic Sans' } }, 'brand.font'],
    [{ defaults: { paymentSchedule: [{ label: 'Half', percent: 50 }] } }, 'defaults'],
    [{ defaults: { taxBps: 5001 } }, 'defaults.taxBps'],
    [{ colour: 'red' }, 'colour'],
    [{ toString: 'red' }, 'toString'],
  ])('gets an error that names the field for %o', async (body, field) => {
    const answer = await company.people.Admin.send('PUT', at(company), body)
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]])
  })
})

describe('the brand', () => {
  it('has readable text colours, which are calculated again whenever its colours change', async () => {
    const own = await world.createCompany()
    for (const [primary, secondary] of [
      ['#1f4d4a', '#b4703c'],
      ['#ffffff', '#000000'],
      ['#777777', '#ffee00'],
      ['#767676', '#8a8a8a'],
    ] as const) {
      const { brand } = (await own.people.Admin.send('GET', at(own))).json.data
      const answer = await own.people.Admin.send('PUT', at(own), { brand: { ...brand, primary, secondary } })
      expect(answer.status, JSON.stringify(answer.json)).toBe(200)
      const after = answer.json.data.brand
      expect(after).toMatchObject({ primary, secondary })
      expect(contrast(after.onPrimary, primary)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(after.onSecondary, secondary)).toBeGreaterThanOrEqual(4.5)
    }
    const rows = await world.inTenant(
      own.uuid,
      async (query) => (await query(`select brand->>'onPrimary' as ink from tenants where uuid = $1`, [own.uuid])).rows,
    )
    expect(contrast(rows[0].ink, '#767676')).toBeGreaterThanOrEqual(4.5)
  })

  it('can have an image of the company, which then cannot be deleted', async () => {
    const own = await world.createCompany()
    const [logo, theirs] = [await upload(own), await upload(foreign)]
    for (const uuid of [theirs.uuid, randomUUID()]) {
      const rejected = await own.people.Admin.send('PUT', at(own), { brand: { logo: uuid } })
      expect([rejected.status, rejected.json.errors['brand.logo'][0].code]).toEqual([422, 'reference_not_found'])
    }
    expect((await own.people.Admin.send('PUT', at(own), { brand: { logo: logo.uuid } })).status).toBe(200)
    const deletion = await own.people.Admin.send('DELETE', own.path(`media/${logo.uuid}`))
    expect([deletion.status, deletion.json.usedIn]).toEqual([
      409,
      [{ resource: 'tenant', uuid: own.uuid, title: 'Test Company' }],
    ])
    await expect(
      world.inTenant(own.uuid, (query) =>
        query(`update tenants set brand = brand || jsonb_build_object('logo', $2::text) where uuid = $1`, [
          own.uuid,
          theirs.uuid,
        ]),
      ),
    ).rejects.toThrow(/foreign key/)
  })
})

describe('the platform’s staff', () => {
  it('can create an empty company, and are marked as visitors in its activity log', async () => {
    const created = await make({ name: 'Großer Fluss', country: 'NA' })
    expect(created).toMatchObject({
      slug: expect.stringMatching(/^grosser-fluss/),
      status: 'active',
      parent: null,
      isSubscribed: false,
      isOwner: false,
      deletedAt: null,
      rev: 1,
    })
    const [event] = await getEvents(created.uuid)
    expect([event.action, event.actor]).toEqual(['tenant.create', { kind: 'person', uuid: god.uuid, isVisiting: true }])
    const itineraries = await god.send('GET', `/v1/${created.uuid}/itineraries/`)
    expect([itineraries.status, itineraries.json]).toMatchObject([200, { data: [] }])
  })

  it('give every company a unique slug, even if they create fifty at once', async () => {
    const tenants = await Promise.all(Array.from({ length: 50 }, () => make({ name: 'Same Name' })))
    expect(new Set(tenants.map((one) => one.slug)).size).toBe(50)
    const taken = await god.send('POST', base, { name: 'x', slug: tenants[0].slug })
    expect([taken.status, taken.json.errors.slug[0].code]).toEqual([409, 'already_taken'])
    const moved = await god.send('PUT', at(tenants[1]), { slug: tenants[0].slug })
    expect([moved.status, moved.json.errors.slug[0].code]).toEqual([409, 'already_taken'])
  })

  it.each([
    [{}, 'name'],
    [{ name: 'x', status: 'closed' }, 'status'],
    [{ name: 'x', isSubscribed: true }, 'isSubscribed'],
    [{ name: 'x', parent: randomUUID() }, 'parent'],
    [{ name: 'x', brand: { logo: randomUUID() } }, 'brand.logo'],
    [{ name: 'x', slug: 'No Slug' }, 'slug'],
    [{ name: 'x', owner: { email: 'a@example.test' } }, 'owner'],
  ])('cannot create one from %o', async (body, field) => {
    const answer = await god.send('POST', base, body)
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]])
  })

  it('can list, search and filter all companies', async () => {
    const name = `Zweig ${randomUUID().slice(0, 8)}`
    const created = await make({ name, country: 'AT', status: 'suspended' })
    for (const query of [`q=${encodeURIComponent(name.toLowerCase())}`, `q=${created.slug}`]) {
      const listed = (await god.send('GET', `${base}?${query}&country=AT&status=suspended&letter=Z`)).json
      expect([listed.meta.total, listed.data[0]]).toEqual([1, created])
    }
    // Other suites create companies at the same time.
    const { data } = (await god.send('GET', base)).json
    expect(data.map(({ uuid }: Json) => uuid)).toContain(created.uuid)
    const times: string[] = data.map(({ createdAt }: Json) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await god.send('GET', `${base}?colour=red`)).status).toBe(422)
  })

  it('can find a company by a word with one typing error, if nothing else matches', async () => {
    const created = await make({ name: 'Quixotika Overland Reisen' })
    const found = async (q: string) =>
      (await god.send('GET', `${base}?${new URLSearchParams({ q })}`)).json.data.map((one: Json) => one.uuid)
    for (const q of ['quixotiak', 'Quixotica reise', 'uixotika', 'overlnad quixotikka'])
      expect(await found(q), q).toEqual([created.uuid])
    for (const q of ['quixotiakk', 'quixotiak nobody', "quixotik' --"]) expect(await found(q), q).toEqual([])
  })

  it('can set slug, status and contact details, and a suspended company is closed to its members', async () => {
    const own = await world.createCompany()
    const slug = `renamed-${randomUUID()}`
    const answer = await god.send('PUT', at(own), { slug, status: 'suspended', email: 'hello@example.test' })
    expect(answer.json.data).toMatchObject({ slug, status: 'suspended', email: 'hello@example.test' })
    for (const path of [at(own), own.path('itineraries/')])
      expect((await own.people.Owner.send('GET', path)).status).toBe(404)
    expect((await getEvents(own.uuid))[0].actor.isVisiting).toBe(true)
    const closing = await god.send('PUT', at(own), { status: 'closed' })
    expect([closing.status, closing.json.allowed]).toEqual([409, ['active']])
    await god.send('PUT', at(own), { status: 'active' })
    expect((await own.people.Owner.send('GET', at(own))).status).toBe(200)
  })
})

describe('a closed company', () => {
  it('is inaccessible from the next request on, and unchanged when it is reopened', async () => {
    const own = await world.createCompany()
    const { Owner } = own.people
    const before = (await Owner.send('GET', at(own))).json.data
    const closed = await god.send('DELETE', at(own))
    expect([closed.status, closed.json.data.status, closed.json.data.deletedAt]).toEqual([
      200,
      'closed',
      expect.any(String),
    ])
    for (const [method, path] of [
      ['GET', at(own)],
      ['PUT', at(own)],
      ['GET', own.path('itineraries/')],
      ['POST', own.path('support/')],
    ] as const)
      expect((await Owner.send(method, path, method === 'GET' ? undefined : {})).status, `${method} ${path}`).toBe(404)
    expect((await Owner.send('GET', '/v1/auth/account')).json.user.tenants).toEqual([])
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await god.send(method, at(own), method === 'PUT' ? {} : undefined)).status, method).toBe(404)
    expect((await god.send('GET', `${at(own)}?binned=true`)).json.data.status).toBe('closed')
    const listed = async (query: string) =>
      (await god.send('GET', `${base}?perPage=96&${query}`)).json.data.some((row: Json) => row.uuid === own.uuid)
    expect([await listed('binned=true'), await listed('')]).toEqual([true, false])

    const restored = await god.send('POST', `${at(own)}/restore`)
    expect(restored.json.data).toMatchObject({ status: 'active', deletedAt: null, rev: 3 })
    const { rev: _1, updatedAt: _2, ...after } = (await Owner.send('GET', at(own))).json.data
    const { rev: _3, updatedAt: _4, ...expected } = before
    expect(after).toEqual(expected)
    expect((await getEvents(own.uuid)).map((event) => event.action)).toEqual(['tenant.remove', 'tenant.restore'])
  })
})

describe('a parent', () => {
  it('gives its children its subscription and nothing else', async () => {
    const parent = await world.createCompany()
    const child = await world.createCompany({ isSubscribed: false })
    expect((await child.people.Owner.send('POST', child.path('destinations/'), { name: 'x' })).status).toBe(402)
    const answer = await god.send('PUT', at(child), { parent: parent.uuid })
    expect(answer.json.data).toMatchObject({ parent: parent.uuid, isSubscribed: false, isParentSubscribed: true })
    expect((await child.people.Owner.send('POST', child.path('destinations/'), { name: 'x' })).status).toBe(201)
    for (const [person, other] of [
      [parent.people.Owner, child],
      [child.people.Owner, parent],
    ] as const) {
      expect((await person.send('GET', at(other))).status).toBe(404)
      expect((await person.send('PUT', at(other), {})).status).toBe(404)
      expect((await person.send('GET', other.path('destinations/'))).status).toBe(404)
    }
  })

  it('has no parent itself, its child has no children, and no company is its own parent', async () => {
    const [top, middle, low] = [await make(), await make(), await make()]
    const put = (child: Json, parent: Json) => god.send('PUT', at(child), { parent: parent.uuid })
    expect((await put(middle, top)).status).toBe(200)
    for (const [child, parent] of [
      [low, middle],
      [top, low],
      [low, low],
    ]) {
      const answer = await put(child, parent)
      expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ['parent']])
    }
    expect((await god.send('PUT', at(middle), { parent: null })).json.data.parent).toBeNull()
    expect((await god.send('POST', base, { name: 'Child', parent: top.uuid })).status).toBe(201)
    await god.send('DELETE', at(low))
    expect((await put(middle, low)).json.errors.parent[0].code).toBe('reference_not_found')
  })

  it('is only one of two companies when both become the other’s parent at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await make(), await make()]
      const answers = await Promise.all([
        god.send('PUT', at(a), { parent: b.uuid }),
        god.send('PUT', at(b), { parent: a.uuid }),
      ])
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422])
    }
  })
})
