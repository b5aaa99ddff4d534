import { listQueryOf, perPageChoices } from '@sojourn/contract/kit/page'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { z } from 'zod'
import type { Context } from './context.ts'
import { type Listing, listingOf, orderOf, sortOf, whereOf } from './list.ts'
import type { RawQuery } from './list-query.ts'
import { type Answer, answersOf, type Noun, type Shelf } from './noun.ts'
import { recordSql, type Stored } from './records.ts'
import { type Condition, holding, statement } from './terms.ts'
import { asMeant, asTyped, readSearch } from './words.ts'

/** What the whole of a list is asked for with: what the list takes but its pages; or so many of its records as a page shows. */
export const allQueryOf = (resource: AnyResource) =>
  listQueryOf(resource)
    .omit({ page: true, perPage: true })
    .extend({
      uuid: z
        .array(z.uuid())
        .max(Math.max(...perPageChoices))
        .optional(),
    })

/** So many records are in memory at once. */
const atOnce = 200

/**
 * Every record of a list that the actor may read, as lists answer them, part by part; searched, filtered and sorted as the
 * list is, but that a search does not put first what fits best. 404 and 422 are thrown before the first part.
 */
export async function* listAll(ctx: Context, noun: Noun, raw: RawQuery, shelf?: Shelf): AsyncGenerator<Answer[]> {
  const { listing, narrowing } = listingOf(ctx, noun, raw, { shelf, schema: allQueryOf(noun.resource) })
  const conditions = listing.query.q ? await searched(listing, narrowing) : narrowing
  if (conditions === null) return
  const sql = recordSql(noun.resource)
  const { key, isDescending } = sortOf(listing.query)
  const { values, bind } = statement(ctx.tenant)
  const { uuid: chosen } = listing.query.filters
  await ctx.tx.query(
    `declare every_record no scroll cursor for
     select ${sql.summaryColumns} from ${noun.resource.table} r
     where ${allOf(listing, conditions, bind)}${chosen ? ` and r.uuid = any(${bind(chosen)}::uuid[])` : ''}
     order by ${orderOf(noun.resource, key, isDescending)}`,
    values,
  )
  for (;;) {
    const rows = await ctx.tx.query<Stored>(`fetch ${atOnce} from every_record`)
    if (rows.length === 0) break
    yield await answersOf(
      ctx,
      noun,
      rows.map((row) => sql.decode(row, ctx.deps.secretKey)),
    )
  }
  await ctx.tx.query('close every_record')
}

const allOf = (listing: Listing, conditions: readonly Condition[], bind: (value: unknown) => string): string =>
  [whereOf(listing, bind), ...conditions.map((one) => holding('r', one, bind))].join(' and ')

/** The words as they are typed; if that finds nothing, as they may be meant, exactly as the list decides it. */
const searched = async (listing: Listing, narrowing: readonly Condition[]): Promise<Condition[] | null> => {
  const { ctx, noun, shelf, query } = listing
  const search = (await readSearch(ctx, [shelf], query.q)).get(shelf)
  if (!search) return null
  const typed = asTyped(search)
  if (typed) {
    const all = [...typed, ...narrowing]
    const { values, bind } = statement(ctx.tenant)
    const hits = await ctx.tx.query(
      `select from ${noun.resource.table} r where ${allOf(listing, all, bind)} limit 1`,
      values,
    )
    if (hits.length > 0 || narrowing.length > 0) return all
  }
  const meant = await asMeant(ctx, search)
  return meant && [...meant, ...narrowing]
}
