import { z } from 'zod'
import { revision, revisionInput, wholeRevision } from '@sojourn/contract/document/revision'
import { dataOf, pageOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, numberParam, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { itineraries } from '../itineraries/queries.ts'
import { nameRevision } from './create.ts'
import { getRevision, listRevisions, revisionQuery } from './queries.ts'
import { restoreRevision } from './restore.ts'

const ofItinerary = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const ofRevision = ofItinerary.extend({ n: z.int().min(1) })

/** The revisions of an itinerary: list, get, name the current state, restore. */
export const revisionRoutes = (app: App, inTenant: InTenant): void => {
  const base = '/v1/:tenant/itineraries/:uuid/revisions'
  const docs = { tags: ['itineraries'], security: [{ bearer: [] }] }

  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listRevisions',
        summary: 'List the versions of an itinerary',
        description: 'Returns the versions created by saving, naming, publishing and restoring, newest first.',
        params: ofItinerary,
        querystring: revisionQuery,
        response: { 200: pageOf(revision) },
      },
    },
    (request) =>
      inTenant(request, (ctx) =>
        listRevisions(ctx, uuidParam(request), request.query as RawQuery, request.url.split('?')[0] ?? ''),
      ),
  )
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'nameRevision',
        summary: 'Name the current version of an itinerary',
        description: 'Saves the current state as a named version, which is not deleted over time.',
        params: ofItinerary,
        body: revisionInput,
        response: { 201: dataOf(revision) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send({ data: await inTenant(request, (ctx) => nameRevision(ctx, uuidParam(request), request.body ?? {})) }),
  )
  app.get(
    `${base}/:n`,
    {
      schema: {
        ...docs,
        operationId: 'getRevision',
        summary: 'Get a version of an itinerary',
        description: 'Returns the version with the fields of the itinerary at that time, if you may see them.',
        params: ofRevision,
        response: { 200: dataOf(wholeRevision) },
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => getRevision(ctx, uuidParam(request), numberParam(request, 'n'))),
    }),
  )
  app.post(
    `${base}/:n/restore`,
    {
      schema: {
        ...docs,
        operationId: 'restoreRevision',
        summary: 'Restore a version of an itinerary',
        description:
          'Sets the fields of the itinerary to their values in the version. The previous state is also saved as a version.',
        params: ofRevision,
        headers: versionHeaders,
        body: z.strictObject({ rev: z.int().optional() }).optional(),
        response: { 200: dataOf(itineraries.definition.read) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) =>
          restoreRevision(ctx, uuidParam(request), numberParam(request, 'n'), preconditionOf(request), request.body),
        ),
      ),
  )
}
