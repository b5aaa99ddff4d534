import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let other: Company
let lines: Json[] = []
/** A server that logs as in production. */
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  other = await world.createCompany()
  app = await buildApp({
    ...world.deps,
    log: { level: 'warn', to: { write: (line) => void lines.push(JSON.parse(line)) } },
  })
})
afterAll(async () => {
  await app?.close()
  await world?.close()
})
beforeEach(() => {
  lines = []
})

type Answer = { status: number; json: Json }
const ask = async (method: 'GET' | 'POST', url: string, token?: string, payload?: object): Promise<Answer> => {
  const answer = await app.inject({
    method,
    url,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}

const login = { email: 'somebody@example.test', password: 'wrong' }
const nobody = '00000000-0000-7000-8000-000000000000'

describe('a request that is rejected', () => {
  it.each([
    [
      'another company',
      'Designer',
      404,
      'not_found',
      'GET',
      (): string => other.path('contacts'),
      '/v1/:tenant/contacts',
    ],
    [
      'a record of others',
      'Manager',
      404,
      'not_found',
      'GET',
      (): string => company.path(`guides/${nobody}`),
      '/v1/:tenant/guides/:uuid',
    ],
    [
      'a write without permission',
      'Designer',
      422,
      'permission_denied',
      'POST',
      (): string => company.path('suppliers'),
      '/v1/:tenant/suppliers',
    ],
    [
      'a staff route',
      'Designer',
      403,
      'platform_only',
      'GET',
      (): string => '/v1/dashboard/outbox',
      '/v1/dashboard/outbox',
    ],
  ] as const)('%s, by the %s, is logged with its sender', async (_what, role, status, code, method, address, route) => {
    const { token, uuid } = company.people[role]
    const answer = await ask(method, address(), token, method === 'POST' ? { name: 'Ours' } : undefined)
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(lines).toMatchObject([
      { level: 40, msg: 'a request was refused', code, sender: uuid, method, network: '127.0.0.0/24' },
    ])
    expect(String(lines[0]?.route).replace(/\/$/, '')).toBe(route)
    expect(lines[0]?.reqId).toBe(answer.json.requestId)
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${token}|${nobody}|${other.uuid}|Ours`))
  })

  it('is logged once in ten seconds for each sender, and then counted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const { token } of [company.people.Viewer, company.people.Agent])
        for (let n = 0; n < 5; n += 1) await ask('GET', other.path('contacts'), token)
      expect(lines).toMatchObject([{ sender: company.people.Viewer.uuid }, { sender: company.people.Agent.uuid }])
      vi.advanceTimersByTime(10_000)
      expect(lines.slice(2)).toMatchObject([{ leftOut: 4 }, { leftOut: 4 }])
    } finally {
      vi.useRealTimers()
    }
  })

  it('for an unknown token is logged, and without a token it is not', async () => {
    expect((await ask('GET', company.path('contacts'))).status).toBe(401)
    expect(lines).toEqual([])
    expect((await ask('GET', company.path('contacts'), 'x'.repeat(43))).status).toBe(401)
    expect(lines).toMatchObject([{ code: 'unauthenticated', sender: null }])
    expect(JSON.stringify(lines)).not.toContain('xxxx')
  })

  it('for too many requests is logged, whoever sent it', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => ask('POST', '/v1/auth/login', undefined, login)))
    expect(tries.map(({ status }) => status)).toContain(429)
    await vi.waitFor(() =>
      expect(lines.filter(({ msg }) => msg !== 'identity')).toMatchObject([
        { code: 'too_many_requests', sender: null, method: 'POST', route: '/v1/auth/login' },
      ]),
    )
  })
})

describe('a login', () => {
  it('is logged although the server logs nothing else at that level', async () => {
    const answer = await ask('POST', '/v1/auth/login', undefined, { email: 'nobody@example.test', password: 'wrong' })
    expect(answer.status).toBe(422)
    expect(lines).toMatchObject([{ level: 30, msg: 'identity', identity: { kind: 'login', outcome: 'failure' } }])
    expect(JSON.stringify(lines)).not.toContain('example.test')
  })
})
