import type { ApiKey, ApiKeyScope } from '@sojourn/contract/api-key'
import type { Company, Person, World } from './world.ts'

/** A key of a company, and a sender that uses it. */
export type KeySender = { key: ApiKey; program: Person }

/** Creates a key, by default as an Admin, and returns it with a sender that uses it. */
export const makeKey = async (
  world: World,
  company: Company,
  scopes: readonly ApiKeyScope[],
  { maker = company.people.Admin, name = 'Program' }: { maker?: Person; name?: string } = {},
): Promise<KeySender> => {
  const created = await maker.send('POST', company.path('api-keys/'), { name, scopes })
  if (created.status !== 201) throw new Error(JSON.stringify(created.json))
  const { secret, ...key } = created.json.data
  const authorization = `Bearer ${secret}`
  return {
    key,
    program: {
      uuid: maker.uuid,
      email: maker.email,
      token: secret,
      send: (method, path, body, headers) => world.anonymous.send(method, path, body, { ...headers, authorization }),
      sendRaw: (method, path, options) =>
        world.anonymous.sendRaw(method, path, { ...options, headers: { ...options.headers, authorization } }),
    },
  }
}
