import type { Context } from '../../kit/context.ts'
import { findRecord, restoreRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { itineraries } from './queries.ts'

/** Takes an itinerary or a template out of the bin; an itinerary that comes back needs room in the plan like a new one. */
export const restoreItinerary = async (ctx: Context, uuid: string): Promise<Answer> => {
  const before = await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid, { binned: true })
  const restored = await restoreRecord(ctx, itineraries, uuid)
  // Counted already: the kept count is the database's own.
  if (before.deletedAt !== null && !before.isTemplate) await requireRoom(ctx, 'itineraries', 0)
  return restored
}
