import { resources } from '@sojourn/contract'
import { sumsOfInvoice } from '@sojourn/contract/itinerary/invoice-sums'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { InvoiceStatus } from '@sojourn/contract/resources/invoice'
import type { Context } from '../../kit/context.ts'
import { addNames } from '../../kit/list/row-names.ts'
import type { Kept, Stored } from '../../kit/records/records.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { todaySql } from '../../kit/today.ts'
import { policy } from './policy.ts'

export type Invoice = Read<typeof resources.invoice>

/** What has been paid of an invoice and credited for it, and the status that follows. */
export type Standing = { paid: number; credited: number; status: InvoiceStatus }

/** Casts a stored row to the type of its schema. */
export const asInvoice = (row: Stored): Kept<Invoice> => row as Kept<Invoice>

/** Adds the sums of each invoice, what has been paid and credited, what is open, and its status. */
const derive = async (ctx: Context, rows: Stored[]): Promise<Stored[]> => {
  const standings = await findStandings(
    ctx,
    rows.map(({ uuid }) => String(uuid)),
  )
  return rows.map((row) => {
    const invoice = asInvoice(row)
    const { paid, credited, status } = standings.get(invoice.uuid) ?? { paid: 0, credited: 0, status: 'draft' }
    return {
      ...row,
      sums: invoice.issued?.sums ?? sumsOfInvoice(invoice.lines),
      paid,
      credited,
      open: openOf(invoice, { paid, credited }),
      status,
    }
  })
}

/** What is still to pay of an invoice; 0 for a draft, a credit note or a receipt. */
export const openOf = (
  { kind, issued }: Pick<Invoice, 'kind' | 'issued'>,
  { paid, credited }: Pick<Standing, 'paid' | 'credited'>,
): number => (kind === 'invoice' && issued ? issued.sums.total - credited - paid : 0)

/** The standing of each invoice, by its uuid. */
export const findStandings = async (ctx: Context, uuids: readonly string[]): Promise<Map<string, Standing>> => {
  if (uuids.length === 0) return new Map()
  const rows = await ctx.tx.query<Standing & { uuid: string }>(
    `select r.uuid, s.paid, s.credited, s.status from invoices r cross join lateral standing_of(r) s
     where r.tenant = $1 and r.uuid = any($2::uuid[])`,
    [ctx.tenant, uuids],
  )
  return new Map(rows.map(({ uuid, ...standing }) => [uuid, standing]))
}

const totalFrom = ['lines', 'issued']

export const invoices: ServedResource = {
  definition: resources.invoice,
  policy,
  derive,
  derivedFrom: {
    sums: totalFrom,
    total: totalFrom,
    open: totalFrom,
    payerName: ['payer'],
    itineraryTitle: ['itinerary'],
  },
  deriveInLists: async (ctx, rows) => {
    const named = await addNames(ctx, rows, {
      payerName: ['payer', 'contact'],
      itineraryTitle: ['itinerary', 'itinerary'],
    })
    return named.map((row) => ({ ...row, total: asInvoice(row).sums.total }))
  },
  conditions: {
    // Invoices that are not due yet are left out before their standing is worked out.
    status: (value) =>
      `(${value}::text <> 'overdue' or r.issued is not null and r.due < ${todaySql})
       and (select s.status from standing_of(r) s) = ${value}::text`,
  },
  detail: 'r.number',
}
