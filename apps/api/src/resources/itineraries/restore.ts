import type { Context } from '../../kit/context.ts'
import { findRecord, restoreRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { itineraries } from './queries.ts'

/** Restores an itinerary or a template from the bin. An itinerary needs room in the plan like a new one. */
export const restoreItinerary = async (ctx: Context, uuid: string): Promise<Answer> => {
  const before = await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid, { binned: true })
  const restored = await restoreRecord(ctx, itineraries, uuid)
  // 0, as the database has already counted the restored itinerary.
  if (before.deletedAt !== null && !before.isTemplate) await requireRoom(ctx, 'itineraries', 0)
  return restored
}
