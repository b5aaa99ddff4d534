import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountDuplicate, mountResource, mountUses } from '../../kit/http/routes.ts'
import { createDestination } from './create.ts'
import { destinations } from './queries.ts'
import { updateDestination } from './update.ts'

export const destinationRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, destinations, {
    ...defaultVerbs(destinations),
    create: createDestination,
    update: updateDestination,
  })
  mountDuplicate(app, inTenant, destinations)
  mountUses(app, inTenant, destinations)
}
