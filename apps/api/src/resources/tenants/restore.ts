import { writeAuditEvent } from '../../kit/records/audit.ts'
import { tenant } from '@sojourn/contract/resources/tenant'
import type { Context } from '../../kit/context.ts'
import { changePlatformRecord } from '../../kit/list/platform-records.ts'
import { answerTenant, asStoredTenant, findTenant, type Tenant } from '../../identity/tenants.ts'

/** Reopens a closed company for its members; one that was suspended before is suspended again. */
export const restoreTenant = async (ctx: Context): Promise<Tenant> => {
  const before = await findTenant(ctx, { binned: true, lock: true })
  if (before.deletedAt === null) return answerTenant(ctx, before)
  const [was] = await ctx.tx.query<{ status: string }>(
    `select coalesce(status_before_closing, 'active') as status from tenants where uuid = $1`,
    [ctx.tenant],
  )
  const restored = await changePlatformRecord(ctx.tx, tenant, before, { status: was?.status, deletedAt: null })
  await writeAuditEvent(ctx, 'tenant.restore', ctx.tenant, ['status', 'deletedAt'])
  return answerTenant(ctx, asStoredTenant(restored))
}
