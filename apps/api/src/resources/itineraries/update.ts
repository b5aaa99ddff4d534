import type { Context } from '../../kit/context.ts'
import { lockForUpdate, parseChanges, type Precondition, requireVersion, saveChanges } from '../../kit/records/crud.ts'
import { type Answer, answerOf } from '../../kit/records/served-resource.ts'
import { grantToChange, requireMayChange } from '../../kit/records/price-changes.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { reveal } from './policy.ts'
import { itineraries } from './queries.ts'
import { requireMove, requireWhatIsSold } from './move-by-hand.ts'
import { requireSourceRevisions } from './fit-sources.ts'
import { saveRevision } from './store-revision.ts'
import { fitDays, requireSize } from './fit-days.ts'
import { fitOptions } from './fit-options.ts'
import { fitPriceLocks } from './fit-price-locks.ts'
import { requirePrice } from './fit-price.ts'
import { fitTravellers, requireTravellers } from './fit-travellers.ts'

/** Changes an itinerary and keeps the revision. The version it means to change must be said: 428 without. */
export const updateItinerary = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
  now = new Date(),
): Promise<Answer> => {
  const before = await lockForUpdate(ctx, itineraries, uuid, grantToChange(ctx.actor, itineraries.policy))
  if (!precondition) throw new Problem('precondition_required', { detail: 'send If-Match or rev' })
  await requireVersion(ctx, itineraries, before, precondition)
  const sent = await parseChanges(ctx, itineraries, before, reveal(ctx.actor, before, input))
  await requireMayChange(ctx, itineraries, before, sent)
  const known = fitTravellers(before, withoutOldReason(before, sent))
  const changes = fitOptions(fitPriceLocks(before, fitDays(before, known)))
  requireSize({ ...before, ...changes })
  requirePrice({ ...before, ...changes })
  if ('status' in changes) await requireMove(ctx, before, changes, now)
  requireWhatIsSold(before, changes)
  await requireSourceRevisions(ctx, before, changes)
  const after = await saveChanges(ctx, itineraries, before, changes)
  requireTravellers(after)
  if (after !== before) await saveRevision(ctx, after, 'auto')
  return answerOf(ctx, itineraries, after)
}

/** Why an itinerary was lost or cancelled is no reason any more once it is an enquiry again. */
const withoutOldReason = (before: Stored, sent: Stored): Stored =>
  sent.status === 'enquiry' && (before.status === 'lost' || before.status === 'cancelled') && !('statusReason' in sent)
    ? { ...sent, statusReason: null }
    : sent
