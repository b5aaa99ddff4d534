import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Account } from './account.ts'
import { ApiError, type ErrorBody, invalidRequest } from './api-error.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { lineItemsOf } from './checkout-sessions.ts'
import { customerRoutes } from './customer-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { expanded, type Includable } from './expansion.ts'
import { readForm } from './form.ts'
import type { Answer, IdempotencyKeys } from './idempotency.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { newId } from './new-id.ts'
import { portalRoutes } from './portal-routes.ts'
import { routeOf } from './routing.ts'
import { subscriptionRoutes } from './subscription-routes.ts'
import { settle } from './time.ts'

const routes = [
  ...customerRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...eventRoutes,
]

/** A call to the API. `authorization` and `version` are its headers. */
export type ApiCall = {
  method: string
  path: string
  query: string
  body: string
  authorization: string
  version: string | null
  idempotencyKey: string | null
}

type Options = { account: Account; keys: IdempotencyKeys; apiKey: string | undefined; waitMs: number }

/** Carries out a call, or returns the stored response for its idempotency key. */
export const answerCall = async (
  { account, keys, apiKey, waitMs }: Options,
  call: ApiCall,
): Promise<{ answer: Answer; isReplay: boolean }> => {
  const requestId = newId('req')
  // Stripe ignores the key of other methods.
  const key = call.method === 'POST' ? call.idempotencyKey : null
  try {
    authenticate(call, apiKey)
    const { route, id } = routeOf(routes, call.method, call.path)
    const prepared = route.prepare(account, id, readForm(call.method === 'POST' ? call.body : call.query))
    const before = key === null ? null : keys.begin(key, call.path, call.body)
    if (before !== null) return { answer: before, isReplay: true }
    if (waitMs > 0) await sleep(waitMs)
    settle(account)
    account.request = { id: requestId, idempotency_key: call.idempotencyKey }
    const answer = attempt(requestId, () => {
      const object = prepared.run()
      return expanded(account, object, prepared.expand, include)
    })
    account.request = null
    if (key !== null) keys.remember(key, answer)
    return { answer, isReplay: false }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { answer: answerOf(requestId, error.status, { error: error.body }), isReplay: false }
  } finally {
    account.request = null
  }
}

/** The error response to a call that was not begun. */
export const rejectionOf = (status: number, body: ErrorBody): Answer => answerOf(newId('req'), status, { error: body })

const attempt = (requestId: string, run: () => object): Answer => {
  try {
    return answerOf(requestId, 200, run())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return answerOf(requestId, error.status, { error: error.body })
  }
}

const answerOf = (requestId: string, status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body, null, 2),
  requestId,
})

const authenticate = ({ authorization, version }: ApiCall, apiKey: string | undefined): void => {
  const [scheme, given = ''] = authorization.split(' ')
  const isGood = apiKey === undefined ? /^(?:sk|rk)_/.test(given) : given === apiKey
  if (scheme !== 'Bearer' || given === '') {
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message: 'You did not provide an API key. You need to provide your API key in the Authorization header.',
    })
  }
  if (!isGood) {
    const maskedKey = `${given.slice(0, 8)}${'*'.repeat(8)}${given.slice(-4)}`
    throw new ApiError(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${maskedKey}` })
  }
  if (version !== null && version !== Stripe.API_VERSION) {
    throw invalidRequest(`The stand-in speaks ${Stripe.API_VERSION} and was asked in ${version}`)
  }
}

/** Members that are only in a response if requested. */
const include: Includable = (account, owner, member) => {
  const id: unknown = Reflect.get(owner, 'id')
  if (member !== 'line_items' || typeof id !== 'string') return undefined
  const session = account.sessions.get(id)
  if (session === undefined) return undefined
  const url = `/v1/checkout/sessions/${id}/line_items`
  return structuredClone({ object: 'list', data: lineItemsOf(account, session), has_more: false, url })
}
