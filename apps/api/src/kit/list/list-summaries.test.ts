import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { getStatements } from '../../test/get-statements.ts'
import { send } from '../../test/make-record.ts'
import { paragraph, samples, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await company.people.Owner.send('GET', company.path(path), undefined, headers)
  expect([200, 304], JSON.stringify(answer.json)).toContain(answer.status)
  return answer
}
const rowsOf = async (path: string): Promise<Json[]> => (await read(path)).json.data
const sampleOf = (name: string): Promise<Json> => {
  const sample = samples[name]
  if (!sample) throw new Error(`there is no sample of ${name}`)
  return sample.create(company)
}

const prose = paragraph(
  'The camp stands at the edge of the pan, where the river meets the sand twice in ten years. The tents are of canvas and teak, and the beds are carried out under the stars when there is no moon. '.repeat(
    4,
  ),
)
const location = {
  label: 'Nsefu sector, South Luangwa',
  lat: -12.9346,
  lng: 31.9237,
  country: 'ZM',
  timezone: 'Africa/Lusaka',
}
const tags = ['walking', 'honeymoon', 'green season']

/** What the records of a company have that works with the product: the size of what the demo has, and more. */
const rich = async (): Promise<Readonly<Record<string, () => Json>>> => {
  const picture = await upload(company, {
    alt: 'A row of lodges under winterthorn trees on the bank of a river at dawn',
  })
  const supplier = await send(company, 'POST', 'suppliers', { name: 'Luangwa River Journeys and Safaris' })
  const destination = await send(company, 'POST', 'destinations', { name: 'South Luangwa National Park' })
  const contact = await send(company, 'POST', 'contacts', { givenName: 'Margarethe', familyName: 'von Hohenfeld' })
  const media = Array.from({ length: 4 }, () => ({ media: picture.uuid, role: 'gallery' }))
  const item = { description: prose, location, destination: destination.uuid, supplier: supplier.uuid, media, tags }
  return {
    accommodations: () => ({
      ...item,
      name: 'Nsefu Riverbank Walking Camp and Lodge',
      teaser: 'Six rondavels on an oxbow lagoon',
    }),
    destinations: () => ({
      name: 'South Luangwa and the Nsefu Sector',
      ...Object.fromEntries(['description', 'general', 'visa', 'health', 'climate'].map((field) => [field, prose])),
      location,
      parent: destination.uuid,
      media,
      tags,
    }),
    excursions: () => ({
      ...item,
      name: 'A night drive with a red lamp from the pontoon',
      included: ['Park fees', 'Drinks'],
    }),
    guides: () => ({ title: 'What to wear and carry on a walking safari', cover: media[0], tags }),
    suppliers: () => ({ name: 'Luangwa River Journeys and Safaris', notes: prose, location, tags }),
    contacts: () => ({ organisation: 'Hohenfeld & Partner Reisen', notes: 'Prefers the window. '.repeat(20), tags }),
    media: () => ({ caption: 'Winterthorn trees, morning', credit: 'Sojourn demo artwork', location, tags }),
    itineraries: () => ({
      title: 'Sea Fog and Slow Water, with Zanzibar',
      subtitle: 'Fourteen days from the Cape to the Okavango',
      reference: 'KT-2107',
      summary: prose,
      terms: prose,
      priceIncludes: prose,
      client: contact.uuid,
      agency: contact.uuid,
      cover: media[0],
      gallery: media,
      status: 'quoted',
      tags,
    }),
    'rate-sheets': () => ({ name: 'Nsefu Riverbank Camp, net rates 2027', notes: 'Net rates. '.repeat(50), tags }),
    'company-pages': () => ({ title: 'How we travel, and why we go slowly', tags }),
    snippets: () => ({ text: prose, tags }),
    payments: () => ({ notes: 'Paid at the fair. '.repeat(20), tags }),
    invoices: () => ({ notes: 'Thank you. '.repeat(20), tags }),
    payables: () => ({ notes: 'By bank transfer. '.repeat(20), tags }),
    support: () => ({ tags }),
    'exchange-rates': () => ({ tags }),
  }
}

describe('a list of 24 records', () => {
  it.each(Object.values(resources).map((resource) => [resource.plural, resource] as const))(
    'of %s is at most 20,000 bytes, and rows have what the record has',
    async (plural, { name, summary, onlyInLists, onRequest }) => {
      company = await world.createCompany()
      const body = (await rich())[plural]
      if (!body) throw new Error(`there are no rich ${plural}`)
      const first = await sampleOf(name)
      await send(company, 'PUT', `${plural}/${first.uuid}`, { ...body(), rev: first.rev })
      for (let n = 1; n < 24; n += 1) {
        const copy = await company.people.Owner.send('POST', company.path(`${plural}/${first.uuid}/duplicate`))
        if (copy.status !== 201) {
          const another = await sampleOf(name)
          await send(company, 'PUT', `${plural}/${another.uuid}`, { ...body(), rev: another.rev })
        }
      }
      const list = await read(`${plural}/?perPage=24`)
      expect(list.json.data).toHaveLength(24)
      // Files have the signed URLs of all their sizes, which compress well; nothing else does without compression.
      const sent = plural === 'media' ? gzipSync(list.bytes) : list.bytes
      expect(sent.length).toBeLessThanOrEqual(20_000)

      const [row] = list.json.data
      const thumbnail = 'thumbnail' in summary.shape ? row.thumbnail : { url: '/480.webp?' }
      expect(thumbnail.url).toContain('/480.webp?')
      expect(Object.keys(row).toSorted()).toEqual(Object.keys(summary.shape).toSorted())
      const record = (await read(`${plural}/${row.uuid}`)).json.data
      const own = Object.keys(row).filter((field) => !(field in (onlyInLists ?? {})))
      expect(row).toMatchObject(Object.fromEntries(own.map((field) => [field, record[field]])))

      const [whole] = await rowsOf(`${plural}/?perPage=24&fields=${onRequest.join(',')}`)
      expect(whole).toEqual({ ...row, ...Object.fromEntries(onRequest.map((field) => [field, record[field]])) })
      for (const field of onRequest)
        expect((await rowsOf(`${plural}/?fields=${field}`))[0], field).toEqual({ ...row, [field]: record[field] })
    },
    120_000,
  )
})

describe('`fields` of a list', () => {
  it('adds fields of the record, in any list of them, and is part of the links to other pages', async () => {
    const camp = await sampleOf('accommodation')
    const path = 'accommodations/?q=dune&fields=teaser,rooms'
    const answer = await read(`${path}&fields=checkIn`)
    const row = answer.json.data.find(({ uuid }: Json) => uuid === camp.uuid)
    expect(row).toMatchObject({ teaser: camp.teaser, rooms: camp.rooms, checkIn: camp.checkIn })
    expect(row).not.toHaveProperty('description')
    expect(answer.json.links.first).toContain('fields=teaser%2Crooms')
    for (const same of ['accommodations/?fields=teaser', 'accommodations/?sort=name&fields=teaser,name'])
      expect((await rowsOf(same)).every((one) => 'teaser' in one)).toBe(true)
  })

  it('names what is no field, and what is too large for lists', async () => {
    const errorOf = async (path: string) =>
      (await company.people.Owner.send('GET', company.path(path))).json.errors?.fields
    expect(await errorOf('accommodations/?fields=teaser,colour')).toEqual([
      { code: 'unknown_field', message: 'is not a field of this resource: colour' },
    ])
    expect(await errorOf('itineraries/?fields=summary,segments')).toEqual([
      { code: 'unknown_field', message: 'is too large for lists: segments' },
    ])
    expect(await errorOf('accommodations/?fields=')).toMatchObject([{ code: 'unknown_field' }])
  })

  it('shows no field that the reader may not see', async () => {
    const supplier = await send(company, 'POST', 'suppliers', { name: 'Hidden' })
    const camp = await send(company, 'POST', 'accommodations', { name: 'Seen', supplier: supplier.uuid })
    const rowFor = async (role: 'Viewer' | 'Designer'): Promise<Json> => {
      const { json } = await company.people[role].send('GET', company.path('accommodations/?q=seen&fields=supplier'))
      return json.data.find(({ uuid }: Json) => uuid === camp.uuid)
    }
    expect(await rowFor('Designer')).toMatchObject({ supplier: supplier.uuid, supplierName: 'Hidden' })
    expect(await rowFor('Viewer')).toMatchObject({ supplier: null, supplierName: null })
  })

  it('decides what is read from the database', async () => {
    const columnsOf = async (path: string) => {
      const statements = await getStatements(() => read(path))
      return statements.flatMap(({ text }) => (text.includes('from accommodations r where') ? text : [])).join('\n')
    }
    expect(await columnsOf('accommodations/?perPage=12')).not.toContain('"description"')
    expect(await columnsOf('accommodations/?perPage=12&fields=description')).toContain('"description"')
  })
})

describe('the ETag', () => {
  it.each(['accommodations/?sort=name', 'accommodations/UUID'])(
    'of %s is answered with 304 until it changes',
    async (path) => {
      const camp = await sampleOf('accommodation')
      const own = path.replace('UUID', camp.uuid)
      const first = await read(own)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(path.includes('UUID') ? /^"1"$/ : /^W\/"[\w-]{22}"$/)
      for (const sent of [tag, `"other", ${tag}`, tag.replace('W/', ''), `W/${tag.replace('W/', '')}`, '*']) {
        const again = await read(own, { 'if-none-match': sent })
        expect([again.status, again.bytes.length, again.headers.get('etag')], sent).toEqual([304, 0, tag])
      }
      await send(company, 'PUT', `accommodations/${camp.uuid}`, { stars: 1 })
      const changed = await read(own, { 'if-none-match': tag })
      expect(changed.status).toBe(200)
      expect(changed.headers.get('etag')).not.toBe(tag)
    },
  )

  it('of a list changes with what its rows say of other records, although their revisions do not', async () => {
    const destination = await send(company, 'POST', 'destinations', { name: 'Etosha' })
    await send(company, 'POST', 'accommodations', { name: 'Salt Pan Camp', destination: destination.uuid })
    const before = await read('accommodations/?q=salt')
    await send(company, 'PUT', `destinations/${destination.uuid}`, { name: 'Etosha Pan' })
    const after = await read('accommodations/?q=salt', { 'if-none-match': before.headers.get('etag') ?? '' })
    expect([after.status, after.json.data[0].rev]).toEqual([200, before.json.data[0].rev])
    expect(after.json.data[0].destinationName).toBe('Etosha Pan')
  })

  it('of a record saves no answer that has more than the record: its uses, signed URLs, figures of others', async () => {
    const picture = await upload(company, { alt: 'Seen' })
    const { headers } = await read(`media/${picture.uuid}`)
    const tag = headers.get('etag') ?? ''
    expect(tag).toBe(`"${picture.rev}"`)
    await send(company, 'POST', 'accommodations', { name: 'Uses it', media: [{ media: picture.uuid, role: 'hero' }] })
    for (const sent of [tag, '*']) {
      const after = await read(`media/${picture.uuid}`, { 'if-none-match': sent })
      expect([after.status, after.json.data.rev, after.json.data.usedIn.length]).toEqual([200, picture.rev, 1])
    }
  })

  it('does not tell of what the sender may not read', async () => {
    const camp = await sampleOf('accommodation')
    const stranger = await world.createCompany()
    for (const path of ['accommodations', `accommodations/${camp.uuid}`]) {
      const tag = (await read(path)).headers.get('etag') ?? ''
      for (const sent of [tag, '*']) {
        const answer = await stranger.people.Owner.send('GET', company.path(path), undefined, { 'if-none-match': sent })
        expect(answer.status).toBe(404)
      }
    }
    expect(
      (await world.anonymous.send('GET', company.path('accommodations'), undefined, { 'if-none-match': '*' })).status,
    ).toBe(401)
  })

  it('of a record names the version to change', async () => {
    const camp = await sampleOf('accommodation')
    const path = company.path(`accommodations/${camp.uuid}`)
    const tag = (await read(`accommodations/${camp.uuid}`)).headers.get('etag') ?? ''
    const change = (teaser: string) => company.people.Owner.send('PUT', path, { teaser }, { 'if-match': tag })
    expect((await change('First')).status).toBe(200)
    expect((await change('Second')).status).toBe(412)
  })
})
