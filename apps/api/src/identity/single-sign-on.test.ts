import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenHash } from './sessions.ts'
import { clientOfProvider, createOidcProvider } from '../test/oidc-provider.ts'
import { createSingleSignOnWorld } from '../test/single-sign-on-world.ts'
import { type Json } from '../test/world.ts'

const {
  world,
  company,
  other,
  provider,
  redirectUri,
  settings,
  save,
  start,
  finish,
  comeBack,
  logIn,
  sender,
  accountFor,
  reset,
  close,
} = await createSingleSignOnWorld()
afterAll(close)
beforeEach(reset)

describe('logging in with a company’s provider', () => {
  it('opens a session for the member with the verified email, limited to that company and twelve hours', async () => {
    const member = company.people.Designer
    await world.hire(other.uuid, member, ['Admin'])
    const { status, json } = await logIn(accountFor(member))
    expect([status, json]).toMatchObject([200, { token_type: 'Bearer', expires_in: 43_200 }])
    const send = sender(json.access_token)
    const { user } = (await send('GET', '/v1/auth/account')).json
    expect(user).toMatchObject({ uuid: member.uuid, onlyTenant: company.uuid, is_god: false })
    expect(user.tenants.map(({ uuid }: Json) => uuid)).toEqual([company.uuid])
    expect(Object.keys(user.scope.tenants)).toEqual([company.uuid])
    expect((await send('GET', company.path('itineraries/'))).status).toBe(200)
    expect((await send('GET', other.path('itineraries/'))).status).toBe(404)
    expect((await member.send('GET', other.path('itineraries/'))).status).toBe(200)
    const { rows } = await world.deps.pool.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from sessions where token_hash = $1`,
      [tokenHash(json.access_token)],
    )
    expect(rows[0].seconds).toBe(43_200)
  })

  it('identifies the user by their subject, even if their address has changed', async () => {
    const member = company.people.Manager
    const subject = accountFor(member)
    expect((await logIn(subject)).status).toBe(200)
    provider.accounts.set(subject, { email: company.people.Owner.email, email_verified: true })
    const { json } = await logIn(subject)
    expect((await sender(json.access_token)('GET', '/v1/auth/account')).json.user.uuid).toBe(member.uuid)
  })

  it.each([
    ['no email', {}, /did not send your email address. Contact an Admin of /],
    ['an unverified email', { email_verified: false }, /has not marked \S+ as verified/],
    ['an email of no member', { email: 'stranger@example.test' }, /No member of/],
  ])('rejects an account with %s', async (_name, fields, words) => {
    const subject = randomUUID()
    const { email } = company.people.Viewer
    provider.accounts.set(subject, Object.keys(fields).length === 0 ? {} : { email, email_verified: true, ...fields })
    const { status, json } = await logIn(subject)
    expect([status, json.code, json.detail]).toEqual([422, 'single_sign_on_failed', expect.stringMatching(words)])
  })

  it('accepts an unverified address if the company trusts its provider’s addresses', async () => {
    await save({ trustsEmails: true })
    expect((await logIn(accountFor(company.people.Viewer, { email_verified: undefined }))).status).toBe(200)
  })

  it('rejects a user who is a member of another company, only invited, or suspended', async () => {
    const stranger = await world.createPerson()
    const guest = await world.createPerson()
    await company.rows(
      `insert into memberships (tenant, "user", roles, accepted_at, invited_email, invited_name, invitation_expires_at)
       values ($1, $2, '{Admin}', null, $3, 'Guest', now() + interval '1 day')`,
      [company.uuid, guest.uuid, guest.email],
    )
    for (const person of [other.people.Admin, stranger, guest])
      expect((await logIn(accountFor(person))).json.detail).toMatch(/No member of/)
    const suspended = await world.createPerson()
    await world.hire(company.uuid, suspended, ['Viewer'])
    await world.deps.pool.query(`update users set state = 'suspended' where uuid = $1`, [suspended.uuid])
    expect((await logIn(accountFor(suspended))).json.detail).toMatch(/suspended/)
  })

  it('rejects a second account with the same address until the member has been removed and added again', async () => {
    const member = await world.createPerson()
    await world.hire(company.uuid, member, ['Viewer'])
    expect((await logIn(accountFor(member))).status).toBe(200)
    const second = accountFor(member)
    expect((await logIn(second)).json.detail).toMatch(/Another account at .* is already linked to/)
    await company.rows(`delete from memberships where "user" = $1`, [member.uuid])
    await world.hire(company.uuid, member, ['Viewer'])
    expect((await logIn(second)).status).toBe(200)
  })

  it('ends with the membership', async () => {
    const member = await world.createPerson()
    await world.hire(company.uuid, member, ['Viewer'])
    const subject = accountFor(member)
    const { json } = await logIn(subject)
    await company.rows(`delete from memberships where "user" = $1`, [member.uuid])
    expect((await sender(json.access_token)('GET', company.path('itineraries/'))).status).toBe(404)
    expect((await logIn(subject)).json.code).toBe('single_sign_on_failed')
  })

  it('needs no second step, even if the company requires one of password logins', async () => {
    const member = company.people.Agent
    await world.deps.pool.query('update tenants set requires_second_factor = true where uuid = $1', [company.uuid])
    try {
      expect((await member.send('GET', company.path('itineraries/'))).json.code).toBe('second_factor_required')
      const { json } = await logIn(accountFor(member))
      expect((await sender(json.access_token)('GET', company.path('itineraries/'))).status).toBe(200)
    } finally {
      await world.deps.pool.query('update tenants set requires_second_factor = false where uuid = $1', [company.uuid])
    }
  })

  it('also works with client_secret_post, and with the email in the ID token', async () => {
    const second = await createOidcProvider({
      authMethod: 'client_secret_post',
      isEmailInIdToken: true,
      redirectUris: [redirectUri(company.uuid)],
    })
    try {
      expect((await save({ issuer: second.issuer })).status).toBe(200)
      second.accounts.set('one', { email: company.people.Finance.email, email_verified: true })
      expect((await logIn('one')).status).toBe(200)
      expect(second.requests).not.toContain('GET /me')
    } finally {
      second.close()
    }
  })
})

describe('a provider that changes during a login', () => {
  it('rejects a login that began with the previous provider', async () => {
    const response = await comeBack(accountFor(company.people.Viewer))
    await company.people.Admin.send('DELETE', settings())
    await save()
    expect((await finish(response)).json.code).toBe('login_expired')
  })

  it('rejects a response that arrives after the change, and links no member', async () => {
    const response = await comeBack(accountFor(company.people.Viewer))
    let isChanged = false
    provider.pauseAt('/token', async () => {
      await company.people.Admin.send('DELETE', settings())
      await save({ clientId: 'another' })
      isChanged = true
    })
    expect((await finish(response)).json.code).toBe('login_expired')
    expect(isChanged).toBe(true)
    expect(await company.rows('select subject from single_sign_on_members')).toEqual([])
    const { rows } = await world.deps.pool.query('select from sessions where only_tenant = $1', [company.uuid])
    expect(rows).toEqual([])
  })

  it('is announced to all Admins by email', async () => {
    await save({ clientId: 'another' })
    await world.emailsSettled()
    const notices = world.emails.filter(({ subject }) => subject.startsWith('Single sign-on was set up for'))
    expect(notices.map(({ to }) => to)).toContain(company.people.Owner.email)
  })
})

describe('a response that is not the provider’s, or not for this browser', () => {
  it('is valid once, in the browser that started the login, and for its company', async () => {
    await save({}, other)
    const subject = accountFor(company.people.Viewer)
    const expired = { status: 422, json: { code: 'login_expired' } }
    expect(await finish(await comeBack(subject), company, 'another browser altogether')).toMatchObject(expired)
    expect(await finish(await comeBack(subject), other)).toMatchObject(expired)
    expect(await finish('?code=x&state=unknown')).toMatchObject(expired)
    expect(await finish('?code=x')).toMatchObject(expired)
    const response = await comeBack(subject)
    expect((await finish(response)).status).toBe(200)
    expect(await finish(response)).toMatchObject(expired)
    const late = await comeBack(subject)
    await world.deps.pool.query(`update auth_challenges set expires_at = now() where purpose = 'single_sign_on'`)
    expect(await finish(late)).toMatchObject(expired)
  })

  it('is rejected with the code of another login, with the issuer of another provider, and if the login was cancelled', async () => {
    const subject = accountFor(company.people.Viewer)
    const [one, two] = [await comeBack(subject), await comeBack(subject)].map((query) => new URLSearchParams(query))
    const code = one?.get('code') ?? ''
    two?.set('code', code)
    expect((await finish(`?${two}`)).json).toMatchObject({ code: 'single_sign_on_failed' })
    const third = new URLSearchParams(await comeBack(subject))
    third.set('iss', 'https://elsewhere.example.com')
    expect((await finish(`?${third}`)).json).toMatchObject({ code: 'single_sign_on_failed' })
    const { state } = Object.fromEntries(new URL((await start()).json.data.url).searchParams)
    const denied = await finish(`?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`)
    expect(denied.json.detail).toBe('The provider did not log you in (access_denied).')
  })

  const claimsOf = (token: unknown): Json =>
    JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString())
  /** The ID token with other claims, or another header, which invalidates the provider's signature. */
  const forge = (token: unknown, claims: object, header?: object) => {
    const [head = '', , signature = ''] = String(token).split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const body = encode({ ...claimsOf(token), ...claims })
    return header ? `${encode(header)}.${body}.` : `${head}.${body}.${signature}`
  }

  it.each<[string, (token: unknown) => string]>([
    ['another subject and the old signature', (token) => forge(token, { sub: 'another subject' })],
    ['no signature', (token) => forge(token, {}, { alg: 'none' })],
    ['an audience that is not this product', (token) => forge(token, { aud: 'another' })],
    ['another nonce', (token) => forge(token, { nonce: 'another' })],
    ['another issuer', (token) => forge(token, { iss: 'https://elsewhere.example.com' })],
    ['an expiry in the past', (token) => forge(token, { exp: 1 })],
  ])('is rejected with %s in the ID token', async (_name, change) => {
    const response = await comeBack(accountFor(company.people.Viewer))
    provider.tamperWith((path, body) => (path === '/token' ? { ...body, id_token: change(body['id_token']) } : body))
    const { status, json } = await finish(response)
    expect([status, json.code, json.detail]).toEqual([
      422,
      'single_sign_on_failed',
      expect.stringContaining('does not follow OpenID Connect'),
    ])
  })

  it('is rejected if the userinfo is about another subject', async () => {
    const response = await comeBack(accountFor(company.people.Viewer))
    provider.tamperWith((path, body) => (path === '/me' ? { ...body, sub: 'another subject' } : body))
    expect((await finish(response)).json.code).toBe('single_sign_on_failed')
  })
})

describe('a company’s provider', () => {
  it('is returned without its secret, stored sealed, and recorded in the activity log', async () => {
    const { json } = await company.people.Admin.send('GET', settings())
    expect(json.data).toEqual({
      provider: {
        issuer: provider.issuer,
        clientId: 'sojourn',
        trustsEmails: false,
        updatedAt: expect.stringMatching(/^\d{4}-/),
      },
      redirectUri: redirectUri(company.uuid),
      loginUrl: `${world.base()}/login?company=${company.uuid}`,
    })
    const [row] = await company.rows('select client_secret from single_sign_on')
    expect(row.client_secret.includes(clientOfProvider.clientSecret)).toBe(false)
    const log = await company.people.Admin.send('GET', company.path('audit'))
    expect(log.json.data.map(({ action }: Json) => action)).toContain('single-sign-on.update')
  })

  it('keeps its secret only for the same issuer and client', async () => {
    const without = { clientSecret: undefined }
    expect((await save({ ...without, trustsEmails: true })).json.data.provider.trustsEmails).toBe(true)
    expect((await save({ ...without, clientId: 'another' })).json.errors).toMatchObject({ clientSecret: [{}] })
    const second = await createOidcProvider({ redirectUris: [redirectUri(company.uuid)] })
    expect((await save({ ...without, issuer: second.issuer })).json.errors).toMatchObject({ clientSecret: [{}] })
    expect(second.requests).toEqual([])
    second.close()
    expect((await logIn(accountFor(company.people.Viewer))).status).toBe(200)
  })

  it.each([
    ['ftp://example.com', /an address like/],
    ['http://example.com', /https/],
    ['https://localhost', /public internet|could not be found/],
    ['https://169.254.169.254', /public internet/],
    ['https://example.com:8443', /port/],
    ['http://127.0.0.1:9', /refused the connection/],
    ['nowhere', /an address like/],
  ])('is rejected at %s, and nothing changes', async (issuer, words) => {
    const { status, json } = await save({ issuer })
    expect([status, json.errors?.issuer?.[0].message]).toEqual([422, expect.stringMatching(words)])
    expect((await company.people.Admin.send('GET', settings())).json.data.provider.issuer).toBe(provider.issuer)
  })

  it('is rejected if its metadata belongs to another issuer or leads into a private network', async () => {
    provider.tamperWith((_path, body) => ({ ...body, issuer: 'https://elsewhere.example.com' }))
    expect((await save()).json.errors).toMatchObject({ issuer: [{}] })
    provider.tamperWith((_path, body) =>
      'token_endpoint' in body ? { ...body, token_endpoint: 'http://169.254.169.254/token' } : body,
    )
    expect((await save()).status).toBe(200)
    const { json } = await logIn(accountFor(company.people.Viewer))
    expect(json.code).toBe('single_sign_on_failed')
  })

  it('is not visible to others: no offer, no start, nothing for members who are not Admins', async () => {
    expect((await company.people.Manager.send('GET', settings())).status).toBe(404)
    expect((await other.people.Admin.send('GET', settings())).status).toBe(404)
    const offer = (uuid: string) => world.anonymous.send('GET', `/v1/auth/single-sign-on/${uuid}`)
    expect((await offer(company.uuid)).json.data).toEqual({ company: expect.any(String) })
    expect((await offer(randomUUID())).status).toBe(404)
    expect((await offer('x')).status).toBe(404)
    await other.people.Admin.send('DELETE', settings(other))
    expect((await start(other)).status).toBe(404)
    await world.deps.pool.query(`update tenants set status = 'suspended' where uuid = $1`, [company.uuid])
    try {
      expect((await offer(company.uuid)).status).toBe(404)
    } finally {
      await world.deps.pool.query(`update tenants set status = 'active' where uuid = $1`, [company.uuid])
    }
  })
})
