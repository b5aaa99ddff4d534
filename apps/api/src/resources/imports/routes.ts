import type { App } from '../../kit/http/app.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { importCreate, importLimits, importListQuery, importRead, importUpdate } from '@sojourn/contract/imports'
import { dataOf, pageOf } from '@sojourn/contract/kit/page'
import { readForm } from '../../kit/http/form.ts'
import { type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { invalid, invalidField } from '../../kit/problem.ts'
import { pathOf } from '../../kit/http/routes.ts'
import { createImport, readResource } from './create.ts'
import { exportErrors } from './export-errors.ts'
import { moveImport } from './move.ts'
import { readFile } from './read-file.ts'
import { listImports, readImport } from './queries.ts'
import { updateImport } from './update.ts'

const base = '/v1/:tenant/imports'
const docs = { tags: ['imports'], security: [{ bearer: [] }] }
const ofTenant = z.object({ tenant: z.uuid() })
const ofImport = ofTenant.extend({ uuid: z.uuid() })
const one = { 200: dataOf(importRead) }
const nothing = z.strictObject({})

/** Imports of tables and vCard files: upload, map, check, start, cancel. Visible to their creator and to Admins. */
export const importRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listImports',
        summary: 'List imports',
        description: 'Returns your imports of the last 30 days, newest first. Admins see the imports of all users.',
        params: ofTenant,
        querystring: importListQuery,
        response: { 200: pageOf(importRead) },
      },
    },
    (request) => inTenant(request, (ctx) => listImports(ctx, request.query as RawQuery, pathOf(request))),
  )
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'createImport',
        summary: 'Create an import',
        description:
          'Send a form with `resource` and a `file` of at most 20 MB and 50,000 rows. The file is CSV or, for contacts, also vCard. The response contains the detected encoding and delimiter, and suggests a field for each column.',
        consumes: ['multipart/form-data'],
        filePart: 'file',
        params: ofTenant,
        body: importCreate,
        response: { 201: dataOf(importRead) },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const { file, fields } = request.isMultipart()
        ? await readForm(request, { file: { field: 'file', bytes: importLimits.bytes } })
        : { file: undefined, fields: request.body ?? {} }
      // Within the steps, so that another file with the same Idempotency-Key is rejected as such before it is validated.
      const data = await workspace.inSteps(async (steps) => {
        const resource = readResource(steps, fields)
        if (!file) throw invalidField('file', 'required', 'is required, in a form')
        const read = await readFile(resource, file)
        return steps.conclude((ctx) => createImport(ctx, resource, read))
      })
      return reply.code(201).send({ data })
    },
  )
  app.get(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'getImport',
        summary: 'Get an import',
        description: 'Returns the progress of the import and its first errors.',
        params: ofImport,
        response: one,
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const data = await readImport(ctx, uuidParam(request))
        rejectParameters(request)
        return { data }
      }),
  )
  app.put(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'updateImport',
        summary: 'Update an import',
        description:
          'Sets which column of the file is imported into which field. You can do this until the import starts. A checked import must be checked again.',
        params: ofImport,
        body: importUpdate,
        response: one,
      },
    },
    (request) =>
      inTenant(request, async (ctx) => ({ data: await updateImport(ctx, uuidParam(request), request.body ?? {}) })),
  )
  stepRoute(app, inTenant, 'check', [
    'Check an import',
    'Checks every row without storing anything. `errors` lists what cannot be read. Returns 422 for `options.dateOrder` if it is not clear whether 3/4 is in April or in March.',
  ])
  stepRoute(app, inTenant, 'start', [
    'Start an import',
    'Stores the rows that passed the check, 100 at a time. The import continues after a restart of the server.',
  ])
  stepRoute(app, inTenant, 'cancel', ['Cancel an import', 'Rows that are already stored remain.'])
  errorsRoute(app, inTenant)
}

const stepRoute = (
  app: App,
  inTenant: InTenant,
  step: 'check' | 'start' | 'cancel',
  [summary, description]: [string, string],
): void => {
  app.post(
    `${base}/:uuid/${step}`,
    { schema: { ...docs, operationId: `${step}Import`, summary, description, params: ofImport, response: one } },
    (request) =>
      inTenant(request, async (ctx) => {
        const data = await moveImport(ctx, uuidParam(request), step)
        const parsed = nothing.safeParse(request.body ?? {})
        if (!parsed.success) throw invalid(parsed.error)
        return { data }
      }),
  )
}

const errorsRoute = (app: App, inTenant: InTenant): void => {
  app.get(
    `${base}/:uuid/errors.csv`,
    {
      exposeHeadRoute: false,
      schema: {
        ...docs,
        operationId: 'exportImportErrors',
        summary: 'Export all errors of an import as CSV',
        description: 'Returns the row, the column, the value and the error message of each error.',
        params: ofImport,
        response: { 200: fileAnswer('text/csv', 'The errors.') },
      },
    },
    async (request, reply) => {
      const { filename, text } = await inTenant(request, async (ctx) => {
        const written = await exportErrors(ctx, uuidParam(request))
        rejectParameters(request)
        return written
      })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition('attachment', filename))
        .header('cache-control', 'no-store')
        .send(Readable.from([text]))
    },
  )
}
