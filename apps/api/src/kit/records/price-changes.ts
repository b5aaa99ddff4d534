import { isDeepStrictEqual } from 'node:util'
import { type Actor, may } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ServedResource } from './served-resource.ts'
import type { Grant } from '../grant.ts'
import { granted } from './granted.ts'
import type { Policy, PriceFields } from './policy.ts'
import { Problem } from '../problem.ts'
import type { Stored } from './records.ts'
import { statement } from '../statement.ts'

/** The records that an actor may change, even if only their prices; `requireMayChange` then checks the changes. */
export const grantToChange = (actor: Actor, policy: Policy): Grant =>
  policy.prices && may(actor, 'pricing:update') ? policy.read(actor) : policy.update(actor)

/** 422 `permission_denied`, with the fields, if an actor who may only change prices changes something else. */
export const requireMayChange = async (
  ctx: Context,
  resource: ServedResource,
  before: Stored,
  changes: Stored,
): Promise<void> => {
  const { prices } = resource.policy
  const grant = resource.policy.update(ctx.actor)
  if (!prices || grant === true || !may(ctx.actor, 'pricing:update')) return
  if (await isReached(ctx, resource, grant, String(before.uuid))) return
  const others = Object.keys(changes).filter((name) => !isPriceChange(prices, name, before[name], changes[name]))
  if (others.length > 0)
    throw new Problem('permission_denied', {
      detail: `your role allows you to change prices only, not ${others.join(', ')}`,
    })
}

const isReached = async (
  ctx: Context,
  { definition }: ServedResource,
  grant: Grant,
  uuid: string,
): Promise<boolean> => {
  if (typeof grant === 'boolean') return grant
  const { values, bind } = statement(ctx.tenant, uuid)
  const reached = await ctx.tx.query(
    `select from ${definition.table} r where r.tenant = $1 and r.uuid = $2${granted(grant, bind)}`,
    values,
  )
  return reached.length > 0
}

const isPriceChange = ({ fields, inside }: PriceFields, name: string, before: unknown, after: unknown): boolean => {
  if (fields.includes(name)) return true
  const within = inside?.[name]
  return within !== undefined && isDeepStrictEqual(without(within, before), without(within, after))
}

const without = (names: readonly string[], items: unknown): unknown =>
  Array.isArray(items)
    ? items.map((item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))))
    : items
