import { z } from 'zod'
import { dataOf, pageOf } from '@sojourn/contract/kit/page'
import { user, userListQuery } from '@sojourn/contract/resources/user'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { toAnswer } from '../../kit/records/served-resource.ts'
import { createSchema, preconditionOf, withBody, versionHeaders } from '../../kit/http/routes.ts'
import { createUser } from './create.ts'
import { endUserSessions } from './end-sessions.ts'
import { findUser, listUsers, users } from './queries.ts'
import { removeUser } from './remove.ts'
import { sendInvitationAgain } from './send-invitation-again.ts'
import { updateUser } from './update.ts'

const base = '/v1/:tenant/users'
const docs = { tags: ['users'], security: [{ bearer: [] }] }
const ofTenant = z.object({ tenant: z.uuid() })
const ofUser = ofTenant.extend({ uuid: z.uuid() })
const one = { 200: dataOf(user.read) }

/** Members: list, get, invite, change roles, hand the company over, remove. There is no bin to restore from. */
export const userRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listUsers',
        summary: 'List colleagues',
        description:
          'People of the company and those who are invited. Email and phone are null to those who do not manage users.',
        params: ofTenant,
        querystring: userListQuery,
        response: { 200: pageOf(user.read) },
      },
    },
    (request) =>
      inTenant(request, (ctx) => listUsers(ctx, request.query as RawQuery, request.url.split('?')[0] ?? request.url)),
  )
  app.get(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'getUser',
        summary: 'Read a colleague',
        description: 'Email and phone are null to those who do not manage users.',
        params: ofUser,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, async (ctx) => {
          const found = await toAnswer(ctx, users, await findUser(ctx, uuidParam(request)))
          rejectParameters(request)
          return found
        }),
      ),
  )
  app.post(base, { schema: createSchema(users) }, async (request, reply) =>
    sendRecord(reply, await withBody(request, inTenant, users.definition, createUser), 201),
  )
  app.put(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'updateUser',
        summary: 'Change a colleague’s roles',
        description:
          'For those who manage users. An owner hands the company over with `isOwner: true`; it always has exactly one, who is an Admin. What else is known of people they change themselves.',
        params: ofUser,
        headers: versionHeaders,
        body: user.update,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await withBody(request, inTenant, users.definition, (ctx, body) =>
          updateUser(ctx, uuidParam(request), body, preconditionOf(request, body)),
        ),
      ),
  )
  app.post(
    `${base}/:uuid/end-sessions`,
    {
      config: { worksWhenLapsed: true },
      schema: {
        ...docs,
        operationId: 'endUserSessions',
        summary: 'Log a colleague out everywhere',
        description:
          'For those who manage users. Ends the sessions of the account on all devices and in all companies; its owner can log in again. 409 before an invitation is accepted.',
        params: ofUser,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => endUserSessions(ctx, uuidParam(request)))),
  )
  app.delete(
    `${base}/:uuid`,
    {
      config: { worksWhenLapsed: true },
      schema: {
        ...docs,
        operationId: 'removeUser',
        summary: 'Remove a colleague',
        description:
          'For those who manage users; everybody may leave. Also withdraws an invitation. There is no bin. The owner cannot be removed: 409.',
        params: ofUser,
        headers: versionHeaders,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => removeUser(ctx, uuidParam(request), preconditionOf(request)))),
  )
  app.post(
    `${base}/:uuid/invitation`,
    {
      schema: {
        ...docs,
        operationId: 'sendInvitationAgain',
        summary: 'Send an invitation again',
        description:
          'For those who manage users. A new link goes out and the old one ends; 409 once it was accepted, 429 after five letters to somebody in an hour or 300 invitations of the company in a day.',
        params: ofUser,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => sendInvitationAgain(ctx, uuidParam(request)))),
  )
}
