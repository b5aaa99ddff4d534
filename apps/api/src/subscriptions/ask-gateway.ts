import { Problem } from '../kit/problem.ts'
import { BillingUnavailable, PaymentDeclined } from '../platform/billing/billing-gateway.ts'
import { createTurns, TooManyWait } from '../platform/limits/turns.ts'

/** Whoever waits for the gateway holds a connection to the database: most of them stay for everybody else. */
const limits = { atOnce: 4, maxWaiting: 60, maxWaitingPerKey: 12 }

/**
 * Does something for a company that waits for the gateway: one thing of a company at a time, a few companies at a time. Says
 * what came of it in an answer's words. Who asks has been let in before.
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
