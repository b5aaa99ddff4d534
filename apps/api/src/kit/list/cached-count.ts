import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { countWalked, maxScanned } from './list-walk.ts'
import type { Filter } from '../grant.ts'
import { orderBySelectivity, weigh, type Weighed } from './order-by-selectivity.ts'
import type { Condition } from './terms.ts'
import { statement } from '../statement.ts'

/** How many records meet some conditions: exact up to 10,000. */
export type Total = { total: number; isEstimate: boolean }

/**
 * The selectivity of conditions, known before their records are read, and the total, which for a single condition is counted in
 * parallel.
 */
type Counting = { weighed: readonly Weighed[]; total: Promise<Total> }

const exactUpTo = 10_000

/** Keyed by a list's state, which is unique across tenants, times and databases. */
const cachedTotals = new LRUCache<string, { weighed: readonly Weighed[]; total: Total }>({ max: 20_000 })
const cachedWeights = new LRUCache<string, number>({ max: 20_000 })

/**
 * The order in which to apply the conditions of a list, and how many records meet all of them. Paging and sorting repeat the
 * same conditions: a count is valid until a record enters or leaves the list or its terms change. Lists that depend on the
 * actor are counted each time.
 */
export const cachedCount = async (
  ctx: Context,
  listName: string,
  conditions: readonly Condition[],
  { mine, table }: { mine: Filter | null; table: string },
): Promise<Counting> => {
  const state = await readState(ctx, listName)
  const key = mine ? null : `${state} ${JSON.stringify(conditions)}`
  const cached = key === null ? undefined : cachedTotals.get(key)
  if (cached) return { weighed: cached.weighed, total: Promise.resolve(cached.total) }
  const weighed = orderBySelectivity(await weighOnce(ctx, listName, state, conditions))
  const total = count(ctx, listName, weighed, mine, table)
  if (key === null) return { weighed, total }
  return {
    weighed,
    total: total.then((counted) => {
      cachedTotals.set(key, { weighed, total: counted })
      return counted
    }),
  }
}

/** A single condition needs no comparison and is not weighed. */
const weighOnce = async (
  ctx: Context,
  listName: string,
  state: string,
  conditions: readonly Condition[],
): Promise<Weighed[]> => {
  if (conditions.length === 1) return conditions.map((condition) => ({ condition, count: 0 }))
  const keyOf = (condition: Condition) => `${state} ${JSON.stringify(condition)}`
  const isNew = (condition: Condition) => !cachedWeights.has(keyOf(condition))
  const weighed = await weigh(ctx, listName, conditions.filter(isNew), maxScanned)
  for (const { condition, count: of } of weighed) cachedWeights.set(keyOf(condition), of)
  return conditions.map((condition) => ({
    condition,
    count: cachedWeights.get(keyOf(condition)) ?? weighed.find((one) => one.condition === condition)?.count ?? 0,
  }))
}

/** Read before anything is counted, so that a count cached under a state is never older than that state. */
const readState = async (ctx: Context, listName: string): Promise<string> => {
  const [row] = await ctx.tx.query<{ state: string }>(
    'select state from shelf_states where tenant = $1 and shelf = $2',
    [ctx.tenant, listName],
  )
  return row?.state ?? `${ctx.tenant} ${listName}`
}

const count = async (
  ctx: Context,
  listName: string,
  [rarest, ...others]: readonly Weighed[],
  mine: Filter | null,
  table: string,
): Promise<Total> => {
  if (!rarest) return { total: 0, isEstimate: false }
  const { values, bind } = statement(ctx.tenant, listName)
  const rows = await ctx.tx.query<{ seen: number; hits: number; isSample: boolean }>(
    countWalked({ rarest, others, mine, table }, bind),
    values,
  )
  const { seen, hits, isSample } = rows[0] ?? { seen: 0, hits: 0, isSample: false }
  const found = isSample ? Math.round((rarest.count * hits) / Math.max(1, seen)) : hits
  const isCutShort = isSample || (others.length === 0 && seen > exactUpTo)
  return { total: Math.min(found, exactUpTo), isEstimate: isCutShort || found > exactUpTo }
}
