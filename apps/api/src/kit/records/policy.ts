import type { Permission } from '@sojourn/contract/access'
import { type Actor, may } from '../actor.ts'
import type { Stored } from './records.ts'

type Sql = (bind: (value: unknown) => string) => string

/**
 * A condition on the rows `r` an actor may touch; `bind` hands a value over and gives its placeholder. `among` selects
 * uuids that hold all those of the rows: where they are few, a list starts from them and not from the tenant's rows.
 */
export type Filter = Sql & { among?: Sql }

/** true: every row of the tenant; false: none; a filter: the rows that meet it. */
export type Grant = boolean | Filter

/** Fields that are prices: whole ones, and those inside the items of a list. */
export type PriceFields = {
  fields: readonly string[]
  inside?: Readonly<Record<string, readonly string[]>>
}

/** Who may do what with the records of one resource. List and get share `read`. */
export type Policy = {
  read(actor: Actor): Grant
  /** Records that others may newly be made to name; not said, those that are read. For who may name it may reach more of it. */
  refer?(actor: Actor): Grant
  create(actor: Actor): boolean
  update(actor: Actor): Grant
  remove(actor: Actor): Grant
  /** The record without what the actor may not know. */
  conceal(actor: Actor, record: Stored): Stored
  /** Fields, also inside others, that `conceal` keeps from the actor: no list is filtered or sorted by them, no hash is taken over them. */
  hidden?(actor: Actor): readonly string[]
  /** What `pricing:update` lets somebody change who reads the resource and may not change the rest of it. */
  prices?: PriceFields
}

/** The common policy: each action needs its permission, and a supplier is hidden from whoever may not read suppliers. */
export const policyByPermission = (plural: string): Policy => {
  const permission = (action: string) => `${plural}:${action}` as Permission
  return {
    read: (actor) => may(actor, permission('read')),
    create: (actor) => may(actor, permission('create')),
    update: (actor) => may(actor, permission('update')),
    remove: (actor) => may(actor, permission('delete')),
    hidden: (actor) => (may(actor, 'suppliers:read') ? [] : ['supplier']),
    conceal: (actor, record) =>
      'supplier' in record && !may(actor, 'suppliers:read') ? { ...record, supplier: null } : record,
  }
}
