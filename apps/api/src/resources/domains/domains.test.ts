import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asServerOf } from '../../identity/authenticate.ts'
import { createDns } from '../../platform/dns/dns.ts'
import { createNameServer, type TestName } from '../../test/name-server.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { checkTenantDomain, checkDomains } from './jobs.ts'

const names = new Map<string, TestName>()
let nameServer: Awaited<ReturnType<typeof createNameServer>>
let world: World
let company: Company
let other: Company
beforeAll(async () => {
  nameServer = await createNameServer(names)
  world = await createWorld({ dns: createDns({ servers: [nameServer.address] }) })
})
afterAll(async () => {
  await world.close()
  await nameServer.close()
})

let host: string
beforeEach(async () => {
  company = await world.createCompany()
  other = await world.createCompany()
  host = `${crypto.randomUUID()}.example.com`
})

const set = (of: Company, text: string) => of.people.Admin.send('PUT', of.path('domain'), { host: text })
const check = async (of: Company): Promise<Json> => {
  const answer = await of.people.Admin.send('POST', of.path('domain/check'))
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}
const get = async (of: Company): Promise<Json> => (await of.people.Admin.send('GET', of.path('domain'))).json.data
const valueOf = (domain: Json, type: string): string => domain.records.find((one: Json) => one.type === type).value

/** The test server's pages are at an IP address, so a correct host resolves to it. */
const here = { addresses: ['127.0.0.1'] }
const prove = (domain: Json) => {
  names.set(domain.host, here)
  names.set(`_sojourn.${domain.host}`, { texts: ['v=spf1 -all', valueOf(domain, 'TXT')] })
}
const verify = async (of: Company, text = host): Promise<Json> => {
  prove((await set(of, text)).json.data)
  return check(of)
}
const allowed = async (name: string): Promise<number> =>
  (await world.anonymous.send('GET', `/v1/domains/allowed?domain=${name}`)).status
const start = Date.now()
const days = (count: number) => new Date(start + count * 86_400_000)
const options = (now: Date) => ({ deps: world.deps, asServer: asServerOf(world.deps, () => {}), now })
const checkOn = async (now: Date) => {
  await checkTenantDomain(options(now), company.uuid)
  await world.emailsSettled()
}

describe('a company’s own host', () => {
  it('can be set, verified by its DNS records, and removed', async () => {
    expect(await get(company)).toBeNull()
    const requested = await set(company, ` ${host.toUpperCase()}. `)
    expect(requested.json.data).toMatchObject({
      host,
      state: 'waiting',
      problem: null,
      checkedAt: null,
      verifiedAt: null,
    })
    expect(requested.json.data.records).toEqual([
      { type: 'CNAME', name: host, value: new URL(world.base()).hostname },
      { type: 'TXT', name: `_sojourn.${host}`, value: expect.stringMatching(/^sojourn-verification=[\w-]{32}$/) },
    ])
    expect((await set(company, host)).json.data).toEqual(requested.json.data)
    expect(await allowed(host)).toBe(404)

    prove(requested.json.data)
    const verified = await check(company)
    expect(verified).toMatchObject({ state: 'verified', problem: null, reason: null })
    expect(verified.verifiedAt).not.toBeNull()
    expect(await allowed(host)).toBe(200)
    expect(await get(company)).toEqual(verified)

    const removed = await company.people.Admin.send('DELETE', company.path('domain'))
    expect(removed.status).toBe(200)
    expect(await get(company)).toBeNull()
    expect(await allowed(host)).toBe(404)
    for (const [method, path] of [
      ['DELETE', 'domain'],
      ['POST', 'domain/check'],
    ] as const)
      expect((await company.people.Admin.send(method, company.path(path))).status).toBe(404)
    const events = await company.rows(`select action from audit_events where action like 'domain.%' order by at, uuid`)
    expect(events.map(({ action }) => action)).toEqual([
      'domain.update',
      'domain.check',
      'domain.verify',
      'domain.remove',
    ])
  })

  it('is stored as ASCII whatever script it is written in', async () => {
    expect((await set(company, 'Reisen.Bücher.example')).json.data.host).toBe('reisen.xn--bcher-kva.example')
    expect((await set(company, '旅.example')).json.data.host).toBe('xn--zfv.example')
  })

  it.each([
    ['127.0.0.1', /cannot be an IP address/],
    ['[::1]', /cannot be an IP address/],
    ['::1', /cannot be an IP address/],
    ['0x7f.1', /must be a valid domain name/],
    ['１２７.0.0.1', /must be a valid domain name/],
    ['localhost', /must be a full name/],
    ['travel.example.com:443', /must look like travel\.example\.com, without/],
    ['https://travel.example.com', /must look like travel\.example\.com, without/],
    ['travel.example.com/p', /must look like travel\.example\.com, without/],
    ['a@travel.example.com', /must look like travel\.example\.com, without/],
    ['*.example.com', /cannot contain \*/],
    ['tra_vel.example.com', /must be a valid domain name/],
    ['-a.example.com', /must be a valid domain name/],
    ['a..example.com', /must be a valid domain name/],
    ['travel.example.123', /must be a valid domain name/],
    [`${'a'.repeat(64)}.example.com`, /must be a valid domain name/],
  ])('cannot be %s', async (text, reason) => {
    const rejected = await set(company, text)
    expect([rejected.status, rejected.json.errors?.host?.[0]?.message]).toEqual([422, expect.stringMatching(reason)])
    expect(await get(company)).toBeNull()
  })

  it('has at most 244 characters, even as ASCII, so that the name of its TXT record is not too long', async () => {
    const long = `${'a'.repeat(60)}.`.repeat(4)
    expect((await set(company, `${long}example.com`)).json.errors.host[0].code).toBe('too_long')
    expect((await set(company, `${'ü'.repeat(20)}.`.repeat(11) + 'example.com')).status).toBe(422)
    for (const text of ['', null, 7, undefined])
      expect((await company.people.Admin.send('PUT', company.path('domain'), { host: text })).status).toBe(422)
  })

  it.each([
    ['there is no TXT record', 'txt_missing', () => names.delete(`_sojourn.${host}`)],
    [
      'the TXT record says something else',
      'txt_wrong',
      () => names.set(`_sojourn.${host}`, { texts: ['sojourn-verification=x'] }),
    ],
    ['the host leads nowhere', 'cname_missing', () => names.delete(host)],
    ['the host leads elsewhere', 'cname_wrong', () => names.set(host, { addresses: ['192.0.2.1'] })],
    ['its servers fail', 'unanswered', () => names.set(`_sojourn.${host}`, { silent: true })],
  ])('is not verified when %s, and says so', async (_, problem, spoil) => {
    prove((await set(company, host)).json.data)
    spoil()
    const failed = await check(company)
    expect(failed).toMatchObject({ state: 'failed', problem, verifiedAt: null })
    expect(failed.reason).toMatch(/\.$/)
    expect(await allowed(host)).toBe(404)
  })

  it('may point here with a CNAME record', async () => {
    names.set('pages.example.net', here)
    prove((await set(company, host)).json.data)
    names.set(host, { alias: 'pages.example.net' })
    expect((await check(company)).state).toBe('verified')
  })

  it('belongs to nobody before it is verified: two companies may set it, and the one that verifies it gets it', async () => {
    const mine = (await set(company, host)).json.data
    const theirs = (await set(other, host)).json.data
    expect(valueOf(mine, 'TXT')).not.toBe(valueOf(theirs, 'TXT'))
    prove(theirs)
    expect((await check(company)).problem).toBe('txt_wrong')
    expect((await check(other)).state).toBe('verified')
  })

  it('is not taken over by another company, even when both tokens are in the DNS and both check at once', async () => {
    const mine = (await set(company, host)).json.data
    const theirs = (await set(other, host)).json.data
    names.set(host, here)
    names.set(`_sojourn.${host}`, { texts: [valueOf(mine, 'TXT'), valueOf(theirs, 'TXT')] })
    const both = await Promise.all([check(company), check(other)])
    expect(new Set(both.map(({ state }) => state))).toEqual(new Set(['failed', 'verified']))
    const loser = both.find(({ state }) => state === 'failed')
    expect([loser.problem, loser.reason]).toEqual(['in_use', expect.stringContaining('in use by another company')])
    const [winner, second] = both[0].state === 'verified' ? [company, other] : [other, company]
    await winner.people.Admin.send('DELETE', winner.path('domain'))
    expect((await check(second)).state).toBe('verified')
  })

  it('is not verified by DNS records that are left over from before', async () => {
    await verify(company)
    await company.people.Admin.send('DELETE', company.path('domain'))
    await set(other, host)
    expect((await check(other)).problem).toBe('txt_wrong')
    await set(company, host)
    expect((await check(company)).problem, 'the token of before').toBe('txt_wrong')
  })

  it('stops working at once when the company sets another one', async () => {
    await verify(company)
    expect((await set(company, `new.${host}`)).json.data.state).toBe('waiting')
    expect(await allowed(host)).toBe(404)
    expect((await verify(other)).state).toBe('verified')
  })

  it('is only for Admins', async () => {
    for (const role of ['Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const)
      for (const [method, path, body] of [
        ['GET', 'domain'],
        ['PUT', 'domain', { host }],
        ['DELETE', 'domain'],
        ['POST', 'domain/check'],
      ] as const)
        expect((await company.people[role].send(method, company.path(path), body)).status, `${role} ${method}`).toBe(
          404,
        )
    expect((await other.people.Admin.send('GET', company.path('domain'))).status).toBe(404)
  })
})

describe('a verified host that fails its daily check', () => {
  it('stays verified for three days, is then disabled, and the Admins get an email', async () => {
    await verify(company)
    const [{ token: tokenBefore }] = await company.rows('select token from tenant_domains')
    names.delete(`_sojourn.${host}`)
    for (const day of [1, 2, 3]) {
      await checkOn(days(day))
      expect(await get(company)).toMatchObject({
        state: 'verified',
        problem: 'txt_missing',
        endsAt: days(4).toISOString(),
      })
    }
    expect(world.emails.filter(({ subject }) => subject.includes(host))).toEqual([])
    await checkOn(days(4))
    const domain = await get(company)
    expect(domain).toMatchObject({
      state: 'failed',
      problem: 'txt_missing',
      verifiedAt: null,
      endsAt: null,
    })
    // The old TXT record, which may still be in the DNS, must not verify the host again.
    expect(JSON.stringify(domain.records)).not.toContain(tokenBefore)
    expect(await allowed(host)).toBe(404)
    const { Owner, Admin } = company.people
    const notices = world.emails.filter(({ subject }) => subject.includes(host))
    expect(notices.map(({ to }) => to).toSorted()).toEqual([Owner.email, Admin.email].toSorted())
    expect(notices[0]?.text).toContain(`${world.base()}/settings#domain`)
    await checkOn(days(5))
    expect(world.emails.filter(({ subject }) => subject.includes(host))).toHaveLength(2)
  })

  it('has three days again after a check that succeeded', async () => {
    await verify(company)
    names.delete(host)
    await checkOn(days(1))
    expect((await get(company)).endsAt).not.toBeNull()
    names.set(host, here)
    await checkOn(days(3))
    expect(await get(company)).toMatchObject({ state: 'verified', problem: null, endsAt: null })
    names.delete(host)
    await checkOn(days(5))
    expect((await get(company)).state).toBe('verified')
  })

  it('is found by the scheduled job, even when the company is closed', async () => {
    await verify(company)
    names.delete(host)
    await world.deps.pool.query(`update tenants set status = 'closed' where uuid = $1`, [company.uuid])
    await checkDomains(options(new Date()))
    expect(await company.rows('select problem from tenant_domains')).toEqual([{ problem: 'cname_missing' }])
  })

  it('is not disabled while the DNS servers do not respond', async () => {
    await verify(company)
    names.set(`_sojourn.${host}`, { silent: true })
    for (const day of [1, 3, 6]) await checkOn(days(day))
    expect(await get(company)).toMatchObject({ state: 'verified', problem: 'unanswered', endsAt: null })
  })
})
