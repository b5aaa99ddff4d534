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
        summary: 'List users',
        description:
          'Returns the members of the company and invited users. `email` and `phone` are null unless you may manage users.',
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
        summary: 'Get a user',
        description: 'Returns a member or an invited user. `email` and `phone` are null unless you may manage users.',
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
        summary: 'Update a user’s roles',
        description:
          'Requires permission to manage users. To transfer ownership, the owner sends `isOwner: true` for another user. A company always has exactly one owner, who is an Admin. Users change their other details themselves.',
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
        summary: 'End all sessions of a user',
        description:
          'Requires permission to manage users. Logs the user out on all devices and in all companies. They can log in again. Returns 409 if they have not accepted their invitation yet.',
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
        summary: 'Remove a user',
        description:
          'Removes a member from the company, or withdraws an invitation. Requires permission to manage users; all members can remove themselves. This cannot be undone. Returns 409 for the owner, who cannot be removed.',
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
        summary: 'Resend an invitation',
        description:
          'Requires permission to manage users. Sends a new link; the old one stops working. Returns 409 if the invitation has been accepted. Returns 429 after five emails to the same user in an hour, or 300 invitations from the company in a day.',
        params: ofUser,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => sendInvitationAgain(ctx, uuidParam(request)))),
  )
}
