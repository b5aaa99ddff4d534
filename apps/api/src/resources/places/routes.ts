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
          'With `q`, towns, airports, countries, regions, islands, parks and sights of that name in any script, or the airport with that code of IATA. Exact names come first (`match` is `exact`), then names with a word that begins with it (`prefix`); when there is neither, names that differ by a typing error (`similar`). Accents and case do not matter, the country or region may follow the name (`Paris, Texas`), and with `near` (`lat,lng`) the near ones come first. With `lat` and `lng` instead, the town nearest to that point, if one is within 100 km, and the point’s time zone. Sources: GeoNames (CC BY 4.0), OurAirports (public domain), OpenTravelData (CC BY 4.0).',
        security: [{ bearer: [] }],
        querystring: placeQuery,
        response: { 200: placesAnswer },
      },
    },
    (request) => onPlatform(request, (ctx) => findPlaces(ctx, request.query as RawQuery)),
  )
}
