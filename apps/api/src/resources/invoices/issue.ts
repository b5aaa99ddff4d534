import { sumsOfInvoice } from '@sojourn/contract/itinerary/invoice-sums'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { InvoiceKind, InvoiceSums, IssuedTexts } from '@sojourn/contract/resources/invoice'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion, writeChanges } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import { saveLinks } from '../../kit/records/references.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { lockRowPayments, moveToInvoice } from '../payments/move-to-invoice.ts'
import { asInvoice, type Invoice, invoices } from './queries.ts'
import { readCompanyTexts, readPayerTexts } from './read-texts.ts'

/** Gives a draft its number and freezes it, with the names and addresses of payer and company as they are now. */
export const issueInvoice = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Answer> => {
  await lockSchedule(ctx, uuid)
  const before = await lockForUpdate(ctx, invoices, uuid)
  await requireVersion(ctx, invoices, before, precondition)
  requireDraft(asInvoice(before))
  const stored = await issueDraft(ctx, asInvoice(before))
  const { itinerary, currency, fromSchedule: choice, issued } = asInvoice(stored)
  if (itinerary !== null && choice !== null)
    await moveToInvoice(ctx, { uuid, itinerary, currency, total: issued?.sums.total ?? 0, choice })
  return toAnswer(ctx, invoices, stored)
}

/**
 * Locks the itinerary whose schedule a draft is from, after the payments for its rows and before the draft itself: a change to a
 * payment locks them in the same order.
 */
const lockSchedule = async (ctx: Context, uuid: string): Promise<void> => {
  const [draft] = await ctx.tx.query<{ itinerary: string }>(
    `select itinerary from invoices
     where tenant = $1 and uuid = $2 and issued is null and from_schedule is not null and itinerary is not null`,
    [ctx.tenant, uuid],
  )
  if (!draft) return
  await lockRowPayments(ctx, draft.itinerary)
  await ctx.tx.query('select from itineraries where tenant = $1 and uuid = $2 for no key update', [
    ctx.tenant,
    draft.itinerary,
  ])
}

/** 409 if it has been issued. */
export const requireDraft = ({ number }: Pick<Invoice, 'number'>): void => {
  if (number !== null) throw new Problem('issued', { detail: `${number} has been issued and cannot be changed` })
}

/** Issues a draft that this transaction has locked or created. */
export const issueDraft = async (ctx: Context, draft: Invoice): Promise<Stored> => {
  const sums = sumsOfInvoice(draft.lines)
  if (draft.lines.length === 0) throw invalidField('lines', 'too_short', 'must contain at least one line')
  if (sums.total <= 0) throw invalidField('lines', 'too_small', 'must add up to more than 0')
  const corrects = draft.corrects === null ? null : await requireCreditable(ctx, draft, draft.corrects, sums)
  const payer = await readPayerTexts(ctx, draft.payer)
  const { today, now, company, brand } = await readCompanyTexts(ctx, draft.itinerary)
  const issued: IssuedTexts = { payer, company, brand, corrects, sums }
  const number = await takeNumber(ctx, draft.kind, Number(today.slice(0, 4)))
  const due = draft.kind === 'invoice' ? (draft.due ?? today) : draft.due
  const frozen = { number, issuedOn: today, issuedAt: now, issued, due }
  const stored = await writeChanges(ctx, invoices, draft.uuid, frozen, 'issue')
  // The logo cannot be deleted from now on.
  await saveLinks(ctx, invoices.definition, draft.uuid, invoices.definition.references(stored), false)
  return stored
}

/**
 * The invoice that a credit note corrects, locked. 409 if all its credit notes together would be more than it, together or at one
 * rate of tax.
 */
const requireCreditable = async (
  ctx: Context,
  { currency }: Invoice,
  uuid: string,
  sums: InvoiceSums,
): Promise<IssuedTexts['corrects']> => {
  const { number, issuedOn, issued } = asInvoice(await lockForUpdate(ctx, invoices, uuid))
  if (number === null || issuedOn === null || issued === null) throw new Error(`${uuid} was credited as a draft`)
  const left = leftOf(issued.sums, await findCredits(ctx, uuid))
  for (const [taxBps, amount] of byRate(sums)) {
    const most = left.get(taxBps) ?? 0
    if (amount <= most) continue
    const at = taxBps === null ? 'without tax' : `at ${taxBps / 100} % tax`
    throw new Problem('exceeds_open', {
      detail: `of invoice ${number}, ${moneyInWords({ amount: most, currency })} ${at} can still be credited, and this credits ${moneyInWords({ amount, currency })}`,
    })
  }
  return { number, issuedOn }
}

/** The sums of the credit notes issued for an invoice. */
export const findCredits = async (ctx: Context, invoice: string): Promise<InvoiceSums[]> => {
  const rows = await ctx.tx.query<{ sums: InvoiceSums }>(
    `select issued->'sums' as sums from invoices where tenant = $1 and corrects = $2 and issued is not null`,
    [ctx.tenant, invoice],
  )
  return rows.map(({ sums }) => sums)
}

type ByRate = Map<number | null, number>

/** What is left to credit of an invoice, gross, by the rate of tax; null is for lines that show no tax. */
export const leftOf = (sums: InvoiceSums, credits: readonly InvoiceSums[]): ByRate => {
  const left = byRate(sums)
  for (const credit of credits)
    for (const [taxBps, amount] of byRate(credit)) left.set(taxBps, (left.get(taxBps) ?? 0) - amount)
  return left
}

const byRate = ({ taxes, total }: InvoiceSums): ByRate => {
  const taxed = taxes.reduce((sum, { amount }) => sum + amount, 0)
  return new Map([
    ...taxes.map(({ taxBps, amount }): [number | null, number] => [taxBps, amount]),
    ...(total === taxed ? [] : [[null, total - taxed] as [null, number]]),
  ])
}

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: '', credit_note: 'CN-', receipt: 'R-' }

/**
 * The next number of a sequence. Its row stays locked until this transaction ends: the next request waits, and gets the same
 * number if this one fails.
 */
const takeNumber = async (ctx: Context, kind: InvoiceKind, year: number): Promise<string> => {
  const [row] = await ctx.tx.query<{ last: number }>(
    `insert into invoice_numbers as n (tenant, kind, year, last) values ($1, $2, $3, 1)
     on conflict (tenant, kind, year) do update set last = n.last + 1 returning last`,
    [ctx.tenant, kind, year],
  )
  if (!row) throw new Error(`no number was taken for ${kind}`)
  return `${prefixes[kind]}${year}-${String(row.last).padStart(4, '0')}`
}
