import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '@sojourn/contract'
import { samples } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const create = async (of: Company, plural: string, body: unknown) => {
  const answer = await of.people.Designer.send('POST', of.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const list = async (person: Person, path: string): Promise<Json> => {
  const answer = await person.send('GET', path)
  expect(answer.status, `${path} ${JSON.stringify(answer.json)}`).toBe(200)
  return answer.json
}
const titlesIn = async (of: Company, path: string, person: Person = of.people.Viewer): Promise<string[]> =>
  (await list(person, of.path(path))).data.map((one: Json) => one.name ?? one.title ?? one.filename)

describe('search words', () => {
  let searched: Company
  const found = (q: string, more = '') => titlesIn(searched, `accommodations/?q=${encodeURIComponent(q)}${more}`)
  beforeAll(async () => {
    searched = await world.createCompany()
    await create(searched, 'accommodations', {
      name: 'Etosha Safari Lodge',
      tags: ['Wildlife'],
      location: { label: 'Okaukuejo', region: 'Kunene', country: 'NA' },
    })
    await create(searched, 'accommodations', { name: 'Lodge', teaser: 'Nothing but dunes' })
    await create(searched, 'accommodations', { name: 'Lodge of the Winds' })
    await create(searched, 'accommodations', { name: 'Café Señor Ångström' })
    await create(searched, 'accommodations', { name: 'Dune Camp', teaser: 'A lodge in all but name' })
    await create(searched, 'accommodations', { name: 'فندق الصحراء 🏜️ 1¼' })
  })

  it('match regardless of accents and case, and as prefixes', async () => {
    for (const q of ['cafe', 'CAFÉ', 'senor', 'Ångstr', 'angström', 'safari eto', 'ETOSHA  lodge'])
      expect(await found(q), q).toHaveLength(1)
  })

  it('are found in the title, the searched fields, the location and the tags', async () => {
    for (const q of ['etosha', 'okaukuejo', 'kunene', 'wildlife'])
      expect(await found(q), q).toEqual(['Etosha Safari Lodge'])
    expect(await found('dunes')).toEqual(['Lodge'])
  })

  it('must all match', async () => {
    expect(await found('lodge winds')).toEqual(['Lodge of the Winds'])
    expect(await found('winds dunes')).toEqual([])
  })

  it('sort by relevance: exact title, titles that begin with it, words of titles, words elsewhere', async () => {
    expect(await found('lodge')).toEqual(['Lodge', 'Lodge of the Winds', 'Etosha Safari Lodge', 'Dune Camp'])
    expect(await found('lodge', '&sort=name')).toEqual([
      'Dune Camp',
      'Etosha Safari Lodge',
      'Lodge',
      'Lodge of the Winds',
    ])
    expect(await found('lodge', '&sort=-createdAt')).toEqual([
      'Dune Camp',
      'Lodge of the Winds',
      'Lodge',
      'Etosha Safari Lodge',
    ])
    expect(await found('lodge', '&sort=createdAt')).toEqual([
      'Etosha Safari Lodge',
      'Lodge',
      'Lodge of the Winds',
      'Dune Camp',
    ])
  })

  it('are found despite a typing error; short ones only as typed', async () => {
    expect(await found('etsoha')).toEqual(['Etosha Safari Lodge'])
    expect(await found('Lögde winds')).toEqual(['Lodge of the Winds'])
    expect(await found('angstorm')).toEqual(['Café Señor Ångström'])
    expect(await found('lodg')).toHaveLength(4)
    expect(await found('dnu')).toEqual([])
    expect(await found('xylophone')).toEqual([])
  })

  it('may be hostile and find nothing, or just the literal text', async () => {
    for (const q of [
      `'`,
      `''; drop table accommodations`,
      ':*',
      '&',
      '\\',
      '%',
      '_',
      '"',
      '=type=hotel',
      '=',
      '🏜️',
      '\u202e',
      '!()<->',
      'x'.repeat(200),
      'q '.repeat(100),
    ])
      expect(await found(q), q).toEqual([])
    expect(await found('الصحراء')).toHaveLength(1)
    expect(await found(`lodge' & winds:*`)).toEqual(['Lodge of the Winds'])
    const long = await searched.people.Viewer.send('GET', searched.path(`accommodations/?q=${'x'.repeat(201)}`))
    expect(long.status).toBe(422)
  })

  it('of another company are never found, nor suggested', async () => {
    await create(company, 'accommodations', { name: 'Canaryville Unspeakable' })
    expect(await found('canaryville')).toEqual([])
    expect(await found('canaryvile')).toEqual([])
  })

  it('are those of the current record, even in the bin', async () => {
    const moved = await create(searched, 'accommodations', { name: 'Quiver Tree House' })
    expect(await found('quiver')).toEqual(['Quiver Tree House'])
    await searched.people.Designer.send('PUT', searched.path(`accommodations/${moved.uuid}`), {
      name: 'Baobab House',
      tags: ['arboreal'],
    })
    expect(await found('quiver')).toEqual([])
    expect(await found('arboreal baobab')).toEqual(['Baobab House'])
    await searched.people.Designer.send('DELETE', searched.path(`accommodations/${moved.uuid}`))
    expect(await found('baobab')).toEqual([])
    expect(await found('baobab', '&binned=true')).toEqual(['Baobab House'])
    expect(await found('lodge', '&binned=true')).toEqual([])
    await searched.people.Designer.send('POST', searched.path(`accommodations/${moved.uuid}/restore`))
    expect(await found('baobab')).toEqual(['Baobab House'])
  })

  it('of a contact include email addresses and phone numbers in any notation, but no notes', async () => {
    await create(company, 'contacts', {
      givenName: 'Ama',
      familyName: 'Mensah',
      emails: ['ama@post.example'],
      phones: ['+27215550100'],
      notes: 'confidentialis',
    })
    for (const q of ['ama@post.example', '+27 21 555 0100', '021 555-0100', '0027 21 555', '27215550100', '215550100'])
      expect(await titlesIn(company, `contacts/?q=${encodeURIComponent(q)}`), q).toEqual(['Ama Mensah'])
    expect(await titlesIn(company, 'contacts/?q=confidentialis')).toEqual([])
  })

  it('are correct after many concurrent writes', async () => {
    const busy = await world.createCompany()
    const lodges = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        create(busy, 'accommodations', { name: `Simultaneous Zebrawood ${n % 2 ? 'Alpha Beta' : 'Beta Alpha'} ${n}` }),
      ),
    )
    expect((await list(busy.people.Viewer, busy.path('accommodations/?q=zebrawod'))).meta.total).toBe(50)
    await Promise.all(
      lodges.map((one, n) =>
        busy.people.Designer.send('PUT', busy.path(`accommodations/${one.uuid}`), { name: `Changed ${n}` }),
      ),
    )
    expect((await list(busy.people.Viewer, busy.path('accommodations/?q=zebrawood'))).meta.total).toBe(0)
    expect((await list(busy.people.Viewer, busy.path('accommodations/?q=changed'))).meta.total).toBe(50)
  })
})

describe('filters', () => {
  it.each(Object.values(resources).map((resource) => [resource.plural, resource] as const))(
    'of %s each find a record by its value',
    async (plural, resource) => {
      const sample = samples[resource.name]
      if (!sample) throw new Error(`there is no sample of ${resource.name}`)
      const record = await sample.create(company)
      let looked = 0
      for (const [parameter, field] of Object.entries(resource.filters)) {
        const [item] = [record[field]].flat()
        const value = item?.uuid ?? item
        if (value === undefined || value === null || parameter === 'template') continue
        looked += 1
        const query = `${plural}/?${parameter}=${encodeURIComponent(String(value))}`
        const uuids = (await list(company.people.Owner, company.path(query))).data.map((one: Json) => one.uuid)
        expect(uuids, query).toContain(record.uuid)
      }
      expect(looked).toBeGreaterThan(0)
    },
  )

  it('of list fields match items, however the list is stored', async () => {
    const etosha = await create(company, 'destinations', { name: 'Etosha', kind: 'park' })
    const skeleton = await create(company, 'destinations', { name: 'Skeleton Coast', kind: 'area' })
    await create(company, 'guides', { title: 'Waterholes', destinations: [etosha.uuid], tags: ['a'] })
    await create(company, 'guides', { title: 'Wrecks', destinations: [skeleton.uuid, etosha.uuid], tags: ['a', 'b'] })
    expect(await titlesIn(company, `guides/?sort=title&destination=${etosha.uuid}`)).toEqual(['Waterholes', 'Wrecks'])
    expect(await titlesIn(company, `guides/?destination=${skeleton.uuid}`)).toEqual(['Wrecks'])
    expect(await titlesIn(company, `guides/?sort=-title&tag=a&tag=b`)).toEqual(['Wrecks', 'Waterholes'])
    expect(await titlesIn(company, `guides/?tag=b&destination=${etosha.uuid}&status=draft`)).toEqual(['Wrecks'])
    await company.people.Manager.send('POST', company.path('suppliers/'), {
      name: 'Wings',
      kinds: ['flight', 'ferry'],
      rating: 4,
    })
    expect(await titlesIn(company, 'suppliers/?kind=ferry&kind=meal&rating=4', company.people.Manager)).toEqual([
      'Wings',
    ])
    expect(await titlesIn(company, 'suppliers/?kind=meal', company.people.Manager)).toEqual([])
  })

  it('by letter match accented letters too, and all other characters under #', async () => {
    const searched = await world.createCompany()
    for (const name of ['Ångström', 'azure', 'Zebra', '7 Seas', '(Old) Mill', 'ελιά'])
      await create(searched, 'destinations', { name })
    expect(await titlesIn(searched, 'destinations/?letter=A&sort=name')).toEqual(['Ångström', 'azure'])
    expect(await titlesIn(searched, 'destinations/?letter=A&sort=-name')).toEqual(['azure', 'Ångström'])
    expect(await titlesIn(searched, 'destinations/?letter=Z')).toEqual(['Zebra'])
    expect((await titlesIn(searched, 'destinations/?letter=%23&sort=name')).toSorted()).toEqual([
      '(Old) Mill',
      '7 Seas',
      'ελιά',
    ])
    expect(await titlesIn(searched, 'destinations/?letter=%23&q=mill')).toEqual(['(Old) Mill'])
    expect(await titlesIn(searched, 'destinations/?letter=A&q=zebra')).toEqual([])
  })
})

describe('sorting', () => {
  it('puts missing values last, in both directions', async () => {
    const searched = await world.createCompany()
    for (const [name, stars] of [
      ['three', 3],
      ['none', null],
      ['five', 5],
      ['naught', 0],
    ] as const)
      await create(searched, 'accommodations', { name, stars, tags: ['t'] })
    for (const filter of ['', '&tag=t']) {
      expect(await titlesIn(searched, `accommodations/?sort=stars${filter}`)).toEqual([
        'naught',
        'three',
        'five',
        'none',
      ])
      expect(await titlesIn(searched, `accommodations/?sort=-stars${filter}`)).toEqual([
        'five',
        'three',
        'naught',
        'none',
      ])
    }
  })
})

describe('an Agent', () => {
  it('finds own and contributed itineraries and their contacts, by list, filter and words, and no others', async () => {
    const { Agent, Designer } = company.people
    const client = await create(company, 'contacts', { givenName: 'Yaa', familyName: 'Boateng' })
    await create(company, 'contacts', { givenName: 'Yaa', familyName: 'Elsewhere' })
    await create(company, 'itineraries', {
      title: 'Agent owned walk',
      owner: Agent.uuid,
      client: client.uuid,
      days: [],
      dayCount: 1,
      status: 'enquiry',
    })
    await create(company, 'itineraries', { title: 'Agent shared walk', contributors: [Agent.uuid], status: 'enquiry' })
    await create(company, 'itineraries', { title: 'Secret walk', owner: Designer.uuid, status: 'enquiry' })
    for (const path of [
      'itineraries/?sort=title',
      'itineraries/?q=walk&sort=title',
      'itineraries/?status=enquiry&sort=title',
      'itineraries/?q=wlak&sort=title',
    ])
      expect(await titlesIn(company, path, Agent), path).toEqual(['Agent owned walk', 'Agent shared walk'])
    expect(await titlesIn(company, 'itineraries/?q=agent%20owned', Agent)).toEqual(['Agent owned walk'])
    expect((await list(Agent, company.path('itineraries/?q=walk&page=2'))).meta.total).toBe(2)
    for (const path of ['contacts/', 'contacts/?q=yaa', 'contacts/?kind=person'])
      expect(await titlesIn(company, path, Agent), path).toEqual(['Yaa Boateng'])
  })
})

describe('a list of itineraries', () => {
  it('returns summaries, on request with everything but days and segments', async () => {
    const itinerary = await create(company, 'itineraries', { title: 'Summed up' })
    const { onRequest } = resources.itinerary
    const path = company.path(`itineraries/?q=summed&fields=${onRequest.join(',')}`)
    const [listed] = (await list(company.people.Viewer, path)).data
    const {
      days: _days,
      segments: _segments,
      ...rest
    } = (await list(company.people.Viewer, company.path(`itineraries/${itinerary.uuid}`))).data
    const onlyInLists = {
      thumbnail: null,
      value: null,
      clientName: null,
      agencyName: null,
      ownerName: expect.any(String),
    }
    expect(listed).toEqual({ ...rest, ...onlyInLists })
  })

  it('contains no templates, and the list of templates no itineraries', async () => {
    await create(company, 'itineraries', { title: 'Mould of marble', isTemplate: true, status: null })
    expect(await titlesIn(company, 'itineraries/?q=marble')).toEqual([])
    expect(await titlesIn(company, 'itineraries/?template=true&q=marble')).toEqual(['Mould of marble'])
    expect(await titlesIn(company, 'itineraries/?template=true')).toEqual(['Mould of marble'])
    expect(await titlesIn(company, 'itineraries/?template=true&sort=title&letter=M')).toEqual(['Mould of marble'])
  })
})

describe('a filter by a hidden field', () => {
  it.each(['accommodations', 'excursions'])(
    'is not a parameter of %s for users who may not read suppliers',
    async (plural) => {
      const searched = await world.createCompany()
      const supplier = (await searched.people.Owner.send('POST', searched.path('suppliers'), { name: 'Hidden' })).json
        .data
      await create(searched, plural, { name: 'Bought there', supplier: supplier.uuid })
      const path = searched.path(`${plural}?supplier=${supplier.uuid}`)
      for (const person of [searched.people.Viewer, searched.people.Agent]) {
        const [answer, unknown] = [await person.send('GET', path), await person.send('GET', path.replace('?s', '?x'))]
        expect(answer.status).toBe(422)
        expect(answer.json.errors.supplier).toEqual(unknown.json.errors.xupplier)
        expect(answer.json.errors.supplier[0].code).toBe('unknown_field')
      }
      for (const person of [searched.people.Designer, searched.people.Finance])
        expect((await list(person, path)).meta.total).toBe(1)
    },
  )
})
