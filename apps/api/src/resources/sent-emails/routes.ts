import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { tenant } from '@sojourn/contract/resources/tenant'
import { sentEmail } from '@sojourn/contract/sent-email'
import type { App } from '../../kit/http/app.ts'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import { type InTenant, uuidParam } from '../../kit/http/in-tenant.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { sendPreview } from '../publications/send-page.ts'
import { listEmailsOfContact, listEmailsOfItinerary } from './queries.ts'
import { renderEmailPreview } from './render-preview.ts'

const ofRecord = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const answer = { 200: dataOf(z.array(sentEmail)) }

/** The emails that members sent to clients, and what they look like. */
export const sentEmailRoutes = (app: App, inTenant: InTenant): void => {
  const security = [{ bearer: [] }]
  app.get(
    '/v1/:tenant/itineraries/:uuid/emails',
    {
      schema: {
        tags: ['itineraries'],
        security,
        operationId: 'listEmailsOfItinerary',
        summary: 'List the emails about an itinerary',
        description: 'Returns who sent which email to whom and when, newest first, at most 200.',
        params: ofRecord,
        response: answer,
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => listEmailsOfItinerary(ctx, uuidParam(request))) }),
  )
  app.get(
    '/v1/:tenant/contacts/:uuid/emails',
    {
      schema: {
        tags: ['contacts'],
        security,
        operationId: 'listEmailsOfContact',
        summary: 'List the emails to a contact',
        description:
          'Returns who sent which email to the contact and when, newest first, at most 200. Only emails about itineraries that you may read are included.',
        params: ofRecord,
        response: answer,
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => listEmailsOfContact(ctx, uuidParam(request))) }),
  )
  app.post(
    '/v1/:tenant/email-preview',
    {
      bodyLimit: bodyLimits.record,
      schema: {
        tags: ['tenants'],
        security,
        operationId: 'previewEmail',
        summary: 'Preview the company’s emails',
        description:
          'Returns a sample of the email that sends an itinerary, with the company’s settings and, on top, the fields you send. Nothing is stored or sent. Images load without a token.',
        params: z.object({ tenant: z.uuid() }),
        body: tenant.update,
        response: { 200: fileAnswer('text/html', 'The email.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const html = await renderEmailPreview(workspace, request.body ?? {})
      return sendPreview(workspace.deps, reply, html)
    },
  )
}
