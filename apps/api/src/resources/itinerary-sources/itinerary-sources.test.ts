import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoleName, roleNames } from '@sojourn/contract/kit/role-names'
import { jpeg, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type Person, type World } from '../../test/world.ts'

let world: World
let company: Company
let camp: Json
let walk: Json
let gone: Json
let traveller: Json
let itinerary: Json

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  camp = await create('accommodations', {
    name: 'Dune Camp',
    closedSeasons: [{ from: '05-01', to: '06-15' }],
    rooms: [{ name: 'Tent', maxAdults: 2 }],
  })
  walk = await create('excursions', { name: 'Dawn walk', durationMin: 120, minPax: 2, maxPax: 6 })
  gone = await create('accommodations', { name: 'Gone' })
  traveller = await create('contacts', {
    kind: 'person',
    givenName: 'Ada',
    passports: [{ number: 'X123456', country: 'NA', expiry: '2030-01-01' }],
  })
  itinerary = await create('itineraries', {
    title: 'Sea fog',
    dayCount: 1,
    days: [{ uuid: randomUUID() }],
    travellers: [{ contact: traveller.uuid }],
    segments: [
      segmentOf('accommodation', camp),
      segmentOf('accommodation', camp),
      segmentOf('accommodation', gone),
      segmentOf('excursion', walk),
    ],
  })
  await company.people.Manager.send('DELETE', company.path(`accommodations/${gone.uuid}`))
})
afterAll(() => world.close())

const segmentOf = (resource: 'accommodation' | 'excursion', { uuid, name, rev }: Json) => ({
  uuid: randomUUID(),
  kind: resource,
  title: name,
  day: 0,
  source: { resource, uuid, rev },
})

const create = async (plural: string, body: unknown): Promise<Json> => {
  const answer = await company.people.Manager.send('POST', company.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

const sources = (person: Person, uuid: string) => person.send('GET', company.path(`itineraries/${uuid}/sources`))

describe('the sources of an itinerary', () => {
  it('are returned once each, in their current version, without records in the bin', async () => {
    const renamed = await company.people.Manager.send('PUT', company.path(`accommodations/${camp.uuid}`), {
      rooms: [{ name: 'Tent', maxAdults: 3 }],
    })
    expect(renamed.status).toBe(200)
    const answer = await sources(company.people.Designer, itinerary.uuid)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    const { accommodations, excursions, travellers } = answer.json.data
    expect(accommodations).toHaveLength(1)
    expect(accommodations[0]).toMatchObject({
      uuid: camp.uuid,
      rev: camp.rev + 1,
      closedSeasons: [{ from: '05-01', to: '06-15' }],
      rooms: [{ maxAdults: 3 }],
    })
    expect(excursions).toEqual([{ uuid: walk.uuid, rev: walk.rev, season: null, minPax: 2, maxPax: 6 }])
    expect(travellers[0]).toMatchObject({ name: 'Ada', passports: [{ number: 'X123456' }] })
  })

  it('have the smallest size of each image, whose URL loads without a token', async () => {
    const dunes = await upload(company, { focal: JSON.stringify({ x: 0.2, y: 0.8 }) }, await jpeg(1200, 800))
    const link = await create('media', { kind: 'video_link', filename: 'film', link: 'https://example.com/film' })
    const { uuid } = await create('itineraries', {
      title: 'In pictures',
      cover: { media: dunes.uuid },
      gallery: [{ media: link.uuid }],
    })
    const { media } = (await sources(company.people.Viewer, uuid)).json.data
    const found = new Map<string, Json>(media.map((one: Json) => [one.uuid, one]))
    expect(found.get(dunes.uuid)).toMatchObject({ focal: { x: 0.2, y: 0.8 }, colour: dunes.colour })
    expect(found.get(dunes.uuid).thumbnail).toContain('160')
    expect((await world.anonymous.send('GET', found.get(dunes.uuid).thumbnail)).status).toBe(200)
    expect(found.get(link.uuid).thumbnail).toBeNull()
  })

  it('contain no passports for members who may not see them', async () => {
    const answer = await sources(company.people.Viewer, itinerary.uuid)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    expect(JSON.stringify(answer.json)).not.toContain('X123456')
  })

  const pairs = roleNames.flatMap((one, index) => roleNames.slice(index + 1).map((other): RoleName[] => [one, other]))

  it.each(pairs.map((pair) => [pair.join(' and '), pair] as const))(
    'contain only the passports that %s may see',
    async (_name, roles) => {
      const person = await world.createPerson()
      await world.hire(company.uuid, person, roles)
      const owned = await company.people.Owner.send('POST', company.path('contacts'), {
        givenName: 'Grace',
        passports: [{ number: 'Y654321', country: 'NA', expiry: '2030-01-01' }],
        owner: person.uuid,
      })
      const both = await create('itineraries', {
        title: 'Two travellers',
        travellers: [{ contact: traveller.uuid }, { contact: owned.json.data.uuid }],
      })
      const answer = await sources(person, both.uuid)
      expect(answer.status, JSON.stringify(answer.json)).toBe(200)
      const numbers = answer.json.data.travellers.flatMap((one: Json) => one.passports.map((its: Json) => its.number))
      const seesAll = roles.some((role) => ['Admin', 'Manager', 'Designer'].includes(role))
      const seesOwn = seesAll || roles.includes('Agent')
      expect(numbers.toSorted()).toEqual([...(seesAll ? ['X123456'] : []), ...(seesOwn ? ['Y654321'] : [])])
    },
  )

  it('are 404 for an itinerary that does not exist or that the member may not see', async () => {
    expect((await sources(company.people.Designer, randomUUID())).status).toBe(404)
    expect((await sources(company.people.Agent, itinerary.uuid)).status).toBe(404)
  })
})
