import { hasBegun, isOver } from '@sojourn/contract/itinerary/status'
import type { Status } from '@sojourn/contract/itinerary/statuses'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Batch } from '../../kit/jobs/each-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { asItinerary, type Itinerary, itineraries } from './queries.ts'
import { updateItinerary } from './update.ts'

const atOnce = 20

/**
 * Moves trips on whose time has come: held past its date goes back to quoted, booked travels from its first day on, a trip
 * is completed the day after its last. The same rules hold as for people; a trip they refuse stays where it is.
 */
export const moveDueTrips: Batch = async (ctx, now, after) => {
  // Somewhere it is tomorrow already, 14 hours ahead of UTC: the zone of each trip decides below.
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

/** As many steps as are due: a trip that was forgotten through its travel is completed. */
const moveOn = async (ctx: Context, uuid: string, companyZone: string, now: Date): Promise<void> => {
  for (;;) {
    const trip = asItinerary(await findRecord(ctx, itineraries, true, uuid))
    const changes = dueChange(trip, companyZone, now)
    if (!changes) return
    try {
      await updateItinerary(ctx, uuid, changes, { revs: [trip.rev] }, now)
    } catch (error) {
      if (error instanceof Problem) return
      throw error
    }
  }
}

const dueChange = (
  trip: Itinerary,
  companyZone: string,
  now: Date,
): { status: Status; heldUntil?: null } | undefined => {
  if (trip.status === 'held' && trip.heldUntil !== null && Date.parse(trip.heldUntil) <= now.getTime()) {
    return { status: 'quoted', heldUntil: null }
  }
  if (trip.status === 'booked' && hasBegun(trip, companyZone, now)) return { status: 'travelling' }
  if (trip.status === 'travelling' && isOver(trip, companyZone, now)) return { status: 'completed' }
  return undefined
}
