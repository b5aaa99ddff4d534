import { resources } from '@sojourn/contract'
import type { FieldErrors } from '@sojourn/contract/kit/problem'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { asItinerary, type Itinerary } from './queries.ts'

type Source = NonNullable<Itinerary['segments'][number]['source']>

const tables = { accommodation: resources.accommodation.table, excursion: resources.excursion.table } as const

/**
 * 422, with the path of each segment that is newly pinned to a revision that its library item never had. The check of
 * references covers items that do not exist; segments that were already pinned are not checked again.
 */
export const requireSourceRevisions = async (ctx: Context, before: Stored | null, changes: Stored): Promise<void> => {
  if (!Array.isArray(changes.segments)) return
  const pinned = before ? asItinerary(before).segments.flatMap(({ source }) => (source ? [source] : [])) : []
  const [pinnedKeys, named] = [new Set(pinned.map(keyOf)), new Set(pinned.map(({ uuid }) => uuid))]
  const fresh = asItinerary(changes).segments.flatMap(({ source }, index) =>
    source && !pinnedKeys.has(keyOf(source)) ? [{ ...source, path: `segments.${index}.source.rev` }] : [],
  )
  const errors: FieldErrors = {}
  for (const [resource, some] of Map.groupBy(fresh, (source) => source.resource)) {
    const revs = await findRevs(ctx, tables[resource], [...new Set(some.map((source) => source.uuid))])
    for (const { uuid, rev, path } of some) {
      if (rev > (revs.get(uuid) ?? (named.has(uuid) ? 0 : rev)))
        errors[path] = [{ code: 'reference_not_found', message: `is not a revision of this ${resource}` }]
    }
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors })
}

const keyOf = ({ resource, uuid, rev }: Source): string => `${resource} ${uuid} ${rev}`

const findRevs = async (ctx: Context, table: string, uuids: string[]): Promise<Map<string, number>> => {
  const rows = await ctx.tx.query<{ uuid: string; rev: number }>(
    `select uuid, rev from ${table} where tenant = $1 and uuid = any($2::uuid[])`,
    [ctx.tenant, uuids],
  )
  return new Map(rows.map(({ uuid, rev }) => [uuid, rev]))
}
