import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const getKey = async (headers: Record<string, string>) =>
  (await world.anonymous.send('GET', '/v1/auth/draft-key', undefined, headers)).json.data?.key
const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` })

it('returns a key for unsaved text that is the user’s own and the same at every login', async () => {
  const { Owner, Viewer } = company.people
  const key = await getKey(bearer(Owner.token))
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(await getKey(bearer(Owner.token))).toBe(key)
  expect(await getKey(bearer(Viewer.token))).not.toBe(key)
})

it('returns no key without a session', async () => {
  expect((await world.anonymous.send('GET', '/v1/auth/draft-key')).status).toBe(401)
})
