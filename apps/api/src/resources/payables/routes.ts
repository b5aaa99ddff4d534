import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { dataOf } from '@sojourn/contract/kit/page'
import { supplierBillInput, supplierPaymentInput } from '@sojourn/contract/resources/payable'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { defaultVerbs, mountResource, preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { createPayable } from './create.ts'
import { payables } from './queries.ts'
import { recordBill, recordPayment, voidEntry } from './store-entry.ts'
import { removePayable } from './remove.ts'
import { restorePayable } from './restore.ts'

const params = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const docs = { tags: [payables.definition.plural], security: [{ bearer: [] }], params, headers: versionHeaders }
const response = { 200: dataOf(resources.payable.read) }
const base = '/v1/:tenant/payables/:uuid'

/** What suppliers are to be paid for booked itineraries, their bills, and the payments to them. */
export const payableRoutes = (app: App, inTenant: InTenant): void => {
  mountResource(app, inTenant, payables, {
    ...defaultVerbs(payables),
    create: createPayable,
    remove: removePayable,
    restore: restorePayable,
  })
  mountEntries(app, inTenant)
  mountVoid(app, inTenant, 'bills')
  mountVoid(app, inTenant, 'payments')
}

const mountEntries = (app: App, inTenant: InTenant): void => {
  app.post(
    `${base}/bills`,
    {
      schema: {
        ...docs,
        operationId: 'recordSupplierBill',
        summary: 'Record a bill of a supplier',
        description:
          'Adds a bill to a payable, and returns the payable. A bill never changes; make one that was recorded by mistake void. Returns 409 `conflict` if the payable already has a bill with this number.',
        body: supplierBillInput,
        response,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) =>
          recordBill(ctx, uuidParam(request), request.body ?? {}, preconditionOf(request, null)),
        ),
      ),
  )
  app.post(
    `${base}/payments`,
    {
      schema: {
        ...docs,
        operationId: 'recordSupplierPayment',
        summary: 'Record a payment to a supplier',
        description:
          'Adds a payment to a payable, and returns the payable. Before there is a bill, up to the expected amount can be paid. Returns 409 `exceeds_open` with the figures if the payment exceeds what is left to pay.',
        body: supplierPaymentInput,
        response,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) =>
          recordPayment(ctx, uuidParam(request), request.body ?? {}, preconditionOf(request, null)),
        ),
      ),
  )
}

const entryParams = params.extend({ entry: z.uuid() })
const words = { bills: ['Bill', 'bill'], payments: ['Payment', 'payment'] } as const

const mountVoid = (app: App, inTenant: InTenant, list: 'bills' | 'payments'): void => {
  const [name, word] = words[list]
  app.post(
    `${base}/${list}/:entry/void`,
    {
      schema: {
        ...docs,
        params: entryParams,
        operationId: `voidSupplier${name}`,
        summary: `Make a ${word} of a payable void`,
        description: `The ${word} stays, with \`voidedAt\`, but no longer counts. Returns the payable.${list === 'bills' ? ' Returns 409 `exceeds_open` if more has been paid than would then be owed.' : ''}`,
        response,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) =>
          voidEntry(
            ctx,
            { uuid: uuidParam(request), entry: uuidParam(request, 'entry'), list },
            preconditionOf(request),
          ),
        ),
      ),
  )
}
