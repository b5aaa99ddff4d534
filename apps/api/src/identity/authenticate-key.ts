import type { FastifyRequest } from 'fastify'
import { permissionsOf } from '@sojourn/contract/access'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import {
  apiKeyScopes,
  apiKeyShape,
  keyResources,
  type KeyResource,
  permissionsOfScopes,
} from '@sojourn/contract/api-key'
import type { Actor } from '../kit/actor.ts'
import type { Context } from '../kit/context.ts'
import { Problem } from '../kit/problem.ts'
import { lateErrorsTo } from '../kit/http/late-errors.ts'
import type { Pool } from '../platform/db/pool.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { tokenHash } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Accepts API keys although the path does not begin with a resource for which there are scopes: those that may read this
     * resource, or each of several, or `any` key if the response contains only what the key may read. An empty list closes
     * a route below such a resource to all keys.
     */
    openToKeys?: KeyResource | readonly KeyResource[] | 'any'
  }
}

/** A valid key, and the member who created it. */
export type FoundKey = KeyInUse & {
  last_used_at: string | null
  tenant: string
  is_tenant_active: boolean
  subscribed: boolean
}

type KeyInUse = { key: string; name: string; scopes: string[]; user: string; roles: RoleName[]; is_owner: boolean }

/** Whether a bearer token is an API key rather than a session. */
export const isApiKey = (token: string): boolean => apiKeyShape.test(token)

/** The last use is stored with a precision of one minute, because a write per request would cost too much. */
const touchEveryMs = 60_000

/**
 * The API key with a secret. 401 if it is unknown, expired or revoked, or the member who created it has left or is suspended.
 */
export const findKey = async (pool: Pool, request: FastifyRequest, secret: string): Promise<FoundKey> => {
  const { rows } = await pool.query<FoundKey>({
    name: 'authenticate_key',
    text: 'select * from authenticate_key($1)',
    values: [tokenHash(secret)],
  })
  const found = rows[0]
  if (!found) throw new Problem('unauthenticated')
  if (Date.now() - Date.parse(found.last_used_at ?? '1970-01-01') > touchEveryMs) await touch(pool, request, found)
  return found
}

/** Of several concurrent requests, one writes. */
const touch = (pool: Pool, request: FastifyRequest, { tenant, key }: FoundKey): Promise<unknown> =>
  inTransaction(
    pool,
    tenant,
    (tx) =>
      tx.query(
        `update api_keys set last_used_at = now()
         where tenant = $1 and uuid = $2 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
        [tenant, key],
      ),
    { access: 'read write', onLateError: lateErrorsTo(request.log) },
  )

/** 404 if the company in the URL is not the key's own, as for non-members. */
export const requireTenantOfKey = ({ tenant, is_tenant_active }: FoundKey, wanted: string): void => {
  if (tenant !== wanted.toLowerCase() || !is_tenant_active) throw new Problem('not_found')
}

/** 403 if a key's scopes do not cover the route; routes without a scope are closed to all keys. */
export const requireScope = ({ scopes }: Pick<FoundKey, 'scopes'>, request: FastifyRequest): void => {
  const { url = '', config } = request.routeOptions
  const [, , parameter, segment] = url.split('/')
  if (parameter !== ':tenant') throw closedToKeys()
  if (config.openToKeys === 'any') return
  const resources = config.openToKeys ? [config.openToKeys].flat() : keyResources.filter((one) => one === segment)
  if (resources.length === 0) throw closedToKeys()
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const missing = resources.find(
    (one) => !scopes.includes(`${one}:write`) && !(isReading && scopes.includes(`${one}:read`)),
  )
  if (missing === undefined) return
  throw new Problem('insufficient_scope', {
    detail: `this request requires an API key with the scope ${missing}:${isReading ? 'read' : 'write'}`,
  })
}

export const closedToKeys = () =>
  new Problem('insufficient_scope', { detail: 'this request cannot be made with an API key' })

/** The actor of a key: its permissions are those of its scopes that the member who created it currently has. */
export const actorOfKey = ({ key, name, scopes, user, roles, is_owner }: KeyInUse): Actor => {
  const allowed = permissionsOfScopes(apiKeyScopes.filter((scope) => scopes.includes(scope)))
  return {
    kind: 'key',
    uuid: user,
    apiKey: { uuid: key, name },
    isVisiting: false,
    isAdmin: false,
    permissions: new Set(permissionsOf(roles, is_owner).filter((permission) => allowed.has(permission))),
  }
}

/** The actor of a key that is still valid, for work that was started by one of its requests. */
export const actorOfKeyNow = async (ctx: Context, uuid: string): Promise<Actor> => {
  const [found] = await ctx.tx.query<KeyInUse>(
    `select k.uuid as key, k.name, k.scopes, u.uuid as user, m.roles, m.is_owner
     from api_keys k
     join tenants t on t.uuid = k.tenant and t.status = 'active'
     join users u on u.uuid = k.created_by and u.state = 'active'
     join memberships m on m.tenant = k.tenant and m."user" = u.uuid and m.accepted_at <= k.created_at
     where k.tenant = $1 and k.uuid = $2 and k.revoked_at is null and k.expires_at > now()`,
    [ctx.tenant, uuid],
  )
  if (!found) throw new Problem('not_found')
  return actorOfKey(found)
}
