import { resources } from '@sojourn/contract'
import type { Context } from '../context.ts'

/** What records of a resource are called, as far as the actor may read them; be they in the bin. */
export const namesOf = async (
  ctx: Context,
  resource: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (uuids.length === 0) return new Map()
  const values: unknown[] = [ctx.tenant, uuids]
  const named = namedRows(ctx, resource, (value) => `$${values.push(value)}`)
  if (named === null) return new Map()
  const rows = await ctx.tx.query<{ uuid: string; name: string }>(
    `select n.uuid, n.name from (${named}) n where n.uuid = any($2::uuid[])`,
    values,
  )
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

/** Rows of uuid and name, in SQL; null for a resource of which the actor knows nothing. `$1` is the tenant. */
const namedRows = (ctx: Context, name: string, bind: (value: unknown) => string): string | null => {
  if (name === 'user')
    return `select u.uuid, u.name, null::timestamptz as deleted_at from memberships m join users u on u.uuid = m."user"
      where m.tenant = $1 and m.accepted_at is not null`
  const definition = Object.values(resources).find((one) => one.name === name)
  const grant = ctx.deps.readGrant(name, ctx.actor)
  if (!definition || grant === false) return null
  return `select r.uuid, r.${definition.title} as name, r.deleted_at from ${definition.table} r
    where r.tenant = $1${typeof grant === 'function' ? ` and ${grant(bind)}` : ''}`
}

/**
 * The records that names stand for, without accents and case, by the name as it was given: those that others may be made to
 * name. What several records are called stands for none.
 */
export const recordsNamed = async (
  ctx: Context,
  resource: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0) return new Map()
  const values: unknown[] = [ctx.tenant, names]
  const named = namedRows(ctx, resource, (value) => `$${values.push(value)}`)
  if (named === null) return new Map()
  const rows = await ctx.tx.query<{ given: string; uuid: string }>(
    `select g.given, min(n.uuid::text) as uuid from unnest($2::text[]) g(given)
     join (${named}) n on fold(n.name) = fold(g.given) and n.deleted_at is null
     group by g.given having count(*) = 1`,
    values,
  )
  return new Map(rows.map(({ given, uuid }) => [given, uuid]))
}
