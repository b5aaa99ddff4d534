import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountDuplicate, mountResource } from '../../kit/http/routes.ts'
import { createItinerary } from './create.ts'
import { duplicateItinerary, itineraryDuplicateInput } from './duplicate.ts'
import { itineraries, listItineraries } from './queries.ts'
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
}
