import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chores } from './housekeeping.ts'
import { dueTenants } from './kit/jobs/each-tenant.ts'
import { servedResources } from './served-resources.ts'
import { makeItinerary, insert, works } from './test/due-work.ts'
import { type Company, createWorld, type World } from './test/world.ts'

let world: World
/** Has data of every kind, and nothing is due in it. */
let idle: Company
let empty: Company
beforeAll(async () => {
  world = await createWorld()
  ;[idle, empty] = [await world.createCompany(), await world.createCompany()]
  for (const work of Object.values(works).flat()) await work(idle, { isDue: false, world })
})
afterAll(() => world.close())

/** Looks at files of every company that has some. */
const ofAllFiles = 'tell-of-missing-files'

/** These work on the platform, and in no company. */
const ofPlatform = [
  'forget-identity-events',
  'forget-invited',
  'remove-export-leftovers',
  'remove-unfinished-uploads',
  'remove-unnamed-files',
  'tell-of-missing-avatars',
  'remove-expired-secrets',
]

/** The companies in which a chore opens a transaction. It does not get one, so that nothing is done there. */
const opened = async ({ run }: (typeof chores)[number], now = new Date()): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>()
  const asServer = async (tenant: string) => {
    seen.add(tenant)
    throw new Error('only counting')
  }
  await run({ deps: world.deps, asServer, now }).catch((error: unknown) => {
    if (seen.size === 0) throw error
  })
  return seen
}
const choreOf = (name: string) => {
  const found = chores.find((chore) => chore.name === name)
  if (!found) throw new Error(`no chore ${name}`)
  return found
}

describe('a scheduled job', () => {
  it('is one that this suite covers', () => {
    expect(chores.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(works), ofAllFiles, ...ofPlatform].toSorted(),
    )
  })

  it.each(chores)('$name opens no transaction in a company without work', async (chore) => {
    const without = chore.name === ofAllFiles ? [empty.uuid] : [empty.uuid, idle.uuid]
    const seen = await opened(chore)
    expect(without.filter((uuid) => seen.has(uuid))).toEqual([])
  })

  it.each(Object.entries(works).flatMap(([name, all]) => all.map((work, index) => ({ name, index, work }))))(
    '$name opens one where something is due ($index)',
    async ({ name, work }) => {
      const busy = await world.createCompany()
      expect(await opened(choreOf(name))).not.toContain(busy.uuid)
      await work(busy, { isDue: true, world })
      expect(await opened(choreOf(name))).toContain(busy.uuid)
    },
  )

  it('checks the files of each company that has some', async () => {
    expect(await opened(choreOf(ofAllFiles))).toContain(idle.uuid)
    const published = await world.createCompany()
    const itinerary = await makeItinerary(published)
    const row = { itinerary: '$2', revision: '1', content: `'{}'`, page_key: `'x'` }
    await insert(published, 'publications', row, [itinerary])
    expect(await opened(choreOf(ofAllFiles))).toContain(published.uuid)
  })

  it('asks the payment provider about each customer every eight hours', async () => {
    const busy = await world.createCompany()
    await busy.rows(`update subscriptions set customer = 'cus_2' where tenant = $1`, [busy.uuid])
    const start = Date.parse('2026-03-01T00:05:00Z')
    const hours: number[] = []
    for (let hour = 0; hour < 24; hour += 1)
      if ((await opened(choreOf('settle-subscriptions'), new Date(start + hour * 3_600_000))).has(busy.uuid))
        hours.push(hour)
    expect(hours).toHaveLength(3)
    expect(hours.map((hour) => hour - (hours[0] ?? 0))).toEqual([0, 8, 16])
  })

  it('empties the bin of every resource', async () => {
    const { rows } = await world.deps.pool.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'tenants_for_empty_bins'`,
    )
    for (const { definition } of servedResources)
      expect(rows[0]?.source).toContain(`select tenant from ${definition.table} where deleted_at < before`)
  })

  it('gets companies in pages, in the order of their UUIDs', async () => {
    const companies = [await world.createCompany(), await world.createCompany(), await world.createCompany()]
    for (const company of companies) await insert(company, 'stale_itineraries', { itinerary: 'uuidv7()' })
    const uuids = companies.map(({ uuid }) => uuid).toSorted()
    const { rows } = await world.deps.pool.query<{ uuid: string }>(
      `select uuid from tenants_for_renew_search(now(), $1, 1) uuid where uuid = any($2)`,
      [uuids[0], uuids],
    )
    expect(rows.length).toBeLessThanOrEqual(1)
    const all: string[] = []
    for await (const uuid of dueTenants(world.deps, 'renew-search', new Date())) all.push(uuid)
    expect(all.filter((uuid) => uuids.includes(uuid))).toEqual(uuids)
    expect(all).toEqual(all.toSorted())
  })
})
