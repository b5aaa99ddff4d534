import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { may } from '../../kit/actor.ts'
import type { InTenant } from '../../kit/in-tenant.ts'
import type { Noun } from '../../kit/noun.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { fileAnswer } from '../../kit/openapi/route.ts'
import { exportCompany, exportLimitMs } from './export-company.ts'

/** Everything a company has, to take away; for those who manage it, also without a subscription. */
export const exportRoutes = (app: FastifyInstance, inTenant: InTenant, nouns: readonly Noun[]): void => {
  app.get(
    '/v1/:tenant/export',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['export'],
        operationId: 'exportCompany',
        summary: 'Export everything the company has',
        description:
          'For those who manage the company, also without a subscription. A ZIP archive: a JSON file for each kind of record, every original file, and manifest.json. 409 while another one of the company is being sent; it ends after ten minutes.',
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
      if (unknown !== undefined) throw invalidField(unknown, 'unknown_field', 'there is no such parameter')
      const left = new AbortController()
      reply.raw.on('close', () => left.abort())
      reply.raw.setTimeout(exportLimitMs)
      const limit = AbortSignal.timeout(exportLimitMs)
      const signal = AbortSignal.any([left.signal, limit])
      const { filename, archive } = await exportCompany(workspace, nouns, signal).catch((error: unknown) => {
        if (limit.aborted) throw new Problem('unavailable')
        throw left.signal.aborted ? new Problem('malformed', { detail: 'the connection was closed' }) : error
      })
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${filename.replaceAll(/[^A-Za-z0-9._-]/g, '_')}"`)
        .header('cache-control', 'no-store')
        .send(archive)
    },
  )
}
