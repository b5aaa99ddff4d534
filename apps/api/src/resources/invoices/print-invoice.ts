import { fileNameWith } from '@sojourn/contract/kit/file-name'
import { sumsOfInvoice } from '@sojourn/contract/itinerary/invoice-sums'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { invoiceHeading, invoicePictures, type PrintableInvoice } from '@sojourn/publishing/invoice/invoice-data'
import type { Context, TenantId } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { Grant } from '../../kit/grant.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { findRecord, findRecords } from '../../kit/records/crud.ts'
import { contacts } from '../contacts/queries.ts'
import { findSources, printPages, type Source } from '../publications/print-pages.ts'
import { findPicture } from '../publications/queries.ts'
import { asInvoice, findStandings, type Invoice, invoices, openOf } from './queries.ts'
import { readCompanyTexts, readPayerTexts } from './read-texts.ts'

/** A PDF and its file name. */
type PrintedInvoice = { filename: string; pdf: Buffer }

/**
 * The PDF of an invoice, credit note or receipt; 404 unless the member may read it. Once issued, it keeps its texts, its look
 * and its sums; an invoice also says what is still to pay now.
 * @param find which invoice it is, in the transaction that reads it
 */
export const printInvoice = async (
  { tenant, deps, transact }: Workspace,
  find: (ctx: Context) => Promise<string>,
): Promise<PrintedInvoice> => {
  const printable = await transact(
    async (ctx) => readPrintable(ctx, await find(ctx), invoices.policy.read(ctx.actor)),
    'read only',
  )
  return printDocument(deps, tenant, printable)
}

type Printable = { invoice: PrintableInvoice; sources: Source[] }

/** The PDF of a document that was read before. */
export const printDocument = async (
  deps: Deps,
  tenant: TenantId | string,
  { invoice, sources }: Printable,
): Promise<PrintedInvoice> => {
  const pdf = await deps.turns.brochures(tenant, () =>
    printPages(deps, sources, (cuts) => deps.printer.printInvoice(invoice, cuts), {
      rejected: unprintable,
      stopped: unprintable,
      ended: () => new Problem('unavailable', { detail: 'the document could not be printed; try again shortly' }),
    }),
  )
  return { filename: fileNameWith(invoiceHeading(invoice, wordsIn(invoice.texts.company.language)), 'pdf'), pdf }
}

const unprintable = () => invalidField('pdf', 'invalid_value', 'cannot be printed; shorten or simplify the texts')

/** Reads what a document says and shows; 404 unless the grant covers it. */
export const readPrintable = async (ctx: Context, uuid: string, grant: Grant): Promise<Printable> => {
  const record = asInvoice(await findRecord(ctx, invoices, grant, uuid))
  const { kind, title, number, currency, lines, due, notes, issuedOn } = record
  const texts = record.issued ?? (await readDraftTexts(ctx, record))
  const { paid, credited } = (await findStandings(ctx, [uuid])).get(uuid) ?? { paid: 0, credited: 0 }
  const invoice: PrintableInvoice = {
    kind,
    title,
    number,
    currency,
    lines,
    due,
    notes,
    issuedOn,
    paid,
    credited,
    open: openOf(record, { paid, credited }),
    texts,
    logo: await findPicture(ctx, texts.brand.logo, 'logo'),
    payment: record.payment === null ? null : await readPayment(ctx, record.payment),
  }
  return { invoice, sources: await findSources(ctx, invoicePictures(invoice)) }
}

/** What a draft would say if it were issued now. */
const readDraftTexts = async (
  ctx: Context,
  { payer, corrects, lines, itinerary }: Invoice,
): Promise<PrintableInvoice['texts']> => {
  const { company, brand } = await readCompanyTexts(ctx, itinerary)
  return {
    company,
    brand,
    payer: payer !== null && (await mayReadContact(ctx, payer)) ? await readPayerTexts(ctx, payer) : null,
    corrects: corrects === null ? null : await readCorrected(ctx, corrects),
    sums: sumsOfInvoice(lines),
  }
}

/** An API key for invoices may lack the scope for contacts. */
const mayReadContact = async (ctx: Context, uuid: string): Promise<boolean> =>
  (await findRecords(ctx, contacts, contacts.policy.read(ctx.actor), [uuid])).length > 0

const readCorrected = async (ctx: Context, uuid: string): Promise<PrintableInvoice['texts']['corrects']> => {
  const [corrected = null] = await ctx.tx.query<{ number: string; issuedOn: string }>(
    'select number, issued_on as "issuedOn" from invoices where tenant = $1 and uuid = $2 and number is not null',
    [ctx.tenant, uuid],
  )
  return corrected
}

/** What a receipt says of its payment. It does not change once there is a receipt. */
const readPayment = async (ctx: Context, uuid: string): Promise<PrintableInvoice['payment']> => {
  const [payment = null] = await ctx.tx.query<NonNullable<PrintableInvoice['payment']>>(
    'select date, method, reference from payments where tenant = $1 and uuid = $2',
    [ctx.tenant, uuid],
  )
  return payment
}
