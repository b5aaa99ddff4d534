import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { itineraries } from '../itineraries/queries.ts'
import { publishItinerary } from './create.ts'
import { publishPdf } from './publish-pdf.ts'
import { renderPreview } from './render-preview.ts'
import { sendPreview } from './send-page.ts'

const recordParams = z.object({ tenant: z.uuid(), uuid: z.uuid() })

/** Publishing, for members. */
export const publishRoutes = (app: App, inTenant: InTenant): void => {
  const docs = {
    tags: ['itineraries'],
    security: [{ bearer: [] }],
    params: recordParams,
    headers: versionHeaders,
    response: { 200: dataOf(itineraries.definition.read) },
  }
  app.post(
    '/v1/:tenant/itineraries/:uuid/publish',
    {
      schema: {
        ...docs,
        operationId: 'publishItinerary',
        summary: 'Publish an itinerary',
        description: 'Freezes the itinerary as it is into its public page. The first time makes a link for the client.',
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const [uuid, precondition] = [uuidParam(request), preconditionOf(request)]
      return sendRecord(
        reply,
        await workspace.inSteps((steps) => publishItinerary(steps, uuid, precondition, request.body)),
      )
    },
  )
  app.post(
    '/v1/:tenant/itineraries/:uuid/publish-pdf',
    {
      schema: {
        ...docs,
        operationId: 'publishItineraryPdf',
        summary: 'Print the brochure of an itinerary',
        description: 'Files the PDF among the media. What has changed since it was published is published first.',
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const [uuid, precondition] = [uuidParam(request), preconditionOf(request)]
      return sendRecord(reply, await workspace.inSteps((steps) => publishPdf(steps, uuid, precondition, request.body)))
    },
  )
  app.get(
    '/v1/:tenant/itineraries/:uuid/preview',
    {
      schema: {
        tags: docs.tags,
        security: docs.security,
        params: recordParams,
        operationId: 'previewItinerary',
        summary: 'Preview the page of an itinerary',
        description: 'The page that publishing would make of it as it is now; nothing is kept. Pictures need no token.',
        response: { 200: fileAnswer('text/html', 'The page.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const html = await renderPreview(workspace, uuidParam(request))
      rejectParameters(request)
      return sendPreview(workspace.deps, reply, html)
    },
  )
}
