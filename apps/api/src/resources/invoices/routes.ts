import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { itineraryBalanceAnswer } from '@sojourn/contract/invoices'
import { dataOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountResource, mountUses, preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { createInvoice } from './create.ts'
import { creditInvoice, creditNoteInput } from './credit-invoice.ts'
import { issueInvoice } from './issue.ts'
import { invoices } from './queries.ts'
import { readBalance } from './read-balance.ts'
import { removeInvoice } from './remove.ts'
import { restoreInvoice } from './restore.ts'
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
  mountBalance(app, inTenant)
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
