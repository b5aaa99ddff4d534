import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluralOf, samples } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const send = (method: string, path: string, body?: unknown) =>
  company.people.Owner.send(method, company.path(path), body)
const post = async (path: string, body: unknown): Promise<Json> => (await send('POST', path, body)).json.data
const binned = async (plural: string, fields: object): Promise<Json> => {
  const record = await post(plural, fields)
  await send('DELETE', `${plural}/${record.uuid}`)
  return record
}

describe('the bin', () => {
  it('restores for 30 days, and no longer', async () => {
    const lodge = await binned('accommodations', { name: 'Binned' })
    const setTimeInBin = (interval: string) =>
      world.inTenant(company.uuid, (query) =>
        query('update accommodations set deleted_at = now() - $2::interval where uuid = $1', [lodge.uuid, interval]),
      )
    const listed = async () => (await send('GET', 'accommodations/?binned=true')).json.meta.total
    await setTimeInBin('30 days 1 minute')
    expect((await send('POST', `accommodations/${lodge.uuid}/restore`)).status).toBe(404)
    expect((await send('GET', `accommodations/${lodge.uuid}?binned=true`)).status).toBe(404)
    expect(await listed()).toBe(0)
    await setTimeInBin('29 days 23 hours')
    expect(await listed()).toBe(1)
    expect((await send('POST', `accommodations/${lodge.uuid}/restore`)).status).toBe(200)
    expect(await listed()).toBe(0)
  })

  it('restores the counts', async () => {
    const counts = async () => (await send('GET', 'resource-count')).json.data
    const created: [string, Json][] = []
    for (const [name, { create }] of Object.entries(samples))
      if (name !== 'support-request') created.push([pluralOf(name), await create(company)])
    created.push(['itineraries', await post('itineraries', { title: 'Counted', isTemplate: true })])
    const before = await counts()
    for (const [plural, { uuid }] of created) {
      const all = await counts()
      expect((await send('DELETE', `${plural}/${uuid}`)).status, plural).toBe(200)
      expect(await counts(), plural).not.toEqual(all)
    }
    for (const [plural, { uuid }] of created) expect((await send('POST', `${plural}/${uuid}/restore`)).status).toBe(200)
    expect(await counts()).toEqual(before)
  })

  it.each([
    ['itineraries', { title: 'Taken', reference: 'REF-1' }, 'reference'],
    ['company-pages', { title: 'Taken', slug: 'taken' }, 'slug'],
  ])('of %s does not restore a value that has been taken since, and says so', async (plural, fields, field) => {
    const old = await binned(plural, fields)
    const taker = await post(plural, fields)
    expect(taker.uuid).toBeDefined()
    const rejected = await send('POST', `${plural}/${old.uuid}/restore`)
    expect([rejected.status, rejected.json.errors[field]]).toEqual([
      409,
      [{ code: 'already_taken', message: 'is already taken' }],
    ])
    await send('DELETE', `${plural}/${taker.uuid}`)
    expect((await send('POST', `${plural}/${old.uuid}/restore`)).status).toBe(200)
  })
})
