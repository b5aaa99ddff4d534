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
    /** Hands out a file as it lies, of which a page has many, or asks for a signature before anything else: not counted. */
    isUncounted?: boolean
  }
}

/** More than anybody does by hand. */
const usualPerMinute = 1200

/**
 * Limits of requests: a person or an API key may send so many in a minute, and a network of strangers half as many. They hold for each
 * process: what is counted by all of them together costs a write to the database each time.
 */
export const requestLimitsOf = (perMinute = usualPerMinute): RequestLimits => ({
  person: { max: perMinute, seconds: 60 },
  stranger: { max: Math.ceil(perMinute / 2), seconds: 60 },
  strangersAtOnce: Math.ceil(perMinute / 30),
})

/**
 * Decides for every request, before a byte of its body is read, who sends it and whether it is let in: 401 and 404 as
 * `identifySender` says, 429 for a person, a key, or a network of strangers, that sends too much, 403 for a key that does not
 * reach that far.
 */
export const admitRequests = (app: App, deps: Pick<Deps, 'pool' | 'requestLimits' | 'requireSecondFactor'>): void => {
  const { requestLimits: limits } = deps
  const countPerson = countBy(limits.person)
  const countNetwork = countBy(limits.stranger)
  const atOnce = new Map<string, number>()
  const pauses = createPauses({ seconds: busySeconds, max: 10_000 })

  const leave = (network: string): void => {
    const others = (atOnce.get(network) ?? 1) - 1
    if (others > 0) atOnce.set(network, others)
    else atOnce.delete(network)
  }

  const admitStranger = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const network = networkOf(request)
    await countNetwork(network, weightOf(request))
    const others = atOnce.get(network) ?? 0
    if (others >= limits.strangersAtOnce) throw new Problem('too_many_requests', { retryAfterSeconds: 1 })
    atOnce.set(network, others + 1)
    // Also when the connection breaks before it was answered.
    reply.raw.once('close', () => leave(network))
  }

  const admitPerson = async (request: FastifyRequest): Promise<void> => {
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
  // A client that asks again at once, though it was told to wait, costs no more than this look.
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof TooManyWait && isProtected({ schema: request.routeOptions.schema ?? {} }))
      pauses.begin(pauseName(request))
  })
}

/** What a pause is about: one route, asked with one token. Only a request that was let in can begin a pause. */
const pauseName = ({ headers: { authorization = '' }, method, routeOptions: { url = '' } }: FastifyRequest): string =>
  `${tokenHash(authorization).toString('base64')} ${method} ${url}`

const networkOf = (request: FastifyRequest): string => normalizeIP(request.ip)

/**
 * A body is read as a whole and at once, which others wait for: it counts as one request for each small body that would fit
 * into it. Files are passed on as they come.
 */
const weightOf = ({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number => {
  if (headers['content-type'] === undefined || /^\s*multipart\//i.test(headers['content-type'])) return 1
  const bytes = Number(headers['content-length'] ?? bodyLimit)
  return 1 + Math.floor(Math.min(bytes, bodyLimit) / bodyLimits.small)
}

const countBy = (limit: Limit) => {
  const counts = createCounts(limit)
  /** Counts a request as so many; 429 when there were too many. */
  return async (name: string, weight: number): Promise<void> => {
    const retryAfterSeconds = await counts.count(name, weight)
    if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { retryAfterSeconds })
  }
}
