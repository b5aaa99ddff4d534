import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPool, type Pool } from '../../platform/db/pool.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let lines: Json[] = []
/** A pool that connects to a closed port. */
let dead: Pool
let cut: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  world = await createWorld({ log: (line) => void lines.push(JSON.parse(line)) })
  company = await world.createCompany()
  dead = createPool('postgres://app:app@127.0.0.1:1/none', 2)
  cut = await buildApp({ ...world.deps, pool: dead })
})
afterAll(async () => {
  await cut?.close()
  await dead?.end()
  await world?.close()
})
beforeEach(() => {
  lines = []
})

const complaints = () => lines.filter(({ level }) => level >= 40)

/** Starts a request and hangs up before its body has been sent. */
const abortRequest = (headers: string, part: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(world.base())
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${headers}\r\nHost: ${hostname}\r\nContent-Length: 100000\r\n\r\n${part}`, () => {
        setTimeout(() => socket.resetAndDestroy(), 30)
      })
    })
    socket.on('close', () => resolve()).on('error', reject)
  })

const bearer = () => `Authorization: Bearer ${company.people.Owner.token}`
const path = () => company.path('contacts')

describe('the server log', () => {
  it('is not flooded by aborted requests: one line per kind, without a stack', async () => {
    for (let n = 0; n < 12; n += 1) {
      await abortRequest('POST /v1/auth/login HTTP/1.1\r\nContent-Type: application/json', '{"email": "')
      await abortRequest(
        `POST ${company.path('media')} HTTP/1.1\r\n${bearer()}\r\nContent-Type: multipart/form-data; boundary=x`,
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      )
      await abortRequest(
        `POST /v1/auth/token HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded`,
        'grant_type=password&',
      )
    }
    await vi.waitFor(() => expect(lines.filter(({ msg }) => msg === 'incoming request').length).toBeGreaterThan(30))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(complaints().filter(({ level }) => level >= 50)).toEqual([])
    expect(complaints().map(({ msg }) => msg)).toEqual(['a request was broken off'])
    expect(JSON.stringify(complaints())).not.toContain('    at ')
  }, 60_000)

  it('says once in ten seconds that the server is unavailable, and how many more times it was', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (let n = 0; n < 12; n += 1) {
        const answer = await cut.inject({
          url: path(),
          headers: { authorization: `Bearer ${company.people.Owner.token}` },
        })
        expect(answer.statusCode).toBe(503)
      }
      expect(complaints().filter(({ level }) => level >= 50)).toEqual([])
      expect(complaints()).toMatchObject([
        { level: 40, msg: 'a request could not be answered now', code: 'ECONNREFUSED' },
      ])
      vi.advanceTimersByTime(10_000)
      expect(complaints()[1]).toMatchObject({ level: 40, code: 'ECONNREFUSED', leftOut: 11 })
      vi.advanceTimersByTime(30_000)
      expect(complaints()).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
    expect(JSON.stringify(complaints())).not.toContain('    at ')
  }, 60_000)
})
