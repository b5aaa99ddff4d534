import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { auditEvent, auditQuery } from '@sojourn/contract/audit'
import { pageOf } from '@sojourn/contract/kit/page'
import type { InTenant } from '../../kit/in-tenant.ts'
import type { RawQuery } from '../../kit/list-query.ts'
import { problems } from '../../kit/routes.ts'
import { listAuditEvents } from './queries.ts'

/** Who did what in a company. */
export const auditRoutes = (app: FastifyInstance, inTenant: InTenant): void => {
  app.get(
    '/v1/:tenant/audit',
    {
      schema: {
        tags: ['company'],
        operationId: 'listAuditEvents',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: auditQuery,
        response: { ...problems, 200: pageOf(auditEvent) },
      },
    },
    (request) =>
      inTenant(request, (ctx) => listAuditEvents(ctx, request.query as RawQuery, request.url.split('?')[0] ?? '')),
  )
}
