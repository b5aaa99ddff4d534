import { nearbyAnswer, nearbyQuery } from '@sojourn/contract/nearby'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { findNearby } from './queries.ts'

/** Records of the library near a point. */
export const nearbyRoutes = (app: App, inTenant: InTenant, servedResources: readonly ServedResource[]): void => {
  app.get(
    '/v1/:tenant/nearby',
    {
      config: { openToKeys: 'any' },
      schema: {
        tags: ['search'],
        operationId: 'findNearby',
        summary: 'List nearby accommodations and excursions',
        description:
          'Returns the company’s accommodations and excursions within 150 km of a point, nearest first. A record without a position uses the position of its destination.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: nearbyQuery,
        response: { 200: nearbyAnswer },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => ({ data: await findNearby(ctx, servedResources, request.query as RawQuery) })),
  )
}
