import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { OpenForm } from './queries.ts'

/** Deletes what a traveller has sent, because they withdraw their consent. */
export const withdrawConsent = async (ctx: Context, { uuid, itinerary }: OpenForm): Promise<void> => {
  const changed = await ctx.tx.query(
    `update traveller_forms set answers = null, withdrawn_at = now()
     where tenant = $1 and uuid = $2 and answered_at is not null and withdrawn_at is null returning uuid`,
    [ctx.tenant, uuid],
  )
  if (changed.length > 0) await writeAuditEvent(ctx, 'itinerary.withdraw-details', itinerary)
}
