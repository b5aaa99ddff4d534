import { z } from 'zod'
import { amountToAllocate, unallocatedOf } from '@sojourn/contract/allocations'
import { about } from '@sojourn/contract/kit/about'
import { reference } from '@sojourn/contract/kit/values'
import { payment } from '@sojourn/contract/resources/payment'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion, saveChanges } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { asInvoice, findStandings } from '../invoices/queries.ts'
import { asPayment, type Payment, payments } from './queries.ts'
import { fitPayment } from './update.ts'

/** The invoice to allocate a payment to. Without an amount, as much as is open and left. */
export const allocateInput = z
  .strictObject({ invoice: reference('invoice'), amount: payment.fields.amount.schema.optional() })
  .register(about, {
    id: 'AllocateInput',
    description:
      'The invoice to allocate a payment to. Without `amount`, as much of the payment as is left and as the invoice has open.',
    examples: [{ invoice: '0193b0a0-1000-7000-8000-00000000000c' }],
  })

/** Allocates a payment to one more invoice, or more of it to the same. */
export const allocatePayment = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<Answer> => {
  const before = await lockForUpdate(ctx, payments, uuid)
  await requireVersion(ctx, payments, before, precondition)
  const parsed = allocateInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { invoice } = parsed.data
  const { allocations } = asPayment(before)
  const amount = parsed.data.amount ?? (await amountLeft(ctx, asPayment(before), invoice))
  const at = allocations.findIndex((one) => one.invoice === invoice)
  const current = allocations[at]
  const changes = {
    allocations: current
      ? allocations.with(at, { ...current, amount: current.amount + amount })
      : [...allocations, { invoice, itinerary: null, row: null, amount }],
  }
  return toAnswer(ctx, payments, await saveChanges(ctx, payments, before, await fitPayment(ctx, before, changes)))
}

/**
 * As much of a payment as is left and the invoice has open; of a refund, as has been paid beyond what is owed. The invoice is locked
 * later, after all itineraries.
 */
const amountLeft = async (ctx: Context, { amount, allocations }: Payment, invoice: string): Promise<number> => {
  const [row] = await ctx.tx.query<Record<string, unknown>>(
    'select number, issued from invoices where tenant = $1 and uuid = $2',
    [ctx.tenant, invoice],
  )
  if (!row) throw invalidField('invoice', 'reference_not_found', 'must be an existing invoice')
  const { number, issued } = asInvoice(row)
  const { paid, credited } = (await findStandings(ctx, [invoice])).get(invoice) ?? { paid: 0, credited: 0 }
  const open = (issued?.sums.total ?? 0) - credited - paid
  const left = unallocatedOf(amount, allocations)
  const most = amountToAllocate(left, open)
  if (most === 0)
    throw new Problem('exceeds_open', {
      detail:
        left === 0 ? 'nothing of this payment is left to allocate' : `nothing of invoice ${number} is open for it`,
    })
  return most
}
