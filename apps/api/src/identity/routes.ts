import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { loginInput, tokenAnswer, tokenInput } from '@sojourn/contract/account'
import type { App } from '../kit/app.ts'
import type { Deps } from '../kit/deps.ts'
import { noteIdentity } from '../kit/identity-log.ts'
import { originOf } from '../kit/origin.ts'
import { refuseParameters } from '../kit/in-tenant.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { accountRoutes } from './account-routes.ts'
import type { Limits } from './auth-limits.ts'
import { deskFor, deskOf } from './desk.ts'
import { registerRoutes } from './register-routes.ts'
import { requestLetter } from './request-letter.ts'
import { endSession, loginAddress, openSession, sessionSeconds } from './sessions.ts'

/** What is sent is small. */
const bodyLimit = 16 * 1024

/** Login, token and logout; registering and the account have files of their own. */
export const identityRoutes = (app: App, deps: Deps, limits: Limits): void => {
  const desk = deskOf(deps, (error) => app.log.error(error, 'work after an answer failed'))
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    refuseParameters(request)
    await limits.countNetwork(request)
  }
  registerRoutes(app, desk, limits, preHandler)
  accountRoutes(app, desk, limits)
  const logIn = async (request: FastifyRequest, email: string, password: string) => {
    const address = loginAddress(email).toLowerCase()
    const login = await limits.countLogin(request, address)
    const userAgent = request.headers['user-agent']
    const token = await openSession(deskFor(desk, request), { email, password, userAgent, place: login.place })
    if (token === null) {
      // Whether the address is somebody's a worker finds out: the work here is the same.
      const isManyth = await login.fail()
      await desk.transact(async (tx) => {
        await noteIdentity(tx, originOf(request), { kind: 'login', outcome: 'failure', address })
        if (isManyth) await requestLetter(tx, deps, { kind: 'login_attempts', email: address })
      })
      return null
    }
    await login.succeed()
    return { access_token: token, token_type: 'Bearer', expires_in: sessionSeconds }
  }

  app.post(
    '/v1/auth/login',
    {
      preHandler,
      bodyLimit,
      schema: {
        tags: ['auth'],
        operationId: 'login',
        summary: 'Log in',
        description:
          'Wrong credentials are 422 `invalid_credentials`, never 401, and nothing tells which part was wrong. After some wrong ones the next try waits, each time twice as long: 429 with `Retry-After`.',
        body: loginInput,
        response: { 200: tokenAnswer },
      },
    },
    async (request) => {
      const input = loginInput.safeParse(request.body)
      if (!input.success) throw invalid(input.error)
      const answer = await logIn(request, input.data.email, input.data.password)
      if (!answer) throw new Problem('invalid_credentials')
      return answer
    },
  )

  app.post(
    '/v1/auth/token',
    {
      preHandler,
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
      const answer = await logIn(request, input.data.username, input.data.password)
      if (!answer) throw new Problem('invalid_grant')
      reply.header('cache-control', 'no-store')
      return answer
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
      if (token) await endSession(deskFor(desk, request), token)
      return reply.code(204).send(undefined)
    },
  )
}
