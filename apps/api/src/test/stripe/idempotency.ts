import { ApiError, invalidRequest } from './api-error.ts'
import type { Clock } from './clock.ts'

/** A response as it was sent. `body` is JSON. */
export type Answer = { status: number; body: string; requestId: string }

type Remembered = { endpoint: string; body: string; since: number; answer: Answer | null }

const retentionSeconds = 86_400

/**
 * The responses by idempotency key. The response to a call that was processed, even if it failed then, is kept for 24 hours;
 * that to a call which never began is not. https://docs.stripe.com/api/idempotent_requests
 */
export type IdempotencyKeys = {
  /** Returns the stored response, or null if the call may begin now. Throws if the key belongs to another call. */
  begin(key: string, endpoint: string, body: string): Answer | null
  remember(key: string, answer: Answer): void
  /** Forgets the key of a call that did not begin after all. */
  forget(key: string): void
}

export const createIdempotencyKeys = (clock: Clock): IdempotencyKeys => {
  const keys = new Map<string, Remembered>()
  return {
    begin: (key, endpoint, body) => {
      if (key.length > 255) throw invalidRequest('Idempotency keys may be up to 255 characters long.')
      const existing = keys.get(key)
      if (existing === undefined || existing.since + retentionSeconds < clock.seconds()) {
        keys.set(key, { endpoint, body, since: clock.seconds(), answer: null })
        return null
      }
      if (existing.endpoint !== endpoint || existing.body !== body) throw otherCall(key, existing.endpoint, endpoint)
      if (existing.answer === null) throw inProgress(key)
      return existing.answer
    },
    remember: (key, answer) => {
      const existing = keys.get(key)
      if (existing !== undefined) existing.answer = answer
    },
    forget: (key) => {
      keys.delete(key)
    },
  }
}

const otherCall = (key: string, before: string, now: string): ApiError => {
  const what =
    before === now
      ? 'with the same parameters they were first used with'
      : `for the same endpoint they were first used for ('${now}' vs '${before}')`
  return new ApiError(400, {
    type: 'idempotency_error',
    message:
      `Keys for idempotent requests can only be used ${what}. Try using a key other than '${key}' if you meant to ` +
      'execute a different request.',
  })
}

const inProgress = (key: string): ApiError =>
  new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted ` +
      `twice, and the other request is still going through): ${key}. Please try again later.`,
  })
