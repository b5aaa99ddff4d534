import { placeLabelsAnswer, placeLabelsQuery } from '@sojourn/contract/place-labels'
import { placeQuery, placesAnswer } from '@sojourn/contract/places'
import type { App } from '../../kit/http/app.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { OnPlatform } from '../../kit/http/on-platform.ts'
import { createFilledCheck } from './queries.ts'
import { listPlaceLabels } from './list-labels.ts'
import { findPlaces } from './search.ts'

/** The search for places of the world, for every logged-in user. */
export const placeRoutes = (app: App, onPlatform: OnPlatform): void => {
  const checkFilled = createFilledCheck()
  app.get(
    '/v1/places',
    {
      schema: {
        tags: ['places'],
        operationId: 'findPlaces',
        summary: 'Find places',
        description:
          'Send `q` to find towns, airports, countries, regions, islands, parks and sights by name in any script, or an airport by its IATA code. Exact matches come first (`match` is `exact`), then names with a word that begins with `q` (`prefix`). If there are neither, names that differ by a typo are returned (`similar`). Accents and case are ignored. A country or region can follow the name (`Paris, Texas`). With `near` (`lat,lng`), nearby places come first. `kind` limits the search to one kind, such as `airport`. Send `lat` and `lng` instead to get the nearest town, if there is one within 100 km, and the time zone of the point. Sources: GeoNames (CC BY 4.0), OurAirports (public domain), OpenTravelData (CC BY 4.0).',
        security: [{ bearer: [] }],
        querystring: placeQuery,
        response: { 200: placesAnswer },
      },
    },
    (request) => onPlatform(request, (ctx) => findPlaces(ctx, request.query as RawQuery)),
  )
  app.get(
    '/v1/places/labels',
    {
      schema: {
        tags: ['places'],
        operationId: 'listPlaceLabels',
        summary: 'List the places to label on a map',
        description:
          'The best-known towns, airports, parks, islands and sights, and for small scales also regions and countries, in a square of the world. `zoom`, `x` and `y` number it as web maps number their tiles. Sources: GeoNames (CC BY 4.0), OurAirports (public domain), OpenTravelData (CC BY 4.0).',
        security: [{ bearer: [] }],
        querystring: placeLabelsQuery,
        response: { 200: placeLabelsAnswer },
      },
    },
    async (request, reply) => {
      const { areFilled, answer } = await onPlatform(request, async (ctx) => ({
        // Asked before the places are read, because they may be filled in between.
        areFilled: await checkFilled(ctx.tx),
        answer: await listPlaceLabels(ctx, request.query as RawQuery),
      }))
      // The places are the same for everybody and rarely change, even where there are none.
      if (areFilled) reply.header('cache-control', `private, max-age=${daySeconds}`)
      return answer
    },
  )
}

const daySeconds = 86_400
