import { type MapPoint, type MapPoints, maxPoints, pointsQueryOf } from '@sojourn/contract/points'
import type { Context } from '../context.ts'
import { granted, grantedAmong } from '../records/granted.ts'
import { recordSql } from '../records/records.ts'
import type { ResourceList, ServedResource } from '../records/served-resource.ts'
import { statement } from '../statement.ts'
import { type Listing, listingOf, searchedList, whereOf } from './list.ts'
import type { RawQuery } from './list-query.ts'
import { orderBySelectivity, weigh } from './order-by-selectivity.ts'
import { type Condition, holding, matching } from './terms.ts'
import { asTyped, readSearch, spellingSuggestions } from './words.ts'

/** SQL on the row `r` for its position, `{lat, lng}` or null; undefined for a resource whose records are nowhere. */
export const positionOf = ({ definition, position }: ServedResource): string | undefined =>
  position ?? (definition.stored.some(({ name }) => name === 'location') ? 'r.location' : undefined)

/** Up to this many records that meet the rarest condition are read and sorted; for more, the newest are tried in order. */
const maxCollected = 10_000

/**
 * The positions of the records in a list that the actor may read, newest first, searched and filtered like the list. 404 and 422
 * as there.
 */
export const listPoints = async (
  ctx: Context,
  resource: ServedResource,
  raw: RawQuery,
  list?: ResourceList,
): Promise<MapPoints> => {
  const { listing, narrowing } = listingOf(ctx, resource, raw, { list, schema: pointsQueryOf(resource.definition) })
  const found = listing.query.q ? await searchPoints(listing, narrowing) : await findPoints(listing, narrowing)
  return { data: found.slice(0, maxPoints), hasMore: found.length > maxPoints }
}

/** By the words as typed; only if no record has them, wherever it is, by spelling suggestions, as in the list. */
const searchPoints = async (listing: Listing, narrowing: readonly Condition[]): Promise<MapPoint[]> => {
  const { ctx, listName, query } = listing
  const search = (await readSearch(ctx, [searchedList(listing)], query.q)).get(listName)
  if (!search) return []
  const words = asTyped(search)
  if (words) {
    const typed = [...words, ...narrowing]
    const found = await findPoints(listing, typed)
    if (found.length > 0 || narrowing.length > 0) return found
    if ((await findPoints(listing, typed, { anywhere: true, limit: 1 })).length > 0) return []
  }
  const meant = await spellingSuggestions(ctx, search)
  return meant ? findPoints(listing, [...meant, ...narrowing]) : []
}

/** The newest records that meet all conditions; with `anywhere` also those without a position. */
const findPoints = async (
  listing: Listing,
  conditions: readonly Condition[],
  { anywhere = false, limit = maxPoints + 1 }: { anywhere?: boolean; limit?: number } = {},
): Promise<MapPoint[]> => {
  const { ctx, resource, listName, mine } = listing
  const { definition } = resource
  const position = positionOf(resource)
  const weighed = orderBySelectivity(await weigh(ctx, listName, conditions, maxCollected))
  const [rarest] = weighed
  const { values, bind } = statement(ctx.tenant, listName)
  const collected = rarest && rarest.count <= maxCollected ? rarest.condition : null
  const where = [
    whereOf(listing, bind, mine?.among ? grantedAmong : granted),
    '$2::text is not null',
    ...(anywhere ? [] : [`${position}->>'lat' is not null`]),
    ...(collected
      ? [
          `r.uuid = any(array(select t.uuid from search_terms t where t.tenant = $1 and t.shelf = $2 and ${matching('t', collected, bind)}))`,
        ]
      : []),
    ...weighed.filter(({ condition }) => condition !== collected).map(({ condition }) => holding('r', condition, bind)),
  ]
  return ctx.tx.query<MapPoint>(
    `select r.uuid, ${recordSql(definition).columnOf(definition.title)} as title,
       (${position}->>'lat')::float8 as lat, (${position}->>'lng')::float8 as lng
     from ${definition.table} r where ${where.join(' and ')} order by r.created_at desc, r.uuid desc limit ${bind(limit)}`,
    values,
  )
}
