import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

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
  const answer = await of.people.Manager.send('POST', of.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const search = async (person: Person, q: string, more = ''): Promise<Json[]> => {
  const answer = await person.send('GET', company.path(`search?q=${encodeURIComponent(q)}${more}`))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const found = async (person: Person, q: string) =>
  (await search(person, q)).map((hit) => `${hit.resource} ${hit.title}`)

describe('the search over everything', () => {
  beforeAll(async () => {
    await create(company, 'destinations', { name: 'Okavango', location: { label: 'Delta', region: 'North-West' } })
    await create(company, 'accommodations', { name: 'Okavango River Camp', location: { label: 'Shakawe' } })
    await create(company, 'excursions', { name: 'Mokoro on the Okavango' })
    await create(company, 'suppliers', { name: 'Okavango Air', legalName: 'Okavango Air (Pty) Ltd' })
    await create(company, 'contacts', { organisation: 'Okavango Friends', emails: ['hello@friends.example'] })
    await create(company, 'guides', { title: 'Packing for the Okavango' })
    await create(company, 'company-pages', { title: 'Why Okavango' })
    await create(company, 'itineraries', {
      title: 'Okavango in May',
      reference: 'OKA-1',
      owner: company.people.Agent.uuid,
    })
    await create(company, 'itineraries', { title: 'Okavango mould', isTemplate: true, status: null })
    await create(company, 'itineraries', { title: 'Okavango for others' })
    await create(other, 'destinations', { name: 'Okavango of the canary' })
  })

  it('finds every resource, best match first, with its type and a detail', async () => {
    const hits = await search(company.people.Admin, 'okavango')
    expect(hits[0]).toMatchObject({ resource: 'destination', title: 'Okavango', detail: 'North-West' })
    expect(new Set(hits.map((hit) => hit.resource))).toEqual(
      new Set([
        'destination',
        'accommodation',
        'excursion',
        'supplier',
        'contact',
        'guide',
        'company-page',
        'itinerary',
      ]),
    )
    expect(hits.find((hit) => hit.title === 'Okavango mould')).toMatchObject({
      resource: 'itinerary',
      isTemplate: true,
    })
    expect(hits.find((hit) => hit.title === 'Okavango in May')).toMatchObject({ detail: 'OKA-1', isTemplate: false })
    expect(hits.find((hit) => hit.resource === 'accommodation')).not.toHaveProperty('isTemplate')
    const last = hits.slice(-3).map((hit) => hit.title)
    expect(last).toEqual(expect.arrayContaining(['Why Okavango', 'Packing for the Okavango', 'Mokoro on the Okavango']))
  })

  it('shows the image of a record that has one, to those who may see images', async () => {
    const { Owner, Viewer } = company.people
    const { uuid: media, sha256 } = await upload(company, { alt: 'Falls' }, await jpeg(1200, 800))
    await create(company, 'guides', { title: 'Zambezi by canoe', cover: { media } })
    await create(company, 'destinations', { name: 'Zambezi', media: [{ media }] })
    await create(company, 'suppliers', { name: 'Zambezi Air' })
    const hits = await search(Owner, 'zambezi')
    expect(
      hits.map(({ title, thumbnail }) => [title, thumbnail && new URL(thumbnail.url).pathname.split('/').at(-2)]),
    ).toEqual(
      expect.arrayContaining([
        ['Zambezi', sha256],
        ['Zambezi by canoe', sha256],
        ['Zambezi Air', null],
      ]),
    )
    expect((await search(Viewer, 'zambezi'))[0]?.thumbnail.url).toContain(`/${sha256}/480.webp?`)
  })

  it('tolerates typing errors', async () => {
    expect(await found(company.people.Admin, 'okavagno')).toContain('destination Okavango')
    expect(await found(company.people.Admin, 'oka-1')).toEqual(['itinerary Okavango in May'])
  })

  it('finds only what a member may read', async () => {
    expect(await found(company.people.Viewer, 'okavango')).not.toContain('supplier Okavango Air')
    const agent = await found(company.people.Agent, 'okavango')
    expect(agent).toContain('itinerary Okavango in May')
    for (const hidden of [
      'itinerary Okavango for others',
      'itinerary Okavango mould',
      'contact Okavango Friends',
      'supplier Okavango Air',
    ])
      expect(agent).not.toContain(hidden)
    for (const person of Object.values(company.people)) {
      expect(await search(person, 'canary')).toEqual([])
      expect(await search(person, 'canray')).toEqual([])
    }
  })

  it('does not find records in the bin', async () => {
    const gone = await create(company, 'destinations', { name: 'Atlantis' })
    expect(await found(company.people.Viewer, 'atlantis')).toEqual(['destination Atlantis'])
    await company.people.Manager.send('DELETE', company.path(`destinations/${gone.uuid}`))
    expect(await found(company.people.Viewer, 'atlantis')).toEqual([])
  })

  it('finds nothing for empty input, and treats malicious input as plain words', async () => {
    for (const q of ['', '  ', `'`, ':*', '&', '\\', '"', '=type=camp', '🏜️', 'x'.repeat(200)])
      expect(await search(company.people.Admin, q), q).toEqual([])
    expect((await company.people.Admin.send('GET', company.path('search'))).json).toEqual({ data: [] })
    expect(await found(company.people.Admin, `okavango'; may --`)).toEqual(['itinerary Okavango in May'])
  })

  it('returns few records of each resource, and rejects invalid parameters', async () => {
    for (let n = 0; n < 8; n += 1) await create(company, 'destinations', { name: `Manifold ${n}` })
    expect(await search(company.people.Admin, 'manifold')).toHaveLength(5)
    expect(await search(company.people.Admin, 'okavango', '&perPage=2')).toHaveLength(2)
    for (const [query, field] of [
      ['q=x&page=2', 'page'],
      ['q=x&perPage=0', 'perPage'],
      ['q=x&perPage=many', 'perPage'],
      [`q=${'x'.repeat(201)}`, 'q'],
      ['q=a&q=b', 'q'],
    ] as const) {
      const answer = await company.people.Admin.send('GET', company.path(`search?${query}`))
      expect(answer.status, query).toBe(422)
      expect(Object.keys(answer.json.errors), query).toContain(field)
    }
  })
})
