import { type Acceptance, acceptanceRevocation } from '@sojourn/contract/acceptance'
import type { Context } from '../../kit/context.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { getAcceptance } from './queries.ts'
import { withdrawEffects } from './withdraw-effects.ts'
import * as wording from './wording.ts'

/**
 * Revokes an acceptance, with a reason, and undoes what followed from it. Its client can then accept the version again. 409 if it is
 * revoked already.
 */
export const revokeAcceptance = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  input: unknown,
): Promise<Acceptance> => {
  await lockForUpdate(ctx, itineraries, itinerary)
  const { acceptance } = await getAcceptance(ctx, itinerary, uuid)
  const parsed = acceptanceRevocation.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  if (acceptance.revokedAt !== null) throw new Problem('conflict', { detail: wording.revoked })
  await ctx.tx.query(
    'update acceptances set revoked_at = now(), revoked_by = $3, revoke_reason = $4 where tenant = $1 and uuid = $2',
    [ctx.tenant, uuid, ctx.actor.uuid, parsed.data.reason],
  )
  await withdrawEffects(ctx, itinerary)
  await writeAuditEvent(ctx, 'itinerary.revoke-acceptance', itinerary, ['acceptance'])
  return (await getAcceptance(ctx, itinerary, uuid)).acceptance
}
