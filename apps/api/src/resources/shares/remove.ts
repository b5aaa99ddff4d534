import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { getShare } from '../itineraries/read-shares.ts'

/** Revokes a link: it stops working at once. The row stays, to show that it existed. */
export const revokeShare = async (ctx: Context, itinerary: string, uuid: string) => {
  await lockForUpdate(ctx, itineraries, itinerary)
  await getShare(ctx, itinerary, uuid)
  await ctx.tx.query('update shares set revoked_at = coalesce(revoked_at, now()) where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
  ])
  await writeAuditEvent(ctx, 'share.remove', itinerary, ['revokedAt'])
  return getShare(ctx, itinerary, uuid)
}
