import type { Context } from '../../kit/context.ts'
import { changeRecord, type Precondition } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { itineraries } from './queries.ts'
import { requireMove, requireSellable } from './move-by-hand.ts'
import { requireSourceRevisions } from './fit-sources.ts'
import { saveRevision } from './store-revision.ts'
import { fitCosts } from './fit-costs.ts'
import { fitDays, requireSize } from './fit-days.ts'
import { fitOptions } from './fit-options.ts'
import { fitPriceLocks } from './fit-price-locks.ts'
import { requirePrice } from './fit-price.ts'
import { requireScheduleFits } from './fit-schedule.ts'
import { fitTravellers, requireTravellers } from './fit-travellers.ts'

/** Updates an itinerary and stores a revision. `precondition` has to name the version that it is based on: 428 without. */
export const updateItinerary = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
  now = new Date(),
): Promise<Answer> => {
  const { before, after } = await changeRecord(ctx, itineraries, uuid, input, precondition, async (stored, sent) => {
    const adjusted = fitTravellers(stored, withoutOldReason(stored, sent))
    const changes = await fitCosts(ctx, stored, fitOptions(fitPriceLocks(stored, fitDays(stored, adjusted))))
    requireSize({ ...stored, ...changes })
    requirePrice({ ...stored, ...changes })
    if ('status' in changes) await requireMove(ctx, stored, changes, now)
    requireSellable(stored, changes)
    await requireSourceRevisions(ctx, stored, changes)
    await requireScheduleFits(ctx, stored, changes)
    return changes
  })
  requireTravellers(after)
  if (after !== before) await saveRevision(ctx, after, 'auto')
  return toAnswer(ctx, itineraries, after)
}

/** Clears the reason why an itinerary was lost or cancelled when it becomes an enquiry again. */
const withoutOldReason = (before: Stored, sent: Stored): Stored =>
  sent.status === 'enquiry' && (before.status === 'lost' || before.status === 'cancelled') && !('statusReason' in sent)
    ? { ...sent, statusReason: null }
    : sent
