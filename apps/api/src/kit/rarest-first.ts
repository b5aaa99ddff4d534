import type { Context } from './context.ts'
import { type Condition, matching, statement } from './terms.ts'

/** From here on a condition is as common as any: counting further would cost more than it tells. */
const mostCounted = 10_001

/** Conditions on a shelf, the one that fewest terms meet first: it is the one to walk. */
export const rarestFirst = async (ctx: Context, shelf: string, conditions: Condition[]): Promise<Condition[]> => {
  if (conditions.length < 2) return conditions
  const { values, bind } = statement(ctx.tenant, shelf)
  const counts = conditions.map(
    (condition, n) =>
      `select ${n} as n, count(*)::int as count from (select from search_terms t where t.tenant = $1 and t.shelf = $2 and ${matching('t', condition, bind)} limit ${mostCounted}) c`,
  )
  const rows = await ctx.tx.query<{ n: number; count: number }>(counts.join(' union all '), values)
  const countOf = new Map(rows.map((row) => [conditions[row.n], row.count]))
  return conditions.toSorted((one, other) => (countOf.get(one) ?? 0) - (countOf.get(other) ?? 0))
}
