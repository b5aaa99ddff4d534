import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
let other: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  other = await world.createCompany()
})
afterAll(() => world.close())

const create = async (of: Company, plural: string, body: unknown) => {
  const answer = await of.people.Designer.send('POST', of.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

describe('a record', () => {
  it('is created with its initial values, read back the same, and counted', async () => {
    const lodge = await create(company, 'accommodations', {
      name: '  Dune  Camp ',
      type: 'camp',
      location: { label: 'Sesriem', lat: -24.49, lng: 15.8 },
    })
    expect(lodge).toMatchObject({
      name: 'Dune  Camp',
      rev: 1,
      tenant: company.uuid,
      stars: null,
      rooms: [],
      tags: [],
      deletedAt: null,
    })
    expect(lodge.createdBy).toBe(company.people.Designer.uuid)
    const read = await company.people.Viewer.send('GET', company.path(`accommodations/${lodge.uuid}`))
    expect(read.json.data).toEqual(lodge)
    expect(read.headers.get('etag')).toBe('"1"')
    const counts = await company.people.Viewer.send('GET', company.path('resource-count'))
    expect(counts.json.data.accommodations).toBe(1)
  })

  it('changes only the fields that are sent, and null clears a field', async () => {
    const lodge = await create(company, 'accommodations', {
      name: 'Change me',
      teaser: 'words',
      stars: 4.5,
      tags: ['a'],
    })
    const changed = await company.people.Designer.send('PUT', company.path(`accommodations/${lodge.uuid}`), {
      teaser: null,
      tags: null,
      stars: 5,
    })
    expect(changed.json.data).toMatchObject({ name: 'Change me', teaser: null, tags: [], stars: 5, rev: 2 })
  })

  it('keeps its revision when nothing changes', async () => {
    const lodge = await create(company, 'accommodations', { name: 'Same' })
    const same = await company.people.Designer.send('PUT', company.path(`accommodations/${lodge.uuid}`), lodge)
    expect(same.status, JSON.stringify(same.json)).toBe(200)
    expect(same.json.data).toEqual(lodge)
  })

  it('rejects a stale write with the current version, and writes nothing', async () => {
    const lodge = await create(company, 'accommodations', { name: 'First' })
    await company.people.Designer.send('PUT', company.path(`accommodations/${lodge.uuid}`), { name: 'Second' })
    for (const send of [
      () => company.people.Manager.send('PUT', company.path(`accommodations/${lodge.uuid}`), { name: 'Third', rev: 1 }),
      () =>
        company.people.Manager.send(
          'PUT',
          company.path(`accommodations/${lodge.uuid}`),
          { name: 'Third' },
          { 'if-match': '"1"' },
        ),
    ]) {
      const stale = await send()
      expect(stale.status).toBe(412)
      expect(stale.json).toMatchObject({ code: 'stale', current: { name: 'Second', rev: 2 } })
    }
  })

  it('rejects read-only fields by name, and accepts them unchanged', async () => {
    const lodge = await create(company, 'accommodations', { name: 'Fixed' })
    const touched = await company.people.Admin.send('PUT', company.path(`accommodations/${lodge.uuid}`), {
      tenant: other.uuid,
      name: 'Fixed!',
    })
    expect(touched.status).toBe(422)
    expect(touched.json.errors).toEqual({ tenant: [{ code: 'read_only', message: expect.any(String) }] })
    const posted = await company.people.Admin.send('POST', company.path('accommodations'), {
      name: 'x',
      createdBy: company.people.Admin.uuid,
    })
    expect(posted.json.errors).toHaveProperty('createdBy')
  })

  it('can be moved to the bin and restored', async () => {
    const walk = await create(company, 'excursions', { name: 'Dune walk', durationMin: 90 })
    const before = await company.people.Admin.send('GET', company.path('resource-count'))
    const removed = await company.people.Designer.send('DELETE', company.path(`excursions/${walk.uuid}`))
    expect(removed.json.data.deletedAt).toMatch(/Z$/)
    expect((await company.people.Designer.send('GET', company.path(`excursions/${walk.uuid}`))).status).toBe(404)
    expect(
      (await company.people.Designer.send('GET', company.path(`excursions/${walk.uuid}?binned=true`))).json.data.uuid,
    ).toBe(walk.uuid)
    expect((await company.people.Designer.send('GET', company.path('excursions/?binned=true'))).json.data).toHaveLength(
      1,
    )
    const between = await company.people.Admin.send('GET', company.path('resource-count'))
    expect(between.json.data.excursions).toBe(before.json.data.excursions - 1)
    const restored = await company.people.Designer.send('POST', company.path(`excursions/${walk.uuid}/restore`))
    expect(restored.json.data.deletedAt).toBeNull()
    const after = await company.people.Admin.send('GET', company.path('resource-count'))
    expect(after.json.data).toEqual(before.json.data)
  })

  it('writes an audit event in the same transaction', async () => {
    const place = await create(company, 'destinations', { name: 'Damaraland', kind: 'region' })
    await company.people.Manager.send('PUT', company.path(`destinations/${place.uuid}`), {
      highlights: ['Desert elephants'],
    })
    const events = await world.inTenant(
      company.uuid,
      async (query) =>
        (await query('select action, actor, changed from audit_events where target = $1 order by uuid', [place.uuid]))
          .rows,
    )
    expect(events).toMatchObject([
      { action: 'destination.create', actor: { uuid: company.people.Designer.uuid } },
      { action: 'destination.update', actor: { uuid: company.people.Manager.uuid }, changed: ['highlights'] },
    ])
  })
})

describe('a request without permission', () => {
  it('gets 422 permission_denied for what the role may see, and 404 for what it may not', async () => {
    const lodge = await create(company, 'accommodations', { name: 'Look only' })
    for (const [method, path, body] of [
      ['POST', 'accommodations', { name: 'No' }],
      ['PUT', `accommodations/${lodge.uuid}`, { name: 'No' }],
      ['DELETE', `accommodations/${lodge.uuid}`, undefined],
    ] as const) {
      const answer = await company.people.Viewer.send(method, company.path(path), body)
      expect(answer.status, `${method} ${path}`).toBe(422)
      expect(answer.json.code).toBe('permission_denied')
    }
  })

  it('gets the same response for another company’s id as for a random one', async () => {
    const foreign = await create(other, 'accommodations', { name: 'Not yours' })
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const [answer, random] = await Promise.all(
        [foreign.uuid, '0193b0a0-0000-7000-8000-000000000000'].map((uuid) =>
          company.people.Admin.send(
            method,
            company.path(`accommodations/${uuid}`),
            method === 'PUT' ? { name: 'Mine' } : undefined,
          ),
        ),
      )
      expect(answer?.status).toBe(404)
      expect({ ...answer?.json, requestId: '' }).toEqual({ ...random?.json, requestId: '' })
    }
    expect((await other.people.Viewer.send('GET', other.path(`accommodations/${foreign.uuid}`))).json.data.name).toBe(
      'Not yours',
    )
    expect((await company.people.Admin.send('GET', other.path('accommodations/'))).status).toBe(404)
  })

  it('gets 401 without a token, and a company without a subscription can read but not write', async () => {
    expect((await world.anonymous.send('GET', company.path('accommodations/'))).status).toBe(401)
    const lapsed = await world.createCompany({ isSubscribed: false })
    expect((await lapsed.people.Designer.send('GET', lapsed.path('accommodations/'))).status).toBe(200)
    const rejected = await lapsed.people.Designer.send('POST', lapsed.path('accommodations/'), { name: 'No' })
    expect([rejected.status, rejected.json.code]).toEqual([402, 'subscription_required'])
    const child = await world.createCompany({ isSubscribed: false, parent: company.uuid })
    expect((await child.people.Designer.send('POST', child.path('accommodations/'), { name: 'Covered' })).status).toBe(
      201,
    )
  })
})

describe('bad input', () => {
  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

  it.each([
    ['an unknown field', { name: 'x', nmae: 'y' }, 'nmae', 'unknown_field'],
    ['a missing field', { teaser: 'x' }, 'name', 'required'],
    ['a wrong type', { name: 7 }, 'name', 'invalid_type'],
    [
      'a wrong type in a nested field',
      { name: 'x', rooms: [{ name: 'Suite', maxAdults: '2' }] },
      'rooms.0.maxAdults',
      'invalid_type',
    ],
    ['a NUL byte', { name: 'x\0y' }, 'name', 'invalid_value'],
    ['a lone surrogate', { name: 'x\ud800y' }, 'name', 'invalid_value'],
    ['a text too long', { name: 'x'.repeat(161) }, 'name', 'too_long'],
    ['a blank name', { name: '   ' }, 'name', 'too_short'],
    ['half a position', { name: 'x', location: { label: 'x', lat: 1 } }, 'location', 'invalid_value'],
    ['HTML for rich text', { name: 'x', description: '<b>x</b>' }, 'description', 'invalid_type'],
    [
      'a script link',
      {
        name: 'x',
        description: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
            },
          ],
        },
      },
      'description.content.0.content.0.marks.0.attrs.href',
      'invalid_value',
    ],
    ['a field too deep', { name: 'x', rooms: nested(200) }, 'rooms.0.0.0', 'too_deep'],
    [
      'an unknown currency',
      { name: 'x', priceFrom: { amount: 1, currency: 'XXQ' } },
      'priceFrom.currency',
      'invalid_value',
    ],
    ['a float amount', { name: 'x', priceFrom: { amount: 1.5, currency: 'EUR' } }, 'priceFrom.amount', 'invalid_type'],
    ['stars between steps', { name: 'x', stars: 4.3 }, 'stars', 'invalid_value'],
  ])('%s gets 422 with the field', async (_what, body, field, code) => {
    const before = await company.people.Designer.send('GET', company.path('resource-count'))
    const answer = await company.people.Designer.send('POST', company.path('accommodations/'), body)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.json.errors[field]?.[0]?.code, JSON.stringify(answer.json.errors)).toBe(code)
    expect((await company.people.Designer.send('GET', company.path('resource-count'))).json).toEqual(before.json)
  })

  it('another company’s uuid is rejected with its path, in every field', async () => {
    const foreign = await create(other, 'destinations', { name: 'Elsewhere' })
    const answer = await company.people.Designer.send('POST', company.path('accommodations/'), {
      name: 'x',
      destination: foreign.uuid,
      rooms: [{ name: 'Suite', media: [{ media: foreign.uuid }] }],
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.errors).toSorted()).toEqual(['destination', 'rooms.0.media.0.media'])
    const random = await company.people.Designer.send('POST', company.path('accommodations/'), {
      name: 'x',
      destination: '0193b0a0-0000-7000-8000-000000000000',
    })
    expect(random.json.errors.destination).toEqual(answer.json.errors.destination)
  })

  it('another company’s uuid is rejected by the database too', async () => {
    const foreign = await create(other, 'destinations', { name: 'Elsewhere' })
    const lodge = await create(company, 'accommodations', { name: 'x' })
    await expect(
      world.inTenant(company.uuid, (query) =>
        query('update accommodations set destination = $1 where uuid = $2', [foreign.uuid, lodge.uuid]),
      ),
    ).rejects.toThrow(/foreign key/)
  })

  it('invalid JSON gets 400, too large a body 413, another content type 415, another method 405', async () => {
    const { Designer } = company.people
    const path = company.path('accommodations/')
    const json = { 'content-type': 'application/json' }
    expect((await Designer.sendRaw('POST', path, { raw: '{"name": "x"', headers: json })).status).toBe(400)
    expect(
      (await Designer.sendRaw('POST', path, { raw: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), headers: json }))
        .status,
    ).toBe(400)
    expect(
      (await Designer.sendRaw('POST', path, { raw: `{"name": "${'x'.repeat(4_000_000)}"}`, headers: json })).status,
    ).toBe(413)
    expect(
      (await Designer.sendRaw('POST', path, { raw: '<name>x</name>', headers: { 'content-type': 'text/xml' } })).status,
    ).toBe(415)
    expect((await Designer.send('PATCH', path, { name: 'x' })).status).toBe(405)
    expect((await Designer.send('GET', company.path('nothings/'))).status).toBe(404)
  })

  it('an unknown or invalid query parameter is reported by name', async () => {
    const { Designer } = company.people
    for (const [query, field] of [
      ['colour=red', 'colour'],
      ['page=0', 'page'],
      ['perPage=25', 'perPage'],
      ['sort=price', 'sort'],
      ['letter=aa', 'letter'],
      ['type=castle', 'type.0'],
      ['destination=nothing', 'destination.0'],
    ]) {
      const answer = await Designer.send('GET', company.path(`accommodations/?${query}`))
      expect(answer.status, query).toBe(422)
      expect(answer.json.errors, query).toHaveProperty([field ?? ''])
    }
  })

  it('a key that pollutes prototypes is rejected, and has no effect', async () => {
    const answer = await company.people.Designer.sendRaw('POST', company.path('accommodations/'), {
      raw: '{"name": "x", "__proto__": {"isAdmin": true}}',
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.json.code]).toEqual([400, 'malformed'])
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })
})

describe('a list', () => {
  let filled: Company
  beforeAll(async () => {
    filled = await world.createCompany()
    for (const [index, name] of ['Ámbar Lodge', 'amber house', 'Zebra Camp', '7 Seas', 'Étoile'].entries()) {
      await create(filled, 'accommodations', {
        name,
        type: index % 2 ? 'lodge' : 'camp',
        tags: index < 2 ? ['first'] : [],
      })
    }
  })
  const names = async (query: string) =>
    (await filled.people.Viewer.send('GET', filled.path(`accommodations/?${query}`))).json.data.map(
      (one: { name: string }) => one.name,
    )

  it('is sorted newest first and describes its page', async () => {
    const answer = await filled.people.Viewer.send('GET', filled.path('accommodations/?perPage=12'))
    expect(answer.json.data[0].name).toBe('Étoile')
    expect(answer.json.meta).toEqual({
      page: 1,
      perPage: 12,
      pageCount: 1,
      total: 5,
      totalIsEstimate: false,
      from: 1,
      to: 5,
    })
    expect(answer.json.links).toEqual({
      first: expect.stringContaining('page=1'),
      prev: null,
      next: null,
      last: expect.stringContaining('perPage=12'),
    })
  })

  it('sorts by title without accents and case, and filters by letter, field, tag and words', async () => {
    expect(await names('sort=name')).toEqual(['7 Seas', 'Ámbar Lodge', 'amber house', 'Étoile', 'Zebra Camp'])
    expect(await names('sort=name&letter=A')).toEqual(['Ámbar Lodge', 'amber house'])
    expect(await names('letter=%23')).toEqual(['7 Seas'])
    expect(await names('sort=name&type=lodge')).toEqual(['7 Seas', 'amber house'])
    expect(await names('sort=name&tag=first')).toEqual(['Ámbar Lodge', 'amber house'])
    expect(await names('q=etoi')).toEqual(['Étoile'])
    expect(await names('q=LODGE%20amb')).toEqual(['Ámbar Lodge'])
    expect(await names('q=%25')).toEqual([])
  })

  it('is empty beyond its end and still has its total', async () => {
    const answer = await filled.people.Viewer.send('GET', filled.path('accommodations/?page=9'))
    expect(answer.json).toMatchObject({ data: [], meta: { total: 5, from: null, to: null } })
  })
})
