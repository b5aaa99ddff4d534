import { inTransaction } from '../platform/db/transaction.ts'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'

/** Where somebody is served before they are in any company: the parts of the server, and transactions without a tenant. */
export type Desk = {
  deps: Deps
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export const deskOf = (deps: Deps, onLateError: (error: unknown) => void): Desk => ({
  deps,
  transact: (work) => inTransaction(deps.pool, null, work, { access: 'read write', onLateError }),
})
