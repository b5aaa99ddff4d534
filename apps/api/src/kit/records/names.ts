import type { Context } from '../context.ts'
import { type Bind, statement } from '../statement.ts'
import { granted } from './granted.ts'

/** The names of records of a resource that the actor may read, including those in the bin. */
export const findNames = async (
  ctx: Context,
  resource: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (uuids.length === 0) return new Map()
  const { values, bind } = statement(ctx.tenant, uuids)
  const named = namedRows(ctx, resource, bind)
  if (named === null) return new Map()
  const rows = await ctx.tx.query<{ uuid: string; name: string }>(
    `select n.uuid, n.name from (${named}) n where n.uuid = any($2::uuid[])`,
    values,
  )
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

/**
 * SQL that selects uuid, name and whether the record is live; null for a resource that the actor cannot access. `$1` is the
 * tenant.
 */
const namedRows = (ctx: Context, name: string, bind: Bind): string | null => {
  const target = ctx.deps.targets.get(name)
  const grant = ctx.deps.readGrant(name, ctx.actor)
  if (!target || grant === false) return null
  return `select r.${target.key} as uuid, ${target.title} as name, ${target.live} as live from ${target.table} r
    where r.tenant = $1 and ${target.named}${granted(grant, bind)}`
}

/**
 * The live records that the given names refer to, by the name as given, ignoring accents and case. A name that several records
 * share is left out.
 */
export const recordsNamed = async (
  ctx: Context,
  resource: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0) return new Map()
  const { values, bind } = statement(ctx.tenant, names)
  const named = namedRows(ctx, resource, bind)
  if (named === null) return new Map()
  const rows = await ctx.tx.query<{ given: string; uuid: string }>(
    `select g.given, min(n.uuid::text) as uuid from unnest($2::text[]) g(given)
     join (${named}) n on fold(n.name) = fold(g.given) and n.live
     group by g.given having count(*) = 1`,
    values,
  )
  return new Map(rows.map(({ given, uuid }) => [given, uuid]))
}
