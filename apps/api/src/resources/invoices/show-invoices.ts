import { isDeepStrictEqual } from 'node:util'
import type { InvoiceStatus } from '@sojourn/contract/resources/invoice'
import type { ShownInvoice, ShownPayment, ShownPayments, ShownRow } from '@sojourn/publishing/page/payments-notice'
import type { Context } from '../../kit/context.ts'
import type { Link } from '../publications/queries.ts'
import { asInvoice, openOf } from './queries.ts'

/**
 * The contact whose invoices a link shows: the client or, on a link for agents, the agency; null if it shows none. The invoices of
 * other payers are not shown.
 */
const findRecipient = async (ctx: Context, { itinerary, audience, showsInvoices }: Link): Promise<string | null> => {
  if (!showsInvoices || audience === 'internal') return null
  const [row] = await ctx.tx.query<{ recipient: string | null }>(
    `select ${audience === 'agent' ? 'agency' : 'client'} as recipient from itineraries
     where tenant = $1 and uuid = $2 and deleted_at is null and published_revision is not null`,
    [ctx.tenant, itinerary],
  )
  return row?.recipient ?? null
}

/** What the page of a link shows of invoices and payments now; null if it shows none. */
export const readShownPayments = async (ctx: Context, link: Link): Promise<ShownPayments | null> => {
  const recipient = await findRecipient(ctx, link)
  if (recipient === null) return null
  const invoices = await findShownInvoices(ctx, link, recipient)
  const allocated = await findAllocated(ctx, link, recipient, invoices)
  if (invoices.length === 0 && allocated.length === 0) return null
  const { name } = await ctx.tx.db
    .selectFrom('tenants')
    .select('name')
    .where('uuid', '=', ctx.tenant)
    .executeTakeFirstOrThrow()
  return {
    company: name,
    schedule: await findShownSchedule(ctx, link, recipient, allocated),
    invoices,
    payments: toPayments(allocated),
  }
}

/** The issued invoices and credit notes for the recipient of a link; void ones too, because they have received them. */
const findShownInvoices = async (ctx: Context, { itinerary }: Link, recipient: string): Promise<ShownInvoice[]> => {
  type Row = Record<string, unknown> & { paid: number; credited: number; status: InvoiceStatus }
  const rows = await ctx.tx.query<Row>(
    `select r.uuid, r.kind, r.title, r.number, r.currency, r.due, r.issued_on as "issuedOn", r.issued, s.paid, s.credited, s.status
     from invoices r cross join lateral standing_of(r) s
     where r.tenant = $1 and r.itinerary = $2 and r.payer = $3 and r.kind in ('invoice', 'credit_note') and r.issued is not null
     order by r.issued_at, r.uuid`,
    [ctx.tenant, itinerary, recipient],
  )
  return rows.flatMap((row) => {
    const { uuid, kind, title, number, currency, due, issuedOn, issued } = asInvoice(row)
    if (number === null || issuedOn === null || issued === null) return []
    const { paid, credited, status } = row
    return {
      uuid,
      kind,
      title,
      number,
      currency,
      due,
      issuedOn,
      status,
      paid,
      credited,
      total: issued.sums.total,
      open: openOf({ kind, issued }, { paid, credited }),
      company: issued.company,
      corrects: issued.corrects?.number ?? null,
    }
  })
}

type Allocated = Omit<ShownPayment, 'invoices'> & { invoice: string | null; row: number | null }

/** What was paid of these invoices by any payer, and by the recipient of the link for rows of the schedule without an invoice. */
const findAllocated = (
  ctx: Context,
  { itinerary }: Link,
  recipient: string,
  invoices: readonly ShownInvoice[],
): Promise<Allocated[]> =>
  ctx.tx.query<Allocated>(
    `select p.uuid, p.date, p.method, p.currency, (a->>'amount')::bigint as amount, a->>'invoice' as invoice,
       (a->>'row')::integer as row,
       exists (select from invoices c where c.tenant = p.tenant and c.payment = p.uuid and ${receiptOf('c')}) as "hasReceipt"
     from (select distinct owner from resource_links where tenant = $1 and owner_resource = 'payment'
           and (itinerary = $2 or invoice = any($4::uuid[]))) l
     join payments p on p.tenant = $1 and p.uuid = l.owner and p.deleted_at is null
     cross join jsonb_array_elements(p.allocations) a
     where a->>'invoice' = any($4::text[]) or a->>'itinerary' = $2::text and p.payer = $3
     order by p.date, p.created_at, p.uuid`,
    [ctx.tenant, itinerary, recipient, invoices.map(({ uuid }) => uuid)],
  )

const sumOf = (allocated: readonly Allocated[]): number => allocated.reduce((sum, { amount }) => sum + amount, 0)

const toPayments = (allocated: readonly Allocated[]): ShownPayment[] =>
  [...Map.groupBy(allocated, ({ uuid }) => uuid).values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const { invoice: _, row: __, ...payment } = first
    return { ...payment, amount: sumOf(some), invoices: some.flatMap(({ invoice }) => invoice ?? []) }
  })

type Row = Pick<ShownRow, 'label' | 'amount' | 'due'>

/**
 * The rows of the published payment schedule, with what was paid of each and its invoice. Rows that are due on booking may have got a
 * date since, by an acceptance or by hand. Empty if the schedule has changed otherwise, or an invoice has another payer or is not for rows of the schedule: then it is not certain which rows were paid.
 */
const findShownSchedule = async (
  ctx: Context,
  { itinerary }: Link,
  recipient: string,
  allocated: readonly Allocated[],
): Promise<ShownRow[]> => {
  const [found] = await ctx.tx.query<{ published: Row[] | null; current: Row[] }>(
    `select p.content->'price'->'schedule' as published, i.payment_schedule as current from itineraries i
     join publications p on p.tenant = i.tenant and p.itinerary = i.uuid and p.revision = i.published_revision
     where i.tenant = $1 and i.uuid = $2 and p.content->'sections' ? 'price'`,
    [ctx.tenant, itinerary],
  )
  const rows = found?.current ?? []
  const asPublished = (row: Row, index: number) =>
    found?.published?.[index]?.due === null ? { ...row, due: null } : row
  if (!isDeepStrictEqual(rows.map(asPublished), found?.published ?? [])) return []
  const invoiced = await ctx.tx.query<{ uuid: string; isTheirs: boolean; rows: number[] | null }>(
    `select r.uuid, r.payer is not distinct from $3 as "isTheirs", nullif(r.from_schedule->'rows', 'null') as rows
     from invoices r cross join lateral standing_of(r) s
     where r.tenant = $1 and r.itinerary = $2 and r.kind = 'invoice' and r.issued is not null and s.status <> 'void'`,
    [ctx.tenant, itinerary, recipient],
  )
  if (invoiced.some((one) => !one.isTheirs || one.rows === null)) return []
  return rows.map(({ label, amount, due }, index) => ({
    label,
    amount,
    due,
    paid: sumOf(allocated.filter(({ row }) => row === index)),
    invoice: invoiced.find((one) => one.rows?.includes(index))?.uuid ?? null,
  }))
}

/** SQL for whether an invoice is a receipt to `$3` that is about the itinerary `$2` alone. */
const receiptOf = (row: string) =>
  `${row}.kind = 'receipt' and ${row}.issued is not null and ${row}.itinerary = $2 and ${row}.payer = $3`

/** The invoice or credit note with a uuid, if a link shows it. */
export const findShownInvoice = (ctx: Context, link: Link, uuid: string): Promise<string | undefined> =>
  findShown(
    ctx,
    link,
    uuid,
    `r.uuid = $4 and r.kind in ('invoice', 'credit_note') and r.issued is not null and r.itinerary = $2 and r.payer = $3`,
  )

/** The receipt of a payment, if a link shows it. */
export const findShownReceipt = (ctx: Context, link: Link, payment: string): Promise<string | undefined> =>
  findShown(ctx, link, payment, `r.payment = $4 and ${receiptOf('r')}`)

const findShown = async (ctx: Context, link: Link, uuid: string, condition: string): Promise<string | undefined> => {
  const recipient = await findRecipient(ctx, link)
  if (recipient === null) return undefined
  const [row] = await ctx.tx.query<{ uuid: string }>(
    `select r.uuid from invoices r where r.tenant = $1 and ${condition}`,
    [ctx.tenant, link.itinerary, recipient, uuid],
  )
  return row?.uuid
}
