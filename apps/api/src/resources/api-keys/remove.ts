import type { ApiKey } from '@sojourn/contract/api-key'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { noteIdentity } from '../../kit/records/identity-log.ts'
import { Problem } from '../../kit/problem.ts'
import { findApiKey, requireManager } from './queries.ts'

/** Revokes a key: the next request with it gets 401. The row stays, so that the activity log can show the key's name. */
export const revokeApiKey = async (ctx: Context, uuid: string): Promise<ApiKey> => {
  requireManager(ctx)
  const revoked = await ctx.tx.query(
    'update api_keys set revoked_at = now() where tenant = $1 and uuid = $2 and revoked_at is null returning uuid',
    [ctx.tenant, uuid],
  )
  if (revoked.length === 0) throw new Problem('not_found')
  await writeAuditEvent(ctx, 'api-key.revoke', uuid)
  if (ctx.actor.uuid !== null)
    await noteIdentity(ctx.tx, ctx.origin, { kind: 'api_key_revoked', person: ctx.actor.uuid, tenant: ctx.tenant })
  return findApiKey(ctx, uuid)
}
