import { resources } from '@sojourn/contract'
import { unallocatedOf } from '@sojourn/contract/allocations'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { Context } from '../../kit/context.ts'
import { addNames } from '../../kit/list/row-names.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { Kept, Stored } from '../../kit/records/records.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

export type Payment = Read<typeof resources.payment>

/** Casts a stored row to the type of its schema. */
export const asPayment = (row: Stored): Kept<Payment> => row as Kept<Payment>

/** Adds to each payment the amount that is not allocated yet, and its receipt. */
const derive = async (ctx: Context, rows: Stored[]): Promise<Stored[]> => {
  const receipts = await findReceipts(
    ctx,
    rows.map(({ uuid }) => String(uuid)),
  )
  return rows.map((row) => {
    const { uuid, amount, allocations } = asPayment(row)
    return { ...row, unallocated: unallocatedOf(amount, allocations), receipt: receipts.get(uuid)?.uuid ?? null }
  })
}

/** The receipts of payments, by the uuid of the payment. */
export const findReceipts = async (
  ctx: Context,
  payments: readonly string[],
): Promise<Map<string, { uuid: string; number: string }>> => {
  if (payments.length === 0) return new Map()
  const rows = await ctx.tx.query<{ payment: string; uuid: string; number: string }>(
    'select payment, uuid, number from invoices where tenant = $1 and payment = any($2::uuid[])',
    [ctx.tenant, payments],
  )
  return new Map(rows.map(({ payment, ...receipt }) => [payment, receipt]))
}

/** The receipt of a payment that the member may read; 404 without one. */
export const findReceiptOf = async (ctx: Context, payment: string): Promise<string> => {
  await findRecord(ctx, payments, payments.policy.read(ctx.actor), payment)
  const receipt = (await findReceipts(ctx, [payment])).get(payment)
  if (!receipt) throw new Problem('not_found', { detail: 'no receipt has been issued for this payment' })
  return receipt.uuid
}

export const payments: ServedResource = {
  definition: resources.payment,
  policy,
  derive,
  derivedFrom: { unallocated: ['amount', 'allocations'], payerName: ['payer'] },
  deriveInLists: (ctx, rows) => addNames(ctx, rows, { payerName: ['payer', 'contact'] }),
}
