import type { Permission, ResourceName } from '@sojourn/contract/access'
import { type Actor, may } from '../actor.ts'
import type { Grant } from '../grant.ts'
import type { Stored } from './records.ts'

/** Fields that are prices: top-level ones, and those inside the items of a list. */
export type PriceFields = {
  fields: readonly string[]
  inside?: Readonly<Record<string, readonly string[]>>
}

/** Who may do what with the records of one resource. List and get both use `read`. */
export type Policy = {
  read(actor: Actor): Grant
  /**
   * Records to which the actor may add references; by default those they may read. A reference can reveal more of a record to
   * the user who adds it.
   */
  refer?(actor: Actor): Grant
  create(actor: Actor): boolean
  update(actor: Actor): Grant
  remove(actor: Actor): Grant
  /** The record without what the actor may not see. */
  redact(actor: Actor, record: Stored): Stored
  /**
   * The actor's input with the values that `redact` hid from them restored, so that saving does not lose what they could not
   * see.
   */
  unredact?(actor: Actor, before: Stored | null, input: unknown): unknown
  /**
   * Fields, including nested ones, that `redact` hides from the actor: lists are not filtered or sorted by them, and no hash
   * includes them.
   */
  hidden?(actor: Actor): readonly string[]
  /** The prices that `pricing:update` lets an actor change who may read the resource but not change the rest of it. */
  prices?: PriceFields
}

/**
 * The common policy: each action needs its permission, and all permissions in `needs` too. A field in `hide` is null for actors
 * without the permission given there.
 */
export const policyByPermission = (
  plural: ResourceName,
  { hide = {}, needs = [] }: { hide?: Readonly<Record<string, Permission>>; needs?: readonly Permission[] } = {},
): Policy => {
  const mayAll = (actor: Actor, permission: Permission): boolean =>
    [...needs, permission].every((one) => may(actor, one))
  const hidden = (actor: Actor) =>
    Object.entries(hide).flatMap(([name, permission]) => (may(actor, permission) ? [] : [name]))
  return {
    read: (actor) => mayAll(actor, `${plural}:read`),
    create: (actor) => mayAll(actor, `${plural}:create`),
    update: (actor) => mayAll(actor, `${plural}:update`),
    remove: (actor) => mayAll(actor, `${plural}:delete`),
    hidden,
    redact: (actor, record) => {
      const names = hidden(actor).filter((name) => name in record)
      return names.length === 0 ? record : { ...record, ...Object.fromEntries(names.map((name) => [name, null])) }
    },
  }
}
