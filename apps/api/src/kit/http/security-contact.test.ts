import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createWorld, type World } from '../../test/world.ts'

let world: World
let app: Awaited<ReturnType<typeof buildApp>>
let base = 'http://localhost'
beforeAll(async () => {
  world = await createWorld()
  app = await buildApp({ ...world.deps, publicUrl: () => base, securityContact: 'mailto:security@example.test' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app?.close()
  await world?.close()
})

const read = () => fetch(`${base}/.well-known/security.txt`)

describe('/.well-known/security.txt (RFC 9116)', () => {
  it('says where to report vulnerabilities', async () => {
    const answer = await read()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = (await answer.text()).split('\r\n')
    expect(lines.at(-1)).toBe('')
    const fields = Object.fromEntries(lines.slice(0, -1).map((line) => line.split(/: (.*)/)))
    expect(fields).toMatchObject({
      Contact: 'mailto:security@example.test',
      Canonical: `${base}/.well-known/security.txt`,
    })
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
    expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  })

  it('is not found, without a page in its place, if no contact is configured', async () => {
    const answer = await fetch(`${world.base()}/.well-known/security.txt`, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
  })
})
