import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const at = (itinerary: Json, rest = '') => company.path(`itineraries/${itinerary.uuid}${rest}`)
const create = async (fields: object = {}, person = company.people.Designer): Promise<Json> => {
  const answer = await person.send('POST', company.path('itineraries/'), { title: 'First', ...fields })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const save = async (itinerary: Json, fields: object, person = company.people.Designer): Promise<Json> =>
  (await person.send('PUT', at(itinerary), { ...fields }, { 'if-match': '*' })).json.data
const name = (itinerary: Json, label: unknown, person: Person = company.people.Designer) =>
  person.send('POST', at(itinerary, '/revisions'), { label })
const restore = (itinerary: Json, n: number | string, body?: unknown, person: Person = company.people.Designer) =>
  person.send('POST', at(itinerary, `/revisions/${n}/restore`), body)
const list = async (itinerary: Json, query = '', person: Person = company.people.Designer) =>
  (await person.send('GET', at(itinerary, `/revisions${query}`))).json

describe('the revisions of an itinerary', () => {
  it('are listed newest first with their author, in pages, and reject invalid parameters', async () => {
    const itinerary = await create()
    for (let n = 1; n <= 13; n += 1) await name(itinerary, `Version ${n}`)
    const page = await list(itinerary, '?perPage=12&page=2')
    expect(page.data.map((one: Json) => one.n)).toEqual([2, 1])
    expect(page.meta).toMatchObject({ total: 14, pageCount: 2, from: 13, to: 14 })
    expect(page.links.prev).toContain('page=1')
    const [newest] = (await list(itinerary)).data
    expect(newest).toEqual({
      n: 14,
      kind: 'named',
      label: 'Version 13',
      author: { uuid: company.people.Designer.uuid, name: 'Test Person' },
      at: expect.any(String),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    for (const query of ['?perPage=13', '?page=0', '?q=x', '?page=1&page=2'])
      expect((await list(itinerary, query)).status, query).toBe(422)
  })

  it('can be named, with a label, by members who may edit the itinerary', async () => {
    const itinerary = await create()
    const created = await name(itinerary, '  As agreed ')
    expect([created.status, created.json.data.label, created.json.data.n]).toEqual([201, 'As agreed', 2])
    expect((await name(itinerary, '')).status).toBe(422)
    expect((await name(itinerary, 'x', company.people.Viewer)).json.code).toBe('permission_denied')
    expect((await name(itinerary, 'x', company.people.Agent)).status).toBe(404)
  })

  it('that do not exist are 404, in any format of their number', async () => {
    const itinerary = await create()
    for (const n of ['2', '0', '-1', 'x', '1.5', '99999999999']) {
      expect((await company.people.Designer.send('GET', at(itinerary, `/revisions/${n}`))).status, n).toBe(404)
      expect((await restore(itinerary, n, { colour: 'red' })).status, n).toBe(404)
    }
  })
})

describe('restoring a revision', () => {
  it('restores the document as a new revision, but not status and publication', async () => {
    const itinerary = await create({
      days: [],
      segments: [{ uuid: crypto.randomUUID(), day: 0, kind: 'note', title: 'Old' }],
    })
    await name(itinerary, 'Good')
    await save(itinerary, { title: 'Second', segments: [], status: 'lost', statusReason: 'No' })
    const answer = await restore(itinerary, 2)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    expect(answer.json.data).toMatchObject({ title: 'First', segments: [{ title: 'Old' }], status: 'lost' })
    expect(answer.headers.get('etag')).toBe(`"${answer.json.data.rev}"`)
    const { data } = await list(itinerary)
    expect(data.map((one: Json) => one.kind)).toEqual(['restored', 'auto', 'named', 'auto'])
    expect(data[0].label).toBe('Version 2 restored')
    expect(data[0].sha256).toBe(data[2].sha256)
    expect((await company.people.Designer.send('GET', at(itinerary, '/revisions/3'))).json.data.snapshot.title).toBe(
      'Second',
    )
  })

  it('rejects a stale version', async () => {
    const itinerary = await create()
    expect((await restore(itinerary, 1, { rev: 9 })).status).toBe(412)
    const header = await company.people.Designer.send(
      'POST',
      at(itinerary, '/revisions/1/restore'),
      {},
      { 'if-match': '"9"' },
    )
    expect(header.status).toBe(412)
    expect((await restore(itinerary, 1, { rev: 1 })).status).toBe(200)
  })

  it('works when referenced records are in the bin, and leaves out those that were deleted', async () => {
    const { Owner, Designer } = company.people
    const post = async (path: string, body: unknown): Promise<Json> =>
      (await Owner.send('POST', company.path(path), body)).json.data
    const [client, place, page, camp] = [
      await post('contacts', { givenName: 'Leaves' }),
      await post('destinations', { name: 'Leaves' }),
      await post('company-pages', { title: 'Binned' }),
      await post('accommodations', { name: 'Leaves' }),
    ]
    const picture = await upload(company)
    const itinerary = await create({
      client: client.uuid,
      travellers: [{ contact: client.uuid }],
      pages: [page.uuid],
      cover: { media: picture.uuid },
      gallery: [{ media: picture.uuid }],
      segments: [
        {
          uuid: crypto.randomUUID(),
          kind: 'fee',
          title: 'Fee',
          source: { resource: 'accommodation', uuid: camp.uuid, rev: 1 },
        },
      ],
    })
    await save(itinerary, { days: [{ ...itinerary.days[0], destination: place.uuid }] })
    await name(itinerary, 'Full')
    const without = { client: null, travellers: [], pages: [], cover: null, gallery: [], segments: [] }
    await save(itinerary, { ...without, days: [{ ...itinerary.days[0], destination: null }] })
    await Designer.send('DELETE', company.path(`company-pages/${page.uuid}`))
    await world.inTenant(company.uuid, async (query) => {
      await query('delete from contacts where uuid = $1', [client.uuid])
      await query('delete from destinations where uuid = $1', [place.uuid])
      await query('delete from media where uuid = $1', [picture.uuid])
      await query('delete from accommodations where uuid = $1', [camp.uuid])
    })
    const answer = await restore(itinerary, 2)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    expect(answer.json.data).toMatchObject({
      client: null,
      travellers: [],
      pages: [page.uuid],
      cover: null,
      gallery: [],
      days: [{ destination: null }],
      segments: [{ title: 'Fee', source: null }],
    })
    expect((await Designer.send('PUT', at(itinerary), { ...answer.json.data, subtitle: 'Goes on' })).status).toBe(200)
  })

  it('keeps the current reference if another itinerary uses the old one now', async () => {
    const reference = crypto.randomUUID().slice(0, 20)
    const itinerary = await create({ reference })
    await name(itinerary, 'With reference')
    await save(itinerary, { reference: null })
    await create({ reference })
    const answer = await restore(itinerary, 2)
    expect([answer.status, answer.json.data.reference]).toEqual([200, null])
  })
})

describe('a user who may not see net prices and suppliers', () => {
  it('does not find them in a snapshot, but restoring brings back those of the revision', async () => {
    const { Agent, Owner } = company.people
    const supplier = (await Owner.send('POST', company.path('suppliers/'), { name: 'Hidden' })).json.data
    const uuid = crypto.randomUUID()
    const segment = {
      uuid,
      kind: 'fee',
      title: 'Fee',
      net: { amount: 88_321, currency: 'EUR' },
      supplier: supplier.uuid,
    }
    const itinerary = await create({ owner: Agent.uuid, markupBps: 777, segments: [segment] }, Owner)
    await name(itinerary, 'Dear', Owner)
    await save(itinerary, { markupBps: 5, segments: [{ ...itinerary.segments[0], net: null, supplier: null }] }, Owner)
    const seen = await Agent.send('GET', at(itinerary, '/revisions/2'))
    expect(seen.json.data.snapshot).toMatchObject({ markupBps: 0, segments: [{ net: null, supplier: null }] })
    expect(JSON.stringify(seen.json)).not.toMatch(new RegExp(`88321|:777\\b|${supplier.uuid}`))
    const restored = await restore(itinerary, 2, {}, Agent)
    expect(restored.status, JSON.stringify(restored.json)).toBe(200)
    expect(JSON.stringify(restored.json)).not.toContain('88321')
    const stored = (await Owner.send('GET', at(itinerary))).json.data
    expect(stored).toMatchObject({
      markupBps: 777,
      owner: Agent.uuid,
      segments: [{ net: segment.net, supplier: supplier.uuid }],
    })
  })

  it('gets no hash of a snapshot with hidden fields, as it could be used to guess prices', async () => {
    const { Agent, Designer, Finance } = company.people
    const itinerary = await create({ owner: Agent.uuid })
    const getHashes = async (person: Person) => [
      (await list(itinerary, '', person)).data[0].sha256,
      (await person.send('GET', at(itinerary, '/revisions/1'))).json.data.sha256,
    ]
    expect(await getHashes(Agent)).toEqual([null, null])
    expect(await getHashes(company.people.Viewer)).toEqual([null, null])
    expect((await name(itinerary, 'Mine', Agent)).json.data.sha256).toBeNull()
    for (const person of [Designer, Finance])
      expect(await getHashes(person)).toEqual([expect.any(String), expect.any(String)])
  })
})

describe('an Agent', () => {
  it('sees and restores only contacts that they may read', async () => {
    const { Agent, Owner } = company.people
    const contact = async (owner: string): Promise<Json> =>
      (await Owner.send('POST', company.path('contacts'), { givenName: 'Once there', owner })).json.data
    const [foreign, own, present] = [await contact(Owner.uuid), await contact(Agent.uuid), await contact(Owner.uuid)]
    const itinerary = await create({
      owner: Agent.uuid,
      client: foreign.uuid,
      travellers: [{ contact: foreign.uuid }, { contact: own.uuid }, { contact: present.uuid }],
    })
    await name(itinerary, 'Full')
    await save(itinerary, { client: null, travellers: [{ contact: present.uuid }] })
    const seen = (await Agent.send('GET', at(itinerary, '/revisions/2'))).json.data.snapshot
    const answer = await restore(itinerary, 2, {}, Agent)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    for (const state of [seen, answer.json.data]) {
      expect(state.client).toBeNull()
      expect(state.travellers.map((one: Json) => one.contact)).toEqual([own.uuid, present.uuid])
    }
    expect((await Agent.send('GET', company.path(`contacts/${foreign.uuid}`))).status).toBe(404)
    expect((await Owner.send('GET', at(itinerary, '/revisions/2'))).json.data.snapshot.client).toBe(foreign.uuid)
  })
})

describe('a locked price', () => {
  it('stays when an older revision is restored', async () => {
    const segment = { uuid: crypto.randomUUID(), kind: 'fee', title: 'Guess', net: { amount: 1, currency: 'EUR' } }
    const itinerary = await create({ segments: [segment] })
    await name(itinerary, 'Guessed')
    const agreed = { net: { amount: 9, currency: 'EUR' }, quantity: 3, unit: 'per_person', markupBps: 5, taxBps: 6 }
    await save(itinerary, { segments: [{ ...itinerary.segments[0], ...agreed, title: 'Agreed', priceLocked: true }] })
    const back = (await restore(itinerary, 2)).json.data
    expect(back.segments).toEqual([{ ...itinerary.segments[0], ...agreed, priceLocked: true }])
  })
})
