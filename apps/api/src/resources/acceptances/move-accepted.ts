import type { Status } from '@sojourn/contract/document/statuses'
import type { TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { Context } from '../../kit/context.ts'
import { inSavepoint } from '../../kit/in-savepoint.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { updateItinerary } from '../itineraries/update.ts'
import type { StatusEffect } from './store-effects.ts'

/** How long an accepted itinerary is held, if the company has chosen that status. */
const holdDays = 7

/** What became of the status of an accepted itinerary; null if it stays as it is. */
export type Moved = { to: Status; rejection: string | null; effect: StatusEffect | null } | null

/**
 * Gives an accepted itinerary the status that the company has chosen. The same rules apply as for users: if they reject the change,
 * the status stays, and the reason is returned.
 */
export const moveAccepted = async (
  ctx: Context,
  uuid: string,
  { statusOnAcceptance: to }: TenantDefaults,
  now = new Date(),
): Promise<Moved> => {
  const { status, rev, heldUntil } = asItinerary(await findRecord(ctx, itineraries, true, uuid))
  if (to === null || status === null || (to === status && to !== 'held')) return null
  const end = new Date(now.getTime() + holdDays * 86_400_000).toISOString()
  if (to === status && heldUntil !== null && Date.parse(heldUntil) >= Date.parse(end)) return null
  const changes = { status: to, ...(to === 'held' && { heldUntil: end }) }
  try {
    await inSavepoint(ctx, () => updateItinerary(ctx, uuid, changes, { revs: [rev] }, now))
    return { to, rejection: null, effect: { from: { status, heldUntil }, to: { heldUntil, ...changes } } }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { to, rejection: error.message, effect: null }
  }
}
