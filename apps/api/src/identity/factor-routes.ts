import type { FastifyRequest } from 'fastify'
import {
  addedFactorAnswer,
  passkeyConfirmInput,
  passkeyCreationAnswer,
  passwordProof,
  recoveryCodesAnswer,
  secondFactorsAnswer,
  totpConfirmInput,
  totpSetupAnswer,
} from '@sojourn/contract/second-factor'
import { z } from 'zod'
import type { App } from '../kit/http/app.ts'
import { bodyLimits } from '../kit/http/body-limits.ts'
import { rejectParameters, uuidParam } from '../kit/http/in-tenant.ts'
import { invalid } from '../kit/problem.ts'
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp } from './add-factor.ts'
import type { Limits } from './auth-limits.ts'
import { authenticateAccountOwner } from './authenticate.ts'
import { type GuestContext, guestFor } from './guest-context.ts'
import { listFactors, removeFactor, renewRecoveryCodes } from './second-factors.ts'

const base = '/v1/auth/factors'
const docs = { tags: ['auth'], security: [{ bearer: [] }] }
const write = {
  bodyLimit: bodyLimits.small,
  config: { rateLimited: true, worksWithoutFactor: true },
}

type EnterToWrite = (request: FastifyRequest) => Promise<{ self: { uuid: string }; served: GuestContext }>

/** The second factors of the user's own account. A user who still has to add one can use these routes, and few others. */
export const factorRoutes = (app: App, guest: GuestContext, limits: Limits): void => {
  const enter = async (request: FastifyRequest) => {
    const self = await authenticateAccountOwner(guest.deps, request)
    rejectParameters(request)
    return self
  }
  const enterToWrite: EnterToWrite = async (request) => {
    const self = await enter(request)
    await limits.countNetwork(request)
    await limits.countAccount(self.uuid)
    return { self, served: guestFor(guest, request) }
  }

  app.get(
    base,
    {
      config: { worksWithoutFactor: true },
      schema: {
        ...docs,
        operationId: 'listFactors',
        summary: 'List your second factors',
        description: 'Returns your authenticator apps and passkeys, and the number of recovery codes left.',
        response: { 200: secondFactorsAnswer },
      },
    },
    async (request) => ({ data: await listFactors(guest.deps.pool, (await enter(request)).uuid) }),
  )

  totpRoutes(app, enterToWrite)
  passkeyRoutes(app, enterToWrite)
  removalRoutes(app, enterToWrite)
}

const totpRoutes = (app: App, enterToWrite: EnterToWrite): void => {
  app.post(
    `${base}/totp`,
    {
      ...write,
      schema: {
        ...docs,
        operationId: 'beginTotp',
        summary: 'Start adding an authenticator app',
        description:
          'Returns the secret for the app, once only. The app becomes a second factor when you confirm a code from it.',
        response: { 200: totpSetupAnswer },
      },
    },
    async (request) => {
      const { self, served } = await enterToWrite(request)
      return { data: await beginTotp(served, self) }
    },
  )

  app.post(
    `${base}/totp/confirm`,
    {
      ...write,
      schema: {
        ...docs,
        operationId: 'confirmTotp',
        summary: 'Add an authenticator app',
        description:
          'Requires a code from the app and your password. Adding your first factor also returns ten recovery codes, once only. Sends you an email about the change.',
        body: totpConfirmInput,
        response: { 201: addedFactorAnswer },
      },
    },
    async (request, reply) => {
      const { self, served } = await enterToWrite(request)
      return reply.code(201).send({ data: await confirmTotp(served, self, request.body) })
    },
  )
}

const passkeyRoutes = (app: App, enterToWrite: EnterToWrite): void => {
  app.post(
    `${base}/passkeys`,
    {
      ...write,
      schema: {
        ...docs,
        operationId: 'beginPasskey',
        summary: 'Start adding a passkey',
        description: 'Returns options for the browser. They are valid for 15 minutes and one attempt.',
        response: { 200: passkeyCreationAnswer },
      },
    },
    async (request) => {
      const { self, served } = await enterToWrite(request)
      return { data: await beginPasskey(served, self) }
    },
  )

  app.post(
    `${base}/passkeys/confirm`,
    {
      ...write,
      schema: {
        ...docs,
        operationId: 'confirmPasskey',
        summary: 'Add a passkey',
        description:
          'Requires the passkey created by the browser and your password. Adding your first factor also returns ten recovery codes, once only. Sends you an email about the change.',
        body: passkeyConfirmInput,
        response: { 201: addedFactorAnswer },
      },
    },
    async (request, reply) => {
      const { self, served } = await enterToWrite(request)
      return reply.code(201).send({ data: await confirmPasskey(served, self, request.body) })
    },
  )
}

const removalRoutes = (app: App, enterToWrite: EnterToWrite): void => {
  app.post(
    `${base}/recovery-codes`,
    {
      ...write,
      schema: {
        ...docs,
        operationId: 'renewRecoveryCodes',
        summary: 'Create new recovery codes',
        description:
          'Returns ten new codes, once only. They replace the previous ones. Sends you an email about the change. Returns 409 if you have no second factor.',
        body: passwordProof,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => {
      const { self, served } = await enterToWrite(request)
      return { data: { recoveryCodes: await renewRecoveryCodes(served, self, passwordIn(request)) } }
    },
  )

  app.post(
    `${base}/:uuid/remove`,
    {
      ...write,
      schema: {
        ...docs,
        operationId: 'removeFactor',
        summary: 'Remove a second factor',
        description:
          'Requires your password. Returns the remaining factors. Removing the last factor also removes the recovery codes. Sends you an email about the change.',
        params: z.object({ uuid: z.uuid() }),
        body: passwordProof,
        response: { 200: secondFactorsAnswer },
      },
    },
    async (request) => {
      const { self, served } = await enterToWrite(request)
      return { data: await removeFactor(served, self, uuidParam(request), passwordIn(request)) }
    },
  )
}

const passwordIn = (request: FastifyRequest): string => {
  const input = passwordProof.safeParse(request.body)
  if (!input.success) throw invalid(input.error)
  return input.data.password
}
