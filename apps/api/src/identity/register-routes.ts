import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  captchaChallenge,
  confirmationAnswer,
  confirmInput,
  emailAnswer,
  forgotPasswordInput,
  registerCompanyInput,
  registerInput,
  registrationAnswer,
  resendInput,
  resetPasswordInput,
} from '@sojourn/contract/account'
import type { App } from '../kit/http/app.ts'
import type { Limits } from './auth-limits.ts'
import { confirmAddress } from './confirm.ts'
import { type GuestContext, guestFor } from './guest-context.ts'
import { requestReset, resetPassword } from './forgot-password.ts'
import { formBody } from './form-body.ts'
import { registerCompany, registerPerson } from './register.ts'
import { resendConfirmation } from './resend.ts'

/** Requests are small. */
const bodyLimit = 16 * 1024

type PreHandler = (request: FastifyRequest) => Promise<void>

/** Counts a request that may send an email to an address. */
type CountEmail = (request: FastifyRequest) => (email: string) => Promise<void>

/** Shared by these routes: both `preHandler`s count requests, the second also those with the same link. */
type Shared = { guest: GuestContext; preHandler: PreHandler; preHandlerOfLink: PreHandler; counting: CountEmail }

/** Registering, confirming, and choosing a new password: the routes for users who are not logged in. */
export const registerRoutes = (app: App, guest: GuestContext, limits: Limits, preHandler: PreHandler): void => {
  const preHandlerOfLink: PreHandler = async (request) => {
    await preHandler(request)
    const link = z.object({ token: z.string() }).safeParse(request.body)
    if (link.success) await limits.countAccount(link.data.token)
  }
  const counting: CountEmail = (request) => async (email) => {
    await limits.countAccount(email)
    await limits.countEmail(request, email)
  }
  const shared = { guest, preHandler, preHandlerOfLink, counting }
  captchaRoute(app, shared)
  registrationRoutes(app, shared)
  confirmationRoutes(app, shared, limits)
  passwordRoutes(app, shared, limits)
}

const schemaOf = <Body, Answer>(
  [operationId, summary, description]: [string, string, string],
  body: Body,
  status: number,
  answer: Answer,
) => ({
  tags: ['auth'],
  operationId,
  summary,
  description,
  body,
  response: { [status]: answer },
})

const captchaRoute = (app: App, { guest, preHandler }: Shared): void => {
  app.get(
    '/v1/auth/captcha',
    {
      preHandler,
      schema: {
        tags: ['auth'],
        operationId: 'captcha',
        summary: 'Get a captcha challenge',
        description:
          'Returns a proof of work for the ALTCHA widget. Send the solution when you register or request a new password.',
        response: { 200: captchaChallenge },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return guest.deps.captcha.issue()
    },
  )
}

const registrationRoutes = (app: App, { guest, preHandler, counting }: Shared): void => {
  app.post(
    '/v1/auth/register',
    {
      preHandler,
      bodyLimit,
      schema: {
        ...schemaOf(
          [
            'register',
            'Register an account',
            'Sends an email to the address. The account is created once the address is confirmed. The response is the same whether or not the address already has an account.',
          ],
          registerInput,
          201,
          registrationAnswer,
        ),
        consumes: ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
      },
    },
    async (request, reply) => {
      const data = await registerPerson(guest, await formBody(request), counting(request))
      return reply.code(201).send({ data })
    },
  )

  app.post(
    '/v1/auth/register-company',
    {
      preHandler,
      bodyLimit,
      schema: schemaOf(
        [
          'registerCompany',
          'Register an account and a company',
          'Sends an email to the address. The account and the company are created once the address is confirmed, and the user becomes the owner. The response is the same whether or not the address already has an account.',
        ],
        registerCompanyInput,
        201,
        registrationAnswer,
      ),
    },
    async (request, reply) => {
      const data = await registerCompany(guest, request.body, counting(request))
      return reply.code(201).send({ data })
    },
  )
}

const confirmationRoutes = (
  app: App,
  { guest, preHandler, preHandlerOfLink, counting }: Shared,
  limits: Limits,
): void => {
  app.post(
    '/v1/auth/confirm',
    {
      preHandler: preHandlerOfLink,
      bodyLimit,
      schema: schemaOf(
        [
          'confirm',
          'Confirm an email address',
          'Requires the token from the confirmation email, and proof that it was you who registered: the `deviceSecret` that the registration returned, or the password that you chose. When changing an email address, it is the current password. The proof prevents users from confirming someone else’s account by following a link. A new account is logged in: `session` is its token. Returns 422 `invalid_token` if the link has been used or has expired.',
        ],
        confirmInput,
        200,
        confirmationAnswer,
      ),
    },
    async (request) => {
      const opening = { userAgent: request.headers['user-agent'], place: limits.placeOf(request) }
      return { data: await confirmAddress(guestFor(guest, request), request.body, opening) }
    },
  )

  app.post(
    '/v1/auth/resend',
    {
      preHandler,
      bodyLimit,
      schema: schemaOf(
        [
          'resend',
          'Resend the confirmation email',
          'The response is the same if no registration is waiting for confirmation.',
        ],
        resendInput,
        202,
        emailAnswer,
      ),
    },
    async (request, reply) => {
      const data = await resendConfirmation(guest, request.body, counting(request))
      return reply.code(202).send({ data })
    },
  )
}

const passwordRoutes = (app: App, { guest, preHandler, preHandlerOfLink, counting }: Shared, limits: Limits): void => {
  app.post(
    '/v1/auth/forgot-password',
    {
      preHandler,
      bodyLimit,
      schema: schemaOf(
        [
          'forgotPassword',
          'Request a password reset',
          'Sends a reset link to the address. The response is the same if the address has no account.',
        ],
        forgotPasswordInput,
        202,
        emailAnswer,
      ),
    },
    async (request, reply) => {
      const data = await requestReset(guest, request.body, counting(request))
      return reply.code(202).send({ data })
    },
  )

  app.post(
    '/v1/auth/reset-password',
    {
      preHandler: preHandlerOfLink,
      bodyLimit,
      schema: schemaOf(
        [
          'resetPassword',
          'Reset the password',
          'Requires the token from the reset email. Ends all sessions. Returns 422 `invalid_token` if the link has been used or has expired.',
        ],
        resetPasswordInput,
        200,
        emailAnswer,
      ),
    },
    async (request) => ({ data: await resetPassword(guestFor(guest, request), request.body, limits.placeOf(request)) }),
  )
}
