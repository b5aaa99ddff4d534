import type { Context } from '../../kit/context.ts'
import { type Precondition, updateRecord } from '../../kit/records/crud.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { invalidField } from '../../kit/problem.ts'
import { destinations } from './queries.ts'

/** Enough for country, region, park, town and area: a deeper tree is a mistake. */
const maxDepth = 5

/** Updates a destination. Its parent may not be the destination itself, be below it, or make the tree too deep. */
export const updateDestination = (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> =>
  updateRecord(ctx, destinations, uuid, input, precondition, async (_before, changes) => {
    if (typeof changes.parent === 'string') await requireTree(ctx, changes.parent, uuid)
    return changes
  })

/** 422 unless `parent` can be the parent of `child` (null: a new destination). */
export const requireTree = async (ctx: Context, parent: string, child: string | null): Promise<void> => {
  // Two moves at once could each be valid, but form a cycle together.
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('destinations ' || $1, 0))`, [ctx.tenant])
  const [tree] = await ctx.tx.query<{ above: string[]; below: number }>(
    `with recursive above as (
       select uuid, parent, 1 as depth from destinations where tenant = $1 and uuid = $2
       union all
       select d.uuid, d.parent, above.depth + 1 from above join destinations d on d.tenant = $1 and d.uuid = above.parent where above.depth < 20
     ), below as (
       select uuid, 1 as depth from destinations where tenant = $1 and uuid = $3
       union all
       select d.uuid, below.depth + 1 from below join destinations d on d.tenant = $1 and d.parent = below.uuid where below.depth < 20
     )
     select (select coalesce(array_agg(uuid::text), '{}') from above) as above, (select coalesce(max(depth), 1) from below) as below`,
    [ctx.tenant, parent, child],
  )
  if (child && tree?.above.includes(child))
    throw invalidField('parent', 'invalid_value', 'must not be the destination itself or a part of it')
  if ((tree?.above.length ?? 0) + (tree?.below ?? 1) > maxDepth)
    throw invalidField('parent', 'invalid_value', `must not nest destinations more than ${maxDepth} levels deep`)
}
