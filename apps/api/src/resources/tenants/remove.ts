import { writeAuditEvent } from '../../kit/records/audit.ts'
import { tenant } from '@sojourn/contract/resources/tenant'
import type { Context } from '../../kit/context.ts'
import { isStale, type Precondition } from '../../kit/records/crud.ts'
import { changePlatformRecord } from '../../kit/list/platform-records.ts'
import { Problem } from '../../kit/problem.ts'
import { answerTenant, asStoredTenant, findTenant, type Tenant } from '../../identity/tenants.ts'

/** Closes the company of the context: from the next request on, none of its members has access. Nothing is deleted. */
export const closeTenant = async (ctx: Context, precondition: Precondition): Promise<Tenant> => {
  const before = await findTenant(ctx, { lock: true })
  if (isStale(before, precondition)) throw new Problem('stale', { current: await answerTenant(ctx, before) })
  await ctx.tx.query('update tenants set status_before_closing = status where uuid = $1', [ctx.tenant])
  const closed = await changePlatformRecord(ctx.tx, tenant, before, {
    status: 'closed',
    deletedAt: new Date().toISOString(),
  })
  await writeAuditEvent(ctx, 'tenant.remove', ctx.tenant, ['status', 'deletedAt'])
  return answerTenant(ctx, asStoredTenant(closed))
}
