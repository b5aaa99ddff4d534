import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountDuplicate, mountResource, mountUses } from '../../kit/http/routes.ts'
import { createContact } from './create.ts'
import { duplicateContact } from './duplicate.ts'
import { contacts } from './queries.ts'
import { updateContact } from './update.ts'

export const contactRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, contacts, { ...defaultVerbs(contacts), create: createContact, update: updateContact })
  mountDuplicate(app, inTenant, contacts, duplicateContact)
  mountUses(app, inTenant, contacts)
}
