import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import { mountDuplicate, mountResource } from '../../kit/http/routes.ts'
import { snippets } from './queries.ts'

/** Snippets have no uses: inserting one copies its text. */
export const snippetRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, snippets)
  mountDuplicate(app, inTenant, snippets)
}
