import PQueue from 'p-queue'
import { Problem } from '../kit/problem.ts'
import { BillingUnavailable, PaymentDeclined } from '../platform/billing/billing-gateway.ts'

/** Whoever waits for the gateway holds a connection to the database: most of them stay for everybody else. */
const atOnce = 4
const mostWaiting = 60
const mostOfCompany = 12

/**
 * Does something for a company that waits for the gateway: one thing of a company at a time, a few companies at a time. Says
 * what came of it in an answer's words. Who asks has been let in before.
 */
export type AskGateway = <T>(tenant: string, work: () => Promise<T>) => Promise<T>

export const createAskGateway = (): AskGateway => {
  const slots = new PQueue({ concurrency: atOnce })
  const turns = new Map<string, PQueue>()
  return async (tenant, work) => {
    const turn = turns.get(tenant) ?? new PQueue({ concurrency: 1 })
    if (slots.size >= mostWaiting || turn.size >= mostOfCompany) throw unavailable()
    turns.set(tenant, turn)
    try {
      return await turn.add(() => slots.add(work))
    } catch (error) {
      if (error instanceof PaymentDeclined) throw new Problem('conflict', { detail: error.message })
      if (error instanceof BillingUnavailable) throw unavailable(error)
      throw error
    } finally {
      if (turn.size === 0 && turn.pending === 0) turns.delete(tenant)
    }
  }
}

const unavailable = (cause?: BillingUnavailable): Problem => {
  const outcome = cause?.isUncertain
    ? 'It is not certain whether the change was made: look again in a moment.'
    : 'Nothing was changed; try again in a moment.'
  const problem = new Problem('unavailable', {
    detail: `The payment provider does not answer right now. ${outcome}`,
    retryAfterSeconds: 20,
  })
  problem.cause = cause
  return problem
}
