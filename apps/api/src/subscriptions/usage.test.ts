import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LimitName } from '@sojourn/contract/limits'
import { planOf, usageOf } from '@sojourn/contract/plans'
import { asServerOf } from '../identity/authenticate.ts'
import { jpeg, upload } from '../test/samples.ts'
import { type Company, createWorld, type World } from '../test/world.ts'
import { requireRoom } from './usage.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const limits = planOf('solo-monthly')?.limits
const companyOn = async (stripe_plan: string, options: { parent?: string } = {}): Promise<Company> => {
  const company = await world.createCompany(options)
  await world.inTenant(company.uuid, (query) => query('update subscriptions set stripe_plan = $1', [stripe_plan]))
  return company
}
const setCount = (company: Company, live: number) =>
  world.inTenant(company.uuid, (query) =>
    query(
      `insert into resource_counts values ($1, 'itineraries', $2) on conflict (tenant, resource) do update set live = excluded.live`,
      [company.uuid, live],
    ),
  )
const setBytes = (company: Company, bytes: number) =>
  world.inTenant(company.uuid, (query) =>
    query(`insert into storage_usage values ($1, $2) on conflict (tenant) do update set bytes = excluded.bytes`, [
      company.uuid,
      bytes,
    ]),
  )
const usageIn = async (company: Company) =>
  (await company.people.Owner.send('GET', company.path('subscription/info'))).json.usage
const createItinerary = (company: Company, fields: object = {}) =>
  company.people.Designer.send('POST', company.path('itineraries/'), { title: 'Dunes', dayCount: 2, ...fields })
const askRoom = (company: Company, name: LimitName, adding?: number) =>
  asServerOf(world.deps, () => {})(company.uuid, 'test', (ctx) => requireRoom(ctx, name, adding))

describe('usage', () => {
  it.each([
    [0, 'ok', 0],
    [39, 'ok', 78],
    [40, 'warn', 80],
    [49, 'warn', 98],
    [50, 'over', 100],
    [75, 'over', 150],
  ])('of %s of 50 itineraries is %s at %s percent', async (used, level, percent) => {
    const company = await companyOn('solo-monthly')
    await setCount(company, used)
    expect((await usageIn(company)).itineraries).toEqual({ used, limit: 50, percent, level })
  })

  it('has no percentage without a limit, and is 0 or 100 percent of a limit of 0', () => {
    expect(usageOf(7, null)).toEqual({ used: 7, limit: null, percent: null, level: 'ok' })
    expect(usageOf(0, 0)).toEqual({ used: 0, limit: 0, percent: 0, level: 'ok' })
    expect(usageOf(1, 0)).toEqual({ used: 1, limit: 0, percent: 100, level: 'over' })
  })

  it('of members and branches counts memberships and open companies', async () => {
    const company = await companyOn('studio-monthly')
    await world.hire(company.uuid, await world.createPerson(), ['Viewer'])
    await world.createCompany({ parent: company.uuid })
    const closed = await world.createCompany({ parent: company.uuid })
    await world.deps.pool.query(`update tenants set status = 'closed' where uuid = $1`, [closed.uuid])
    expect(await usageIn(company)).toMatchObject({
      users: { used: 8, limit: 15, percent: 53, level: 'ok' },
      childTenants: { used: 1, limit: 3, percent: 33, level: 'ok' },
    })
  })

  it('of storage counts each live file once, however many items show it', async () => {
    const company = await companyOn('studio-monthly')
    const bytes = await jpeg()
    const first = await upload(company, {}, bytes)
    const second = await upload(company, {}, bytes)
    const other = await upload(company)
    const both = bytes.length + other.bytes
    const used = async () => (await usageIn(company)).storageBytes.used
    const send = (method: string, path: string) => company.people.Owner.send(method, company.path(path))
    expect(await used()).toBe(both)
    await send('DELETE', `media/${first.uuid}`)
    expect(await used()).toBe(both)
    await send('DELETE', `media/${second.uuid}`)
    expect(await used()).toBe(other.bytes)
    await send('POST', `media/${first.uuid}/restore`)
    expect(await used()).toBe(both)
    await Promise.all(Array.from({ length: 8 }, () => upload(company, {}, bytes)))
    expect(await used()).toBe(both)
  })
})

describe('a limit', () => {
  it('lets exactly one of fifty requests through when there is room for one', async () => {
    const company = await companyOn('solo-monthly')
    await setCount(company, 49)
    const answers = await Promise.all(Array.from({ length: 50 }, () => createItinerary(company)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    const rejected = answers.filter((answer) => answer.status !== 201)
    for (const answer of rejected)
      expect([answer.status, answer.json.code, answer.json.detail]).toEqual([
        402,
        'plan_limit',
        'The Solo plan includes 50 itineraries. Move some itineraries to the bin, or choose a larger plan on the Account page.',
      ])
    expect((await usageIn(company)).itineraries).toMatchObject({ used: 50, level: 'over' })
  })

  it('applies from the first record on, without a stored count', async () => {
    const company = await companyOn('solo-monthly')
    const answers = await Promise.all(Array.from({ length: 55 }, () => createItinerary(company)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(50)
    expect(answers.filter((answer) => answer.json.code === 'plan_limit')).toHaveLength(5)
  })

  it('of itineraries stops creating and restoring them, but not templates, changes or reading', async () => {
    const company = await companyOn('solo-monthly')
    const { Designer } = company.people
    const existing = (await createItinerary(company)).json.data
    const binned = (await createItinerary(company)).json.data
    await Designer.send('DELETE', company.path(`itineraries/${binned.uuid}`))
    await setCount(company, 50)
    const restored = await Designer.send('POST', company.path(`itineraries/${binned.uuid}/restore`))
    expect([restored.status, restored.json.code]).toEqual([402, 'plan_limit'])
    expect((await Designer.send('POST', company.path(`itineraries/${existing.uuid}/restore`))).status).toBe(200)
    const changed = await Designer.send('PUT', company.path(`itineraries/${existing.uuid}`), {
      title: 'Changed',
      rev: existing.rev,
    })
    expect(changed.status).toBe(200)
    expect((await createItinerary(company, { isTemplate: true, dayCount: 2 })).status).toBe(201)
    expect((await createItinerary(company, { title: '' })).status, 'what is wrong is told first').toBe(422)
    await setCount(company, 49)
    expect((await Designer.send('POST', company.path(`itineraries/${binned.uuid}/restore`))).status).toBe(200)
    expect((await createItinerary(company)).status).toBe(402)
  })

  it('of storage stops all kinds of new files, but not a file that is already stored', async () => {
    const company = await companyOn('solo-monthly')
    const bytes = await jpeg()
    const first = await upload(company, {}, bytes)
    const slot = (await company.people.Owner.send('POST', company.path('media/'))).json.data
    await setBytes(company, limits?.storageBytes ?? 0)
    await expect(upload(company)).rejects.toThrow(/plan_limit.*5 GB of files/)
    expect((await upload(company, {}, bytes)).sha256).toBe(first.sha256)
    const put = await world.anonymous.sendRaw('PUT', slot.upload.url, { raw: new Uint8Array(await jpeg()) })
    expect([put.status, put.json.code]).toEqual([402, 'plan_limit'])
    const caption = { caption: 'still to be edited', rev: first.rev }
    expect((await company.people.Owner.send('PUT', company.path(`media/${first.uuid}`), caption)).status).toBe(200)
  })

  it('of storage lets one of several files through when there is room for one, and stores none of the others', async () => {
    const company = await companyOn('solo-monthly')
    const files = await Promise.all(Array.from({ length: 6 }, () => jpeg()))
    const room = Math.max(...files.map((bytes) => bytes.length))
    await setBytes(company, (limits?.storageBytes ?? 0) - room)
    const uploads = await Promise.allSettled(files.map((bytes) => upload(company, {}, bytes)))
    expect(uploads.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect((await usageIn(company)).storageBytes.used).toBeLessThanOrEqual(limits?.storageBytes ?? 0)
    const { rows } = await world.inTenant(company.uuid, (query) => query('select sha256 from media_objects'))
    expect(rows).toHaveLength(1)
  })

  it('of members and branches counts existing ones, and says how to get more room', async () => {
    const company = await companyOn('studio-monthly')
    await askRoom(company, 'users', 8)
    await expect(askRoom(company, 'users', 9)).rejects.toThrow('15 users, counting invitations')
    await askRoom(company, 'childTenants', 3)
    await world.createCompany({ parent: company.uuid })
    await expect(askRoom(company, 'childTenants', 3)).rejects.toThrow(/The Studio plan includes 3 branch companies/)
    await expect(askRoom(await companyOn('solo-monthly'), 'childTenants')).rejects.toThrow('no branch companies')
    await expect(askRoom(company, 'storageBytes', 101 * 1024 ** 3)).rejects.toThrow('100 GB')
  })

  it('of members is not checked for existing members and invitations', async () => {
    const company = await world.createCompany()
    const invite = (email: string) =>
      company.people.Owner.send('POST', company.path('users'), { email, name: 'Again', roles: [{ name: 'Viewer' }] })
    await invite('waiting.already@example.test')
    await world.inTenant(company.uuid, (query) => query(`update subscriptions set stripe_plan = 'solo-monthly'`))
    for (const email of [company.people.Viewer.email.toUpperCase(), 'waiting.already@example.test']) {
      const answer = await invite(email)
      expect([answer.status, answer.json.errors?.email?.[0]?.code], email).toEqual([409, 'already_taken'])
    }
    expect((await invite('nobody.yet@example.test')).json.code).toBe('plan_limit')
  })

  it('of a covered child is its parent’s, counts each company separately, and does not name the parent’s plan', async () => {
    const parent = await companyOn('solo-monthly')
    await setCount(parent, 50)
    const child = await world.createCompany({ parent: parent.uuid, isSubscribed: false })
    expect((await createItinerary(child)).status).toBe(201)
    await setCount(child, 50)
    const rejected = await createItinerary(child)
    expect([rejected.status, rejected.json.detail]).toEqual([
      402,
      'Your parent company’s plan includes 50 itineraries. Move some itineraries to the bin, or choose your own plan on the Account page.',
    ])
    const own = await companyOn('agency-yearly', { parent: parent.uuid })
    await setCount(own, 5000)
    expect((await createItinerary(own)).status).toBe(201)
  })

  it('does not apply to a plan that is no longer on offer, nor to a visiting super admin', async () => {
    const old = await world.createCompany()
    await setCount(old, 100_000)
    expect((await createItinerary(old)).status).toBe(201)
    const company = await companyOn('solo-monthly')
    await setCount(company, 50)
    const god = await world.createPerson({ isGod: true })
    const created = await god.send('POST', company.path('itineraries/'), { title: 'Made by the platform', dayCount: 1 })
    expect(created.status).toBe(201)
  })
})
