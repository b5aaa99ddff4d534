import { z } from 'zod'
import { identityEvent, identityEventQuery } from '@sojourn/contract/identity-event'
import { pageOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { listIdentityEvents } from './queries.ts'

/** The identity log of a company: logins, passwords and other events of its members' accounts. */
export const identityEventRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    '/v1/:tenant/identity-events',
    {
      schema: {
        tags: ['audit'],
        operationId: 'listIdentityEvents',
        summary: 'List account events of members',
        description:
          'Returns logins, password and email changes, ended sessions, role changes and exports of members since they joined the company, newest first. Requires permission to read the activity log. Events are kept for 400 days.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: identityEventQuery,
        response: { 200: pageOf(identityEvent) },
      },
    },
    (request) =>
      inTenant(request, (ctx) => listIdentityEvents(ctx, request.query as RawQuery, request.url.split('?')[0] ?? '')),
  )
}
