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
        summary: 'List what happened around the accounts of members',
        description:
          'Logins, other passwords and addresses, ended sessions, roles and exports of the members since they are members, newest first; for those who may read the log. Kept for 400 days.',
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
