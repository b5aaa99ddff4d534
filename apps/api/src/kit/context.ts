import type { Permission } from '@sojourn/contract/access'
import type { Database } from '../platform/db/transaction.ts'
import type { Deps } from './deps.ts'

/** Proof that a tenant may be worked in: only `identity` makes one, after checking membership. */
export type TenantId = string & { readonly brand: 'TenantId' }

/** A person in a tenant, or the server itself at work. */
export type Actor = {
  kind: 'person' | 'job'
  /** uuid of the person; null for a job. */
  uuid: string | null
  /** Name of the job. */
  job?: string
  /** Super admin who entered as Admin without being a member. */
  isVisiting: boolean
  isAdmin: boolean
  permissions: ReadonlySet<Permission>
}

/** Everything a verb may know: who, where, and the transaction it works in. */
export type Context = {
  tenant: TenantId
  actor: Actor
  tx: Transaction
  deps: Deps
}

/** One transaction of a tenant. */
export type Transaction = {
  /** Runs one statement; the rows come in the contract's spelling when the statement aliases them so. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Typed queries over the contract's tables. */
  db: Database
  /** Work to start once the transaction is durable; what fails there is logged and does not undo it. */
  afterCommit(work: () => Promise<void>): void
}

/** Whether the actor holds a permission in the tenant. */
export const may = (actor: Actor, permission: Permission): boolean => actor.permissions.has(permission)
