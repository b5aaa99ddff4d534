import { dataOf } from '@sojourn/contract/kit/page'
import { travellerFormRequest, travellerReview, travellerRows, travellerSave } from '@sojourn/contract/traveller-form'
import { z } from 'zod'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { type AsServer, type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { copyAnswers } from './copy-answers.ts'
import { askTravellers } from './create.ts'
import { findTravellerForms } from './queries.ts'
import { deleteAnswers, readableItinerary, readReview } from './read-review.ts'
import { revokeForm } from './revoke.ts'
import { travellerFormPageRoutes } from './show-form.ts'

const base = '/v1/:tenant/itineraries/:uuid/traveller-forms'
const ofItinerary = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const ofForm = ofItinerary.extend({ form: z.uuid() })
const docs = { tags: ['itineraries'], security: [{ bearer: [] }] }
const rows = { 200: dataOf(travellerRows) }
const review = { 200: dataOf(travellerReview) }
/** Forms are between travellers and members, so API keys cannot use them. */
const config = { openToKeys: [] }

/** Details forms: the page on which travellers fill them in, and for members whom they ask and what they get. */
export const travellerFormRoutes = (app: App, inTenant: InTenant, asServer: AsServer, deps: Deps): void => {
  travellerFormPageRoutes(app, asServer, deps)
  app.get(
    base,
    {
      config,
      schema: {
        ...docs,
        operationId: 'listTravellerForms',
        summary: 'List the details forms of travellers',
        description: 'Returns all travellers of the itinerary, each with the state of their form, and no answers.',
        params: ofItinerary,
        response: rows,
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const itinerary = await readableItinerary(ctx, uuidParam(request))
        rejectParameters(request)
        return { data: await findTravellerForms(ctx, itinerary) }
      }),
  )
  app.post(
    base,
    {
      config,
      schema: {
        ...docs,
        operationId: 'askTravellers',
        summary: 'Ask travellers for their details',
        description: 'Each traveller gets a link of their own, by email if asked. A link that was revoked is replaced.',
        params: ofItinerary,
        body: travellerFormRequest,
        response: rows,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => askTravellers(ctx, uuidParam(request), request.body ?? {})),
    }),
  )
  app.delete(
    `${base}/:form`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'revokeTravellerForm',
        summary: 'Revoke the link of a traveller',
        description: 'The link stops working. What the traveller has answered stays.',
        params: ofForm,
        response: rows,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => revokeForm(ctx, uuidParam(request), uuidParam(request, 'form'))),
    }),
  )
  answerRoutes(app, inTenant)
}

/** What members who may read passports do with the answers. */
const answerRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    `${base}/:form/answers`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'readTravellerAnswers',
        summary: 'Read the answers of a traveller',
        description: 'Returns them beside what the contact has now. Requires permission to read its passports.',
        params: ofForm,
        response: review,
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const data = await readReview(ctx, uuidParam(request), uuidParam(request, 'form'))
        rejectParameters(request)
        return { data }
      }),
  )
  app.post(
    `${base}/:form/save`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'saveTravellerAnswers',
        summary: 'Save answers of a traveller to their contact',
        description: 'Returns 412 if the contact has changed since it was compared.',
        params: ofForm,
        body: travellerSave,
        response: review,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) =>
        copyAnswers(ctx, uuidParam(request), uuidParam(request, 'form'), request.body ?? {}),
      ),
    }),
  )
  app.delete(
    `${base}/:form/answers`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'deleteTravellerAnswers',
        summary: 'Delete the answers of a traveller',
        description: 'Only the answers are deleted. This cannot be undone.',
        params: ofForm,
        response: rows,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => deleteAnswers(ctx, uuidParam(request), uuidParam(request, 'form'))),
    }),
  )
}
