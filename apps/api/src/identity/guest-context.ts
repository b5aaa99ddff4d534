import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { type Origin, originOf } from '../kit/origin.ts'

/** The context for requests outside any company: the server's dependencies, and transactions without a tenant. */
export type GuestContext = {
  deps: Deps
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Where the request came from; absent when the server works by itself. */
  origin?: Origin
}

export const guestContext = (deps: Deps, onLateError: (error: unknown) => void): GuestContext => ({
  deps,
  transact: (work) => inTransaction(deps.pool, null, work, { access: 'read write', onLateError }),
})

/** The context for one request. */
export const guestFor = (guest: GuestContext, request: FastifyRequest): GuestContext => ({
  ...guest,
  origin: originOf(request),
})
