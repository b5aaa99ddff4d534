import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../kit/http/app.ts'
import { bodyLimits } from '../kit/http/body-limits.ts'
import type { Deps, Limit, RequestLimits } from '../kit/deps.ts'
import { busySeconds } from '../kit/fair-turns.ts'
import { knowSender } from '../kit/http/leave-bodies.ts'
import { isProtected } from '../kit/http/route.ts'
import { Problem } from '../kit/problem.ts'
import { rememberSender } from '../kit/http/rejection-log.ts'
import { createCounts } from '../platform/limits/counts.ts'
import { createPauses } from '../platform/limits/pauses.ts'
import { TooManyWait } from '../platform/limits/turns.ts'
import { identifySender, requireReach } from './authenticate.ts'
import { tokenHash } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted: serves a static file, of which a page loads many, or checks a signature before anything else. */
    isUncounted?: boolean
  }
}

/** More than any user needs. */
const usualPerMinute = 1200

/**
 * How many requests may wait for a connection to be authenticated. Transactions wait for their turns instead, so many wait here
 * only if more arrive than can be authenticated. The others are rejected at once, because they would not be answered in time.
 */
const maxWaiting = 200

/**
 * Limits on requests per minute: for a user or an API key, and half as many for a network without authentication. Each process
 * counts separately: a shared count would cost a database write per request.
 */
export const requestLimitsOf = (perMinute = usualPerMinute): RequestLimits => ({
  person: { max: perMinute, seconds: 60 },
  stranger: { max: Math.ceil(perMinute / 2), seconds: 60 },
  strangersAtOnce: Math.ceil(perMinute / 30),
})

/**
 * Decides for every request, before any of its body is read, who sends it and whether it is accepted: 401 and 404 from
 * `identifySender`, 503 while too many wait for that, 429 for a user, a key or an unauthenticated network that sends too much,
 * 403 for a key whose scopes do not allow it.
 */
export const admitRequests = (app: App, deps: Pick<Deps, 'pool' | 'requestLimits' | 'requireSecondFactor'>): void => {
  const { requestLimits: limits } = deps
  const countPerson = countBy(limits.person)
  const countNetwork = countBy(limits.stranger)
  const concurrent = new Map<string, number>()
  const pauses = createPauses({ seconds: busySeconds, max: 10_000 })

  const release = (network: string): void => {
    const others = (concurrent.get(network) ?? 1) - 1
    if (others > 0) concurrent.set(network, others)
    else concurrent.delete(network)
  }

  const admitStranger = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const network = networkOf(request)
    await countNetwork(network, weightOf(request))
    const others = concurrent.get(network) ?? 0
    if (others >= limits.strangersAtOnce) throw new Problem('too_many_requests', { retryAfterSeconds: 1 })
    concurrent.set(network, others + 1)
    // Emitted even if the connection is closed before the response.
    reply.raw.once('close', () => release(network))
  }

  const admitPerson = async (request: FastifyRequest): Promise<void> => {
    if (deps.pool.waitingCount >= maxWaiting) throw new Problem('unavailable', { retryAfterSeconds: busySeconds })
    const retryAfterSeconds = pauses.secondsLeft(pauseName(request))
    if (retryAfterSeconds > 0) throw new Problem('too_many_requests', { retryAfterSeconds })
    const network = networkOf(request)
    const person = await identifySender(deps, request).catch(async (error: unknown) => {
      if (error instanceof Problem && error.code === 'unauthenticated') await countNetwork(network, 1)
      throw error
    })
    knowSender(request)
    rememberSender(request, person)
    await countPerson(person, weightOf(request))
    await requireReach(deps.pool, request)
  }

  app.addHook('onRequest', async (request, reply) => {
    const { schema = {}, config } = request.routeOptions
    if (isProtected({ schema })) await admitPerson(request)
    else if (!config.isUncounted) await admitStranger(request, reply)
  })
  // A client that retries immediately although it was told to wait costs no more than this check.
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof TooManyWait && isProtected({ schema: request.routeOptions.schema ?? {} }))
      pauses.begin(pauseName(request))
  })
}

/** The scope of a pause: one route and one token. Only a request that was accepted can start a pause. */
const pauseName = ({ headers: { authorization = '' }, method, routeOptions: { url = '' } }: FastifyRequest): string =>
  `${tokenHash(authorization).toString('base64')} ${method} ${url}`

const networkOf = (request: FastifyRequest): string => normalizeIP(request.ip)

/**
 * A body is read in full in one go, while others wait: it counts as one request for each small body that would fit into it.
 * Files are streamed.
 */
const weightOf = ({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number => {
  if (headers['content-type'] === undefined || /^\s*multipart\//i.test(headers['content-type'])) return 1
  const bytes = Number(headers['content-length'] ?? bodyLimit)
  return 1 + Math.floor(Math.min(bytes, bodyLimit) / bodyLimits.small)
}

const countBy = (limit: Limit) => {
  const counts = createCounts(limit)
  /** Counts a request with its weight; 429 if there were too many. */
  return async (name: string, weight: number): Promise<void> => {
    const retryAfterSeconds = await counts.count(name, weight)
    if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { retryAfterSeconds })
  }
}
