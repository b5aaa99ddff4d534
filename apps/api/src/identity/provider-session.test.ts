import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSingleSignOnWorld } from '../test/single-sign-on-world.ts'
import { type Company, type Json } from '../test/world.ts'

const { world, company, other, settings, save, logIn, sender, accountFor, reset, close } =
  await createSingleSignOnWorld()
afterAll(close)
beforeEach(reset)

describe('a session of a company’s provider', () => {
  it('gives no super admin access, and cannot change the account', async () => {
    const god = await world.createPerson({ isGod: true })
    await world.hire(company.uuid, god, ['Admin'])
    const { json } = await logIn(accountFor(god))
    const send = sender(json.access_token)
    expect((await send('GET', '/v1/tenants/')).status).toBe(403)
    expect((await send('GET', `/v1/tenants/${other.uuid}`)).status).toBe(404)
    expect((await send('GET', other.path('itineraries/'))).status).toBe(404)
    expect((await send('GET', '/v1/auth/account')).json.user.is_god).toBe(false)
    for (const [method, path] of [
      ['PUT', '/v1/auth/update'],
      ['POST', '/v1/auth/company'],
      ['GET', '/v1/auth/sessions'],
      ['DELETE', '/v1/auth/sessions'],
      ['DELETE', `/v1/auth/sessions/${randomUUID()}`],
      ['GET', '/v1/auth/factors'],
      ['POST', '/v1/auth/factors/totp'],
      ['POST', '/v1/auth/factors/passkeys'],
    ] as const)
      expect((await send(method, path, method === 'GET' ? undefined : {})).json.code, `${method} ${path}`).toBe(
        'password_login_required',
      )
    const keys = await Promise.all([send, god.send].map(async (one) => (await one('GET', '/v1/auth/draft-key')).json))
    expect(keys[0].data.key).not.toBe(keys[1].data.key)
  })

  it('reveals nothing about the account, cannot transfer the company and cannot create keys', async () => {
    const { Owner, Admin } = company.people
    await world.deps.pool.query(
      `insert into second_factors ("user", kind, name, secret, last_step) values ($1, 'totp', 'App', $2, 0)`,
      [Owner.uuid, Buffer.from('sealed')],
    )
    const { access_token: token } = (await logIn(accountFor(Owner))).json
    const send = sender(token)
    const { user } = (await send('GET', '/v1/auth/account')).json
    expect(user).toMatchObject({ hasSecondFactor: false, pendingEmail: null })
    const path = company.path(`users/${Admin.uuid}`)
    const { rev } = (await send('GET', path)).json.data
    const headers = { authorization: `Bearer ${token}`, 'if-match': `"${rev}"` }
    const given = await world.anonymous.send('PUT', path, { isOwner: true }, headers)
    expect(given.json.code).toBe('password_login_required')
    const key = { name: 'Key', scopes: ['itineraries:read'] }
    expect((await send('POST', company.path('api-keys'), key)).json.code).toBe('password_login_required')
    await world.deps.pool.query(`delete from second_factors where "user" = $1`, [Owner.uuid])
  })

  it('ends no other sessions, marks no place as known, and has its own kind in the log', async () => {
    const member = await world.createPerson()
    await world.hire(company.uuid, member, ['Viewer'])
    const subject = accountFor(member)
    await world.deps.pool.query(
      `insert into sessions (token_hash, "user", expires_at, only_tenant)
       select sha256(n::text::bytea), $1, now() + interval '1 hour', $2 from generate_series(1, 60) n`,
      [member.uuid, company.uuid],
    )
    expect((await logIn(subject)).status).toBe(200)
    expect((await member.send('GET', '/v1/auth/account')).status).toBe(200)
    const { rows: places } = await world.deps.pool.query('select from login_places where "user" = $1', [member.uuid])
    expect(places).toEqual([])
    const events = async (of: Company): Promise<Json[]> =>
      (await of.people.Admin.send('GET', of.path('identity-events'))).json.data
    const mine = (await events(company)).filter(({ person }) => person.uuid === member.uuid)
    expect(mine[0]).toMatchObject({ kind: 'single_sign_on', outcome: 'success' })
    await world.hire(other.uuid, member, ['Viewer'])
    expect((await events(other)).filter(({ kind }) => kind === 'single_sign_on')).toEqual([])
  })

  it('ends when the provider is removed or replaced, and not when it is only saved', async () => {
    const subject = accountFor(company.people.Viewer)
    const opened = async () => sender((await logIn(subject)).json.access_token)
    const first = await opened()
    const status = async (send: typeof first) => (await send('GET', '/v1/auth/account')).status
    await save({ trustsEmails: true })
    expect(await status(first)).toBe(200)
    await company.people.Admin.send('DELETE', settings())
    expect(await status(first)).toBe(401)
    expect((await company.people.Viewer.send('GET', '/v1/auth/account')).status).toBe(200)
    await save()
    const second = await opened()
    await save({ clientId: 'another' })
    expect(await status(second)).toBe(401)
  })
})
