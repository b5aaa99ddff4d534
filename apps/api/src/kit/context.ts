import type { Actor } from './actor.ts'
import type { Database } from '../platform/db/transaction.ts'
import type { Deps } from './deps.ts'
import type { Origin } from './origin.ts'

/** Proof that work in a tenant is allowed: only `identity` creates one, after checking membership. */
export type TenantId = string & { readonly brand: 'TenantId' }

/** Everything a verb may use: the tenant, the actor and the transaction. */
export type Context = {
  tenant: TenantId
  actor: Actor
  tx: Transaction
  deps: Deps
  /** Where the request came from; absent when the server works by itself. */
  origin?: Origin
}

/** One transaction in a tenant. */
export type Transaction = {
  /** Runs one statement. The rows have the contract's field names if the statement aliases its columns accordingly. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Typed queries on the contract's tables. */
  db: Database
  /** Work to start once the transaction has been committed; a failure there is logged and does not undo the transaction. */
  afterCommit(work: () => Promise<void>): void
}
