import { type Revision, revisionInput } from '@sojourn/contract/document/revision'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { itineraries } from '../itineraries/queries.ts'
import { saveRevision } from '../itineraries/store-revision.ts'
import { findRevision, withoutHash } from './queries.ts'

/** The maximum number of named versions of an itinerary. */
const maxNamed = 200

/** Saves the current state of an itinerary as a named version. */
export const nameRevision = async (ctx: Context, itinerary: string, input: unknown): Promise<Revision> => {
  const record = await lockForUpdate(ctx, itineraries, itinerary)
  const parsed = revisionInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  await requireNamedLeft(ctx, itinerary)
  await requireRoom(ctx, 'versionBytes')
  const n = await saveRevision(ctx, record, 'named', parsed.data.label)
  await writeAuditEvent(ctx, 'revision.create', itinerary, ['label'])
  const { snapshot: _, ...revision } = await findRevision(ctx, itinerary, n)
  return withoutHash(ctx, revision)
}

/** 409 when the itinerary has the maximum number of named versions. */
const requireNamedLeft = async ({ tx, tenant }: Context, itinerary: string): Promise<void> => {
  const [named] = await tx.query<{ count: number }>(
    `select count(*)::int as count from itinerary_revisions where tenant = $1 and itinerary = $2 and kind = 'named'`,
    [tenant, itinerary],
  )
  if ((named?.count ?? 0) < maxNamed) return
  throw new Problem('version_limit', {
    detail: `An itinerary can have ${maxNamed} named versions. To name more versions, duplicate the itinerary.`,
  })
}
