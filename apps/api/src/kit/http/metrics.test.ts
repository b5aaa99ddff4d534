import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createWorld, type World } from '../../test/world.ts'

let world: World
const metricsToken = randomBytes(32).toString('hex')
let guarded: Awaited<ReturnType<typeof buildApp>>
/** A server behind a proxy, as with https. */
let proxied: typeof guarded
beforeAll(async () => {
  world = await createWorld({ hasOneServer: true })
  guarded = await buildApp({ ...world.deps, metricsToken })
  proxied = await buildApp({ ...world.deps, metricsToken, trustProxy: 1 })
})
afterAll(async () => {
  await Promise.all([guarded.close(), proxied.close()])
  await world.close()
})

const readText = async () => (await world.anonymous.send('GET', '/metrics')).bytes.toString()
const ask = (remoteAddress: string, headers: Record<string, string> = {}, app = guarded) =>
  app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('/metrics', () => {
  it('reports requests by route, connections, jobs and the process, separately for each server', async () => {
    const company = await world.createCompany()
    await company.people.Viewer.send('GET', company.path('destinations'))
    await company.people.Viewer.send('GET', company.path(`destinations/${randomUUID()}`))
    const answer = await world.anonymous.send('GET', '/metrics')
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    const text = answer.bytes.toString()
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/v1/:tenant/destinations",status="2xx"} 1',
      'http_request_duration_seconds_count{method="GET",route="/v1/:tenant/destinations/:uuid",status="4xx"} 1',
      'jobs_waiting{queue="letters"} 0',
      'jobs_waiting{queue="letters-failed"} 0',
      'jobs_delay_seconds{queue="letters"} 0',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).toMatch(/database_connections\{state="open"\} [1-9]/)
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/)
    const busy = async () => Number(/^event_loop_active_seconds_total (\S+)$/m.exec((await ask('127.0.0.1')).body)?.[1])
    const before = await busy()
    const until = performance.now() + 100
    while (performance.now() < until);
    expect((await busy()) - before).toBeGreaterThan(0.09)
    expect((await ask('127.0.0.1')).body).not.toContain('/v1/:tenant/destinations')
  })

  it('counts waiting jobs', async () => {
    const { pool, queue } = world.deps
    await queue.enqueue(
      { query: async (text, values) => (await pool.query(text, [...(values ?? [])])).rows },
      'letters',
      {
        sealed: '',
      },
    )
    const due = expect.objectContaining({ name: 'letters', waiting: 1, retrying: 0 })
    expect(await queue.loads()).toContainEqual(due)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const text = await readText()
    expect(text).toContain('jobs_waiting{queue="letters"} 1')
    expect(text).toContain('jobs_retrying{queue="letters"} 0')
    expect(Number(/jobs_delay_seconds\{queue="letters"\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(0.01)
  })

  it('counts what child processes have not finished', async () => {
    const tasksOf = async (kind: string) =>
      Number(new RegExp(`child_tasks\\{kind="${kind}"\\} (\\d+)`).exec(await readText())?.[1])
    const { pictures } = world.deps
    const work = [1, 2].map(() => pictures.square(new Uint8Array([1]), 1).catch(() => null))
    expect(await tasksOf('images')).toBe(2)
    await Promise.all(work)
    expect(await tasksOf('images')).toBe(0)
    expect([await tasksOf('pages'), await tasksOf('documents')]).toEqual([0, 0])
  })

  it('contains no data from requests', async () => {
    const company = await world.createCompany()
    const [secret, person] = [randomUUID(), company.people.Owner]
    await person.send('GET', company.path(`destinations/${secret}`))
    await person.send('GET', company.path(`destinations?q=${secret}`))
    await person.send('GET', `/v1/${secret}/nothing/${secret}`)
    await world.anonymous.send('GET', `/${secret}`)
    const text = await readText()
    for (const word of [secret, company.uuid, person.uuid, person.token]) expect(text).not.toContain(word)
  })

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'can be read from this machine: %s',
    async (address) => {
      expect((await ask(address)).statusCode).toBe(200)
    },
  )

  it('is not found for anybody else, nor through a proxy on this machine', async () => {
    for (const address of ['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1'])
      for (const app of [guarded, world.app]) expect((await ask(address, {}, app)).statusCode, address).toBe(404)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      for (const value of ['127.0.0.1', '203.0.113.1', ''])
        expect((await ask('127.0.0.1', { [header]: value })).statusCode, `${header}: ${value}`).toBe(404)
    expect((await ask('192.0.2.1')).json().code).toBe('not_found')
  })

  it('requires the token behind a proxy, which may hide where requests come from', async () => {
    for (const address of ['127.0.0.1', '::1', '192.0.2.1'])
      expect((await ask(address, {}, proxied)).statusCode, address).toBe(404)
    expect((await ask('127.0.0.1', bearer(metricsToken), proxied)).statusCode).toBe(200)
  })

  it('can be read with the token, if one is configured', async () => {
    expect((await ask('192.0.2.1', bearer(metricsToken))).statusCode).toBe(200)
    for (const token of [`${metricsToken}x`, metricsToken.slice(1), 'null', 'undefined'])
      expect((await ask('192.0.2.1', bearer(token))).statusCode, token).toBe(404)
    for (const token of [metricsToken, 'null', 'undefined', ''])
      expect((await ask('192.0.2.1', bearer(token), world.app)).statusCode, token).toBe(404)
  })

  it('responds while the database is down', async () => {
    const queue = { ...world.deps.queue, loads: () => Promise.reject(new Error('no database')) }
    const app = await buildApp({ ...world.deps, queue })
    const answer = await ask('127.0.0.1', {}, app)
    expect([answer.statusCode, answer.body.includes('jobs_waiting{')]).toEqual([200, false])
    await app.close()
  })
})
