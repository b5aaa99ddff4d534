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
        summary: 'List kept letters',
        description: 'For the platform’s staff: letters kept instead of sent, newest first. 404 with a mail server.',
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
        summary: 'Read a kept letter',
        description: 'For the platform’s staff. The HTML is a whole document. 404 with a mail server.',
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
