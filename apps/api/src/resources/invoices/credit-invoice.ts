import { z } from 'zod'
import { about } from '@sojourn/contract/kit/about'
import { invoice } from '@sojourn/contract/resources/invoice'
import type { InvoiceLine } from '@sojourn/contract/resources/invoice'
import type { Context } from '../../kit/context.ts'
import { insertRecord, lockForUpdate } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { findCredits, leftOf } from './issue.ts'
import { asInvoice, type Invoice, invoices } from './queries.ts'
import * as wording from './wording.ts'

/** What a new credit note contains; without lines, all that is not credited yet. */
export const creditNoteInput = z
  .strictObject({ lines: invoice.fields.lines.schema.min(1).optional(), notes: invoice.fields.notes.schema.optional() })
  .register(about, {
    id: 'CreditNoteInput',
    description:
      'The lines of a credit note, with positive prices. Without them, it is for everything not credited yet.',
    examples: [{ lines: [{ description: 'Cancelled excursion', quantity: 2, price: 12_500, taxBps: 1900 }] }],
  })

/** Creates a draft of a credit note for an issued invoice. */
export const creditInvoice = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const corrected = asInvoice(await lockForUpdate(ctx, invoices, uuid))
  const parsed = creditNoteInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  return toAnswer(ctx, invoices, await insertCreditNote(ctx, corrected, parsed.data))
}

/**
 * A draft of a credit note for an invoice that is locked: 409 unless it is issued and not credited in full. Its payer and itinerary
 * are those of the invoice, even if the actor may not choose them.
 */
export const insertCreditNote = async (
  ctx: Context,
  { uuid, kind, number, issued, itinerary, payer, currency, lines: all }: Invoice,
  { lines, notes = null }: z.output<typeof creditNoteInput> = {},
): Promise<Stored> => {
  if (kind !== 'invoice' || number === null || issued === null)
    throw new Problem('invalid_transition', { detail: 'only an invoice that has been issued can be credited' })
  const credits = await findCredits(ctx, uuid)
  const left = [...leftOf(issued.sums, credits)].filter(([, amount]) => amount !== 0)
  if (left.length === 0) throw new Problem('invalid_transition', { detail: `${number} is void` })
  const rest = left.map(([taxBps, price]): InvoiceLine => ({
    description: wording.restOf({ number }),
    quantity: 1,
    price,
    taxBps,
  }))
  const fields = {
    title: wording.creditNoteTitle({ number }),
    itinerary,
    payer,
    currency,
    lines: lines ?? (credits.length === 0 ? all : rest),
    notes,
    tags: [],
  }
  return insertRecord(ctx, invoices, fields, { kind: 'credit_note', corrects: uuid }, { ...fields, corrects: uuid })
}
