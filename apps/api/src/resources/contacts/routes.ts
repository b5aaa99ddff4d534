import { dataOf } from '@sojourn/contract/kit/page'
import { personalData } from '@sojourn/contract/personal-data'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountDuplicate, mountResource, mountUses } from '../../kit/http/routes.ts'
import { createContact } from './create.ts'
import { duplicateContact } from './duplicate.ts'
import { erasePerson } from './erase-person.ts'
import { contacts } from './queries.ts'
import { readPersonalData } from './read-personal-data.ts'
import { updateContact } from './update.ts'

export const contactRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, contacts, { ...defaultVerbs(contacts), create: createContact, update: updateContact })
  mountDuplicate(app, inTenant, contacts, duplicateContact)
  mountUses(app, inTenant, contacts)
  personRoutes(app, inTenant)
}

/** The rights of a person to their data: Admins export and erase it. */
const personRoutes = (app: App, inTenant: InTenant): void => {
  const docs = {
    tags: ['contacts'],
    security: [{ bearer: [] }],
    params: z.object({ tenant: z.uuid(), uuid: z.uuid() }),
  }
  const config = { openToKeys: [] }
  app.get(
    '/v1/:tenant/contacts/:uuid/personal-data',
    {
      config,
      schema: {
        ...docs,
        operationId: 'readPersonalData',
        summary: 'Export the personal data of a contact',
        description:
          'Returns the contact with its itineraries, enquiries, details forms, emails, questions, acceptances, invoices and payments. Requires permission to manage the company.',
        response: { 200: dataOf(personalData) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const data = await readPersonalData(ctx, uuidParam(request))
        rejectParameters(request)
        return { data }
      }),
  )
  app.post(
    '/v1/:tenant/contacts/:uuid/erase',
    {
      config,
      schema: {
        ...docs,
        operationId: 'eraseContact',
        summary: 'Erase the personal data of a contact',
        description:
          'Cannot be undone. Issued invoices, payments, acceptances, revisions and the activity log stay. Requires permission to manage the company.',
        response: { 200: dataOf(contacts.definition.read) },
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => erasePerson(ctx, uuidParam(request))) }),
  )
}
