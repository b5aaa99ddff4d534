import { z } from 'zod'
import { itineraryVariant } from '@sojourn/contract/itinerary/variants'
import { about } from '@sojourn/contract/kit/about'
import { dataOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountDuplicate, mountResource, withBody } from '../../kit/http/routes.ts'
import { createItinerary } from './create.ts'
import { copyAsVariant, variantInput } from './copy-as-variant.ts'
import { duplicateItinerary, itineraryDuplicateInput } from './duplicate.ts'
import { itineraries, listItineraries } from './queries.ts'
import { readVariants } from './read-variants.ts'
import { restoreItinerary } from './restore.ts'
import { updateItinerary } from './update.ts'

/** Itineraries and, with `template=true`, templates. */
export const itineraryRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, itineraries, {
    ...defaultVerbs(itineraries),
    list: listItineraries,
    create: createItinerary,
    update: updateItinerary,
    restore: restoreItinerary,
  })
  mountDuplicate(app, inTenant, itineraries, duplicateItinerary, itineraryDuplicateInput)
  mountVariants(app, inTenant)
}

const docs = {
  tags: ['itineraries'],
  security: [{ bearer: [] }],
  params: z.object({ tenant: z.uuid(), uuid: z.uuid() }),
}

const mountVariants = (app: App, inTenant: InTenant): void => {
  app.post(
    '/v1/:tenant/itineraries/:uuid/variant',
    {
      schema: {
        ...docs,
        operationId: 'createItineraryVariant',
        summary: 'Create a variant of an itinerary',
        description:
          'Creates a copy with the same people, dates and reference, as the next variant (B, C …), and returns it. The first itinerary becomes variant A. Letters are never used again. Requires permission to create itineraries and to change this one.',
        body: variantInput.register(about, { examples: [{ title: 'Desert and delta, with the coast' }] }),
        response: { 201: dataOf(itineraries.definition.read) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await withBody(request, inTenant, itineraries.definition, (ctx, body) =>
          copyAsVariant(ctx, uuidParam(request), body),
        ),
        201,
      ),
  )
  app.get(
    '/v1/:tenant/itineraries/:uuid/variants',
    {
      schema: {
        ...docs,
        operationId: 'compareItineraryVariants',
        summary: 'Compare the variants of an itinerary',
        description:
          'Returns the variants of the itinerary that you may read, including itself, with the facts to compare. `costing` is null without permission to read net prices.',
        response: { 200: dataOf(z.array(itineraryVariant)) },
      },
    },
    async (request) => ({
      data: await inTenant(request, async (ctx) => {
        const variants = await readVariants(ctx, uuidParam(request))
        rejectParameters(request)
        return variants
      }),
    }),
  )
}
