import { placeQuery, placesAnswer } from '@sojourn/contract/places'
import type { App } from '../../kit/http/app.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { OnPlatform } from '../../kit/http/on-platform.ts'
import { findPlaces } from './search.ts'

/** The search for places of the world, for every logged-in user. */
export const placeRoutes = (app: App, onPlatform: OnPlatform): void => {
  app.get(
    '/v1/places',
    {
      schema: {
        tags: ['places'],
        operationId: 'findPlaces',
        summary: 'Find places',
        description:
          'Send `q` to find towns, airports, countries, regions, islands, parks and sights by name in any script, or an airport by its IATA code. Exact matches come first (`match` is `exact`), then names with a word that begins with `q` (`prefix`). If there are neither, names that differ by a typo are returned (`similar`). Accents and case are ignored. A country or region can follow the name (`Paris, Texas`). With `near` (`lat,lng`), nearby places come first. Send `lat` and `lng` instead to get the nearest town, if there is one within 100 km, and the time zone of the point. Sources: GeoNames (CC BY 4.0), OurAirports (public domain), OpenTravelData (CC BY 4.0).',
        security: [{ bearer: [] }],
        querystring: placeQuery,
        response: { 200: placesAnswer },
      },
    },
    (request) => onPlatform(request, (ctx) => findPlaces(ctx, request.query as RawQuery)),
  )
}
