import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatements } from '../../test/get-statements.ts'
import { makeKey } from '../../test/key-sender.ts'
import { jpeg, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const create = async (plural: string, body: unknown, person = company.people.Manager): Promise<string> => {
  const answer = await person.send('POST', company.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const put = async (path: string, body: unknown) => {
  const answer = await company.people.Manager.send('PUT', company.path(path), body, { 'if-match': '*' })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
}
const rowsOf = async (path: string, person: Person = company.people.Manager): Promise<Json[]> => {
  const answer = await person.send('GET', company.path(path))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const rowOf = async (plural: string, uuid: string, person?: Person): Promise<Json> =>
  (await rowsOf(plural, person)).find((row) => row.uuid === uuid)
const image = async (values: Record<string, string>, width = 1200): Promise<Json> =>
  upload(company, values, await jpeg(width, 800))

/** The thumbnail of an image. */
const imageOf = ({ sha256 }: Json, width = 480) => ({ url: expect.stringContaining(`/${sha256}/${width}.webp?`) })

describe('the thumbnail of a row', () => {
  it('is the first usable image, 480 pixels wide, whose URL loads without a token', async () => {
    const [gone, dunes] = [
      await image({ alt: 'Gone' }),
      await image({ alt: 'Dunes', focal: JSON.stringify({ x: 0.2, y: 0.8 }) }),
    ]
    const link = await create('media', { kind: 'video_link', filename: 'film', link: 'https://example.com/film' })
    const media = [{ media: gone.uuid }, { media: link }, { media: dunes.uuid }]
    const uuid = await create('accommodations', { name: 'With images', media })
    expect((await rowOf('accommodations', uuid)).thumbnail).toMatchObject(imageOf(gone))
    await company.rows('update media set deleted_at = now() where tenant = $1 and uuid = $2', [company.uuid, gone.uuid])
    const { thumbnail } = await rowOf('accommodations', uuid)
    expect(thumbnail).toEqual({ ...imageOf(dunes), colour: dunes.colour, focal: { x: 0.2, y: 0.8 } })
    expect((await world.anonymous.send('GET', thumbnail.url)).status).toBe(200)
    expect((await world.anonymous.send('GET', thumbnail.url.slice(0, -1))).status).toBe(404)
    const { json } = await company.people.Manager.send('GET', company.path(`accommodations/${uuid}`))
    expect(json.data).not.toHaveProperty('thumbnail')
  })

  it('is the cover of itineraries, templates and guides, else the first image inside', async () => {
    const [cover, inside] = [await image({}), await image({})]
    for (const [plural, body, list] of [
      ['itineraries', { gallery: [{ media: inside.uuid }] }, 'itineraries'],
      [
        'itineraries',
        { gallery: [{ media: inside.uuid }], isTemplate: true, status: null },
        'itineraries?template=true',
      ],
      ['guides', { sections: [{ heading: 'One' }, { heading: 'Two', media: [{ media: inside.uuid }] }] }, 'guides'],
    ] as const) {
      const uuid = await create(plural, { title: 'Images', ...body })
      expect((await rowOf(list, uuid)).thumbnail, list).toMatchObject(imageOf(inside))
      await put(`${plural}/${uuid}`, { cover: { media: cover.uuid } })
      expect((await rowOf(list, uuid)).thumbnail, list).toMatchObject(imageOf(cover))
    }
  })

  it('is null without an image, and for an API key that may not read media', async () => {
    const item = await image({})
    const uuid = await create('excursions', { name: 'Walk', media: [{ media: item.uuid }] })
    const bare = await create('excursions', { name: 'Talk' })
    expect((await rowOf('excursions', bare)).thumbnail).toBeNull()
    const { program } = await makeKey(world, company, ['excursions:read'])
    expect((await rowOf('excursions', uuid, program)).thumbnail).toBeNull()
    const both = await makeKey(world, company, ['excursions:read', 'media:read'])
    expect((await rowOf('excursions', uuid, both.program)).thumbnail).toMatchObject(imageOf(item))
  })

  it('is no wider than the image', async () => {
    const item = await image({}, 300)
    const uuid = await create('excursions', { name: 'Small', media: [{ media: item.uuid }] })
    expect((await rowOf('excursions', uuid)).thumbnail).toMatchObject(imageOf(item, 300))
  })
})

describe('the names in a row', () => {
  it('are those of the records it refers to, null where the user may not read them', async () => {
    const [supplier, destination] = [
      await create('suppliers', { name: 'Desert Stays' }),
      await create('destinations', { name: 'Namib', parent: await create('destinations', { name: 'Namibia' }) }),
    ]
    const stay = await create('accommodations', { name: 'Dune Camp', supplier, destination })
    const names = { supplierName: 'Desert Stays', destinationName: 'Namib' }
    expect(await rowOf('accommodations', stay)).toMatchObject(names)
    expect(await rowOf('accommodations', stay, company.people.Viewer)).toMatchObject({ ...names, supplierName: null })
    expect(await rowOf('destinations', destination)).toMatchObject({ parentName: 'Namibia' })
    const contact = await create('contacts', { givenName: 'Gil', familyName: 'Guide' })
    const guide = await create('guides', { title: 'Gil', kind: 'person', contact, destinations: [destination] })
    expect(await rowOf('guides', guide)).toMatchObject({ contactName: 'Gil Guide', destinationNames: ['Namib'] })
    const bare = await create('guides', { title: 'Nobody' })
    expect(await rowOf('guides', bare)).toMatchObject({ contactName: null, destinationNames: [] })
    await put(`destinations/${destination}`, { name: 'Namib Desert' })
    expect(await rowOf('accommodations', stay)).toMatchObject({ destinationName: 'Namib Desert' })
  })

  it('are the client, the agency and the owner of an itinerary', async () => {
    const { Agent, Manager } = company.people
    const client = await create('contacts', { givenName: 'Ada', familyName: 'Client' })
    const agency = await create('contacts', { kind: 'organisation', organisation: 'Agency Ltd' })
    const uuid = await create('itineraries', { title: 'Named', client, agency, owner: Agent.uuid })
    const [user] = await company.rows('select name from users where uuid = $1', [Agent.uuid])
    const names = { clientName: 'Ada Client', agencyName: 'Agency Ltd', ownerName: user.name }
    for (const person of [Manager, Agent, company.people.Viewer])
      expect(await rowOf('itineraries', uuid, person)).toMatchObject(names)
    const { program } = await makeKey(world, company, ['itineraries:read'])
    expect(await rowOf('itineraries', uuid, program)).toMatchObject({ ...names, clientName: null, agencyName: null })
    const bare = await create('itineraries', { title: 'Bare' })
    expect(await rowOf('itineraries', bare)).toMatchObject({ clientName: null, agencyName: null })
    const mine = await create('contacts', { givenName: 'Owned', owner: Agent.uuid })
    expect(await rowOf('contacts', mine)).toMatchObject({ ownerName: user.name })
  })
})

describe('the price in a row', () => {
  const segment = (more: object) => ({ uuid: crypto.randomUUID(), kind: 'note', title: 'Guide', day: 0, ...more })
  const usd = (amount: number) => ({ amount, currency: 'USD' })

  it('is that of the single answer, in every price mode', async () => {
    const segments = [
      segment({
        kind: 'accommodation',
        nights: 2,
        net: usd(100_00),
        unit: 'per_night',
        markupBps: 1000,
        rooms: [
          { type: 'Single', count: 1, adults: 1 },
          { type: 'Single', count: 1, adults: 1 },
        ],
      }),
      segment({ kind: 'excursion', title: 'Walk', net: usd(33_33), unit: 'per_person' }),
      segment({ kind: 'excursion', title: 'Balloon', gross: usd(99_00), inclusion: 'optional' }),
    ]
    const totals: Record<string, number | undefined> = {}
    for (const [name, body] of Object.entries({
      none: { priceMode: 'none' },
      on_request: { priceMode: 'on_request' },
      total: { priceMode: 'total' },
      per_person: { priceMode: 'per_person', roundTo: 100 },
      itemised: { priceMode: 'itemised', deposit: { percentBps: 2000 } },
      override: { priceMode: 'per_person', displayPrice: usd(500_00) },
      per_traveller: { priceMode: 'per_traveller', children: 1, childAges: [7] },
      override_per_traveller: { priceMode: 'per_traveller', displayPrice: usd(500_01) },
    })) {
      const uuid = await create('itineraries', { title: name, currency: 'USD', segments, dayCount: 3, ...body })
      const { json } = await company.people.Viewer.send('GET', company.path(`itineraries/${uuid}`))
      const row = await rowOf('itineraries?fields=clientPrice', uuid, company.people.Viewer)
      expect(row.clientPrice, name).toEqual(json.data.clientPrice)
      expect((await rowOf('itineraries', uuid, company.people.Viewer)).value, name).toEqual(
        row.clientPrice?.total ?? null,
      )
      expect(row, name).not.toHaveProperty('segments')
      totals[name] = row.clientPrice?.total?.amount
    }
    expect(totals).toEqual({
      total: 286_66,
      per_person: 287_00 + 1_00,
      itemised: 286_66,
      override: 1000_00,
      per_traveller: 319_99,
      override_per_traveller: 500_01,
    })
  })
})

describe('where a row is used', () => {
  it('is the number of live itineraries that the user may read, and the latest change of these', async () => {
    const { Agent } = company.people
    const stay = await create('accommodations', { name: 'Used' })
    const other = await create('accommodations', { name: 'Unused' })
    const stayAt = (day: number) => ({
      uuid: crypto.randomUUID(),
      kind: 'accommodation',
      title: 'Used',
      day,
      source: { resource: 'accommodation', uuid: stay, rev: 1 },
    })
    const body = { title: 'Uses it', dayCount: 2, segments: [stayAt(0), stayAt(1)] }
    const first = await create('itineraries', body)
    await create('itineraries', { ...body, isTemplate: true, status: null })
    await create('itineraries', { ...body, owner: Agent.uuid })
    const gone = await create('itineraries', body)
    await company.people.Manager.send('DELETE', company.path(`itineraries/${gone}`), undefined, { 'if-match': '*' })
    await put(`itineraries/${first}`, { subtitle: 'Changed last' })
    const { json } = await company.people.Manager.send('GET', company.path(`itineraries/${first}`))
    expect(await rowOf('accommodations', stay)).toMatchObject({ usedIn: 2, lastUsedAt: json.data.updatedAt })
    expect(await rowOf('accommodations', other)).toMatchObject({ usedIn: 0, lastUsedAt: null })
    expect(await rowOf('accommodations', stay, Agent)).toMatchObject({ usedIn: 1 })
    const { program } = await makeKey(world, company, ['accommodations:read'])
    expect(await rowOf('accommodations', stay, program)).toMatchObject({ usedIn: 0, lastUsedAt: null })
  })

  it.each([
    [
      'destinations',
      { name: 'Used' },
      (uuid: string) => ({ days: [{ uuid: crypto.randomUUID(), destination: uuid }] }),
    ],
    ['guides', { title: 'Used' }, (uuid: string) => ({ guides: [uuid] })],
    ['company-pages', { title: 'Used' }, (uuid: string) => ({ pages: [uuid] })],
    [
      'suppliers',
      { name: 'Used' },
      (uuid: string) => ({ segments: [{ uuid: crypto.randomUUID(), kind: 'note', title: 'By', supplier: uuid }] }),
    ],
    [
      'excursions',
      { name: 'Used' },
      (uuid: string) => ({
        segments: [
          {
            uuid: crypto.randomUUID(),
            kind: 'excursion',
            title: 'Used',
            source: { resource: 'excursion', uuid, rev: 1 },
          },
        ],
      }),
    ],
  ])('is known for %s', async (plural, record, bodyOf) => {
    const uuid = await create(plural, record)
    await create('itineraries', { title: 'Uses it', dayCount: 1, ...bodyOf(uuid) })
    expect(await rowOf(plural, uuid)).toMatchObject({ usedIn: 1, lastUsedAt: expect.any(String) })
  })
})

describe('a page of a list', () => {
  it('takes as many statements for many rows as for one', async () => {
    const supplier = await create('suppliers', { name: 'Of many' })
    const item = await image({})
    const destination = await create('destinations', { name: 'Of many' })
    const client = await create('contacts', { givenName: 'Of many' })
    const statementsOf = async (path: string) => (await getStatements(() => rowsOf(path))).length
    for (const [plural, body] of [
      ['accommodations', { name: 'Many', supplier, destination, media: [{ media: item.uuid }], tags: ['many'] }],
      ['itineraries', { title: 'Many', client, cover: { media: item.uuid }, priceMode: 'total', tags: ['many'] }],
    ] as const) {
      await create(plural, body)
      await statementsOf(`${plural}?tag=many`)
      const one = await statementsOf(`${plural}?tag=many`)
      for (let n = 0; n < 5; n += 1) await create(plural, body)
      await statementsOf(`${plural}?tag=many`)
      expect(await rowsOf(`${plural}?tag=many`)).toHaveLength(6)
      expect(await statementsOf(`${plural}?tag=many`), plural).toBe(one)
    }
  })
})
