import { isDeepStrictEqual } from 'node:util'
import { type Actor, may } from './actor.ts'
import type { Grant, Policy, PriceFields } from './policy.ts'
import { Problem } from './problem.ts'
import type { Stored } from './records.ts'

/** The records an actor may change, be it only in their prices; `requireMayChange` then says which changes may be. */
export const grantToChange = (actor: Actor, policy: Policy): Grant =>
  changesPricesOnly(actor, policy) ? policy.read(actor) : policy.update(actor)

/** 422 `permission_denied`, naming the fields, when somebody who may only change prices changes something else. */
export const requireMayChange = (actor: Actor, policy: Policy, before: Stored, changes: Stored): void => {
  const { prices } = policy
  if (!prices || !changesPricesOnly(actor, policy)) return
  const others = Object.keys(changes).filter((name) => !isPriceChange(prices, name, before[name], changes[name]))
  if (others.length > 0)
    throw new Problem('permission_denied', { detail: `your role changes prices only, not ${others.join(', ')}` })
}

const changesPricesOnly = (actor: Actor, policy: Policy): boolean =>
  policy.prices !== undefined && policy.update(actor) === false && may(actor, 'pricing:update')

const isPriceChange = ({ fields, inside }: PriceFields, name: string, before: unknown, after: unknown): boolean => {
  if (fields.includes(name)) return true
  const within = inside?.[name]
  return within !== undefined && isDeepStrictEqual(without(within, before), without(within, after))
}

const without = (names: readonly string[], items: unknown): unknown =>
  Array.isArray(items)
    ? items.map((item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))))
    : items
