import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { user } from '@sojourn/contract/resources/user'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { sendInvitationAgain } from './send-again.ts'

/** Sending an invitation again; the first is sent by creating a user. */
export const invitationRoutes = (app: App, inTenant: InTenant): void => {
  app.post(
    '/v1/:tenant/users/:uuid/invitation',
    {
      schema: {
        tags: ['users'],
        security: [{ bearer: [] }],
        operationId: 'sendInvitationAgain',
        summary: 'Send an invitation again',
        description:
          'For those who manage users. A new link goes out and the old one ends; 409 once it was accepted, 429 after five letters to somebody in an hour or 300 invitations of the company in a day.',
        params: z.object({ tenant: z.uuid(), uuid: z.uuid() }),
        response: { 200: dataOf(user.read) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => sendInvitationAgain(ctx, uuidParam(request)))),
  )
}
