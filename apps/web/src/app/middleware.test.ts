import { expect, it } from 'vitest'
import { type Middleware, runMiddleware } from './middleware.ts'

const ran: string[] = []
const note =
  (name: string, answer: string | null): Middleware =>
  async (location) => {
    ran.push(`${name} ${location}`)
    return answer
  }
const table = new Map([
  ['open', note('open', null)],
  ['closed', note('closed', '/login')],
])

it('runs in order, up to the first that redirects', async () => {
  ran.length = 0
  expect(await runMiddleware(table, ['open', 'closed', 'open'], '/a')).toBe('/login')
  expect(ran).toEqual(['open /a', 'closed /a'])
  expect(await runMiddleware(table, ['open', 'open'], '/a')).toBeNull()
  expect(await runMiddleware(table, [], '/a')).toBeNull()
})

it('rejects for an unknown name', async () => {
  await expect(runMiddleware(table, ['open', 'tenacy'], '/a')).rejects.toThrow(/^Unknown middleware/)
})
