import { type ApiKey, apiKeyScopes } from '@sojourn/contract/api-key'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'

/** 404 for users who may not manage keys. */
export const requireManager = ({ actor }: Context): void => {
  if (!may(actor, 'api-keys:manage')) throw new Problem('not_found')
}

type Row = Omit<ApiKey, 'scopes'> & { scopes: string[] }

const columns = `k.uuid, k.name, k.scopes, k.last_four as "lastFour", k.created_at as "createdAt", k.expires_at as "expiresAt",
  k.last_used_at as "lastUsedAt", jsonb_build_object('uuid', u.uuid, 'name', u.name) as "createdBy",
  case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
    when u.state <> 'active' or m."user" is null then 'stopped' else 'active' end as status`

const tables = `api_keys k join users u on u.uuid = k.created_by
  left join memberships m on m.tenant = k.tenant and m."user" = k.created_by and m.accepted_at <= k.created_at`

/** The keys that were not revoked, newest first. */
export const listApiKeys = async (ctx: Context): Promise<ApiKey[]> => {
  requireManager(ctx)
  const rows = await ctx.tx.query<Row>(
    `select ${columns} from ${tables} where k.tenant = $1 and k.revoked_at is null order by k.created_at desc, k.uuid desc`,
    [ctx.tenant],
  )
  return rows.map(withKnownScopes)
}

/** One key, which may be revoked; 404 if the company has no such key. */
export const findApiKey = async (ctx: Context, uuid: string): Promise<ApiKey> => {
  const [row] = await ctx.tx.query<Row>(`select ${columns} from ${tables} where k.tenant = $1 and k.uuid = $2`, [
    ctx.tenant,
    uuid,
  ])
  if (!row) throw new Problem('not_found')
  return withKnownScopes(row)
}

/** Removes stored scopes that no longer exist. */
const withKnownScopes = ({ scopes, ...row }: Row): ApiKey => ({
  ...row,
  scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
})
