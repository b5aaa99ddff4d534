import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg } from '../test/samples.ts'
import { makeKey } from '../test/key-sender.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld({
    hasOneServer: true,
    requestLimits: { person: { max: 40, seconds: 60 }, stranger: { max: 1000, seconds: 60 }, strangersAtOnce: 50 },
  })
})
afterAll(() => world.close())

const outcome = ({ status, json }: Answer) => [status, json?.code]
const lodges = (of: Company) => of.path('accommodations/')
const unauthenticated = [401, 'unauthenticated']

describe('an API key is rejected', () => {
  beforeAll(async () => {
    company = await world.createCompany()
  })

  it('when it is unknown', async () => {
    const authorization = `Bearer sojourn_${randomBytes(32).toString('base64url')}`
    expect(outcome(await world.anonymous.send('GET', lodges(company), undefined, { authorization }))).toEqual(
      unauthenticated,
    )
  })

  it('as soon as it is revoked', async () => {
    const { key, program } = await makeKey(world, company, ['accommodations:read'])
    expect((await program.send('GET', lodges(company))).status).toBe(200)
    const path = company.path(`api-keys/${key.uuid}`)
    expect((await company.people.Admin.send('DELETE', path)).status).toBe(200)
    expect(outcome(await program.send('GET', lodges(company)))).toEqual(unauthenticated)
    expect((await company.people.Admin.send('DELETE', path)).status).toBe(404)
    expect((await company.people.Admin.send('GET', company.path('api-keys'))).json.data).toEqual([])
  })

  it('after it has expired, which the list shows', async () => {
    const { key, program } = await makeKey(world, company, ['accommodations:read'])
    await company.rows(`update api_keys set expires_at = now() - interval '1 second' where uuid = $1`, [key.uuid])
    expect(outcome(await program.send('GET', lodges(company)))).toEqual(unauthenticated)
    const [listed] = (await company.people.Admin.send('GET', company.path('api-keys'))).json.data
    expect([listed.uuid, listed.status]).toEqual([key.uuid, 'expired'])
  })

  it('in another company, as a stranger is', async () => {
    const { program } = await makeKey(world, company, ['accommodations:read'])
    const other = await world.createCompany()
    expect(outcome(await program.send('GET', lodges(other)))).toEqual([404, 'not_found'])
    const path = other.path(`api-keys/${(await makeKey(world, company, ['guides:read'])).key.uuid}`)
    expect(outcome(await other.people.Admin.send('DELETE', path))).toEqual([404, 'not_found'])
  })

  it('in a suspended or closed company', async () => {
    const closing = await world.createCompany()
    const { program } = await makeKey(world, closing, ['accommodations:read'])
    for (const status of ['suspended', 'closed']) {
      await world.deps.pool.query('update tenants set status = $2 where uuid = $1', [closing.uuid, status])
      expect(outcome(await program.send('GET', lodges(closing))), status).toEqual([404, 'not_found'])
    }
  })
})

describe('an API key and the member who created it', () => {
  beforeAll(async () => {
    company = await world.createCompany()
  })
  const getStatus = async (uuid: string) =>
    (await company.people.Owner.send('GET', company.path('api-keys'))).json.data.find((one: Json) => one.uuid === uuid)
      ?.status

  it('stops working while they are suspended', async () => {
    const { key, program } = await makeKey(world, company, ['accommodations:read'])
    const set = (state: string) =>
      world.deps.pool.query('update users set state = $2 where uuid = $1', [company.people.Admin.uuid, state])
    await set('suspended')
    expect(outcome(await program.send('GET', lodges(company)))).toEqual(unauthenticated)
    expect(await getStatus(key.uuid)).toBe('stopped')
    await set('active')
    expect((await program.send('GET', lodges(company))).status).toBe(200)
  })

  it('has no more permissions than they currently have', async () => {
    const maker = await world.createPerson()
    await world.hire(company.uuid, maker, ['Admin'])
    const { program } = await makeKey(world, company, ['accommodations:write', 'suppliers:read'], { maker })
    const created = await program.send('POST', lodges(company), { name: 'Before' })
    expect(created.status).toBe(201)
    await company.rows('update memberships set roles = $2 where "user" = $1', [maker.uuid, ['Viewer']])
    expect((await program.send('GET', lodges(company))).status).toBe(200)
    expect(outcome(await program.send('POST', lodges(company), { name: 'After' }))).toEqual([422, 'permission_denied'])
    expect((await program.send('GET', company.path('suppliers'))).status).toBe(404)
  })

  it('ends when they leave, and stays invalid when they return', async () => {
    const maker = await world.createPerson()
    await world.hire(company.uuid, maker, ['Admin'])
    const { key, program } = await makeKey(world, company, ['accommodations:read'], { maker })
    await company.people.Owner.send('DELETE', company.path(`users/${maker.uuid}`))
    expect(outcome(await program.send('GET', lodges(company)))).toEqual(unauthenticated)
    expect(await getStatus(key.uuid)).toBe('stopped')
    await world.hire(company.uuid, maker, ['Admin'])
    expect(outcome(await program.send('GET', lodges(company)))).toEqual(unauthenticated)
    expect(await getStatus(key.uuid)).toBe('stopped')
  })
})

describe('an upload URL', () => {
  beforeAll(async () => {
    company = await world.createCompany()
  })

  it('acts for the key that requested it, and is valid only as long as the key', async () => {
    const { key, program } = await makeKey(world, company, ['media:write'], { name: 'Photo feed' })
    const open = async () => (await program.send('POST', company.path('media/'), {})).json.data
    const [used, late] = [await open(), await open()]
    const raw = new Uint8Array(await jpeg())
    expect((await world.anonymous.sendRaw('PUT', used.upload.url, { raw })).status).toBe(200)
    const audit = await company.people.Owner.send('GET', company.path(`audit?target=${used.uuid}`))
    expect(audit.json.data[0]).toMatchObject({
      action: 'media-item.upload',
      actor: { kind: 'key', uuid: key.uuid, name: 'Photo feed' },
    })
    await company.people.Admin.send('DELETE', company.path(`api-keys/${key.uuid}`))
    expect((await world.anonymous.sendRaw('PUT', late.upload.url, { raw })).status).toBe(404)
  })
})

describe('request limits', () => {
  it('count each key separately, even when it is rejected, so its creator and their other keys are not affected', async () => {
    company = await world.createCompany()
    const [one, other] = [
      await makeKey(world, company, ['accommodations:read']),
      await makeKey(world, company, ['accommodations:read']),
    ]
    const statuses = new Set<number>()
    for (let n = 0; n < 41; n += 1)
      statuses.add((await one.program.send('GET', n % 2 ? lodges(company) : company.path('guides'))).status)
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 403, 429])
    expect((await other.program.send('GET', lodges(company))).status).toBe(200)
    expect((await company.people.Admin.send('GET', lodges(company))).status).toBe(200)
  })
})
