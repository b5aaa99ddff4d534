import type { FastifyRequest } from 'fastify'
import {
  accountAnswer,
  accountData,
  accountInput,
  draftKeyAnswer,
  ownCompanyAnswer,
  ownCompanyInput,
  sessionAnswer,
  sessionsAnswer,
} from '@sojourn/contract/account'
import { z } from 'zod'
import type { App } from '../kit/http/app.ts'
import { rejectParameters, uuidParam } from '../kit/http/in-tenant.ts'
import { avatarLimits } from '@sojourn/contract/uploads'
import { sign } from '../kit/sealing.ts'
import { readAccount } from './account.ts'
import type { Limits } from './auth-limits.ts'
import { authenticateAccountOwner, authenticatePerson } from './authenticate.ts'
import { createOwnCompany } from './create-own-company.ts'
import { type GuestContext, guestFor } from './guest-context.ts'
import { formWithFile } from './form-body.ts'
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts'
import { updateAccount } from './update-account.ts'

/** A PUT may send back every field of the response, which is long for a user in many companies. */
const bodyLimit = 1024 * 1024

const docs = { tags: ['auth'], security: [{ bearer: [] }] }

/** The user's own account and sessions. */
export const accountRoutes = (app: App, guest: GuestContext, limits: Limits): void => {
  readRoutes(app, guest)
  changeRoutes(app, guest, limits)
  sessionRoutes(app, guest)
}

const enter = async (guest: GuestContext, request: FastifyRequest) => {
  const self = await authenticateAccountOwner(guest.deps, request)
  rejectParameters(request)
  return self
}

/** Also accepts a session opened through a company's identity provider. */
const enterAnySession = async (guest: GuestContext, request: FastifyRequest) => {
  const self = await authenticatePerson(guest.deps, request)
  rejectParameters(request)
  return self
}

const readRoutes = (app: App, guest: GuestContext): void => {
  app.get(
    '/v1/auth/account',
    {
      config: { worksWithoutFactor: true },
      schema: {
        ...docs,
        operationId: 'account',
        summary: 'Get your account',
        description:
          'Returns the user who is logged in, with their companies, roles and permissions. Clients use it to decide what to offer.',
        response: { 200: accountAnswer },
      },
    },
    async (request) => {
      const { uuid, onlyTenant } = await enterAnySession(guest, request)
      return { user: await readAccount(guest.deps, uuid, onlyTenant) }
    },
  )

  app.get(
    '/v1/auth/draft-key',
    {
      config: { worksWithoutFactor: true },
      schema: {
        ...docs,
        operationId: 'draftKey',
        summary: 'Get the key for unsaved text',
        description:
          'For clients that store unsaved text on a device. Text encrypted with this key survives a logout, and only the same user can decrypt it after their next login. The server does not use the key.',
        response: { 200: draftKeyAnswer },
      },
    },
    async (request) => {
      const { uuid, onlyTenant } = await enterAnySession(guest, request)
      const owner = onlyTenant === null ? uuid : `${uuid} ${onlyTenant}`
      return { data: { key: sign('draft-key', owner, guest.deps.secretKey) } }
    },
  )
}

const changeRoutes = (app: App, guest: GuestContext, limits: Limits): void => {
  app.put(
    '/v1/auth/update',
    {
      bodyLimit,
      config: { rateLimited: true },
      schema: {
        ...docs,
        operationId: 'updateAccount',
        summary: 'Update your account',
        description:
          'Name, phone and job title change at once. A new email address takes effect once it is confirmed; until then it is in `pendingEmail`. To set an avatar, send a form with the file `avatar` (JPEG, PNG, WebP, AVIF or HEIC). `avatar: null` removes it. Changing the email address or password requires `currentPassword`. A new password ends all other sessions.',
        body: accountInput,
        consumes: ['application/json', 'multipart/form-data'],
        filePart: 'avatar',
        response: { 200: accountData },
      },
    },
    async (request) => {
      const self = await enter(guest, request)
      await limits.countNetwork(request)
      await limits.countAccount(self.uuid)
      const { fields, file } = await formWithFile(request, { name: 'avatar', bytes: avatarLimits.bytes })
      const data = await updateAccount(guestFor(guest, request), self, fields, {
        picture: file,
        beforeEmail: (email) => limits.countEmail(request, email),
      })
      return { data }
    },
  )

  app.post(
    '/v1/auth/company',
    {
      bodyLimit,
      config: { rateLimited: true },
      schema: {
        ...docs,
        operationId: 'createOwnCompany',
        summary: 'Create your own company',
        description:
          'Any logged-in user can create a company and becomes its owner. Returns 422 `already_taken` if you already own a company with this name, so a repeated request does not create a second one.',
        body: ownCompanyInput,
        response: { 201: ownCompanyAnswer },
      },
    },
    async (request, reply) => {
      const { uuid } = await enter(guest, request)
      const data = await createOwnCompany(guest, uuid, request.body, () => limits.countEmail(request, uuid))
      return reply.code(201).send({ data })
    },
  )
}

const sessionRoutes = (app: App, guest: GuestContext): void => {
  app.get(
    '/v1/auth/sessions',
    {
      config: { worksWithoutFactor: true },
      schema: {
        ...docs,
        operationId: 'listSessions',
        summary: 'List your sessions',
        description: 'Returns your open sessions, most recently used first.',
        response: { 200: sessionsAnswer },
      },
    },
    async (request) => ({ data: await listSessions(guest.deps.pool, await enter(guest, request)) }),
  )

  app.delete(
    '/v1/auth/sessions',
    {
      config: { worksWithoutFactor: true },
      schema: {
        ...docs,
        operationId: 'endOtherSessions',
        summary: 'End all other sessions',
        description: 'Ends all your sessions except the current one, and returns the sessions that were ended.',
        response: { 200: sessionsAnswer },
      },
    },
    async (request) => ({ data: await endOtherSessions(guestFor(guest, request), await enter(guest, request)) }),
  )

  app.delete(
    '/v1/auth/sessions/:uuid',
    {
      config: { worksWithoutFactor: true },
      schema: {
        ...docs,
        operationId: 'endSession',
        summary: 'End a session',
        description: 'Ends one of your sessions and returns it. You can also end the current session.',
        params: z.object({ uuid: z.uuid() }),
        response: { 200: sessionAnswer },
      },
    },
    async (request) => {
      const self = await enter(guest, request)
      return { data: await endOwnSession(guestFor(guest, request), self, uuidParam(request)) }
    },
  )
}
