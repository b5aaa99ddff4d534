import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../../test/key-sender.ts'
import { runBatch } from '../../test/run-batch.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'
import { renewSearch } from './jobs.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const create = async (plural: string, body: unknown): Promise<string> => {
  const answer = await company.people.Manager.send('POST', company.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}
const put = async (path: string, body: unknown) => {
  const answer = await company.people.Manager.send('PUT', company.path(path), body, { 'if-match': '*' })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
}
const listed = async (q: string, person: Person = company.people.Manager, more = ''): Promise<string[]> => {
  const answer = await person.send('GET', company.path(`itineraries/?q=${encodeURIComponent(q)}${more}`))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  expect(answer.json.meta.total).toBe(answer.json.data.length)
  return answer.json.data.map(({ title }: Json) => title)
}
const searched = async (q: string, person: Person = company.people.Manager): Promise<string[]> => {
  const answer = await person.send('GET', company.path(`search?q=${encodeURIComponent(q)}`))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data.flatMap(({ resource, title }: Json) => (resource === 'itinerary' ? [title] : []))
}
const segment = (more: object) => ({ uuid: randomUUID(), kind: 'note', title: 'Note', day: 0, ...more })
const dayIn = (destination: string | null) => ({ uuid: randomUUID(), destination })

describe('an itinerary is found by', () => {
  it('its client, agency and travellers, also after they are renamed or deleted for good', async () => {
    const client = await create('contacts', { givenName: 'Ottoline', familyName: 'Vandermeer' })
    const agency = await create('contacts', { kind: 'organisation', organisation: 'Quillfeather Voyages' })
    const traveller = await create('contacts', { givenName: 'Zebedee' })
    await create('itineraries', { title: 'Theirs', client, agency, adults: 1, travellers: [{ contact: traveller }] })
    for (const q of ['Ottoline', 'vander', 'Quillfeather', 'zebedee', 'ottoline theirs']) {
      expect(await listed(q), q).toEqual(['Theirs'])
      expect(await searched(q), q).toEqual(['Theirs'])
    }
    expect(await listed('ottoline', undefined, '&sort=createdAt')).toEqual(['Theirs'])
    expect(await listed('ottoline', undefined, '&sort=title&letter=T')).toEqual(['Theirs'])
    expect(await listed('otoline'), 'with a typing error').toEqual(['Theirs'])
    await put(`contacts/${client}`, { familyName: 'Plumtree' })
    expect([await listed('vandermeer'), await listed('plumtree')]).toEqual([[], ['Theirs']])
    await company.rows('delete from contacts where tenant = $1 and uuid = $2', [company.uuid, traveller])
    expect(await listed('zebedee')).toEqual([])
  })

  it('its owner, also after they are renamed and when it gets another', async () => {
    const { Designer, Agent } = company.people
    const rename = async (person: Person, name: string) =>
      expect((await person.send('PUT', '/v1/auth/update', { name })).status).toBe(200)
    await rename(Designer, 'Wilhelmina Ashcroft')
    const uuid = await create('itineraries', { title: 'Owned', owner: Designer.uuid })
    expect([await listed('ashcroft'), await searched('wilhelmina')]).toEqual([['Owned'], ['Owned']])
    await rename(Designer, 'Wilhelmina Birdwhistle')
    expect([await listed('ashcroft'), await listed('birdwhistle')]).toEqual([[], ['Owned']])
    await put(`itineraries/${uuid}`, { owner: Agent.uuid })
    expect(await listed('birdwhistle')).toEqual([])
  })

  it('its destinations, those that they lie in, and their countries, also after these change', async () => {
    const country = await create('destinations', { name: 'Zubrowka', kind: 'country' })
    const region = await create('destinations', { name: 'Nebelsbad', parent: country })
    const other = await create('destinations', { name: 'Lutzbad', location: { label: 'Here', country: 'NA' } })
    const body = { title: 'Grand hotels', dayCount: 2, days: [dayIn(region), dayIn(null)] }
    const uuid = await create('itineraries', body)
    expect([await listed('nebelsbad'), await listed('zubrowka')]).toEqual([['Grand hotels'], ['Grand hotels']])
    await put(`destinations/${country}`, { name: 'Ruritania' })
    expect([await listed('zubrowka'), await listed('ruritania')]).toEqual([[], ['Grand hotels']])
    await put(`destinations/${region}`, { parent: null, location: { label: 'There', country: 'CI' } })
    expect([await listed('ruritania'), await listed('ivory coast')]).toEqual([[], ['Grand hotels']])
    await put(`itineraries/${uuid}`, { days: [dayIn(other), dayIn(null)] })
    expect([await listed('nebelsbad'), await listed('namibia')]).toEqual([[], ['Grand hotels']])
  })

  it('its hotels, excursions and other segments, their places and countries, also after these change', async () => {
    const stay = await create('accommodations', { name: 'Kolmanskop Lodge' })
    const walk = await create('excursions', { name: 'Quivertree walk' })
    const segments = [
      segment({ kind: 'accommodation', title: 'As it was', source: { resource: 'accommodation', uuid: stay, rev: 1 } }),
      segment({
        kind: 'excursion',
        source: { resource: 'excursion', uuid: walk, rev: 1 },
        overrides: { title: 'Stargazing' },
      }),
      segment({ kind: 'flight', title: 'Homewards', destination: { label: 'Ljubljana', country: 'SI' } }),
    ]
    const uuid = await create('itineraries', { title: 'Segmented', dayCount: 1, segments })
    for (const q of ['kolmanskop', 'quivertree', 'stargazing', 'homewards', 'ljubljana', 'slovenia'])
      expect(await listed(q), q).toEqual(['Segmented'])
    await put(`accommodations/${stay}`, { name: 'Pomona Lodge' })
    await put(`excursions/${walk}`, { name: 'Welwitschia walk' })
    expect([await listed('kolmanskop'), await listed('quivertree')]).toEqual([[], []])
    expect([await listed('pomona'), await listed('welwitschia')]).toEqual([['Segmented'], ['Segmented']])
    await put(`itineraries/${uuid}`, { segments: segments.slice(0, 1) })
    expect([await listed('slovenia'), await listed('stargazing'), await listed('pomona')]).toEqual([
      [],
      [],
      ['Segmented'],
    ])
  })

  it('its reference and the years of its travel', async () => {
    const uuid = await create('itineraries', {
      title: 'Over new year',
      reference: 'XQ-77',
      startDate: '2041-12-30',
      dayCount: 4,
    })
    for (const q of ['xq-77', '2041', '2042', '2041 year']) expect(await listed(q), q).toEqual(['Over new year'])
    await put(`itineraries/${uuid}`, { startDate: '2043-02-01' })
    expect([await listed('2041'), await listed('2043')]).toEqual([[], ['Over new year']])
  })

  it('what is in a template, in the list of templates only', async () => {
    await create('itineraries', {
      title: 'Mould',
      isTemplate: true,
      status: null,
      segments: [segment({ title: 'Sossusvlei' })],
      dayCount: 1,
    })
    expect(await listed('sossusvlei')).toEqual([])
    expect(await listed('sossusvlei', undefined, '&template=true')).toEqual(['Mould'])
  })
})

describe('the name of a client', () => {
  it('finds nothing for those who may not read it, in no list, count or suggestion', async () => {
    const { Agent, Viewer } = company.people
    const client = await create('contacts', { givenName: 'Hieronymus', familyName: 'Secretsson' })
    await create('itineraries', { title: 'Not of the Agent', client })
    await create('itineraries', { title: 'Of the Agent', client, owner: Agent.uuid })
    const [both, own] = [['Of the Agent', 'Not of the Agent'], ['Of the Agent']]
    expect([await listed('secretsson', Viewer), await searched('hieronymus', Viewer)]).toEqual([both, both])
    expect([await listed('secretsson', Agent), await searched('hieronymus', Agent)]).toEqual([own, own])
    const { program } = await makeKey(world, company, ['itineraries:read'])
    for (const q of ['secretsson', 'hieronymus', 'secretson', 'hier'])
      expect([await listed(q, program), await searched(q, program)], q).toEqual([[], []])
    for (const [person, count] of [
      [program, 0],
      [Viewer, 2],
    ] as const) {
      const path = company.path('itineraries/export.csv?q=secretsson')
      const { bytes } = await person.send('GET', path)
      expect(bytes.toString().match(/Agent/g)?.length ?? 0).toBe(count)
    }
  })
})

describe('an API key of an Agent that reads own itineraries, but not their contacts', () => {
  it('does not find them by their contacts', async () => {
    const { Admin, Owner } = company.people
    const { program } = await makeKey(world, company, ['itineraries:read', 'contacts:read'])
    const client = await create('contacts', { givenName: 'Peregrine' })
    await create('itineraries', { title: 'Raptor', client, owner: Admin.uuid })
    expect([await listed('peregrine', program), await listed('raptor', program)]).toEqual([['Raptor'], ['Raptor']])
    const path = company.path(`users/${Admin.uuid}`)
    expect((await Owner.send('PUT', path, { roles: [{ name: 'Agent' }] }, { 'if-match': '*' })).status).toBe(200)
    expect([await listed('peregrine', program), await listed('raptor', program)]).toEqual([[], ['Raptor']])
    const { json } = await program.send('GET', company.path('itineraries/?q=raptor&fields=client'))
    expect(json.data[0]).toMatchObject({ client, clientName: null })
  })
})

describe('a name in many itineraries', () => {
  it('is renewed in the first hundred at once, and in the others by a chore', async () => {
    const stay = await create('accommodations', { name: 'Popular Inn' })
    const uuid = await create('itineraries', {
      title: 'Many',
      dayCount: 1,
      segments: [segment({ title: 'Stay', source: { resource: 'accommodation', uuid: stay, rev: 1 } })],
    })
    const columns = await company.rows(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'itineraries' and column_name <> 'uuid'`,
    )
    await company.rows(
      `insert into itineraries (${columns[0].names}) select ${columns[0].names} from itineraries, generate_series(1, 149)
      where tenant = $1 and uuid = $2`,
      [company.uuid, uuid],
    )
    await company.rows(
      `insert into resource_links (tenant, owner_resource, owner, path, accommodation)
       select tenant, 'itinerary', uuid, 'segments.0.source', $2 from itineraries where tenant = $1 and title = 'Many' on conflict do nothing`,
      [company.uuid, stay],
    )
    const total = async (q: string): Promise<number> =>
      (await company.people.Manager.send('GET', company.path(`itineraries/?q=${q}`))).json.meta.total
    expect(await total('popular')).toBe(150)
    await put(`accommodations/${stay}`, { name: 'Forgotten Inn' })
    expect([await total('popular'), await total('forgotten')]).toEqual([50, 100])
    await runBatch(world.deps, company.uuid, renewSearch)
    expect([await total('popular'), await total('forgotten')]).toEqual([0, 150])
    expect(await company.rows('select from stale_itineraries')).toEqual([])
  })

  it('is left to the chore in an itinerary that is being saved, which is not waited for', async () => {
    const client = await create('contacts', { givenName: 'Busybody' })
    const uuid = await create('itineraries', { title: 'Being saved', client })
    await world.inTenant(company.uuid, async (query) => {
      await query('select from itineraries where uuid = $1 for update', [uuid])
      await put(`contacts/${client}`, { givenName: 'Idlebody' })
      expect(await listed('busybody')).toEqual(['Being saved'])
    })
    await runBatch(world.deps, company.uuid, renewSearch)
    expect([await listed('busybody'), await listed('idlebody')]).toEqual([[], ['Being saved']])
  })
})
