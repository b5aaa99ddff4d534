import PQueue from 'p-queue'
import { Problem } from '../kit/problem.ts'
import { BillingUnavailable, PaymentDeclined } from '../platform/billing/billing-gateway.ts'

/** Whoever waits for the gateway holds a connection to the database: most of them stay for everybody else. */
const atOnce = 6
const mostWaiting = 60

/** Does something that waits for the gateway, a few at a time, and says what came of it in an answer's words. */
export type AskGateway = <T>(work: () => Promise<T>) => Promise<T>

export const createAskGateway = (): AskGateway => {
  const queue = new PQueue({ concurrency: atOnce })
  return async (work) => {
    if (queue.size >= mostWaiting) throw unavailable()
    try {
      return await queue.add(work)
    } catch (error) {
      if (error instanceof PaymentDeclined) throw new Problem('conflict', { detail: error.message })
      if (error instanceof BillingUnavailable) throw unavailable(error)
      throw error
    }
  }
}

const unavailable = (cause?: BillingUnavailable): Problem => {
  const problem = new Problem('unavailable', {
    detail: 'The payment provider does not answer right now. Nothing was changed; try again in a moment.',
    retryAfterSeconds: 20,
  })
  problem.cause = cause
  return problem
}
