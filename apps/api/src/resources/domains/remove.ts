import type { Domain } from '@sojourn/contract/domain'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { getDomain, requireManager } from './queries.ts'

/** Removes the host: public pages return to the standard URL, and setting the host again needs a new token. */
export const removeDomain = async (ctx: Context): Promise<Domain> => {
  requireManager(ctx.actor)
  const removed = await getDomain(ctx)
  await ctx.tx.query('delete from tenant_domains where tenant = $1', [ctx.tenant])
  await writeAuditEvent(ctx, 'domain.remove', null)
  ctx.tx.afterCommit(async () => ctx.deps.hosts.forget(removed.host))
  return removed
}
