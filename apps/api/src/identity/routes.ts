import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { loginInput, tokenAnswer, tokenInput } from '@sojourn/contract/account'
import type { App } from '../kit/http/app.ts'
import type { Deps } from '../kit/deps.ts'
import { rejectParameters } from '../kit/http/in-tenant.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { accountRoutes } from './account-routes.ts'
import type { Limits } from './auth-limits.ts'
import { guestFor, guestContext } from './guest-context.ts'
import { factorRoutes } from './factor-routes.ts'
import { logInOf } from './log-in.ts'
import { registerRoutes } from './register-routes.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { endSession } from './sessions.ts'

/** Requests are small. */
const bodyLimit = 16 * 1024

const noSecondStep = 'this account has a second factor, which the password grant does not support'

/** Login, token and logout; registration and account routes are in their own files. */
export const identityRoutes = (app: App, deps: Deps, limits: Limits): void => {
  const guest = guestContext(deps, (error) => app.log.error(error, 'work after an answer failed'))
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    rejectParameters(request)
    await limits.countNetwork(request)
  }
  registerRoutes(app, guest, limits, preHandler)
  accountRoutes(app, guest, limits)
  const logIn = logInOf(guest, limits)
  secondStepRoutes(app, logIn, preHandler)
  factorRoutes(app, guest, limits)

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
          'Returns an access token. Wrong credentials return 422 `invalid_credentials`, never 401, and do not reveal which part was wrong. After several wrong attempts, each further attempt must wait twice as long: 429 with `Retry-After`. If the account has a second factor, returns 403 `second_factor_required` with `challenge` and `methods`. Continue with `POST /v1/auth/login/second-factor` within five minutes.',
        body: loginInput,
        response: { 200: tokenAnswer },
      },
    },
    async (request) => {
      const input = loginInput.safeParse(request.body)
      if (!input.success) throw invalid(input.error)
      const outcome = await logIn.byPassword(request, input.data.email, input.data.password)
      if (outcome.ok) return outcome.token
      if (outcome.reason === 'wrong') throw new Problem('invalid_credentials')
      return logIn.askSecondStep(outcome.holder, outcome.methods)
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
        summary: 'Get a token with the password grant',
        description:
          'Implements the password grant of OAuth 2.0 (RFC 6749, section 4.3). Returns 400 `invalid_grant` if the credentials are wrong or the account has a second factor.',
        consumes: ['application/x-www-form-urlencoded'],
        body: tokenInput,
        response: { 200: tokenAnswer },
      },
    },
    async (request, reply) => {
      const input = tokenInput.safeParse(request.body)
      if (!input.success)
        throw new Problem('malformed', { detail: 'grant_type, username and password are required, form-encoded' })
      if (input.data.grant_type !== 'password') throw new Problem('unsupported_grant_type')
      const outcome = await logIn.byPassword(request, input.data.username, input.data.password)
      if (!outcome.ok) throw new Problem('invalid_grant', outcome.reason === 'wrong' ? {} : { detail: noSecondStep })
      reply.header('cache-control', 'no-store')
      return outcome.token
    },
  )

  // Clients ignore errors of this request, so it returns none: without a token there is nothing to end.
  app.post(
    '/login',
    {
      schema: {
        tags: ['auth'],
        operationId: 'logout',
        summary: 'Log out',
        description: 'Ends the session of the token. A request without a token also succeeds.',
        security: [{ bearer: [] }, {}],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const [, token] = /^Bearer (\S{20,200})$/i.exec(request.headers.authorization ?? '') ?? []
      if (token) await endSession(guestFor(guest, request), token)
      return reply.code(204).send(undefined)
    },
  )
}
