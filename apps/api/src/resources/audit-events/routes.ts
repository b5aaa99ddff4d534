import { z } from 'zod'
import { auditEvent, auditQuery } from '@sojourn/contract/audit'
import { pageOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { listAuditEvents } from './queries.ts'

/** The activity log of a company: who did what. */
export const auditRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    '/v1/:tenant/audit',
    {
      schema: {
        tags: ['audit'],
        operationId: 'listAuditEvents',
        summary: 'List the activity log',
        description:
          'Returns every write in the company, newest first. Requires permission to read the activity log. `from` and `to` are dates in the company’s time zone, both inclusive.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: auditQuery,
        response: { 200: pageOf(auditEvent) },
      },
    },
    (request) =>
      inTenant(request, (ctx) => listAuditEvents(ctx, request.query as RawQuery, request.url.split('?')[0] ?? '')),
  )
}
