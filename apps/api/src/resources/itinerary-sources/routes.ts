import { itinerarySources } from '@sojourn/contract/itinerary/sources'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, uuidParam } from '../../kit/http/in-tenant.ts'
import { readSources } from './queries.ts'

/** The records that an itinerary uses, for the checks and for "update available". */
export const itinerarySourceRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    '/v1/:tenant/itineraries/:uuid/sources',
    {
      schema: {
        tags: ['itineraries'],
        security: [{ bearer: [] }],
        operationId: 'readItinerarySources',
        summary: 'Get the sources of an itinerary',
        description:
          'Returns the library items, images and travellers that the itinerary uses, in their current state, if you may read them.',
        params: z.object({ tenant: z.uuid(), uuid: z.uuid() }),
        response: { 200: dataOf(itinerarySources) },
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => readSources(ctx, uuidParam(request))) }),
  )
}
