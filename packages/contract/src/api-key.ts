import { z } from 'zod'
import { type ResourceName, resourceNames, type Permission, permissionsOf } from './access.ts'
import { about } from './kit/about.ts'
import { instant, line } from './kit/values.ts'

/** API keys have no access to users or support requests. */
const closedToKeys = ['users', 'support'] as const

/** A resource that keys can be given access to. */
export type KeyResource = Exclude<ResourceName, (typeof closedToKeys)[number]>

const isOpenToKeys = (resourceName: ResourceName): resourceName is KeyResource =>
  !closedToKeys.some((closed) => closed === resourceName)

/** In the order of the permissions. A new resource gets its scopes by being added there. */
export const keyResources: readonly KeyResource[] = resourceNames.filter(isOpenToKeys)

/** Scopes that must be granted separately, because reading or writing the resource does not include them. */
const scopesApart = ['itineraries:publish', 'contacts:passports', 'pricing:read', 'pricing:write'] as const
type ScopeApart = (typeof scopesApart)[number]

const permissionsApart: Readonly<Record<ScopeApart, readonly Permission[]>> = {
  'itineraries:publish': ['itineraries:publish'],
  'contacts:passports': ['contacts:passports'],
  'pricing:read': ['pricing:read'],
  'pricing:write': ['pricing:read', 'pricing:update'],
}

/** The scopes of a key. `write` includes `read`. */
export type ApiKeyScope = `${KeyResource}:${'read' | 'write'}` | ScopeApart

export const apiKeyScopes: readonly ApiKeyScope[] = [
  ...keyResources.flatMap((resource) => [`${resource}:read` as const, `${resource}:write` as const]),
  ...scopesApart,
]

const actionsOf: Readonly<Record<string, readonly string[]>> = {
  read: ['read', 'all'],
  write: ['read', 'all', 'create', 'update', 'delete', 'edit-all'],
}

const isApart = (scope: ApiKeyScope): scope is ScopeApart => scopesApart.some((one) => one === scope)

const permissionsOfScope = (scope: ApiKeyScope): readonly Permission[] => {
  if (isApart(scope)) return permissionsApart[scope]
  const [resource, access = ''] = scope.split(':')
  return permissionsOf(['Admin'], false).filter((permission) => {
    const [resourceName, action = ''] = permission.split(':')
    return resourceName === resource && actionsOf[access]?.includes(action)
  })
}

/** What the scopes allow together, which is never more than an Admin may do. */
export const permissionsOfScopes = (scopes: readonly ApiKeyScope[]): Set<Permission> =>
  new Set(scopes.flatMap(permissionsOfScope))

export const apiKeyLimits = { keys: 50, defaultDays: 365, /** Two years, one of them a leap year. */ maxDays: 731 }

/** A key is `sojourn_` and 256 random bits as base64url. */
export const apiKeyShape = /^sojourn_[A-Za-z0-9_-]{43}$/

const name = z.string()
const scope = z.enum(apiKeyScopes).register(about, { id: 'ApiKeyScope', description: 'What a key may read or write.' })
const scopes = z.array(scope)

/** A key as shown in the list: its scopes, never the secret. */
export const apiKey = z.object({
  uuid: z.uuid(),
  name,
  scopes,
  /** The last four characters of the secret, to recognise it. */
  lastFour: z.string(),
  /** `stopped`: the member who created it has left the company or is suspended. */
  status: z.enum(['active', 'expired', 'stopped', 'revoked']),
  createdAt: instant(),
  createdBy: z.object({ uuid: z.uuid(), name }),
  expiresAt: instant(),
  lastUsedAt: instant().nullable(),
})
about.add(apiKey, {
  id: 'ApiKey',
  description:
    'A key for programs, without its secret. `lastFour` contains the last characters of the secret. The key is `stopped` while the member who created it is suspended, and after they have left the company.',
})
export type ApiKey = z.infer<typeof apiKey>

/** The response to creating a key, the only one with the secret. The secret is null if the request was a repeated one. */
export const apiKeyWithSecret = apiKey.extend({ secret: z.string().nullable() })
about.add(apiKeyWithSecret, {
  id: 'ApiKeyWithSecret',
  description:
    'A new key. The `secret` is returned only once. It is null if the request is repeated with the same Idempotency-Key.',
})
export type ApiKeyWithSecret = z.infer<typeof apiKeyWithSecret>

/** The name and the scopes of a new key. They cannot be changed later. */
export const apiKeyCreate = z.strictObject({
  name: line(80),
  scopes: scopes
    .min(1)
    .max(apiKeyScopes.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'must not contain duplicates'),
  expiresAt: instant().optional(),
})
about.add(apiKeyCreate, {
  id: 'ApiKeyCreate',
  description:
    'A new key. Its scopes cannot be changed later. It expires after a year or at `expiresAt`, at most two years from now.',
})
