import { perPageChoices, recordsQueryOf } from '@sojourn/contract/kit/page'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { type Listing, listingOf, orderOf, searchedList, sortOf, whereOf } from './list.ts'
import type { RawQuery } from './list-query.ts'
import { type Answer, toAnswers, type ServedResource, type ResourceList } from '../records/served-resource.ts'
import { recordSql, type Stored } from '../records/records.ts'
import { type Condition, holding } from './terms.ts'
import { spellingSuggestions, asTyped, readSearch } from './words.ts'
import { statement } from '../statement.ts'

/** The query of a whole list: that of the list without paging, or with the uuids of at most as many records as a page shows. */
export const allQueryOf = (definition: AnyResource) =>
  recordsQueryOf(definition)
    .omit({ page: true, perPage: true })
    .extend({
      uuid: z
        .array(z.uuid())
        .max(Math.max(...perPageChoices))
        .optional(),
    })

/** How many records are read at once: other requests can be handled between two batches. */
const atOnce = 100

/** Reads in one short transaction. */
export type Read = <T>(verb: (ctx: Context) => Promise<T>) => Promise<T>

/**
 * Every record of a list that the actor may read, in batches, whole but for what is too large for lists; searched, filtered and sorted like
 * the list, except that a search is not sorted by relevance. 404 and 422 are thrown before the first batch.
 *
 * Which records, and in which order, is determined at one moment. Each batch is read in a transaction of its own, with its
 * current values, so that a long list holds no connection and no row for long; records deleted in the meantime are left out.
 */
export async function* listAll(
  read: Read,
  resource: ServedResource,
  raw: RawQuery,
  list?: ResourceList,
): AsyncGenerator<Answer[]> {
  const listed = await read((ctx) => findUuids(ctx, resource, raw, list))
  for (let from = 0; from < listed.length; from += atOnce) {
    const part = listed.slice(from, from + atOnce)
    yield await read(async (ctx) => toAnswers(ctx, resource, await recordsIn(ctx, resource, raw, part, list)))
  }
}

const findUuids = async (
  ctx: Context,
  resource: ServedResource,
  raw: RawQuery,
  list?: ResourceList,
): Promise<string[]> => {
  const { listing, narrowing } = listingOf(ctx, resource, raw, { list, schema: allQueryOf(resource.definition) })
  const conditions = listing.query.q ? await searchConditions(listing, narrowing) : narrowing
  if (conditions === null) return []
  const { key, isDescending } = sortOf(listing.query)
  const { values, bind } = statement(ctx.tenant)
  const { uuid: chosen } = listing.query.filters
  const rows = await ctx.tx.query<{ uuid: string }>(
    `select r.uuid from ${resource.definition.table} r
     where ${allOf(listing, conditions, bind)}${chosen ? ` and r.uuid = any(${bind(chosen)}::uuid[])` : ''}
     order by ${orderOf(resource.definition, key, isDescending)}`,
    values,
  )
  return rows.map(({ uuid }) => uuid)
}

/** The records of a batch in order, as far as they are still in the list for the actor. */
const recordsIn = async (
  ctx: Context,
  resource: ServedResource,
  raw: RawQuery,
  part: string[],
  list?: ResourceList,
): Promise<Stored[]> => {
  const { listing } = listingOf(ctx, resource, raw, { list, schema: allQueryOf(resource.definition) })
  const sql = recordSql(resource.definition)
  const { values, bind } = statement(ctx.tenant)
  const uuids = bind(part)
  const rows = await ctx.tx.query<Stored>(
    `select ${sql.listableColumns} from ${resource.definition.table} r
     where ${whereOf(listing, bind)} and r.uuid = any(${uuids}::uuid[])
     order by array_position(${uuids}::uuid[], r.uuid)`,
    values,
  )
  return rows.map((row) => sql.decode(row, ctx.deps.secretKey))
}

const allOf = (listing: Listing, conditions: readonly Condition[], bind: (value: unknown) => string): string =>
  [whereOf(listing, bind), ...conditions.map((one) => holding('r', one, bind))].join(' and ')

/** The words as typed; if nothing is found, spelling suggestions, by the same rules as in the list. */
const searchConditions = async (listing: Listing, narrowing: readonly Condition[]): Promise<Condition[] | null> => {
  const { ctx, resource, listName, query } = listing
  const search = (await readSearch(ctx, [searchedList(listing)], query.q)).get(listName)
  if (!search) return null
  const typed = asTyped(search)
  if (typed) {
    const all = [...typed, ...narrowing]
    const { values, bind } = statement(ctx.tenant)
    const hits = await ctx.tx.query(
      `select from ${resource.definition.table} r where ${allOf(listing, all, bind)} limit 1`,
      values,
    )
    if (hits.length > 0 || narrowing.length > 0) return all
  }
  const meant = await spellingSuggestions(ctx, search)
  return meant && [...meant, ...narrowing]
}
