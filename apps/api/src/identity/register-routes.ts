import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  captchaChallenge,
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
  confirmationRoutes(app, shared)
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
          'A proof of work for the ALTCHA widget; its solution goes along with registering or asking for a new password.',
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
            'Register a person',
            'The account exists once the letter to the address is answered. The answer does not tell whether the address was known.',
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
          'Register a person and a company',
          'Both exist once the letter to the address is answered; the person becomes the owner. The answer does not tell whether the address was known.',
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

const confirmationRoutes = (app: App, { guest, preHandler, preHandlerOfLink, counting }: Shared): void => {
  app.post(
    '/v1/auth/confirm',
    {
      preHandler: preHandlerOfLink,
      bodyLimit,
      schema: schemaOf(
        [
          'confirm',
          'Confirm an address',
          'With the token of the letter that registering or a change of email sent, and the password: the one chosen when registering, or that of the account whose address changes. The link alone confirms nothing, so that nobody confirms a stranger’s account. A link that was used or is too old is 422 `invalid_token`.',
        ],
        confirmInput,
        200,
        registrationAnswer,
      ),
    },
    async (request) => ({ data: await confirmAddress(guestFor(guest, request), request.body) }),
  )

  app.post(
    '/v1/auth/resend',
    {
      preHandler,
      bodyLimit,
      schema: schemaOf(
        ['resend', 'Send the letter of a registration again', 'The answer is the same when nobody waits for one.'],
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
          'Ask for a new password',
          'Sends a link to the address. The answer is the same when nobody has it.',
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
          'Choose a new password',
          'With the token of the letter; ends all sessions. A link that was used or is too old is 422 `invalid_token`.',
        ],
        resetPasswordInput,
        200,
        emailAnswer,
      ),
    },
    async (request) => ({ data: await resetPassword(guestFor(guest, request), request.body, limits.placeOf(request)) }),
  )
}
