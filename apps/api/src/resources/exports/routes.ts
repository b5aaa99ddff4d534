import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { pascalCase } from '@sojourn/contract/kit/word-forms'
import type { App } from '../../kit/http/app.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { may } from '../../kit/actor.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { allQueryOf } from '../../kit/list/list-all.ts'
import { requestedList } from '../itineraries/queries.ts'
import { exportCompany, exportLimitMs } from './export-company.ts'
import { exportList } from './export-list.ts'

/** The export of everything a company has, for members who manage it, even without a subscription; and those of lists. */
export const exportRoutes = (app: App, inTenant: InTenant, servedResources: readonly ServedResource[]): void => {
  app.get(
    '/v1/:tenant/export',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['export'],
        operationId: 'exportCompany',
        summary: 'Export all data of the company',
        description:
          'Returns a ZIP archive with a JSON file for each kind of record, every original file, and manifest.json. Requires permission to manage the company. Also works without a subscription. Returns 409 while another export of the company is in progress. An export is cancelled after ten minutes.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: z.strictObject({}),
        response: { 200: fileAnswer('application/zip', 'The archive.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      if (!may(workspace.actor, 'company:manage')) throw new Problem('not_found')
      const [unknown] = Object.keys(request.query as object)
      if (unknown !== undefined) throw invalidField(unknown, 'unknown_field', 'is not a known parameter')
      const { filename, archive } = await abortOnClose(reply, (signal) =>
        exportCompany(workspace, servedResources, signal),
      )
      return asDownload(reply, 'application/zip', filename).send(archive)
    },
  )
  for (const served of servedResources) listExportRoute(app, inTenant, served)
}

/** `GET …/export.csv` of one resource, with the filters of its list. */
const listExportRoute = (app: App, inTenant: InTenant, served: ServedResource): void => {
  const { definition } = served
  app.get(
    `/v1/:tenant/${definition.plural}/export.csv`,
    {
      exposeHeadRoute: false,
      schema: {
        tags: [definition.plural],
        operationId: `export${pascalCase(definition.plural)}`,
        summary: `Export ${definition.plural.replaceAll('-', ' ')} as CSV`,
        description:
          'Returns all records of the list that you may see. Search, filters and sorting work as in the list. Send `uuid` one or more times to export only those records. The file is CSV (RFC 4180) in UTF-8 with a byte order mark. Cells that a spreadsheet would treat as a formula begin with an apostrophe, which an import removes again.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: allQueryOf(definition),
        response: { 200: fileAnswer('text/csv', 'The list.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const query = request.query as RawQuery
      const list = definition.name === 'itinerary' ? requestedList(query) : undefined
      const { filename, file } = await abortOnClose(reply, (signal) =>
        exportList(workspace, { served, query, list }, signal),
      )
      return asDownload(reply, 'text/csv; charset=utf-8', filename).send(file)
    },
  )
}

/** Runs `work`, which is aborted when the client closes the connection, or after ten minutes. */
const abortOnClose = async <T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const left = new AbortController()
  reply.raw.on('close', () => left.abort())
  reply.raw.setTimeout(exportLimitMs)
  const limit = AbortSignal.timeout(exportLimitMs)
  return work(AbortSignal.any([left.signal, limit])).catch((error: unknown) => {
    if (limit.aborted) throw new Problem('unavailable')
    throw left.signal.aborted ? new Problem('malformed', { detail: 'the connection was closed' }) : error
  })
}

const asDownload = (reply: FastifyReply, type: string, filename: string) =>
  reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'no-store')
