import { createHash } from 'node:crypto'
import type { Context } from '../../kit/context.ts'
import type { Stored } from '../../kit/records.ts'

type Kind = 'auto' | 'named' | 'published' | 'restored'

/** Fields of a trip that move on their own axes and are no part of what a revision holds. */
const outside = new Set([
  'uuid',
  'tenant',
  'rev',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'deletedAt',
  'status',
  'statusReason',
  'heldUntil',
  'publishedRevision',
  'publishedAt',
  'pdf',
  'archivedAt',
  'isTemplate',
])

/** The document of a trip: what a revision freezes and a restore brings back. */
const snapshotOf = (trip: Stored): Stored =>
  Object.fromEntries(
    Object.entries(trip)
      .filter(([name]) => !outside.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const mergeMinutes = 10

/**
 * Keeps what a trip has become. Consecutive automatic saves of one author within ten minutes are one revision.
 * The trip's row is locked by the caller, so numbers follow each other.
 * @returns the number of the revision that now holds the trip.
 */
export const saveRevision = async (
  ctx: Context,
  trip: Stored,
  kind: Kind,
  label: string | null = null,
): Promise<number> => {
  const snapshot = JSON.stringify(snapshotOf(trip))
  const sha256 = createHash('sha256').update(snapshot).digest('hex')
  const [last] = await ctx.tx.query<{ n: number; kind: Kind; sha256: string; mergeable: boolean }>(
    `select n, kind, sha256, kind = 'auto' and author is not distinct from $3 and at > now() - make_interval(mins => ${mergeMinutes}) as mergeable
     from itinerary_revisions where tenant = $1 and itinerary = $2 order by n desc limit 1`,
    [ctx.tenant, trip.uuid, ctx.actor.uuid],
  )
  if (kind === 'auto' && last?.sha256 === sha256) return last.n
  if (last?.mergeable && kind === 'auto') {
    await ctx.tx.query(
      'update itinerary_revisions set snapshot = $4, sha256 = $5 where tenant = $1 and itinerary = $2 and n = $3',
      [ctx.tenant, trip.uuid, last.n, snapshot, sha256],
    )
    return last.n
  }
  const n = (last?.n ?? 0) + 1
  await ctx.tx.query(
    `insert into itinerary_revisions (tenant, itinerary, n, kind, label, snapshot, sha256, author) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [ctx.tenant, trip.uuid, n, kind, label, snapshot, sha256, ctx.actor.uuid],
  )
  return n
}
