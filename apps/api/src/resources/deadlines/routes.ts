import { deadline, deadlineDays, deadlinesQuery, maxDeadlines, maxTaskDeadlines } from '@sojourn/contract/deadlines'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { findDeadlines } from './queries.ts'

/** The deadlines that home shows. */
export const deadlineRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    '/v1/:tenant/deadlines',
    {
      config: { openToKeys: 'itineraries' },
      schema: {
        tags: ['itineraries'],
        operationId: 'listDeadlines',
        summary: 'List deadlines',
        description: `Returns what is due in the next ${deadlineDays} days for held, booked and travelling itineraries that you may see: departures, options that expire, payments, services to be booked or released, and tickets to be issued; and open tasks of all itineraries until they are done, also overdue ones. At most ${maxDeadlines}, and ${maxTaskDeadlines} tasks, the next one first. Dates are in the company’s time zone.`,
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: deadlinesQuery,
        response: { 200: dataOf(z.array(deadline)) },
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await findDeadlines(ctx, request.query as RawQuery) })),
  )
}
