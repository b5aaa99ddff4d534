import { Problem } from '../kit/problem.ts'
import { BillingUnavailable, PaymentDeclined } from '../platform/billing/billing-gateway.ts'
import { createTurns, TooManyWait } from '../platform/limits/turns.ts'

/** Work that waits for the gateway holds a database connection, so it may use only a few of them. */
const limits = { atOnce: 4, maxWaiting: 60, maxWaitingPerKey: 12 }

/**
 * Runs work for a company that waits for the gateway: one at a time per company, for a few companies at once. Rejects with a
 * Problem. The user must be authorised before.
 */
export type AskGateway = <T>(tenant: string, work: () => Promise<T>) => Promise<T>

export const createAskGateway = (): AskGateway => {
  const inTurn = createTurns(limits)
  return async (tenant, work) => {
    try {
      return await inTurn(tenant, work)
    } catch (error) {
      if (error instanceof PaymentDeclined) throw new Problem('conflict', { detail: error.message })
      if (error instanceof BillingUnavailable || error instanceof TooManyWait) throw unavailable(error)
      throw error
    }
  }
}

const unavailable = (cause: BillingUnavailable | TooManyWait): Problem => {
  const outcome =
    cause instanceof BillingUnavailable && cause.isUncertain
      ? 'The change may or may not have been made. Check in a moment before you try again.'
      : 'Nothing was changed. Try again in a moment.'
  const problem = new Problem('unavailable', {
    detail: `The payment provider is not responding. ${outcome}`,
    retryAfterSeconds: 20,
  })
  problem.cause = cause
  return problem
}
