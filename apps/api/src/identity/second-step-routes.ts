import type { FastifyRequest } from 'fastify'
import { tokenAnswer } from '@sojourn/contract/account'
import {
  passkeyLoginInput,
  passkeyOptionsInput,
  passkeyRequestAnswer,
  secondFactorLoginInput,
} from '@sojourn/contract/second-factor'
import type { App } from '../kit/http/app.ts'
import { bodyLimits } from '../kit/http/body-limits.ts'
import type { LogIn } from './log-in.ts'

/** Logging in with a second step, or with a passkey alone. */
export const secondStepRoutes = (
  app: App,
  logIn: LogIn,
  preHandler: (request: FastifyRequest) => Promise<void>,
): void => {
  const options = { preHandler, bodyLimit: bodyLimits.small }
  const docs = { tags: ['auth'] }

  app.post(
    '/v1/auth/login/second-factor',
    {
      ...options,
      schema: {
        ...docs,
        operationId: 'loginSecondFactor',
        summary: 'Finish a login with a second factor',
        description:
          'With the `challenge` of the login, and a code of the authenticator app, a recovery code or a passkey. A code works once. Wrong ones are 422 `invalid_factor`, and after some the next try waits: 429 with `Retry-After`. After five minutes or a new password it is 422 `login_expired`.',
        body: secondFactorLoginInput,
        response: { 200: tokenAnswer },
      },
    },
    (request) => logIn.bySecondStep(request),
  )

  app.post(
    '/v1/auth/passkeys/options',
    {
      ...options,
      schema: {
        ...docs,
        operationId: 'passkeyOptions',
        summary: 'Begin to use a passkey',
        description:
          'Options for the browser, good for five minutes and one try. With the `challenge` of a login for its second step, without it to log in with a passkey alone.',
        body: passkeyOptionsInput,
        response: { 200: passkeyRequestAnswer },
      },
    },
    async (request) => ({ data: await logIn.passkeyOptions(request) }),
  )

  app.post(
    '/v1/auth/passkeys/login',
    {
      ...options,
      schema: {
        ...docs,
        operationId: 'loginWithPasskey',
        summary: 'Log in with a passkey',
        description:
          'A passkey that checks who holds it, by fingerprint, face or PIN, is both factors at once. One that is not accepted is 422 `invalid_factor`.',
        body: passkeyLoginInput,
        response: { 200: tokenAnswer },
      },
    },
    (request) => logIn.byPasskey(request),
  )
}
