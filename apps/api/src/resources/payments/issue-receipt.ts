import { unallocatedOf } from '@sojourn/contract/allocations'
import type { InvoiceLine } from '@sojourn/contract/resources/invoice'
import type { Context } from '../../kit/context.ts'
import { insertRecord, lockForUpdate, requireCreate } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { Problem } from '../../kit/problem.ts'
import { issueDraft } from '../invoices/issue.ts'
import { asInvoice, invoices } from '../invoices/queries.ts'
import { asPayment, findReceipts, type Payment, payments } from './queries.ts'
import * as wording from './wording.ts'

/** Issues the receipt of a payment, which names what it pays. */
export const issueReceipt = async (ctx: Context, uuid: string): Promise<Answer> => {
  const payment = asPayment(await lockForUpdate(ctx, payments, uuid))
  requireCreate(ctx, invoices)
  if (payment.kind === 'refund')
    throw new Problem('invalid_transition', { detail: 'a refund has no receipt; the credit note is its document' })
  const existing = (await findReceipts(ctx, [uuid])).get(uuid)
  if (existing) throw new Problem('issued', { detail: `this payment has the receipt ${existing.number}` })
  const { reference, payer, currency } = payment
  const { lines, itinerary } = await describePaid(ctx, payment)
  const fields = {
    title: wording.receiptTitle({ reference }).slice(0, 160),
    payer,
    currency,
    lines,
    itinerary,
    tags: [],
  }
  const draft = await insertRecord(
    ctx,
    invoices,
    fields,
    { kind: 'receipt', payment: uuid },
    { ...fields, payment: uuid },
  )
  return toAnswer(ctx, invoices, await issueDraft(ctx, asInvoice(draft)))
}

/** A line for each allocation and for the rest, and the itinerary if there is only one. No tax: the invoices show it. */
const describePaid = async (
  ctx: Context,
  { amount, allocations }: Payment,
): Promise<{ lines: InvoiceLine[]; itinerary: string | null }> => {
  const paid = await ctx.tx.query<{ invoice: string; number: string; itinerary: string | null }>(
    'select uuid as invoice, number, itinerary from invoices where tenant = $1 and uuid = any($2::uuid[])',
    [ctx.tenant, allocations.flatMap(({ invoice }) => invoice ?? [])],
  )
  const scheduled = await ctx.tx.query<{ itinerary: string; title: string; labels: string[] }>(
    `select uuid as itinerary, title, array(select p->>'label' from jsonb_array_elements(payment_schedule) p) as labels
     from itineraries where tenant = $1 and uuid = any($2::uuid[])`,
    [ctx.tenant, allocations.flatMap(({ itinerary }) => itinerary ?? [])],
  )
  const describe = ({ invoice, itinerary, row }: Payment['allocations'][number]): string => {
    const of = paid.find((one) => one.invoice === invoice)
    if (of) return wording.paymentOfInvoice({ number: of.number })
    const from = scheduled.find((one) => one.itinerary === itinerary)
    const label = from?.labels[row ?? 0]
    return from && label !== undefined
      ? wording.paymentOfRow({ label, title: from.title }).slice(0, 300)
      : wording.paymentOnAccount
  }
  const rest = unallocatedOf(amount, allocations)
  const itineraries = new Set([...paid, ...scheduled].map(({ itinerary }) => itinerary))
  const [only = null] = itineraries
  return {
    lines: [
      ...allocations.map((one) => ({ description: describe(one), quantity: 1, price: one.amount, taxBps: null })),
      ...(rest > 0 ? [{ description: wording.paymentOnAccount, quantity: 1, price: rest, taxBps: null }] : []),
    ],
    itinerary: itineraries.size === 1 ? only : null,
  }
}
