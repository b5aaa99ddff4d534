import { searchAnswer, searchQuery } from '@sojourn/contract/search'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { searchEverything } from './queries.ts'

/** One search over everything that the user may read. */
export const searchRoutes = (app: App, inTenant: InTenant, servedResources: readonly ServedResource[]): void => {
  app.get(
    '/v1/:tenant/search',
    {
      config: { openToKeys: 'any' },
      schema: {
        tags: ['search'],
        operationId: 'search',
        summary: 'Search all records',
        description:
          'Returns the best matches among all records you may read, at most five of each kind. Accents and case are ignored. Incomplete and misspelt words also match.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: searchQuery,
        response: { 200: searchAnswer },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => ({
        data: await searchEverything(ctx, servedResources, request.query as RawQuery),
      })),
  )
}
