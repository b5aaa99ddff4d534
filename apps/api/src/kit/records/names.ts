import type { Context } from '../context.ts'
import { type Bind, statement } from '../statement.ts'
import { granted } from './granted.ts'

/** What records of a resource are called, as far as the actor may read them; also those in the bin. */
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

/** Rows of uuid, name and whether they are live, in SQL; null for a resource of which the actor knows nothing. `$1` is the tenant. */
const namedRows = (ctx: Context, name: string, bind: Bind): string | null => {
  const target = ctx.deps.targets.get(name)
  const grant = ctx.deps.readGrant(name, ctx.actor)
  if (!target || grant === false) return null
  return `select r.${target.key} as uuid, ${target.title} as name, ${target.live} as live from ${target.table} r
    where r.tenant = $1 and ${target.named}${granted(grant, bind)}`
}

/**
 * The records that names stand for, without accents and case, by the name as it was given: those that others may be made to
 * name. A name that several records have stands for none of them.
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
