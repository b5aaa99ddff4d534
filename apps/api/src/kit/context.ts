import type { Actor } from './actor.ts'
import type { Database } from '../platform/db/transaction.ts'
import type { Deps } from './deps.ts'
import type { Origin } from './origin.ts'

/** Proof that a tenant may be worked in: only `identity` makes one, after checking membership. */
export type TenantId = string & { readonly brand: 'TenantId' }

/** Everything a verb may know: who, where, and the transaction it works in. */
export type Context = {
  tenant: TenantId
  actor: Actor
  tx: Transaction
  deps: Deps
  /** Where the request came from; none where the server works by itself. */
  origin?: Origin
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
