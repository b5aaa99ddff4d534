import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Person, type World } from './world.ts'
import { prepareWrite } from './writes.ts'

let world: World
let company: Company
let god: Person
const routes: { method: string; url: string }[] = []
beforeAll(async () => {
  world = await createWorld({ onRoute: (route) => void routes.push(route) })
  company = await world.createCompany()
  god = await world.createPerson({ isGod: true })
})
afterAll(() => world.close())

const shapes = ['null', '[]', '[1]', '"text"', '7', 'true']
const headers = { 'content-type': 'application/json' }

/** Routes that read the bytes of a file or an event, not JSON. */
const readsBytes = /^\/media\/uploads\/|\/v1\/subscription-events$/

describe('a JSON body that is not an object', () => {
  it('is rejected by every route that writes in a company, and changes nothing', async () => {
    const { Owner } = company.people
    const tried: string[] = []
    for (const { method, url } of routes.filter((route) => route.url.startsWith('/v1/:tenant/'))) {
      if (method !== 'PUT' && method !== 'POST') continue
      const prepare = prepareWrite(method, url)
      if (!prepare) throw new Error(`${method} ${url} is in no table of writes`)
      const { path } = await prepare(company)
      for (const raw of shapes) {
        const answer = await Owner.sendRaw(method, path, { raw, headers })
        expect([answer.status, answer.json?.code, answer.json?.detail], `${method} ${url} ${raw}`).toEqual([
          400,
          'malformed',
          'the body must be a JSON object',
        ])
      }
      tried.push(`${method} ${url}`)
    }
    expect(tried.length).toBeGreaterThan(60)
  }, 120_000)

  it('is rejected by every route outside a company', async () => {
    const uuid = '0193b0a0-0000-7000-8000-000000000000'
    const others = routes.filter(
      ({ method, url }) =>
        !url.startsWith('/v1/:tenant/') && (method === 'PUT' || method === 'POST') && !readsBytes.test(url),
    )
    expect(others.length).toBeGreaterThan(15)
    for (const { method, url } of others) {
      const path = url
        .replace(':uuid', company.uuid)
        .replace(':page', 'home')
        .replace(/:\w+|\*/g, uuid)
      for (const raw of shapes) {
        const answer = await god.sendRaw(method, path, { raw, headers })
        expect([answer.status, answer.json?.code], `${method} ${url} ${raw}`).toEqual([400, 'malformed'])
      }
    }
  })
})
