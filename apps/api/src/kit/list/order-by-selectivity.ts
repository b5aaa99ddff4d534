import type { Context } from '../context.ts'
import { type Condition, matching } from './terms.ts'
import { statement } from '../statement.ts'

/** A condition, and how many terms meet it, counted up to one more than the limit. */
export type Weighed = { condition: Condition; count: number }

/** The rarest first: it is the one to walk. */
export const orderBySelectivity = (weighed: readonly Weighed[]): Weighed[] =>
  weighed.toSorted((one, other) => one.count - other.count)

/**
 * How many terms of a list meet each condition. Counting stops after `maxCount`: beyond that, the exact number is not worth its
 * cost.
 */
export const weigh = async (
  ctx: Context,
  listName: string,
  conditions: readonly Condition[],
  maxCount: number,
): Promise<Weighed[]> => {
  if (conditions.length === 0) return []
  const { values, bind } = statement(ctx.tenant, listName)
  const counts = conditions.map(
    (condition, n) =>
      `select ${n} as n, count(*)::int as count from (select from search_terms t where t.tenant = $1 and t.shelf = $2 and ${matching('t', condition, bind)} limit ${maxCount + 1}) c`,
  )
  const rows = await ctx.tx.query<{ n: number; count: number }>(counts.join(' union all '), values)
  return rows.flatMap(({ n, count }) => {
    const condition = conditions[n]
    return condition ? [{ condition, count }] : []
  })
}
