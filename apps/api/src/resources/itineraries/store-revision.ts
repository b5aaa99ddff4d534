import { createHash } from 'node:crypto'
import type { Context } from '../../kit/context.ts'
import type { Stored } from '../../kit/records/records.ts'

type Kind = 'auto' | 'named' | 'published' | 'restored'

/** Fields of an itinerary that change independently of its content and are not part of a revision. */
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
  'variantOf',
  'variant',
])

/** The document of an itinerary: what a revision stores and restoring it brings back. */
const snapshotOf = (itinerary: Stored): Stored =>
  Object.fromEntries(
    Object.entries(itinerary)
      .filter(([name]) => !outside.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The fields that can be long. The database copies them from the itinerary's row instead of receiving them again. */
const long = new Set(['days', 'segments'])
const withLong = `$4::jsonb || jsonb_build_object(${[...long].map((name) => `'${name}', i.${name}`).join(', ')})`

const mergeMinutes = 10
/** The maximum number of automatic revisions of an itinerary. */
const maxAuto = 500

/**
 * Stores the current version of an itinerary. Consecutive automatic saves of one author within ten minutes are merged into
 * one revision; beyond 500 automatic ones, the oldest is removed. The caller has locked the itinerary's row, so the numbers
 * are consecutive.
 * @param itinerary as it is stored in its row
 * @returns the number of the revision with the current version.
 */
export const saveRevision = async (
  ctx: Context,
  itinerary: Stored,
  kind: Kind,
  label: string | null = null,
): Promise<number> => {
  const snapshot = snapshotOf(itinerary)
  const sha256 = createHash('sha256').update(JSON.stringify(snapshot)).digest('hex')
  const short = JSON.stringify(Object.fromEntries(Object.entries(snapshot).filter(([name]) => !long.has(name))))
  const [last] = await ctx.tx.query<{ n: number; kind: Kind; sha256: string; mergeable: boolean }>(
    `select n, kind, sha256, kind = 'auto' and author is not distinct from $3 and at > now() - make_interval(mins => ${mergeMinutes}) as mergeable
     from itinerary_revisions where tenant = $1 and itinerary = $2 order by n desc limit 1`,
    [ctx.tenant, itinerary.uuid, ctx.actor.uuid],
  )
  if (kind === 'auto' && last?.sha256 === sha256) return last.n
  if (last?.mergeable && kind === 'auto') {
    const updated = await ctx.tx.query<{ n: number }>(
      `update itinerary_revisions v set snapshot = ${withLong}, sha256 = $5 from itineraries i
       where i.tenant = $1 and i.uuid = $2 and i.rev = $6 and v.tenant = $1 and v.itinerary = $2 and v.n = $3 returning v.n`,
      [ctx.tenant, itinerary.uuid, last.n, short, sha256, itinerary.rev],
    )
    return numberOf(updated)
  }
  const n = (last?.n ?? 0) + 1
  const inserted = await ctx.tx.query<{ n: number }>(
    `insert into itinerary_revisions (tenant, itinerary, n, kind, label, snapshot, sha256, author)
     select $1, $2, $3, $5, $6, ${withLong}, $7, $8 from itineraries i
     where i.tenant = $1 and i.uuid = $2 and i.rev = $9 returning n`,
    [ctx.tenant, itinerary.uuid, n, short, kind, label, sha256, ctx.actor.uuid, itinerary.rev],
  )
  if (kind === 'auto') await removeOldestAuto(ctx, itinerary)
  return numberOf(inserted)
}

/** Removes automatic revisions beyond the maximum, except those that a publication is based on. */
const removeOldestAuto = async (ctx: Context, itinerary: Stored): Promise<void> => {
  await ctx.tx.query(
    `with auto as (
       select n from itinerary_revisions where tenant = $1 and itinerary = $2 and kind = 'auto' order by at desc, n desc offset ${maxAuto}
     ) delete from itinerary_revisions r using auto
       where r.tenant = $1 and r.itinerary = $2 and r.n = auto.n and not exists (
         select from publications p where p.tenant = $1 and p.itinerary = r.itinerary and p.revision = r.n)`,
    [ctx.tenant, itinerary.uuid],
  )
}

/** The number of the revision that was written. Throws if none was, because the row and the caller have different versions. */
const numberOf = ([revision]: readonly { n: number }[]): number => {
  if (!revision) throw new Error('a revision was to hold another version of the trip than its row')
  return revision.n
}
