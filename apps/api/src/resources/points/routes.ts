import { pascalCase, spacedWords } from '@sojourn/contract/kit/word-forms'
import { pointsAnswer, pointsQueryOf } from '@sojourn/contract/points'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import { listPoints, positionOf } from '../../kit/list/list-points.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { requestedList } from '../itineraries/queries.ts'

/** `GET …/points` of each resource whose records have a position: what a map shows of its list. */
export const pointRoutes = (app: App, inTenant: InTenant, servedResources: readonly ServedResource[]): void => {
  for (const served of servedResources) if (positionOf(served) !== undefined) pointRoute(app, inTenant, served)
}

const pointRoute = (app: App, inTenant: InTenant, served: ServedResource): void => {
  const { name, plural } = served.definition
  app.get(
    `/v1/:tenant/${plural}/points`,
    {
      schema: {
        tags: [plural],
        operationId: `list${pascalCase(plural)}Points`,
        summary: `List where ${spacedWords(plural)} are`,
        description:
          'Returns the positions of the records that you may see, newest first, for a map. Search and filters work as in the list. Records without a position are left out.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: pointsQueryOf(served.definition),
        response: { 200: pointsAnswer },
      },
    },
    (request) =>
      inTenant(request, (ctx) => {
        const query = request.query as RawQuery
        return listPoints(ctx, served, query, name === 'itinerary' ? requestedList(query) : undefined)
      }),
  )
}
