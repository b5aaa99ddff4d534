import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seal, unseal } from '../kit/sealing.ts'
import { reseal } from '../reseal.ts'
import { createWorld, type Company, type Person, type World } from '../test/world.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { resetFactors } from './reset-factors.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld({ requireSecondFactor: true })
  company = await world.createCompany()
})
afterAll(() => world.close())

const password = 'lantern gravel quince orbit'
const needed = { status: 403, json: { code: 'second_factor_required' } }
const giveFactor = ({ uuid }: Person) =>
  world.deps.pool.query(
    `insert into second_factors ("user", kind, name, secret, last_step) values ($1, 'totp', 'App', $2, 0)`,
    [uuid, seal(new Secret({ size: 20 }).base32, world.deps.secretKey)],
  )
const requireFactor = (person: Person, of: Company, requiresSecondFactor = true) =>
  person.send('PUT', `/v1/tenants/${of.uuid}`, { requiresSecondFactor })

describe('a super admin without a second factor', () => {
  it('can read their own account and add a factor, but do nothing else before that', async () => {
    const person = await world.createPerson({ isGod: true, password })
    const account = await person.send('GET', '/v1/auth/account')
    expect(account.json.user).toMatchObject({ mustAddSecondFactor: true, hasSecondFactor: false })
    for (const path of ['/v1/auth/factors', '/v1/auth/sessions', '/v1/auth/draft-key'])
      expect((await person.send('GET', path)).status, path).toBe(200)
    for (const path of [
      '/v1/tenants/',
      `/v1/tenants/${company.uuid}`,
      '/v1/dashboard/faqs/',
      '/v1/support',
      company.path('accommodations/'),
    ]) {
      const answer = await person.send('GET', path)
      expect(answer, path).toMatchObject(needed)
      expect(answer.json.challenge).toBeUndefined()
    }
    expect(await person.send('PUT', '/v1/auth/update', { jobTitle: 'Boss' })).toMatchObject(needed)
    expect(await person.send('POST', '/v1/tenants/', { name: 'Mine' })).toMatchObject(needed)

    const { setup, secret } = (await person.send('POST', '/v1/auth/factors/totp')).json.data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const added = await person.send('POST', '/v1/auth/factors/totp/confirm', { setup, code, password })
    expect(added.status).toBe(201)
    expect((await person.send('GET', '/v1/tenants/')).status).toBe(200)
    expect((await person.send('GET', company.path('accommodations/'))).status).toBe(200)
    expect((await person.send('GET', '/v1/auth/account')).json.user.mustAddSecondFactor).toBe(false)
  })

  it('can log out', async () => {
    const person = await world.createPerson({ isGod: true })
    expect((await person.send('POST', '/login')).status).toBe(204)
    expect((await person.send('GET', '/v1/auth/account')).status).toBe(401)
  })
})

describe('a company that requires a second factor', () => {
  it('is accessible to members who have one, and to nobody else', async () => {
    const demanding = await world.createCompany()
    const { Admin, Designer, Manager } = demanding.people
    expect((await requireFactor(Designer, demanding)).status).toBe(422)
    const rejected = await requireFactor(Admin, demanding)
    expect([rejected.status, rejected.json.errors], 'who has none would lock themselves out').toMatchObject([
      422,
      { requiresSecondFactor: [{ code: 'invalid_value' }] },
    ])
    await giveFactor(Admin)
    expect((await requireFactor(Admin, demanding)).json.data.requiresSecondFactor).toBe(true)
    expect(await Designer.send('GET', demanding.path('accommodations/'))).toMatchObject(needed)
    expect(await Designer.send('POST', demanding.path('accommodations/'), { name: 'Camp' })).toMatchObject(needed)
    expect(await Designer.send('GET', `/v1/tenants/${demanding.uuid}`)).toMatchObject(needed)
    const account = await Designer.send('GET', '/v1/auth/account')
    expect(account.json.user).toMatchObject({ mustAddSecondFactor: false, tenants: [{ requiresSecondFactor: true }] })
    expect((await Admin.send('GET', demanding.path('accommodations/'))).status).toBe(200)
    await giveFactor(Manager)
    expect((await Manager.send('GET', demanding.path('accommodations/'))).status).toBe(200)
    const stranger = await world.createPerson()
    expect((await stranger.send('GET', demanding.path('accommodations/'))).status, 'it tells strangers nothing').toBe(
      404,
    )
    expect((await requireFactor(Admin, demanding, false)).status).toBe(200)
    expect((await Designer.send('GET', demanding.path('accommodations/'))).status).toBe(200)
  })

  it('does not restrict members in their other companies', async () => {
    const demanding = await world.createCompany()
    const person = await world.createPerson()
    await world.hire(demanding.uuid, person, ['Viewer'])
    await world.hire(company.uuid, person, ['Viewer'])
    await giveFactor(demanding.people.Owner)
    await requireFactor(demanding.people.Owner, demanding)
    expect(await person.send('GET', demanding.path('accommodations/'))).toMatchObject(needed)
    expect((await person.send('GET', company.path('accommodations/'))).status).toBe(200)
  })
})

describe('lost second factors', () => {
  const reset = (address: string) =>
    inTransaction(world.deps.pool, null, (tx) => resetFactors({ tx, deps: world.deps }, address), {
      access: 'read write',
      onLateError: () => {},
    })

  it('are reset by the operator, which ends sessions, is logged and emailed to the owner', async () => {
    const person = await world.createPerson({ password })
    await giveFactor(person)
    expect(await reset(person.email.toUpperCase())).toMatchObject({ ok: true, email: person.email, endedSessions: 1 })
    await world.emailsSettled()
    const email = world.emails.find(({ to, subject }) => to === person.email && subject.includes('was reset'))
    expect(email?.text).toContain('You now log in with your password alone')
    expect((await person.send('GET', '/v1/auth/account')).status).toBe(401)
    const login = await world.anonymous.send('POST', '/v1/auth/login', { email: person.email, password })
    expect(login.status).toBe(200)
    const { rows } = await world.deps.pool.query('select kind, network from identity_events where person = $1', [
      person.uuid,
    ])
    expect(rows).toContainEqual({ kind: 'factors_reset', network: null })
    expect(await reset(person.email)).toEqual({ ok: false, reason: 'unchanged' })
    expect(await reset('nobody@example.test')).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('another secret key', () => {
  it('reseals the secrets of authenticator apps, including those being added', async () => {
    const person = await world.createPerson({ password })
    await giveFactor(person)
    await person.send('POST', '/v1/auth/factors/totp')
    const [present, next] = [String(world.deps.secretKey), 'n'.repeat(40)]
    const own = `select secret from second_factors where "user" = $1 union all select secret from auth_challenges where "user" = $1`
    await reseal(world.deps.pool, [next, present])
    const { rows } = await world.deps.pool.query<{ secret: Buffer }>(own, [person.uuid])
    expect(rows.map(({ secret }) => unseal(secret, next))).toEqual([expect.any(String), expect.any(String)])
    await reseal(world.deps.pool, [present, next])
  })
})
