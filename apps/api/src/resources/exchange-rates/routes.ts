import { z } from 'zod'
import { resources } from '@sojourn/contract'
import {
  exchangeRateImport,
  exchangeRateImportCreate,
  latestRatesQuery,
  rateFileLimits,
} from '@sojourn/contract/exchange-rate-import'
import { dataOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import { readForm } from '../../kit/http/form.ts'
import type { InTenant } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { defaultVerbs, mountResource } from '../../kit/http/routes.ts'
import { invalidField } from '../../kit/problem.ts'
import { requireCreate } from '../../kit/records/crud.ts'
import { createExchangeRate } from './create.ts'
import { importRates, readChoices } from './import-rates.ts'
import { exchangeRates, readLatest } from './queries.ts'
import { readFile } from './read-file.ts'
import { restoreExchangeRate } from './restore.ts'
import { updateExchangeRate } from './update.ts'

/** The currency book. A rate is not duplicated, because there is only one for each pair and day. */
export const exchangeRateRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, exchangeRates, {
    ...defaultVerbs(exchangeRates),
    create: createExchangeRate,
    update: updateExchangeRate,
    restore: restoreExchangeRate,
  })
  app.get(
    '/v1/:tenant/exchange-rates/latest',
    {
      schema: {
        tags: ['exchange-rates'],
        security: [{ bearer: [] }],
        operationId: 'listLatestExchangeRates',
        summary: 'List the exchange rates of a day',
        description:
          'Returns the latest rate of each pair that is dated on or before `on`: all that is needed to convert on that day.',
        params: z.object({ tenant: z.uuid() }),
        querystring: latestRatesQuery,
        response: { 200: z.object({ data: z.array(resources.exchangeRate.read) }) },
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await readLatest(ctx, request.query as RawQuery) })),
  )
  app.post(
    '/v1/:tenant/exchange-rates/import',
    {
      schema: {
        tags: ['exchange-rates'],
        security: [{ bearer: [] }],
        operationId: 'importExchangeRates',
        summary: 'Import exchange rates from a file',
        description:
          'Send a form with a `file`: reference rates of the European Central Bank (the XML of a day or of 90 days, or the CSV), or a CSV export of the currency book. Rates that the book does not have for their pair and date are added; those dated before `since` are left out. If a value is wrong, nothing is added, and `errors` of the 422 names each as `file.{row}.{column}`.',
        consumes: ['multipart/form-data'],
        filePart: 'file',
        params: z.object({ tenant: z.uuid() }),
        body: exchangeRateImportCreate,
        response: { 200: dataOf(exchangeRateImport) },
      },
    },
    async (request) => {
      const workspace = await inTenant.enter(request)
      requireCreate(workspace, exchangeRates)
      const { file, fields } = request.isMultipart()
        ? await readForm(request, { file: { field: 'file', bytes: rateFileLimits.bytes } })
        : { file: undefined, fields: {} }
      const data = await workspace.inSteps(async (steps) => {
        const choices = readChoices(fields)
        if (!file) throw invalidField('file', 'required', 'is required, in a form')
        const read = await readFile(file.bytes, choices.since)
        return steps.conclude((ctx) => importRates(ctx, read, choices))
      })
      return { data }
    },
  )
}
