import { z } from 'zod'
import { dataOf, pageOf } from '@sojourn/contract/kit/page'
import { pageRevision, wholePageRevision } from '@sojourn/contract/site/page-revision'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, numberParam, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { defaultVerbs, mountDuplicate, mountResource, mountUses } from '../../kit/http/routes.ts'
import { createCompanyPage } from './create.ts'
import { duplicateCompanyPage } from './duplicate.ts'
import { companyPages, getPageRevision, listPageRevisions, pageRevisionQuery } from './queries.ts'
import { updateCompanyPage } from './update.ts'

const docs = { tags: [companyPages.definition.plural], security: [{ bearer: [] }] }
const ofPage = z.object({ tenant: z.uuid(), uuid: z.uuid() })

export const companyPageRoutes = (app: App, inTenant: InTenant): void => {
  const verbs = { ...defaultVerbs(companyPages), create: createCompanyPage, update: updateCompanyPage }
  mountResource(app, inTenant, companyPages, verbs)
  mountDuplicate(app, inTenant, companyPages, duplicateCompanyPage)
  mountUses(app, inTenant, companyPages)
  mountRevisions(app, inTenant)
}

const mountRevisions = (app: App, inTenant: InTenant): void => {
  const base = '/v1/:tenant/company-pages/:uuid/revisions'
  app.get(
    base,
    {
      schema: {
        ...docs,
        params: ofPage,
        querystring: pageRevisionQuery,
        operationId: 'listPageRevisions',
        summary: 'List the published versions of a company page',
        description: 'Returns one version for each time the page was published with changes, newest first.',
        response: { 200: pageOf(pageRevision) },
      },
    },
    (request) =>
      inTenant(request, (ctx) =>
        listPageRevisions(ctx, uuidParam(request), request.query as RawQuery, request.url.split('?')[0] ?? ''),
      ),
  )
  app.get(
    `${base}/:n`,
    {
      schema: {
        ...docs,
        params: ofPage.extend({ n: z.int().min(1) }),
        operationId: 'getPageRevision',
        summary: 'Get a published version of a company page',
        description: 'Returns the version with the fields of the page at that time.',
        response: { 200: dataOf(wholePageRevision) },
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => getPageRevision(ctx, uuidParam(request), numberParam(request, 'n'))),
    }),
  )
}
