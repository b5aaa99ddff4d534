import { flightQuery, flightRecord } from '@sojourn/contract/flights/flight'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { createCounts } from '../../platform/limits/counts.ts'
import { readFlight } from './read-flight.ts'

/** The requests to the provider that one company can cause in a minute. Beyond that, it gets only its own flights. */
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
          'Returns the airline, and the flights with this number in those of the company’s itineraries that you may see, the latest first; a flight with several legs has an entry for each. With `date`, the flights of the server’s provider of timetables come first, if it has one and you may change itineraries. If the provider fails, the request does not: `provider` is then `failed`. `except` is the UUID of a segment to leave out.',
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
