import { dataOf } from '@sojourn/contract/kit/page'
import { savedView, savedViewCreate, savedViewQuery, savedViewUpdate } from '@sojourn/contract/saved-view'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { createSavedView } from './create.ts'
import { findSavedView, listSavedViews } from './queries.ts'
import { removeSavedView } from './remove.ts'
import { updateSavedView } from './update.ts'

const base = '/v1/:tenant/saved-views'
const docs = { tags: ['saved-views'], security: [{ bearer: [] }] }
const ofTenant = z.object({ tenant: z.uuid() })
const ofView = ofTenant.extend({ uuid: z.uuid() })
const one = { 200: dataOf(savedView) }

/** The views of lists that members save for themselves or for the whole company. */
export const savedViewRoutes = (app: App, inTenant: InTenant): void => {
  readRoutes(app, inTenant)
  writeRoutes(app, inTenant)
}

const readRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listSavedViews',
        summary: 'List saved views',
        description: 'Returns your own views and those that are shared, by name. Send `list` for those of one list.',
        params: ofTenant,
        querystring: savedViewQuery,
        response: { 200: dataOf(z.array(savedView)) },
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await listSavedViews(ctx, request.query as RawQuery) })),
  )
  app.get(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'getSavedView',
        summary: 'Get a saved view',
        description: 'Returns one of your own views, or a shared one.',
        params: ofView,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, async (ctx) => {
          const found = await findSavedView(ctx, uuidParam(request))
          rejectParameters(request)
          return found
        }),
      ),
  )
}

const writeRoutes = (app: App, inTenant: InTenant): void => {
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'createSavedView',
        summary: 'Save a view',
        description:
          'Saves a view of a list, for yourself or the whole company. Returns 422 if you already have 50 views of the list.',
        params: ofTenant,
        body: savedViewCreate,
        response: { 201: dataOf(savedView) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => createSavedView(ctx, request.body ?? {})), 201),
  )
  app.put(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'updateSavedView',
        summary: 'Update a saved view',
        description: 'Updates the fields you send. A shared view is changed by its owner or an Admin only.',
        params: ofView,
        headers: versionHeaders,
        body: savedViewUpdate,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) =>
          updateSavedView(ctx, uuidParam(request), request.body ?? {}, preconditionOf(request)),
        ),
      ),
  )
  app.delete(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'removeSavedView',
        summary: 'Delete a saved view',
        description: 'Deletes the view. A shared view is deleted by its owner or an Admin only. This cannot be undone.',
        params: ofView,
        headers: versionHeaders,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) => removeSavedView(ctx, uuidParam(request), preconditionOf(request))),
      ),
  )
}
