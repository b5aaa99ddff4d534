import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'

/** Stores that the platform has lost access to an account: it takes no more payments, and the company can connect another one. */
export const disableLostAccount = async (ctx: Context, account: string): Promise<void> => {
  const lost = await ctx.tx.query(
    `update card_accounts set lost_at = now(), charges_enabled = false, return_hash = null, checked_at = now()
     where tenant = $1 and account = $2 and lost_at is null returning account`,
    [ctx.tenant, account],
  )
  if (lost.length > 0) await writeAuditEvent(ctx, 'card-payments.update', null)
}
