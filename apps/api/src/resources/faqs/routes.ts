import { bodyLimits } from '../../kit/http/body-limits.ts'
import { z } from 'zod'
import { dataOf, listQueryOf, pageOf } from '@sojourn/contract/kit/page'
import { faq } from '@sojourn/contract/resources/faq'
import type { App } from '../../kit/http/app.ts'
import { rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { OnPlatform } from '../../kit/http/on-platform.ts'
import { readBody, pathOf, preconditionOf, versionHeaders, formOrJson } from '../../kit/http/routes.ts'
import { createFaq } from './create.ts'
import { getFaq, listFaqs } from './queries.ts'
import { removeFaq } from './remove.ts'
import { updateFaq } from './update.ts'

const one = z.object({ uuid: z.uuid() })

/** FAQs: every logged-in user may read the published ones; the platform's staff may write. */
export const faqRoutes = (app: App, onPlatform: OnPlatform): void => {
  const base = '/v1/dashboard/faqs'
  const docs = { tags: ['faqs'], security: [{ bearer: [] }] }
  const answer = { 200: dataOf(faq.read) }
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listFaqs',
        summary: 'List FAQs',
        description: 'For all logged-in users. Only platform staff see drafts.',
        querystring: listQueryOf(faq),
        response: { 200: pageOf(faq.read) },
      },
    },
    (request) => onPlatform(request, (ctx) => listFaqs(ctx, request.query as RawQuery, pathOf(request))),
  )
  app.get(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'getFaq',
        summary: 'Get an FAQ',
        description: 'For all logged-in users. Only platform staff see drafts.',
        params: one,
        response: answer,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await onPlatform(request, async (ctx) => {
          const found = await getFaq(ctx, uuidParam(request))
          rejectParameters(request)
          return found
        }),
      ),
  )
  app.post(
    base,
    {
      bodyLimit: bodyLimits.record,
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'createFaq',
        consumes: formOrJson,
        summary: 'Create an FAQ',
        description: 'Platform staff only. The FAQ starts as a draft.',
        body: faq.create,
        response: { 201: dataOf(faq.read) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await onPlatform.asStaff(request, createFaq, (sent) => readBody(sent, faq)), 201),
  )
  app.put(
    `${base}/:uuid`,
    {
      bodyLimit: bodyLimits.record,
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'updateFaq',
        summary: 'Update an FAQ',
        description: 'Platform staff only.',
        params: one,
        headers: versionHeaders,
        body: faq.update,
        response: answer,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await onPlatform.asStaff(
          request,
          (ctx, body) => updateFaq(ctx, uuidParam(request), body, preconditionOf(request, body)),
          (sent) => readBody(sent, faq),
        ),
      ),
  )
  app.delete(
    `${base}/:uuid`,
    {
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'removeFaq',
        summary: 'Delete an FAQ',
        description: 'Platform staff only. This cannot be undone.',
        params: one,
        headers: versionHeaders,
        response: answer,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await onPlatform.asStaff(request, (ctx) => removeFaq(ctx, uuidParam(request), preconditionOf(request))),
      ),
  )
}
