import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const GB = 1024 ** 3
const create = async (of = company): Promise<Json> =>
  (await of.people.Designer.send('POST', of.path('itineraries/'), { title: 'Dunes', dayCount: 1 })).json.data
const step = (of: Company, itinerary: Json, rest: string, body: unknown = {}) =>
  of.people.Designer.send('POST', of.path(`itineraries/${itinerary.uuid}/${rest}`), body)
const fill = (of: Company, itinerary: Json, kind: string, count: number) =>
  of.rows(
    `insert into itinerary_revisions (tenant, itinerary, n, kind, label, snapshot, sha256, at)
     select tenant, itinerary, 1 + g, $2, 'Filled', snapshot, 'x', now() - interval '1 day' + g * interval '1 second'
     from itinerary_revisions, generate_series(1, $3::int) g where itinerary = $1 and n = 1`,
    [itinerary.uuid, kind, count],
  )
const kinds = async (of: Company, itinerary: Json) =>
  (await of.rows('select n, kind from itinerary_revisions where itinerary = $1 order by n', [itinerary.uuid])).map(
    ({ n, kind }) => [n, kind],
  )
const usageIn = async (of: Company) =>
  (await of.people.Owner.send('GET', of.path('subscription/info'))).json.usage.versionBytes

describe('the versions of one itinerary', () => {
  it('that are named are limited to 200', async () => {
    const itinerary = await create()
    await fill(company, itinerary, 'named', 199)
    expect((await step(company, itinerary, 'revisions', { label: 'The 200th' })).status).toBe(201)
    const before = await kinds(company, itinerary)
    const rejected = await step(company, itinerary, 'revisions', { label: 'One more' })
    expect([rejected.status, rejected.json.code, rejected.json.detail]).toEqual([
      409,
      'version_limit',
      'An itinerary can have 200 named versions. To name more versions, duplicate the itinerary.',
    ])
    expect(await kinds(company, itinerary)).toEqual(before)
    expect((await step(company, await create(), 'revisions', { label: 'Elsewhere' })).status).toBe(201)
  })

  it('from saves are limited to 500, of which the oldest is removed unless it is published', async () => {
    const itinerary = await create()
    await company.rows(`update itinerary_revisions set at = now() - interval '2 days' where itinerary = $1`, [
      itinerary.uuid,
    ])
    expect((await step(company, itinerary, 'publish')).status).toBe(200)
    await company.rows(
      `update itinerary_revisions set kind = 'auto', at = now() - interval '2 days' where itinerary = $1 and n = 2`,
      [itinerary.uuid],
    )
    await company.rows(
      `insert into itinerary_revisions (tenant, itinerary, n, kind, snapshot, sha256, at)
       select tenant, itinerary, 2 + g, 'auto', snapshot, 'x', now() - interval '1 day' + g * interval '1 second'
       from itinerary_revisions, generate_series(1, 498) g where itinerary = $1 and n = 1`,
      [itinerary.uuid],
    )
    for (const title of ['One', 'Two']) {
      const saved = await company.people.Designer.send(
        'PUT',
        company.path(`itineraries/${itinerary.uuid}`),
        { title },
        { 'if-match': '*' },
      )
      expect(saved.status).toBe(200)
      await company.rows(
        `update itinerary_revisions set at = at - interval '11 minutes' where itinerary = $1 and n > 500`,
        [itinerary.uuid],
      )
    }
    const left = await kinds(company, itinerary)
    expect(left).toHaveLength(501)
    expect([left[0]?.[0], left[1]?.[0], left.at(-1)?.[0]]).toEqual([2, 3, 502])
  })
})

describe('the bytes of stored versions', () => {
  it('are counted while the itinerary is not in the bin', async () => {
    const of = await world.createCompany()
    const itinerary = await create(of)
    expect(await usageIn(of)).toMatchObject({ used: 0 })
    await step(of, itinerary, 'revisions', { label: 'Counted' })
    const { used } = await usageIn(of)
    const [stored] = await of.rows(
      `select sum(pg_column_size(snapshot))::int as bytes from itinerary_revisions where kind <> 'auto'`,
    )
    expect([used > 0, used]).toEqual([true, stored.bytes])
    const path = of.path(`itineraries/${itinerary.uuid}`)
    await of.people.Designer.send('DELETE', path)
    expect(await usageIn(of)).toMatchObject({ used: 0 })
    await of.people.Designer.send('POST', `${path}/restore`)
    expect(await usageIn(of)).toMatchObject({ used })
    await of.rows('delete from itineraries where uuid = $1', [itinerary.uuid])
    expect(await usageIn(of)).toMatchObject({ used: 0 })
  })

  it('are limited by the plan for naming, restoring and publishing, but not for saving', async () => {
    const of = await world.createCompany()
    await of.rows(`update subscriptions set stripe_plan = 'solo-monthly'`)
    const itinerary = await create(of)
    await step(of, itinerary, 'revisions', { label: 'Before' })
    await of.rows('update version_usage set bytes = $1', [GB])
    const before = await kinds(of, itinerary)
    for (const rest of ['revisions', 'revisions/1/restore', 'publish']) {
      const rejected = await step(of, itinerary, rest, rest === 'revisions' ? { label: 'Full' } : {})
      expect([rejected.status, rejected.json.code, rejected.json.detail], rest).toEqual([
        402,
        'plan_limit',
        'The Solo plan includes 1 GB of versions. Move itineraries with many versions to the bin, or choose a larger plan on the Account page.',
      ])
    }
    expect(await kinds(of, itinerary)).toEqual(before)
    const saved = await of.people.Designer.send(
      'PUT',
      of.path(`itineraries/${itinerary.uuid}`),
      { title: 'Saved' },
      { 'if-match': '*' },
    )
    expect(saved.status).toBe(200)
    expect(await usageIn(of)).toMatchObject({ limit: GB, level: 'over' })
  })
})
