import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '@sojourn/contract/kit/errors'
import type { App } from './app.ts'
import { truncatedNetwork } from '../networks.ts'
import { isProtected } from './route.ts'
import { Problem } from '../problem.ts'
import { quietLogOf } from './quiet-log.ts'

const senders = new WeakMap<FastifyRequest, string>()

/** Stores who sent a request, a user or an API key, for the log. */
export const rememberSender = (request: FastifyRequest, sender: string): void => {
  senders.set(request, sender)
}

/** Codes that are logged on every route. */
const loggedCodes: ReadonlySet<ErrorCode> = new Set(['permission_denied', 'malformed', 'invalid_token'])

/**
 * Logs a warning for every rejected request, with the sender and the route, not the URL. At most one line per kind and sender
 * in ten seconds, and one per kind for all unauthenticated senders together, then the number of the rest. It contains nothing
 * that was sent.
 */
export const logRejections = (app: App): void => {
  const warn = quietLogOf(app)
  const note = (request: FastifyRequest, code: ErrorCode): void => {
    const sender = senders.get(request) ?? null
    const { method, routeOptions, ip } = request
    const facts = { code, sender, method, route: routeOptions.url ?? null, network: truncatedNetwork(ip) }
    warn(request, 'a request was refused', facts, { sender: sender ?? '' })
  }
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof Problem && isRejection(request, error)) note(request, error.code)
  })
  // Pages respond with 429 without throwing an error.
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 429) note(request, 'too_many_requests')
  })
}

/**
 * On protected routes also 404, because that is the response for what belongs to others. A missing token is not an attempt, and
 * neither is a login that continues with another step.
 */
const isRejection = (request: FastifyRequest, { code, status }: Problem): boolean => {
  if (code === 'unauthenticated') return request.headers.authorization !== undefined
  if (code === 'not_found' || status === 403) return isProtected({ schema: request.routeOptions.schema ?? {} })
  return loggedCodes.has(code)
}
