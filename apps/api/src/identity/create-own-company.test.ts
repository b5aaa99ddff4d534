import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type Json, type Person, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const newName = () => `Journeys ${randomUUID()}`
const create = (person: Person, body: Json) => person.send('POST', '/v1/auth/company', body)
const getAccount = async (person: Person): Promise<Json> => (await person.send('GET', '/v1/auth/account')).json.user

describe('creating a company of one’s own', () => {
  it('makes a user without a company its owner and Admin, with the plan chosen beforehand', async () => {
    const person = await world.createPerson()
    const company = { name: newName(), country: 'NA', currency: 'NAD', timezone: 'Africa/Windhoek' }
    const answer = await create(person, { ...company, plan: 'studio-yearly' })
    expect([answer.status, answer.json.data], JSON.stringify(answer.json)).toMatchObject([
      201,
      { ...company, isOwner: true, isSubscribed: true, status: 'active' },
    ])
    const { uuid } = answer.json.data
    const account = await getAccount(person)
    expect(account.tenants).toMatchObject([{ uuid, isOwner: true }])
    expect(account.roles).toEqual([{ name: 'Admin', tenant: uuid }])
    expect((await person.send('GET', `/v1/${uuid}/subscription/info`)).json.tenant.prospectPlan).toBe('studio-yearly')
    const audit = await person.send('GET', `/v1/${uuid}/audit`)
    expect(audit.json.data).toMatchObject([
      { action: 'subscription.try', actor: { uuid: person.uuid } },
      { action: 'tenant.create', actor: { uuid: person.uuid } },
    ])
  })

  it('creates one company for two requests, even concurrent ones', async () => {
    const person = await world.createPerson()
    const name = newName()
    const answers = await Promise.all([create(person, { name }), create(person, { name: name.toUpperCase() })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    const rejected = answers.find(({ status }) => status === 422)
    expect(rejected?.json.errors.name).toMatchObject([{ code: 'already_taken' }])
    expect((await getAccount(person)).tenants).toHaveLength(1)
    expect((await create(await world.createPerson(), { name })).status).toBe(201)
  })

  it('adds to the companies the user belongs to', async () => {
    const { people, uuid } = await world.createCompany()
    const answer = await create(people.Viewer, { name: newName() })
    expect(answer.status).toBe(201)
    expect((await getAccount(people.Viewer)).tenants.map((one: Json) => one.uuid)).toEqual([
      uuid,
      answer.json.data.uuid,
    ])
  })

  it.each([
    {},
    { name: '' },
    { name: 'x', country: 'ZZ' },
    { name: 'x', owner: 'y' },
    { name: 'x', isSubscribed: true },
  ])('is rejected for %o', async (body) => {
    const person = await world.createPerson()
    expect((await create(person, body)).status).toBe(422)
    expect((await getAccount(person)).tenants).toEqual([])
  })

  it('is limited per user', async () => {
    const person = await world.createPerson()
    const statuses: number[] = []
    for (let n = 0; n <= world.deps.authLimits.emails.max; n += 1)
      statuses.push((await create(person, { name: newName() })).status)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]))
    expect(statuses.at(-1)).toBe(429)
  })
})
