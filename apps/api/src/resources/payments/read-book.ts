import { unallocatedOf } from '@sojourn/contract/allocations'
import type { Book, Invoice, Recorded } from '@sojourn/contract/bank-statement/entry'
import type { Allocation } from '@sojourn/contract/resources/payment'
import type { Context } from '../../kit/context.ts'

type InvoiceRow = Omit<Invoice, 'names'> & { names: (string | null)[] }
type PaymentRow = Omit<Recorded, 'unallocated' | 'invoices'> & { allocations: Allocation[] }

/** What the entries of some days are compared with: all invoices that have been issued, and the payments around these days. */
export const readBook = async (ctx: Context, days: readonly string[]): Promise<Book> => ({
  invoices: await findInvoices(ctx),
  creditNotes: await ctx.tx.query<{ number: string; corrects: string }>(
    `select number, corrects from invoices where tenant = $1 and kind = 'credit_note' and issued is not null`,
    [ctx.tenant],
  ),
  recorded: await findRecorded(ctx, days),
})

const findInvoices = async (ctx: Context): Promise<Invoice[]> => {
  const rows = await ctx.tx.query<InvoiceRow>(
    `select r.uuid, r.number, r.currency, r.issued_on as "issuedOn", r.due, r.payer,
       (r.issued->'sums'->>'total')::bigint - s.credited - s.paid as open,
       array[c.name, c.organisation, r.issued->'payer'->>'name', r.issued->'payer'->>'organisation'] as names
     from invoices r cross join lateral standing_of(r) s
     left join contacts c on c.tenant = r.tenant and c.uuid = r.payer
     where r.tenant = $1 and r.kind = 'invoice' and r.issued is not null order by r.number`,
    [ctx.tenant],
  )
  return rows.map((row) => ({ ...row, names: [...new Set(row.names.flatMap((name) => name ?? []))] }))
}

const findRecorded = async (ctx: Context, days: readonly string[]): Promise<Recorded[]> => {
  const sorted = days.toSorted()
  const rows = await ctx.tx.query<PaymentRow>(
    `select date, amount, currency, allocations from payments
     where tenant = $1 and deleted_at is null and date between $2::date - 10 and $3::date + 10`,
    [ctx.tenant, sorted[0] ?? null, sorted.at(-1) ?? null],
  )
  return rows.map(({ allocations, ...row }) => ({
    ...row,
    unallocated: unallocatedOf(row.amount, allocations),
    invoices: allocations.flatMap(({ invoice }) => invoice ?? []),
  }))
}

/** A payment that was stored from an entry. */
type Imported = { key: string; payment: string; isBinned: boolean }

/** The payments that were stored from entries before, by the key of the entry. */
export const findImported = async (ctx: Context, keys: readonly string[]): Promise<Map<string, Imported>> => {
  const rows = await ctx.tx.query<Imported>(
    `select e.key, e.payment, p.deleted_at is not null as "isBinned" from statement_entries e
     join payments p on p.tenant = e.tenant and p.uuid = e.payment where e.tenant = $1 and e.key = any($2::text[])`,
    [ctx.tenant, keys],
  )
  return new Map(rows.map((row) => [row.key, row]))
}
