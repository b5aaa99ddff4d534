import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoleName, roleNames } from '@sojourn/contract/kit/role-names'
import { type Company, createWorld, type Json, type Person, type World } from './world.ts'

let world: World
let company: Company
const people = new Map<string, Person>()
const pairs = roleNames.flatMap((one, index) => roleNames.slice(index + 1).map((other): RoleName[] => [one, other]))
const nameOf = (roles: readonly RoleName[]) => roles.join(' and ')

beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  for (const roles of [...roleNames.map((role): RoleName[] => [role]), ...pairs]) {
    const person = await world.createPerson()
    await world.hire(company.uuid, person, roles)
    people.set(nameOf(roles), person)
  }
})
afterAll(() => world.close())

const personOf = (roles: readonly RoleName[]): Person => {
  const person = people.get(nameOf(roles))
  if (!person) throw new Error(`nobody is ${nameOf(roles)}`)
  return person
}
const make = async (plural: string, fields: object): Promise<Json> => {
  const answer = await company.people.Owner.send('POST', company.path(plural), fields)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const passports = [{ number: 'X77', country: 'CH', expiry: '2031-01-01' }]
const newItinerary = (owner: string) => {
  const segment = { uuid: randomUUID(), day: 0, kind: 'fee', title: 'Fee', net: eur(88_321) }
  return make('itineraries', { title: 'Seen by pairs', owner, segments: [segment] })
}
const newContact = (owner: string) => make('contacts', { givenName: randomUUID(), passports, owner })

const any = { 'if-match': '*' }
/** Which actions a user succeeds with on new records of an owner. */
const tryEverything = async (person: Person, owner: string): Promise<Record<string, boolean>> => {
  const [itinerary, contact] = [await newItinerary(owner), await newContact(owner)]
  const at = (rest = '') => company.path(`itineraries/${itinerary.uuid}${rest}`)
  const toContact = company.path(`contacts/${contact.uuid}`)
  const isDone = async (method: string, path: string, body?: object) =>
    (await person.send(method, path, body, method === 'GET' ? {} : any)).status < 300
  const [readItinerary, readContact] = [await person.send('GET', at()), await person.send('GET', toContact)]
  return {
    'reads the trip': readItinerary.status === 200,
    'sees nets': JSON.stringify(readItinerary.json).includes('88321'),
    'sees the hash': typeof (await person.send('GET', at('/revisions/1'))).json.data?.sha256 === 'string',
    'changes prices': await isDone('PUT', at(), { taxBps: 7 }),
    'changes the trip': await isDone('PUT', at(), { title: 'Changed' }),
    'names a revision': await isDone('POST', at('/revisions'), { label: 'x' }),
    'goes back': await isDone('POST', at('/revisions/1/restore'), {}),
    publishes: await isDone('POST', at('/publish')),
    shares:
      (await company.people.Owner.send('POST', at('/publish'), undefined, any)) &&
      (await isDone('POST', at('/shares'), {})),
    'removes the trip': await isDone('DELETE', at()),
    'takes the trip out of the bin':
      (await company.people.Owner.send('DELETE', at(), undefined, any)) && (await isDone('POST', at('/restore'))),
    'reads the contact': readContact.status === 200,
    'sees passports': JSON.stringify(readContact.json).includes('X77'),
    'changes the contact': await isDone('PUT', toContact, { notes: null, familyName: 'Changed' }),
    'removes the contact': await isDone('DELETE', toContact),
    'takes the contact out of the bin':
      (await company.people.Owner.send('DELETE', toContact, undefined, any)) &&
      (await isDone('POST', `${toContact}/restore`)),
  }
}

describe('two roles of one user', () => {
  const cache = new Map<string, Promise<Record<string, boolean>>>()
  const getActions = (roles: readonly RoleName[], isOwn: boolean) => {
    const key = `${nameOf(roles)} ${isOwn}`
    const found =
      cache.get(key) ?? tryEverything(personOf(roles), isOwn ? personOf(roles).uuid : company.people.Owner.uuid)
    cache.set(key, found)
    return found
  }

  it.each(pairs.map((pair) => [nameOf(pair), pair] as const))(
    '%s may do to a record exactly what one of them may',
    async (_name, pair) => {
      for (const isOwn of [true, false]) {
        const together = await getActions(pair, isOwn)
        const each = await Promise.all(pair.map((role) => getActions([role], isOwn)))
        const sum = Object.fromEntries(Object.keys(together).map((action) => [action, each.some((one) => one[action])]))
        expect(together, isOwn ? 'own' : 'foreign').toEqual(sum)
      }
    },
  )

  it.each([['Viewer'], ['Finance']] as const)(
    'an Agent who is also %s sees foreign itineraries, and is rejected with permission_denied',
    async (role) => {
      const person = personOf(pairs.find((pair) => pair.includes('Agent') && pair.includes(role)) ?? [])
      const itinerary = await newItinerary(company.people.Owner.uuid)
      const at = company.path(`itineraries/${itinerary.uuid}`)
      for (const [method, rest, body] of [
        ['PUT', '', { title: 'Mine' }],
        ['DELETE', '', undefined],
        ['POST', '/restore', undefined],
        ['POST', '/publish', undefined],
        ['POST', '/publish-pdf', undefined],
        ['POST', '/shares', {}],
        ['POST', '/revisions', { label: 'x' }],
      ] as const) {
        const answer = await person.send(method, at + rest, body, any)
        expect([answer.status, answer.json.code], `${method} ${rest}`).toEqual([422, 'permission_denied'])
      }
    },
  )

  it('an Agent who is also a Viewer cannot reach passports through an itinerary or a copy of their own', async () => {
    const person = personOf(['Agent', 'Viewer'])
    const [mine, foreign] = [await newItinerary(person.uuid), await newContact(company.people.Owner.uuid)]
    const named = await person.send(
      'PUT',
      company.path(`itineraries/${mine.uuid}`),
      { client: foreign.uuid, travellers: [{ contact: foreign.uuid }] },
      any,
    )
    expect(Object.keys(named.json.errors).toSorted()).toEqual(['client', 'travellers.0.contact'])
    const copy = await person.send('POST', company.path(`contacts/${foreign.uuid}/duplicate`), {})
    expect([copy.status, copy.json.data.passports]).toEqual([201, []])
    const listed = await person.send('GET', company.path('contacts?perPage=96&fields=passports,owner'))
    const withPassports = listed.json.data.filter((one: Json) => one.passports.length > 0)
    expect(new Set(withPassports.map((one: Json) => one.owner))).toEqual(new Set([person.uuid]))
  })

  it('an Agent who is also a Viewer copies a foreign itinerary without its contacts', async () => {
    const person = personOf(['Agent', 'Viewer'])
    const [own, foreign] = [await newContact(person.uuid), await newContact(company.people.Owner.uuid)]
    const itinerary = await make('itineraries', {
      title: 'Copied',
      client: foreign.uuid,
      agency: foreign.uuid,
      travellers: [{ contact: foreign.uuid }, { contact: own.uuid }],
    })
    const duplicate = async (copier: Person) =>
      (await copier.send('POST', company.path(`itineraries/${itinerary.uuid}/duplicate`), { keepPeople: true })).json
        .data
    expect(await duplicate(person)).toMatchObject({ client: null, agency: null, travellers: [{ contact: own.uuid }] })
    const seen = await person.send('GET', company.path(`contacts/${foreign.uuid}`))
    expect([seen.status, seen.json.data.passports]).toEqual([200, []])
    expect(await duplicate(company.people.Designer)).toMatchObject({
      client: foreign.uuid,
      travellers: itinerary.travellers,
    })
  })
})
