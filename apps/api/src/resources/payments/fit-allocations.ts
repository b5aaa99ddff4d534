import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { ScheduleChoice } from '@sojourn/contract/resources/invoice'
import type { Allocation } from '@sojourn/contract/resources/payment'
import type { Context } from '../../kit/context.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { asInvoice, findStandings, type Invoice } from '../invoices/queries.ts'
import { asItinerary, type Itinerary } from '../itineraries/queries.ts'
import { findPaidRows } from './read-paid-rows.ts'
import type { Payment } from './queries.ts'

/** The fields of a payment that determine what it pays of invoices and schedule rows. */
export type Allocated = Pick<Payment, 'amount' | 'currency' | 'allocations'>

/**
 * Locks what a payment pays, before and after a change, and checks that nothing is paid more than once: 409 `exceeds_open` with the
 * figures. The payment has to be new or locked; `null` is for one that does not count, before or after.
 */
export const requireOpen = async (ctx: Context, before: Allocated | null, after: Allocated | null): Promise<void> => {
  const all = [...(before?.allocations ?? []), ...(after?.allocations ?? [])]
  if (all.length === 0) return
  // Itineraries before invoices, each in order: all who lock both do it this way, so that nobody waits in a circle.
  const itineraries = await lockItineraries(ctx, uuidsOf(all, 'itinerary'))
  const invoices = await lockInvoices(ctx, uuidsOf(all, 'invoice'))
  for (const [index, allocation] of (after?.allocations ?? []).entries())
    requireFitting(allocation, `allocations.${index}`, after?.currency ?? '', { itineraries, invoices })
  await requireOpenInvoices(ctx, invoices, before, after)
  await requireOpenRows(ctx, itineraries, before, after)
}

/**
 * Locks what several payments pay, before each is checked with `requireOpen`: these would otherwise lock invoices in the order of the
 * payments, and wait in a circle with others.
 */
export const lockPaid = async (ctx: Context, allocations: readonly Allocation[]): Promise<void> => {
  await lockItineraries(ctx, uuidsOf(allocations, 'itinerary'))
  await lockInvoices(ctx, uuidsOf(allocations, 'invoice'))
}

const uuidsOf = (allocations: readonly Allocation[], name: 'invoice' | 'itinerary'): string[] => [
  ...new Set(allocations.flatMap((one) => one[name] ?? [])),
]

type Locked = { itineraries: ReadonlyMap<string, Scheduled>; invoices: ReadonlyMap<string, Locking> }
type Locking = Pick<Invoice, 'uuid' | 'kind' | 'number' | 'currency' | 'issued'>
type Scheduled = Pick<Itinerary, 'uuid' | 'title' | 'paymentSchedule'>

const lockInvoices = async (ctx: Context, uuids: string[]): Promise<ReadonlyMap<string, Locking>> => {
  if (uuids.length === 0) return new Map()
  const rows = await ctx.tx.query<Record<string, unknown>>(
    `select uuid, kind, number, currency, issued from invoices where tenant = $1 and uuid = any($2::uuid[])
     order by uuid for update`,
    [ctx.tenant, uuids],
  )
  return new Map(rows.map((row) => [String(row.uuid), asInvoice(row)]))
}

/** Not against references to them, which others add while they hold invoices. */
const lockItineraries = async (ctx: Context, uuids: string[]): Promise<ReadonlyMap<string, Scheduled>> => {
  if (uuids.length === 0) return new Map()
  const rows = await ctx.tx.query<Record<string, unknown>>(
    `select uuid, title, payment_schedule as "paymentSchedule" from itineraries
     where tenant = $1 and uuid = any($2::uuid[]) and deleted_at is null order by uuid for no key update`,
    [ctx.tenant, uuids],
  )
  return new Map(rows.map((row) => [String(row.uuid), asItinerary(row)]))
}

/** 422 for what cannot be paid at all, or not in this currency. */
const requireFitting = (allocation: Allocation, path: string, currency: string, locked: Locked): void => {
  if (allocation.invoice !== null) {
    const invoice = locked.invoices.get(allocation.invoice)
    if (!invoice) throw invalidField(`${path}.invoice`, 'reference_not_found', 'must be an existing invoice')
    if (invoice.kind !== 'invoice' || invoice.issued === null)
      throw invalidField(`${path}.invoice`, 'invalid_value', 'must be an invoice that has been issued')
    if (invoice.currency !== currency)
      throw invalidField(`${path}.invoice`, 'invalid_value', `must be in ${currency}, as the payment is`)
    return
  }
  const itinerary = locked.itineraries.get(allocation.itinerary ?? '')
  if (!itinerary) throw invalidField(`${path}.itinerary`, 'reference_not_found', 'must be an existing itinerary')
  const row = itinerary.paymentSchedule[allocation.row ?? 0]
  if (!row) throw invalidField(`${path}.row`, 'invalid_value', 'must be a row that the payment schedule has')
  if (row.amount.currency !== currency)
    throw invalidField(`${path}.row`, 'invalid_value', `must be in ${currency}, as the payment is`)
}

/** How much of each invoice or row is allocated, by its key. */
const amountsBy = (allocated: Allocated | null, keyOf: (one: Allocation) => string | null): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const one of allocated?.allocations ?? []) {
    const key = keyOf(one)
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + one.amount)
  }
  return sums
}

const requireOpenInvoices = async (
  ctx: Context,
  invoices: ReadonlyMap<string, Locking>,
  before: Allocated | null,
  after: Allocated | null,
): Promise<void> => {
  const standings = await findStandings(ctx, [...invoices.keys()])
  const [old, fresh] = [before, after].map((one) => amountsBy(one, ({ invoice }) => invoice))
  for (const [uuid, { number, currency, issued }] of invoices) {
    const { paid, credited } = standings.get(uuid) ?? { paid: 0, credited: 0 }
    const owed = (issued?.sums.total ?? 0) - credited
    requireWithin({ what: `invoice ${number}`, currency, owed, paid, old: old?.get(uuid), fresh: fresh?.get(uuid) })
  }
}

const requireOpenRows = async (
  ctx: Context,
  itineraries: ReadonlyMap<string, Scheduled>,
  before: Allocated | null,
  after: Allocated | null,
): Promise<void> => {
  const [old, fresh] = [before, after].map((one) =>
    amountsBy(one, ({ itinerary, row }) => (itinerary === null ? null : `${itinerary} ${row}`)),
  )
  for (const [uuid, { title, paymentSchedule }] of itineraries) {
    const paid = await findPaidRows(ctx, uuid)
    const isInvoiced = await findInvoicedRows(ctx, uuid)
    for (const [row, { label, amount }] of paymentSchedule.entries()) {
      const key = `${uuid} ${row}`
      const change = { old: old?.get(key), fresh: fresh?.get(key) }
      const what = `“${label}” of ${title}`
      if (Math.abs(change.fresh ?? 0) > Math.abs(change.old ?? 0) && isInvoiced(row))
        throw new Problem('conflict', { detail: `${what} has been invoiced; allocate the payment to the invoice` })
      requireWithin({ what, currency: amount.currency, owed: amount.amount, paid: paid.get(row) ?? 0, ...change })
    }
  }
}

/** Whether a row of a schedule is in an invoice that is neither a draft nor void. One for deposit or balance has all of them. */
const findInvoicedRows = async (ctx: Context, itinerary: string): Promise<(row: number) => boolean> => {
  const rows = await ctx.tx.query<{ choice: ScheduleChoice }>(
    `select r.from_schedule as choice from invoices r where r.tenant = $1 and r.itinerary = $2 and r.issued is not null
       and r.from_schedule is not null and (select s.status from standing_of(r) s) <> 'void'`,
    [ctx.tenant, itinerary],
  )
  return (row) => rows.some(({ choice }) => choice.rows === null || choice.rows.includes(row))
}

type Change = {
  what: string
  currency: string
  owed: number
  /** By all payments, this one as it was included. */
  paid: number
  old?: number | undefined
  fresh?: number | undefined
}

/** 409 if a change pays more than is owed, or gives back more than has been paid. */
const requireWithin = ({ what, currency, owed, paid, old = 0, fresh = 0 }: Change): void => {
  if (fresh === old) return
  const others = paid - old
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  if (fresh > old && others + fresh > owed)
    throw new Problem('exceeds_open', {
      detail: `${what} has ${inWords(Math.max(0, owed - others))} open, and this would pay ${inWords(fresh)}`,
    })
  if (fresh < old && others + fresh < 0)
    throw new Problem('exceeds_open', {
      detail: `of ${what}, ${inWords(Math.max(0, others))} has been paid, and this would give back ${inWords(-fresh)}`,
    })
}
