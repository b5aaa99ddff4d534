import { z } from 'zod'
import { dataOf, pageOf } from '@sojourn/contract/kit/page'
import { keptEmail, outboxQuery, wholeEmail } from '@sojourn/contract/outbox'
import type { App } from '../../kit/http/app.ts'
import { rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { OnPlatform } from '../../kit/http/on-platform.ts'
import { pathOf } from '../../kit/http/routes.ts'
import { listKeptEmails, readKeptEmail } from './queries.ts'

/** The emails that are stored if the product runs without a mail server, for the platform's staff. */
export const outboxRoutes = (app: App, onPlatform: OnPlatform): void => {
  const base = '/v1/dashboard/outbox'
  const docs = { tags: ['outbox'], security: [{ bearer: [] }] }
  app.get(
    base,
    {
      config: { staffOnly: true, mayBeMissing: true },
      schema: {
        ...docs,
        operationId: 'listKeptLetters',
        summary: 'List stored emails',
        description:
          'Platform staff only. Returns emails that were stored instead of sent, newest first. Returns 404 if an SMTP server is set up.',
        querystring: outboxQuery,
        response: { 200: pageOf(keptEmail) },
      },
    },
    (request) => onPlatform.asStaff(request, (ctx) => listKeptEmails(ctx, request.query as RawQuery, pathOf(request))),
  )
  app.get(
    `${base}/:uuid`,
    {
      config: { staffOnly: true },
      schema: {
        ...docs,
        operationId: 'readKeptLetter',
        summary: 'Get a stored email',
        description: 'Platform staff only. The HTML is a complete document. Returns 404 if an SMTP server is set up.',
        params: z.object({ uuid: z.uuid() }),
        response: { 200: dataOf(wholeEmail) },
      },
    },
    (request) =>
      onPlatform.asStaff(request, async (ctx) => {
        const data = await readKeptEmail(ctx, uuidParam(request))
        rejectParameters(request)
        return { data }
      }),
  )
}
