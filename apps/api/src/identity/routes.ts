import '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountAnswer, loginInput, tokenAnswer, tokenInput } from '@sojourn/contract/account'
import type { Deps } from '../kit/deps.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { authenticatePerson } from './authenticate.ts'
import { readAccount } from './account.ts'
import { endSession, openSession, sessionSeconds } from './sessions.ts'

/** Guessing is slow for one address of the network and for one account alike; what is sent is small. */
const mostPerMinute = { address: 100, account: 20 }
const bodyLimit = 16 * 1024

const accountNamed = (body: unknown): string => {
  const named = z.object({ email: z.string().optional(), username: z.string().optional() }).safeParse(body)
  return (named.data?.email ?? named.data?.username ?? '').toLowerCase()
}

/** Login, token, account and logout. */
export const identityRoutes = (app: FastifyInstance, deps: Deps): void => {
  const limits = [
    app.createRateLimit({ max: mostPerMinute.address, timeWindow: '1 minute', keyGenerator: (request) => request.ip }),
    app.createRateLimit({
      max: mostPerMinute.account,
      timeWindow: '1 minute',
      keyGenerator: (request) => accountNamed(request.body),
    }),
  ]
  const slowGuessing = async (request: FastifyRequest): Promise<void> => {
    for (const limit of limits) {
      const state = await limit(request)
      if (!state.isAllowed && state.isExceeded) throw new Problem('too_many_requests', { retryAfterSeconds: 60 })
    }
  }
  app.post(
    '/v1/auth/login',
    {
      preHandler: slowGuessing,
      bodyLimit,
      schema: {
        tags: ['auth'],
        operationId: 'login',
        summary: 'Log in',
        description:
          'Wrong credentials are 422 `invalid_credentials`, never 401, and nothing tells which part was wrong.',
        body: loginInput,
        response: { 200: tokenAnswer },
      },
    },
    async (request) => {
      const input = loginInput.safeParse(request.body)
      if (!input.success) throw invalid(input.error)
      const token = await openSession(deps.pool, input.data.email, input.data.password)
      if (!token) throw new Problem('invalid_credentials')
      return { access_token: token, token_type: 'Bearer', expires_in: sessionSeconds }
    },
  )

  app.post(
    '/v1/auth/token',
    {
      preHandler: slowGuessing,
      bodyLimit,
      schema: {
        tags: ['auth'],
        operationId: 'token',
        summary: 'Get a token by the password grant',
        description: 'OAuth 2.0, RFC 6749 section 4.3. Wrong credentials are 400 `invalid_grant`.',
        consumes: ['application/x-www-form-urlencoded'],
        body: tokenInput,
        response: { 200: tokenAnswer },
      },
    },
    async (request, reply) => {
      const input = tokenInput.safeParse(request.body)
      if (!input.success)
        throw new Problem('malformed', { detail: 'grant_type, username and password are needed, form-encoded' })
      if (input.data.grant_type !== 'password') throw new Problem('unsupported_grant_type')
      const token = await openSession(deps.pool, input.data.username, input.data.password)
      if (!token) throw new Problem('invalid_grant')
      reply.header('cache-control', 'no-store')
      return { access_token: token, token_type: 'Bearer', expires_in: sessionSeconds }
    },
  )

  app.get(
    '/v1/auth/account',
    {
      schema: {
        tags: ['auth'],
        operationId: 'account',
        summary: 'Read your account',
        description: 'Who you are, the companies you belong to, and what you may do in each.',
        security: [{ bearer: [] }],
        response: { 200: accountAnswer },
      },
    },
    async (request) => {
      const { uuid } = await authenticatePerson(deps.pool, request)
      return { user: await readAccount(deps.pool, uuid) }
    },
  )

  // The specification's logout request. Its errors are ignored by clients, so it has none: no token, nothing to end.
  app.post(
    '/login',
    {
      schema: {
        tags: ['auth'],
        operationId: 'logout',
        summary: 'Log out',
        description:
          'Ends the session of the token that is sent. Without one there is nothing to end, which is no error.',
        security: [{ bearer: [] }, {}],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const [, token] = /^Bearer (\S{20,200})$/i.exec(request.headers.authorization ?? '') ?? []
      if (token) await endSession(deps.pool, token)
      return reply.code(204).send()
    },
  )
}
