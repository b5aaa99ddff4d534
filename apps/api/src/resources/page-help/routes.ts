import { bodyLimits } from '../../kit/http/body-limits.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { about } from '@sojourn/contract/kit/about'
import { dataOf } from '@sojourn/contract/kit/page'
import { pageHelp, pageHelpAnswer } from '@sojourn/contract/resources/page-help'
import type { App } from '../../kit/http/app.ts'
import { rejectParameters, sendRecord } from '../../kit/http/in-tenant.ts'
import type { OnPlatform } from '../../kit/http/on-platform.ts'
import { readBody, preconditionOf, versionHeaders, formOrJson } from '../../kit/http/routes.ts'
import { createPageHelp } from './create.ts'
import { getPageHelp } from './queries.ts'
import { removePageHelp } from './remove.ts'
import { updatePageHelp } from './update.ts'

const one = z.object({ page: z.string().register(about, { description: 'The key of the page.' }) })
/** The page in the URL, without NUL characters, which PostgreSQL rejects. */
const pageParam = (request: FastifyRequest): string => {
  const { page, '*': rest } = request.params as Record<string, string>
  return (page ?? rest ?? '').replaceAll('\0', ' ')
}

const base = '/v1/dashboard/page-help'
const docs = { tags: ['page-help'], security: [{ bearer: [] }] }

/** Help for a page of the dashboard: every logged-in user may read it; the platform's staff may write it. */
export const pageHelpRoutes = (app: App, onPlatform: OnPlatform): void => {
  app.post(
    base,
    {
      bodyLimit: bodyLimits.record,
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'createPageHelp',
        consumes: formOrJson,
        summary: 'Create the help of a page',
        description: 'Platform staff only. Returns 409 if the page already has help.',
        body: pageHelp.create,
        response: { 201: dataOf(pageHelp.read) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await onPlatform.asStaff(request, createPageHelp, (sent) => readBody(sent, pageHelp)), 201),
  )
  onePage(app, onPlatform, `${base}/:page`, { params: one })
  // The slashes of a page do not have to be encoded, and a proxy may have decoded them.
  onePage(app, onPlatform, `${base}/*`, { hide: true })
}

const onePage = (
  app: App,
  onPlatform: OnPlatform,
  url: string,
  named: { params: typeof one } | { hide: true },
): void => {
  app.get(
    url,
    {
      schema: {
        ...docs,
        operationId: 'getPageHelp',
        summary: 'Get the help of a page',
        description: 'For all logged-in users. `data` is null if the page has no help.',
        ...named,
        response: { 200: pageHelpAnswer },
      },
    },
    async (request, reply) => {
      const found = await onPlatform(request, (ctx) => {
        rejectParameters(request)
        return getPageHelp(ctx, pageParam(request))
      })
      return found ? sendRecord(reply, found) : { data: null }
    },
  )
  app.put(
    url,
    {
      bodyLimit: bodyLimits.record,
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'updatePageHelp',
        summary: 'Update the help of a page',
        description: 'Platform staff only. The key of the page cannot be changed.',
        ...named,
        headers: versionHeaders,
        body: pageHelp.update,
        response: { 200: dataOf(pageHelp.read) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await onPlatform.asStaff(
          request,
          (ctx, body) => updatePageHelp(ctx, pageParam(request), body, preconditionOf(request, body)),
          (sent) => readBody(sent, pageHelp),
        ),
      ),
  )
  app.delete(
    url,
    {
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'removePageHelp',
        summary: 'Delete the help of a page',
        description: 'Platform staff only. This cannot be undone.',
        ...named,
        headers: versionHeaders,
        response: { 200: dataOf(pageHelp.read) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await onPlatform.asStaff(request, (ctx) => removePageHelp(ctx, pageParam(request), preconditionOf(request))),
      ),
  )
}
