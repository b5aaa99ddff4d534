import type { Context } from './context.ts'
import { type Condition, matching, statement } from './terms.ts'

/** From here on a condition is as common as any: counting further would cost more than it tells. */
const mostCounted = 10_001

/**
 * Conditions on a shelf, the one that fewest terms meet first: it is the one to walk. `least` is how many meet it, at most
 * 10,001; a single condition is not counted and gives null.
 */
export const rarestFirst = async (
  ctx: Context,
  shelf: string,
  conditions: Condition[],
): Promise<{ ordered: Condition[]; least: number | null }> => {
  if (conditions.length < 2) return { ordered: conditions, least: null }
  const { values, bind } = statement(ctx.tenant, shelf)
  const counts = conditions.map(
    (condition, n) =>
      `select ${n} as n, count(*)::int as count from (select from search_terms t where t.tenant = $1 and t.shelf = $2 and ${matching('t', condition, bind)} limit ${mostCounted}) c`,
  )
  const rows = await ctx.tx.query<{ n: number; count: number }>(counts.join(' union all '), values)
  const sorted = rows.toSorted((one, other) => one.count - other.count)
  return { ordered: sorted.flatMap(({ n }) => conditions[n] ?? []), least: sorted[0]?.count ?? 0 }
}
