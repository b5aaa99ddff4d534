import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { datevQuery, quickbooksQuery, xeroQuery } from '@sojourn/contract/accounting-export'
import { itineraryBalanceAnswer } from '@sojourn/contract/invoices'
import { dataOf } from '@sojourn/contract/kit/page'
import { datevRows } from '../../kit/accounting/datev.ts'
import { quickbooksRows } from '../../kit/accounting/quickbooks.ts'
import { xeroRows } from '../../kit/accounting/xero.ts'
import type { App } from '../../kit/http/app.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountResource, mountUses, preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import { invalidField } from '../../kit/problem.ts'
import { byteOrderMark, csvOf, quotedCsvOf } from '../../platform/csv/csv.ts'
import { createInvoice } from './create.ts'
import { creditInvoice, creditNoteInput } from './credit-invoice.ts'
import { type AccountsFile, currencyOf, exportInvoices } from './export-invoices.ts'
import { issueInvoice } from './issue.ts'
import { invoices } from './queries.ts'
import { readBalance } from './read-balance.ts'
import { removeInvoice } from './remove.ts'
import { restoreInvoice } from './restore.ts'
import { answerPdf } from './send-pdf.ts'
import { updateInvoice } from './update.ts'
import { voidInvoice } from './void-invoice.ts'

const params = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const docs = { tags: [invoices.definition.plural], security: [{ bearer: [] }], params }
const record = dataOf(resources.invoice.read)
const base = '/v1/:tenant/invoices/:uuid'

/** Invoices, credit notes and receipts, and the balance of an itinerary. */
export const invoiceRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, invoices, {
    ...defaultVerbs(invoices),
    create: createInvoice,
    update: updateInvoice,
    remove: removeInvoice,
    restore: restoreInvoice,
  })
  mountUses(app, inTenant, invoices)
  mountIssue(app, inTenant)
  mountCredit(app, inTenant)
  mountPdf(app, inTenant)
  mountBalance(app, inTenant)
  mountExports(app, inTenant)
}

const mountIssue = (app: App, inTenant: InTenant): void => {
  app.post(
    `${base}/issue`,
    {
      schema: {
        ...docs,
        operationId: 'issueInvoice',
        summary: 'Issue an invoice',
        description:
          'Gives a draft the next number of its kind and year, such as 2027-0001, and freezes it with the names and addresses of its payer and the company. Returns 409 `issued` if it has been issued before. A credit note must not be for more than its invoice.',
        headers: versionHeaders,
        response: { 200: record },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) => issueInvoice(ctx, uuidParam(request), preconditionOf(request))),
      ),
  )
  app.post(
    `${base}/void`,
    {
      schema: {
        ...docs,
        operationId: 'voidInvoice',
        summary: 'Void an invoice',
        description:
          'Issues a credit note for everything in an issued invoice that is not credited yet, and returns the invoice, which is then void. A draft is deleted instead.',
        headers: versionHeaders,
        response: { 200: record },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) => voidInvoice(ctx, uuidParam(request), preconditionOf(request))),
      ),
  )
}

const mountCredit = (app: App, inTenant: InTenant): void => {
  app.post(
    `${base}/credit-note`,
    {
      schema: {
        ...docs,
        operationId: 'creditInvoice',
        summary: 'Draft a credit note for an invoice',
        description:
          'Creates a credit note as a draft, for everything in the invoice that is not credited yet or for the lines you send, and returns it. An invoice that is credited in full is void.',
        body: creditNoteInput,
        response: { 201: record },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) => creditInvoice(ctx, uuidParam(request), request.body ?? {})),
        201,
      ),
  )
}

const mountPdf = (app: App, inTenant: InTenant): void => {
  app.get(
    `${base}/pdf`,
    {
      exposeHeadRoute: false,
      schema: {
        ...docs,
        operationId: 'printInvoice',
        summary: 'Get an invoice as PDF',
        description:
          'Returns an invoice, credit note or receipt as PDF/UA in the company’s brand. Once issued, a document keeps its texts, sums and brand. An invoice also shows what has been paid and credited since and, if it is in euros and the company has an IBAN, a QR code (EPC069-12) for a bank transfer of the open amount. A draft is marked as one and has no number.',
        response: { 200: fileAnswer('application/pdf', 'The document.') },
      },
    },
    (request, reply) => answerPdf(inTenant, request, reply, async (_ctx, uuid) => uuid),
  )
}

const mountBalance = (app: App, inTenant: InTenant): void => {
  app.get(
    '/v1/:tenant/itineraries/:uuid/balance',
    {
      config: { openToKeys: ['invoices', 'itineraries'] },
      schema: {
        ...docs,
        operationId: 'getItineraryBalance',
        summary: 'Get the balance of an itinerary',
        description:
          'Returns what is due for an itinerary, and what of it is invoiced, paid, open and overdue, for each currency and each payer. Requires permission to read invoices and this itinerary.',
        response: { 200: itineraryBalanceAnswer },
      },
    },
    async (request) => ({
      data: await inTenant(request, async (ctx) => {
        const balance = await readBalance(ctx, uuidParam(request))
        rejectParameters(request)
        return balance
      }),
    }),
  )
}

const mountExports = (app: App, inTenant: InTenant): void => {
  const csv = {
    ...docs,
    params: z.object({ tenant: z.uuid() }),
    response: { 200: fileAnswer('text/csv', 'The file.') },
  }
  const path = '/v1/:tenant/invoices/export'
  const about =
    'Returns the invoices and credit notes issued from the day `from` to the day `to`, void ones too, with amounts that include tax.'
  app.get(
    `${path}/xero.csv`,
    {
      exposeHeadRoute: false,
      schema: {
        ...csv,
        operationId: 'exportInvoicesForXero',
        summary: 'Export invoices for Xero',
        description: `${about} A row for each line, in the layout of Xero’s template for sales invoices; credit notes have negative amounts. \`account\` is the code of the account for sales.`,
        querystring: xeroQuery,
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const query = readQuery(xeroQuery, request.query as RawQuery, (_name, text) => text)
      return sendFile(
        reply,
        await exportInvoices(
          workspace,
          { ...query, program: 'xero' },
          (invoices) => byteOrderMark + csvOf(xeroRows(invoices, query.account)),
        ),
      )
    },
  )
  app.get(
    `${path}/quickbooks.csv`,
    {
      exposeHeadRoute: false,
      schema: {
        ...csv,
        operationId: 'exportInvoicesForQuickbooks',
        summary: 'Export invoices for QuickBooks',
        description: `${about} A row for each line, as QuickBooks Online imports them. It imports credit notes from a file of their own: send \`kind=credit_note\` for that.`,
        querystring: quickbooksQuery,
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const query = readQuery(quickbooksQuery, request.query as RawQuery, (_name, text) => text)
      return sendFile(
        reply,
        await exportInvoices(
          workspace,
          { ...query, program: query.kind === 'invoice' ? 'quickbooks' : 'quickbooks-credit-notes' },
          (invoices) => byteOrderMark + csvOf(quickbooksRows(invoices, query.kind)),
        ),
      )
    },
  )
  mountDatev(app, inTenant, { path, csv, about })
}

const mountDatev = (
  app: App,
  inTenant: InTenant,
  { path, csv, about }: { path: string; csv: object; about: string },
): void => {
  app.get(
    `${path}/datev.csv`,
    {
      exposeHeadRoute: false,
      schema: {
        ...csv,
        operationId: 'exportInvoicesForDatev',
        summary: 'Export invoices for DATEV',
        description: `${about} A posting batch in the DATEV format, with a posting for each rate of tax. It has one \`currency\`, which is required if there are several, and days of one calendar year. \`consultant\` and \`client\` are the numbers from the tax adviser, \`chart\` the chart of accounts (SKR 03 or 04), and \`debtor\` the account of all clients.`,
        querystring: datevQuery,
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const query = readQuery(datevQuery, request.query as RawQuery, (_name, text) => text)
      if (query.from.slice(0, 4) !== query.to.slice(0, 4))
        throw invalidField('to', 'invalid_value', 'must be in the same year as the first day')
      const file = await exportInvoices(workspace, { ...query, program: 'datev' }, (invoices) => {
        const currency = currencyOf(invoices, query.currency)
        const some = invoices.filter((invoice) => invoice.currency === currency)
        return byteOrderMark + quotedCsvOf(datevRows(some, { ...query, currency }, new Date()))
      })
      return sendFile(reply, { ...file, filename: `EXTF_${file.filename}` })
    },
  )
}

const sendFile = (reply: FastifyReply, { filename, text }: AccountsFile) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'no-store')
    .send(text)
