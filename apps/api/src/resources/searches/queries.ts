import { type SearchHit, searchQuery } from '@sojourn/contract/search'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import type { Context } from '../../kit/context.ts'
import { asDeclared } from '../../kit/list/declared.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { searchedList } from '../../kit/list/list.ts'
import { addThumbnails } from '../../kit/list/row-thumbnails.ts'
import { probeOf, walkRelevant } from '../../kit/list/list-walk.ts'
import { listsOf, type ServedResource } from '../../kit/records/served-resource.ts'
import type { Filter } from '../../kit/grant.ts'
import { invalid } from '../../kit/problem.ts'
import { recordSql, type Stored } from '../../kit/records/records.ts'
import { orderBySelectivity, weigh } from '../../kit/list/order-by-selectivity.ts'
import type { Condition } from '../../kit/list/terms.ts'
import { spellingSuggestions, asTyped, readSearch, type Search } from '../../kit/list/words.ts'
import { statement } from '../../kit/statement.ts'

/** One list to be searched. */
type Place = { resource: ServedResource; listName: string; mine: Filter | null }
type Ranked = Omit<SearchHit, 'thumbnail'> & { tier: number; weight: number; at: string }

const maxPerResource = 5
/** Estimates stop at this number: how common a condition is beyond it makes no difference. */
const maxEstimated = 10_000

/** Records of all resources with the words, or else with similar words, that the actor may read. */
export const searchEverything = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
  raw: RawQuery,
): Promise<SearchHit[]> => {
  const parsed = searchQuery.safeParse({
    ...raw,
    ...(typeof raw.perPage === 'string' ? { perPage: asDeclared('integer', raw.perPage) } : {}),
  })
  if (!parsed.success) throw invalid(parsed.error)
  const { q, perPage } = parsed.data
  if (q.trim() === '') return []
  const places = servedResources.flatMap((resource): Place[] => {
    const grant = resource.policy.read(ctx.actor)
    if (grant === false) return []
    const mine = grant === true ? null : grant
    return listsOf(resource).map(({ name }) => ({ resource, listName: name, mine }))
  })
  const searches = await readSearch(
    ctx,
    places.map(({ resource, listName }) => searchedList({ ctx, resource, listName })),
    q,
  )
  const find = async (read: (search: Search) => Promise<Condition[] | null>, isTyped: boolean) => {
    const found = await Promise.all(
      places.map(async (place) => {
        const search = searches.get(place.listName)
        const conditions = search ? await read(search) : null
        return search && conditions ? searchPlace(ctx, place, conditions, isTyped ? search.text : null) : []
      }),
    )
    return found.flat()
  }
  const typed = await find(async (search) => asTyped(search), true)
  const found = typed.length > 0 ? typed : await find((search) => spellingSuggestions(ctx, search), false)
  const best = found
    .toSorted((one, other) => other.tier - one.tier || other.weight - one.weight || (one.at < other.at ? 1 : -1))
    .slice(0, perPage)
  const thumbnails = await findThumbnails(ctx, servedResources, best)
  return best.map(({ tier: _tier, weight: _weight, at: _at, ...hit }) => ({
    ...hit,
    thumbnail: thumbnails.get(hit.uuid) ?? null,
  }))
}

/** The thumbnails of the hits whose records have images, by UUID. */
const findThumbnails = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
  hits: readonly Ranked[],
): Promise<ReadonlyMap<string, Thumbnail>> => {
  const rows = await Promise.all(
    servedResources.map(async ({ definition, imagesOf }) => {
      const uuids = hits.filter(({ resource }) => resource === definition.name).map(({ uuid }) => uuid)
      if (!imagesOf || uuids.length === 0) return []
      const sql = recordSql(definition)
      const found = await ctx.tx.query<Stored>(
        `select ${sql.listableColumns} from ${definition.table} r where r.tenant = $1 and r.uuid = any($2::uuid[])`,
        [ctx.tenant, uuids],
      )
      return addThumbnails(
        ctx,
        found.map((row) => sql.decode(row, ctx.deps.secretKey)),
        imagesOf,
      )
    }),
  )
  return new Map(
    rows.flat().flatMap(({ uuid, thumbnail }) => (thumbnail ? [[String(uuid), thumbnail as Thumbnail] as const] : [])),
  )
}

const searchPlace = async (
  ctx: Context,
  { resource, listName, mine }: Place,
  conditions: Condition[],
  text: string | null,
): Promise<Ranked[]> => {
  const { name, table, title } = resource.definition
  const weighed = conditions.length === 1 ? [] : await weigh(ctx, listName, conditions, maxEstimated)
  const ordered = weighed.length === 0 ? conditions : orderBySelectivity(weighed).map(({ condition }) => condition)
  const [walked, ...others] = ordered
  if (!walked) return []
  const { values, bind } = statement(ctx.tenant, listName)
  const span = { offset: 0, limit: maxPerResource }
  const walk = walkRelevant(text, walked, probeOf(others, mine, table), probeOf([], mine, table), span, bind)
  const ofRow = (column: string) => `(select ${column} from ${table} r where r.tenant = $1 and r.uuid = h.uuid)`
  const rows = await ctx.tx.query<Omit<Ranked, 'resource' | 'isTemplate'>>(
    `select h.uuid, h.tier, h.weight, h.at, ${ofRow(recordSql(resource.definition).columnOf(title))} as title,
       ${ofRow(resource.detail ?? 'null::text')} as detail
     from (${walk}) h`,
    values,
  )
  return rows.map((row) => ({
    ...row,
    resource: name,
    ...(name === 'itinerary' ? { isTemplate: listName === 'templates' } : {}),
  }))
}
