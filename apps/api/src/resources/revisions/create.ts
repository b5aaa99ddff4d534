import { type Revision, revisionInput } from '@sojourn/contract/itinerary/revision'
import { leaveEvent } from '../../kit/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate } from '../../kit/crud.ts'
import { invalid } from '../../kit/problem.ts'
import { itineraries } from '../itineraries/queries.ts'
import { saveRevision } from '../itineraries/store-revision.ts'
import { findRevision, withoutHash } from './queries.ts'

/** Names what a trip is now, so that this state stays and is found again. */
export const nameRevision = async (ctx: Context, itinerary: string, input: unknown): Promise<Revision> => {
  const trip = await lockForUpdate(ctx, itineraries, itinerary)
  const parsed = revisionInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const n = await saveRevision(ctx, trip, 'named', parsed.data.label)
  await leaveEvent(ctx, 'revision.create', itinerary, ['label'])
  const { snapshot: _, ...revision } = await findRevision(ctx, itinerary, n)
  return withoutHash(ctx, revision)
}
