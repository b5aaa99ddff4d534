import { z } from 'zod'
import { resources } from '@sojourn/contract'
import {
  statementConfirm,
  statementConfirmed,
  statementLimits,
  statementProposals,
  statementRead,
} from '@sojourn/contract/bank-statement/statement-import'
import { dataOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import { readForm } from '../../kit/http/form.ts'
import { type InTenant, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { invalidField } from '../../kit/problem.ts'
import { requireCreate } from '../../kit/records/crud.ts'
import { defaultVerbs, mountResource, mountUses, preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { answerPdf } from '../invoices/send-pdf.ts'
import { allocateInput, allocatePayment } from './allocate-payment.ts'
import { confirmStatement } from './confirm-statement.ts'
import { createPayment } from './create.ts'
import { importStatement, readChoices } from './import-statement.ts'
import { issueReceipt } from './issue-receipt.ts'
import { findReceiptOf, payments } from './queries.ts'
import { readStatement } from './read-statement.ts'
import { removePayment } from './remove.ts'
import { restorePayment } from './restore.ts'
import { updatePayment } from './update.ts'

const params = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const docs = { tags: [payments.definition.plural], security: [{ bearer: [] }], params }
const base = '/v1/:tenant/payments/:uuid'

/** Payments and refunds, what they pay, and their receipts. */
export const paymentRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, payments, {
    ...defaultVerbs(payments),
    create: createPayment,
    update: updatePayment,
    remove: removePayment,
    restore: restorePayment,
  })
  mountUses(app, inTenant, payments)
  mountStatements(app, inTenant)
  mountSteps(app, inTenant)
  mountReceipt(app, inTenant)
}

const mountStatements = (app: App, inTenant: InTenant): void => {
  const ofTenant = { ...docs, params: z.object({ tenant: z.uuid() }) }
  app.post(
    '/v1/:tenant/payments/statement',
    {
      schema: {
        ...ofTenant,
        operationId: 'readBankStatement',
        summary: 'Read a bank statement',
        description:
          'Send a form with a `file`: a statement as camt.053 (XML) or CSV, as banks export it. Returns what each entry seems to pay, and how sure that is. Nothing is stored. Entries that were stored before are marked. If a value is wrong, `errors` of the 422 names each as `file.{row}.{column}`. `currency` and `dateOrder` are required where the file leaves them open.',
        consumes: ['multipart/form-data'],
        filePart: 'file',
        body: statementRead,
        response: { 200: dataOf(statementProposals) },
      },
    },
    async (request) => {
      const workspace = await inTenant.enter(request)
      requireCreate(workspace, payments)
      const { file, fields } = request.isMultipart()
        ? await readForm(request, { file: { field: 'file', bytes: statementLimits.bytes } })
        : { file: undefined, fields: {} }
      const choices = readChoices(fields)
      if (!file) throw invalidField('file', 'required', 'is required, in a form')
      const statement = await readStatement(file.bytes, choices)
      return { data: await workspace.transact((ctx) => importStatement(ctx, statement), 'read only') }
    },
  )
  app.post(
    '/v1/:tenant/payments/statement/confirm',
    {
      bodyLimit: bodyLimits.record,
      schema: {
        ...ofTenant,
        operationId: 'confirmBankStatement',
        summary: 'Store payments of a bank statement',
        description:
          'Stores the payments of the entries you accept, as proposed or changed: all of them or none. Send the `key` of each entry. One that was stored before is not stored again but returned under `present`, so the request may be repeated.',
        body: statementConfirm,
        response: { 200: dataOf(statementConfirmed) },
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => confirmStatement(ctx, request.body ?? {})) }),
  )
}

const mountReceipt = (app: App, inTenant: InTenant): void => {
  app.get(
    `${base}/receipt`,
    {
      exposeHeadRoute: false,
      config: { openToKeys: ['payments', 'invoices'] },
      schema: {
        ...docs,
        operationId: 'printReceipt',
        summary: 'Get the receipt of a payment as PDF',
        description:
          'Returns the receipt that was issued for a payment as PDF/UA in the company’s brand, or 404 if there is none yet. Requires permission to read payments and invoices.',
        response: { 200: fileAnswer('application/pdf', 'The receipt.') },
      },
    },
    (request, reply) => answerPdf(inTenant, request, reply, findReceiptOf),
  )
}

const mountSteps = (app: App, inTenant: InTenant): void => {
  app.post(
    `${base}/allocate`,
    {
      schema: {
        ...docs,
        operationId: 'allocatePayment',
        summary: 'Allocate a payment to an invoice',
        description:
          'Adds to what a payment pays, and returns the payment. To take something away, update its `allocations`. Returns 409 `exceeds_open` with the figures if the invoice has less open.',
        headers: versionHeaders,
        body: allocateInput,
        response: { 200: dataOf(resources.payment.read) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) =>
          allocatePayment(ctx, uuidParam(request), request.body ?? {}, preconditionOf(request, null)),
        ),
      ),
  )
  app.post(
    `${base}/receipt`,
    {
      schema: {
        ...docs,
        operationId: 'issueReceipt',
        summary: 'Issue the receipt of a payment',
        description:
          'Issues a receipt that names what the payment pays, and returns it. The payment can then no longer be deleted, nor its amount, date, payer and the like be changed; record a refund instead.',
        response: { 201: dataOf(resources.invoice.read) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await inTenant(request, (ctx) => issueReceipt(ctx, uuidParam(request))), 201),
  )
}
