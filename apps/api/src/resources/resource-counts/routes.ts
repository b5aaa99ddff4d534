import { statusCount, statusCountQuery } from '@sojourn/contract/account'
import { dataOf } from '@sojourn/contract/kit/page'
import { resourceCount } from '@sojourn/contract/lists'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { countResources, countStatuses } from './queries.ts'

/** The counts that the sidebar and home show. */
export const countRoutes = (app: App, inTenant: InTenant, servedResources: readonly ServedResource[]): void => {
  app.get(
    '/v1/:tenant/resource-count',
    {
      config: { openToKeys: 'any' },
      schema: {
        tags: ['counts'],
        operationId: 'resourceCount',
        summary: 'Count records',
        description:
          'Returns the number of records of each kind that you may see, as shown in the sidebar. Records in the bin are not counted.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        response: { 200: dataOf(resourceCount) },
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await countResources(ctx, servedResources) })),
  )
  app.get(
    '/v1/:tenant/status-count',
    {
      config: { openToKeys: 'itineraries' },
      schema: {
        tags: ['counts'],
        operationId: 'statusCount',
        summary: 'Count itineraries by status',
        description:
          'Returns the number of itineraries in each status that you may see, as shown on the home page. Itineraries in the bin are not counted. Templates have no status.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: statusCountQuery,
        response: { 200: dataOf(statusCount) },
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await countStatuses(ctx, request.query as RawQuery) })),
  )
}
