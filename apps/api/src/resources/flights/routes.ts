import { flightQuery, flightRecord } from '@sojourn/contract/flights/flight'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { createCounts } from '../../platform/limits/counts.ts'
import { readFlight } from './read-flight.ts'

/** How often a company may ask the provider in a minute; with more, it gets its own flights only. */
const providerLimit = { max: 60, seconds: 60 }

/** What is on record about a flight number, to fill in a flight of an itinerary. */
export const flightRoutes = (app: App, inTenant: InTenant): void => {
  const counts = createCounts(providerLimit)
  app.get(
    '/v1/:tenant/flights/:number',
    {
      config: { openToKeys: 'itineraries' },
      schema: {
        tags: ['itineraries'],
        operationId: 'readFlight',
        summary: 'Look up a flight number',
        description:
          'Returns the airline, and what the company’s itineraries that you may see have for the number, the latest first; a flight with several legs has an entry for each. With `date`, the provider of timetables of this server is asked first, if it has one and you may change itineraries. An error there does not matter: `provider` is then `failed`. `except` is the UUID of a segment to leave out.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid(), number: z.string() }),
        querystring: flightQuery,
        response: { 200: dataOf(flightRecord) },
      },
    },
    async (request) => ({
      data: await readFlight(await inTenant.enter(request), {
        number: (request.params as { number: string }).number,
        raw: request.query as RawQuery,
        counts,
      }),
    }),
  )
}
