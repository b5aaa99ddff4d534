import { hasBegun, isOver } from '@sojourn/contract/itinerary/status'
import type { Status } from '@sojourn/contract/document/statuses'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { asItinerary, type Itinerary, itineraries } from './queries.ts'
import { updateItinerary } from './update.ts'

const atOnce = 20

/**
 * Changes the status of itineraries that are due: after the end of a hold, it goes back to quoted; from its first day on, a
 * booked itinerary is travelling; the day after its last day, it is completed. The same rules apply as for users: if they
 * reject a change, the status stays.
 */
export const moveDueItineraries: Batch = async (ctx, now, after) => {
  // Includes all that may have started in any time zone, up to 14 hours ahead of UTC; `moveOn` checks each one's own zone.
  const due = await ctx.tx.query<{ uuid: string; timezone: string }>(
    `select i.uuid, t.timezone from itineraries i join tenants t on t.uuid = i.tenant
     where i.tenant = $1 and i.deleted_at is null and not i.is_template and ($3::uuid is null or i.uuid > $3)
       and (i.status = 'held' and i.held_until <= $2
         or i.status in ('booked', 'travelling') and i.start_date <= ($2::timestamptz at time zone 'UTC' + interval '14 hours')::date)
     order by i.uuid limit ${atOnce} for update of i skip locked`,
    [ctx.tenant, now.toISOString(), after],
  )
  for (const { uuid, timezone } of due) await moveOn(ctx, uuid, timezone, now)
  return due.length === atOnce ? (due.at(-1)?.uuid ?? null) : null
}

/** Makes all steps that are due: a booked itinerary whose days have all passed becomes completed. */
const moveOn = async (ctx: Context, uuid: string, companyZone: string, now: Date): Promise<void> => {
  for (;;) {
    const itinerary = asItinerary(await findRecord(ctx, itineraries, true, uuid))
    const changes = dueChange(itinerary, companyZone, now)
    if (!changes) return
    try {
      await updateItinerary(ctx, uuid, changes, { revs: [itinerary.rev] }, now)
    } catch (error) {
      if (error instanceof Problem) return
      throw error
    }
  }
}

const dueChange = (
  itinerary: Itinerary,
  companyZone: string,
  now: Date,
): { status: Status; heldUntil?: null } | undefined => {
  if (itinerary.status === 'held' && itinerary.heldUntil !== null && Date.parse(itinerary.heldUntil) <= now.getTime()) {
    return { status: 'quoted', heldUntil: null }
  }
  if (itinerary.status === 'booked' && hasBegun(itinerary, companyZone, now)) return { status: 'travelling' }
  if (itinerary.status === 'travelling' && isOver(itinerary, companyZone, now)) return { status: 'completed' }
  return undefined
}
