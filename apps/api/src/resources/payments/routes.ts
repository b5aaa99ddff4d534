import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { dataOf } from '@sojourn/contract/kit/page'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountResource, mountUses, preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { allocateInput, allocatePayment } from './allocate-payment.ts'
import { createPayment } from './create.ts'
import { issueReceipt } from './issue-receipt.ts'
import { payments } from './queries.ts'
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
