import type { Context } from '../../kit/context.ts'
import { granted } from '../../kit/records/granted.ts'
import type { Stored } from '../../kit/records/records.ts'
import { statement } from '../../kit/statement.ts'

/**
 * Adds to rows of a resource in how many live itineraries they are used, and when the latest of these was changed. Templates
 * and itineraries that the actor may not read are not counted.
 */
export const addUses = async (ctx: Context, resource: string, rows: readonly Stored[]): Promise<Stored[]> => {
  const target = ctx.deps.targets.get(resource)
  const grant = ctx.deps.readGrant('itinerary', ctx.actor)
  const { values, bind } = statement(
    ctx.tenant,
    rows.map(({ uuid }) => uuid),
  )
  const found =
    !target || grant === false || rows.length === 0
      ? []
      : await ctx.tx.query<{ uuid: string; usedIn: number; lastUsedAt: string }>(
          `select l.${target.link} as uuid, count(distinct l.owner)::int as "usedIn", max(r.updated_at) as "lastUsedAt"
           from resource_links l join itineraries r on r.tenant = l.tenant and r.uuid = l.owner
           where l.tenant = $1 and l.${target.link} = any($2::uuid[]) and l.owner_resource = 'itinerary'
             and r.deleted_at is null and not r.is_template${granted(grant, bind)}
           group by 1`,
          values,
        )
  const uses = new Map(found.map((one) => [one.uuid, one]))
  return rows.map((row) => {
    const { usedIn, lastUsedAt } = uses.get(String(row.uuid)) ?? { usedIn: 0, lastUsedAt: null }
    return { ...row, usedIn, lastUsedAt }
  })
}
