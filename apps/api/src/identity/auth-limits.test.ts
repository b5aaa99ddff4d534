import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { Deps } from '../kit/deps.ts'
import { createWorld, type World } from '../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type App = Awaited<ReturnType<typeof buildApp>>

/** Server processes of one installation, with the given changes to their dependencies. */
const processes = async <T>(
  count: number,
  changed: Partial<Deps>,
  work: (...apps: App[]) => Promise<T>,
): Promise<T> => {
  const apps = await Promise.all(Array.from({ length: count }, () => buildApp({ ...world.deps, ...changed })))
  try {
    return await work(...apps)
  } finally {
    await Promise.all(apps.map((app) => app.close()))
  }
}

const knock = async (app: App, remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
  (await app.inject({ method: 'POST', url: '/v1/auth/confirm', payload: {}, remoteAddress, headers })).statusCode

const networkOf = (max: number) => ({ authLimits: { ...world.deps.authLimits, network: { max, seconds: 3600 } } })
const forwardedFor = (address: string) => ({ 'x-forwarded-for': address })

describe('the limits of several processes', () => {
  it('are shared', () =>
    processes(2, networkOf(4), async (one, other) => {
      const statuses: number[] = []
      for (const app of [one, other, one, other, one, other] as App[]) statuses.push(await knock(app, '198.51.100.40'))
      expect(statuses).toEqual([422, 422, 422, 422, 429, 429])
    }))

  it('count failed logins together', () =>
    processes(2, {}, async (one, other) => {
      const payload = { email: `${randomUUID()}@example.test`, password: 'wrong' }
      const statuses: (number | undefined)[] = []
      for (const app of Array.from({ length: 5 }, () => [one, other]).flat())
        statuses.push(
          (await app?.inject({ method: 'POST', url: '/v1/auth/login', payload, remoteAddress: '198.51.100.41' }))
            ?.statusCode,
        )
      expect(statuses).toEqual([...Array(5).fill(422), ...Array(5).fill(429)])
    }))

  it('are stored without revealing whom they are about', async () => {
    const email = `${randomUUID()}@example.test`
    await world.anonymous.send('POST', '/v1/auth/login', { email, password: 'wrong' })
    const { rows } = await world.deps.pool.query('select key from rate_limits union all select key from login_delays')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|127\\.0\\.0\\.1|198\\.51\\.100`))
  })
})

describe('X-Forwarded-For', () => {
  it('is ignored unless a proxy is trusted', () =>
    processes(1, networkOf(3), async (...apps) => {
      for (const app of apps) {
        const statuses: number[] = []
        for (const n of [1, 2, 3, 4]) statuses.push(await knock(app, '127.0.0.1', forwardedFor(`203.0.113.${n}`)))
        expect(statuses).toEqual([422, 422, 422, 429])
      }
    }))

  it.each([
    ['by hops', 1],
    ['by address', ['192.0.2.0/24']],
  ])('of a proxy that is trusted %s determines the client that is counted', (_, trustProxy) =>
    processes(1, { ...networkOf(2), trustProxy, secretKey: randomUUID() }, async (...apps) => {
      for (const app of apps) {
        const statuses: number[] = []
        for (const address of ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.10'])
          statuses.push(await knock(app, '192.0.2.7', forwardedFor(`198.18.0.1, ${address}`)))
        expect(statuses).toEqual([422, 422, 429, 422])
      }
    }),
  )

  it('of anybody other than the trusted proxy is ignored', () =>
    processes(1, { ...networkOf(2), trustProxy: ['192.0.2.7'], secretKey: randomUUID() }, async (...apps) => {
      for (const app of apps) {
        const statuses: number[] = []
        for (const n of [1, 2, 3]) statuses.push(await knock(app, '192.0.2.8', forwardedFor(`203.0.113.${n}`)))
        expect(statuses).toEqual([422, 422, 429])
      }
    }))
})
