import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { dataOf, listQueryOf, pageOf } from '@sojourn/contract/kit/page'
import { supportReply, supportRequestOfStaff } from '@sojourn/contract/resources/support-request'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { OnPlatform } from '../../kit/http/on-platform.ts'
import { defaultVerbs, mountResource, pathOf, withBody, formOrJson } from '../../kit/http/routes.ts'
import { createSupportRequest } from './create.ts'
import { listSupportForStaff, support } from './queries.ts'
import { replyToSupportRequest } from './reply.ts'
import { updateSupportRequest } from './update.ts'

/** The support requests of a company, even without a subscription, and the staff's list for all companies. */
export const supportRoutes = (app: App, inTenant: InTenant, onPlatform: OnPlatform): void => {
  app.register(async (routes) => {
    routes.addHook('onRoute', (route) => {
      route.config = { ...route.config, worksWhenLapsed: true }
    })
    mountResource(routes, inTenant, support, {
      ...defaultVerbs(support),
      create: createSupportRequest,
      update: updateSupportRequest,
    })
    routes.post(
      '/v1/:tenant/support/:uuid/messages',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          operationId: 'replyToSupportRequest',
          consumes: formOrJson,
          summary: 'Reply to a support request',
          description:
            'Returns the whole request. A reply from the company reopens a request that is waiting, resolved or closed. A reply from platform staff is emailed to the user who opened the request.',
          params: z.object({ tenant: z.uuid(), uuid: z.uuid() }),
          body: supportReply,
          response: { 201: dataOf(resources.supportRequest.read) },
        },
      },
      async (request, reply) =>
        sendRecord(
          reply,
          await withBody(request, inTenant, resources.supportRequest, (ctx, body) =>
            replyToSupportRequest(ctx, uuidParam(request), body),
          ),
          201,
        ),
    )
  })
  app.get(
    '/v1/support',
    {
      config: { staffOnly: true },
      schema: {
        tags: ['support'],
        security: [{ bearer: [] }],
        operationId: 'listSupportForStaff',
        summary: 'List the support requests of all companies',
        description: 'Platform staff only. Returns the requests without their messages.',
        querystring: listQueryOf(supportRequestOfStaff),
        response: { 200: pageOf(supportRequestOfStaff.read) },
      },
    },
    (request) =>
      onPlatform.asStaff(request, (ctx) => listSupportForStaff(ctx, request.query as RawQuery, pathOf(request))),
  )
}
