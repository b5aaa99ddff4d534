import type { TravellerRow } from '@sojourn/contract/traveller-form'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { findTravellerForms, getForm } from './queries.ts'

/** Revokes the link of a traveller. Their answers stay. */
export const revokeForm = async (ctx: Context, itinerary: string, uuid: string): Promise<TravellerRow[]> => {
  const record = asItinerary(await lockForUpdate(ctx, itineraries, itinerary))
  const { form } = await getForm(ctx, itinerary, uuid, { lock: true })
  if (form.revokedAt === null) {
    await ctx.tx.query('update traveller_forms set revoked_at = now() where tenant = $1 and uuid = $2', [
      ctx.tenant,
      uuid,
    ])
    await writeAuditEvent(ctx, 'itinerary.revoke-details', itinerary)
  }
  return findTravellerForms(ctx, record)
}
