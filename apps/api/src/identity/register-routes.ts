import type { FastifyInstance, FastifyRequest } from 'fastify'
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
import { problems } from '../kit/routes.ts'
import type { Limits } from './auth-limits.ts'
import { confirmAddress } from './confirm.ts'
import type { Desk } from './desk.ts'
import { requestReset, resetPassword } from './forgot-password.ts'
import { formBody } from './form-body.ts'
import { registerCompany, registerPerson } from './register.ts'
import { resendConfirmation } from './resend.ts'

/** What is sent is small. */
const bodyLimit = 16 * 1024

/** Registering, confirming, and choosing a new password: what somebody does who is not logged in. */
export const registerRoutes = (
  app: FastifyInstance,
  desk: Desk,
  limits: Limits,
  preHandler: (request: FastifyRequest) => Promise<void>,
): void => {
  const preHandlerOfLink = async (request: FastifyRequest): Promise<void> => {
    await preHandler(request)
    const link = z.object({ token: z.string() }).safeParse(request.body)
    if (link.success) await limits.countAccount(request, link.data.token)
  }
  const schemaOf = <Body, Answer>(operationId: string, body: Body, status: number, answer: Answer) => ({
    tags: ['auth'],
    operationId,
    body,
    response: { [status]: answer, ...problems },
  })
  /** Counts a call that may post a letter to an address. */
  const counting = (request: FastifyRequest) => async (email: string) => {
    await limits.countAccount(request, email)
    await limits.countLetter(request, email)
  }

  app.get(
    '/v1/auth/captcha',
    {
      preHandler,
      schema: { tags: ['auth'], operationId: 'captcha', response: { 200: captchaChallenge, ...problems } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return desk.deps.captcha.issue()
    },
  )

  app.post(
    '/v1/auth/register',
    {
      preHandler,
      bodyLimit,
      schema: {
        ...schemaOf('register', registerInput, 201, registrationAnswer),
        consumes: ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
      },
    },
    async (request, reply) => {
      const data = await registerPerson(desk, await formBody(request), counting(request))
      return reply.code(201).send({ data })
    },
  )

  app.post(
    '/v1/auth/register-company',
    { preHandler, bodyLimit, schema: schemaOf('registerCompany', registerCompanyInput, 201, registrationAnswer) },
    async (request, reply) => {
      const data = await registerCompany(desk, request.body, counting(request))
      return reply.code(201).send({ data })
    },
  )

  app.post(
    '/v1/auth/confirm',
    { preHandler: preHandlerOfLink, bodyLimit, schema: schemaOf('confirm', confirmInput, 200, registrationAnswer) },
    async (request) => ({ data: await confirmAddress(desk, request.body) }),
  )

  app.post(
    '/v1/auth/resend',
    { preHandler, bodyLimit, schema: schemaOf('resend', resendInput, 202, emailAnswer) },
    async (request, reply) => {
      const data = await resendConfirmation(desk, request.body, counting(request))
      return reply.code(202).send({ data })
    },
  )

  app.post(
    '/v1/auth/forgot-password',
    { preHandler, bodyLimit, schema: schemaOf('forgotPassword', forgotPasswordInput, 202, emailAnswer) },
    async (request, reply) => {
      const data = await requestReset(desk, request.body, counting(request))
      return reply.code(202).send({ data })
    },
  )

  app.post(
    '/v1/auth/reset-password',
    {
      preHandler: preHandlerOfLink,
      bodyLimit,
      schema: schemaOf('resetPassword', resetPasswordInput, 200, emailAnswer),
    },
    async (request) => ({ data: await resetPassword(desk, request.body) }),
  )
}
