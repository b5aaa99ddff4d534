import { tagsAnswer, tagsQuery } from '@sojourn/contract/tags'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { readTags } from './queries.ts'

/** The tags of a company, for filtering lists and for suggestions. */
export const tagRoutes = (app: App, inTenant: InTenant, servedResources: readonly ServedResource[]): void => {
  app.get(
    '/v1/:tenant/tags',
    {
      config: { openToKeys: 'any' },
      schema: {
        tags: ['search'],
        operationId: 'listTags',
        summary: 'List tags',
        description:
          'Returns the tags of the records you may read, in one list or in all, in alphabetical order: at most 500.',
        security: [{ bearer: [] }],
        params: z.object({ tenant: z.uuid() }),
        querystring: tagsQuery,
        response: { 200: tagsAnswer },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => ({ data: await readTags(ctx, servedResources, request.query as RawQuery) })),
  )
}
