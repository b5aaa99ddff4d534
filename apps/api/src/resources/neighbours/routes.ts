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
        summary: 'Find what is near',
        description:
          'Accommodations and excursions within 150 km of a point, the nearest first, among all of the company. One without a position of its own is as far away as its destination.',
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
