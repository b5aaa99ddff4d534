import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '@sojourn/contract/kit/errors'
import type { App } from './app.ts'
import { truncatedNetwork } from '../networks.ts'
import { isProtected } from './route.ts'
import { Problem } from '../problem.ts'
import { quietLogOf } from './quiet-log.ts'

const senders = new WeakMap<FastifyRequest, string>()

/** Remembers who sends a request, a person or an API key, for the log. */
export const rememberSender = (request: FastifyRequest, sender: string): void => {
  senders.set(request, sender)
}

/** What is told wherever it is answered. */
const loggedCodes: ReadonlySet<ErrorCode> = new Set(['permission_denied', 'malformed', 'invalid_token'])

/**
 * Warns of every request that was rejected, with who sent it and to which route, not to which address. One line of
 * each kind for each sender in ten seconds, and one of each kind for all strangers together, then their number. Nothing that
 * was sent is in it.
 */
export const logRejections = (app: App): void => {
  const warn = quietLogOf(app)
  const note = (request: FastifyRequest, code: ErrorCode): void => {
    const sender = senders.get(request) ?? null
    const { method, routeOptions, ip } = request
    const facts = { code, sender, method, route: routeOptions.url ?? null, network: truncatedNetwork(ip) }
    warn(request, 'a request was refused', facts, sender ?? '')
  }
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof Problem && isRejection(request, error)) note(request, error.code)
  })
  // Pages say so without an error.
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 429) note(request, 'too_many_requests')
  })
}

/**
 * Behind a login also what is not there: that is how what belongs to others is answered. A missing token is no attempt, and
 * neither is a login that goes on with another step.
 */
const isRejection = (request: FastifyRequest, { code, status }: Problem): boolean => {
  if (code === 'unauthenticated') return request.headers.authorization !== undefined
  if (code === 'not_found' || status === 403) return isProtected({ schema: request.routeOptions.schema ?? {} })
  return loggedCodes.has(code)
}
