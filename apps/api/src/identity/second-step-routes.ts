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
          'Requires the `challenge` from the login, and a code from the authenticator app, a recovery code or a passkey. Each code works once. Returns 422 `invalid_factor` if the factor is wrong, and 429 with `Retry-After` after several wrong attempts. Returns 422 `login_expired` after five minutes or if the password has changed.',
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
        summary: 'Start a passkey login',
        description:
          'Returns options for the browser. They are valid for five minutes and one attempt. Send the `challenge` of a login to use the passkey as its second factor. Omit it to log in with the passkey alone.',
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
          'A passkey that verifies the user by fingerprint, face or PIN counts as both factors. Returns 422 `invalid_factor` if the passkey is not accepted.',
        body: passkeyLoginInput,
        response: { 200: tokenAnswer },
      },
    },
    (request) => logIn.byPasskey(request),
  )
}
