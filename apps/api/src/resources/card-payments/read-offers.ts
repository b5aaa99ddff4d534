import type { CardOffer, CardNotice, ShownCards } from '@sojourn/publishing/pay/shown-cards'
import { isUuid } from '@sojourn/contract/kit/uuid'
import type { ShownPayments } from '@sojourn/publishing/page/payments-notice'
import type { Context } from '../../kit/context.ts'
import { readToday } from '../../kit/today.ts'
import { findShownInvoice } from '../invoices/show-invoices.ts'
import { asInvoice, findStandings, openOf } from '../invoices/queries.ts'
import type { Link } from '../publications/queries.ts'
import { findCheckouts, findOpenAccount } from './queries.ts'

/** Which amount of an invoice is paid: what is due now, or everything. */
export type PaidPart = 'due' | 'all'

/** An invoice that can be paid by card on a link. Amounts are in minor units; `due` is at most `open`. */
export type Payable = { uuid: string; number: string; title: string; currency: string; open: number; due: number }

/** What of an invoice can be paid by card on a link; undefined if the link does not show it, or nothing is open. */
export const findPayable = async (ctx: Context, link: Link, invoice: string): Promise<Payable | undefined> => {
  const uuid = isUuid(invoice) ? await findShownInvoice(ctx, link, invoice) : undefined
  if (uuid === undefined) return undefined
  const [row] = await ctx.tx.query<Record<string, unknown>>(
    `select r.uuid, r.kind, r.title, r.number, r.currency, r.issued, r.from_schedule as "fromSchedule", r.itinerary
     from invoices r where r.tenant = $1 and r.uuid = $2`,
    [ctx.tenant, uuid],
  )
  const standing = (await findStandings(ctx, [uuid])).get(uuid)
  if (!row || !standing) return undefined
  const one = asInvoice(row)
  const open = openOf(one, standing)
  if (one.number === null || open <= 0) return undefined
  const { number, title, currency, issued, fromSchedule } = one
  const rows = await readRows(ctx, one.itinerary, fromSchedule?.rows ?? [])
  const due = dueNow({ total: issued?.sums.total ?? 0, open, currency }, rows, await readToday(ctx))
  return { uuid, number, title, currency, open, due }
}

type Row = { amount: { amount: number; currency: string }; due: string | null }

/** The rows of the payment schedule that an invoice is for. */
const readRows = async (ctx: Context, itinerary: string | null, indexes: readonly number[]): Promise<Row[]> => {
  if (itinerary === null || indexes.length < 2) return []
  const [found] = await ctx.tx.query<{ rows: Row[] }>(
    'select payment_schedule as rows from itineraries where tenant = $1 and uuid = $2',
    [ctx.tenant, itinerary],
  )
  return indexes.flatMap((index) => found?.rows[index] ?? [])
}

/**
 * What of an invoice for several rows of a schedule is due: all rows whose day has come, else the next one. Everything if the rows
 * are no longer those that were invoiced. What was paid counts for the first rows.
 */
export const dueNow = (
  { total, open, currency }: { total: number; open: number; currency: string },
  rows: readonly Row[],
  today: string,
): number => {
  const sum = rows.reduce((before, { amount }) => before + amount.amount, 0)
  if (sum !== total || rows.some(({ amount }) => amount.currency !== currency)) return open
  // A row without a day is due when the client books.
  const inOrder = rows.toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? ''))
  let target = 0
  for (const { amount, due } of inOrder) {
    const isNext = target <= total - open
    if (!isNext && (due ?? '') > today) break
    target += amount.amount
  }
  return Math.min(open, target - (total - open))
}

/** Adds to what a link shows of payments how they can be made by card, and what became of the one that was just made. */
export const withCards = async (
  ctx: Context,
  link: Link,
  shown: ShownPayments | null,
  paid: string | null,
): Promise<ShownPayments | null> => {
  if (shown === null) return null
  const cards: ShownCards = {
    offers: await readOffers(ctx, link, shown),
    isTest: ctx.deps.cards.provider === 'test',
    notice: paid === null ? null : await readNotice(ctx, link, paid),
  }
  return cards.offers.length === 0 && cards.notice === null ? shown : { ...shown, cards }
}

const readOffers = async (ctx: Context, link: Link, { invoices }: ShownPayments): Promise<CardOffer[]> => {
  const open = invoices.filter((invoice) => invoice.kind === 'invoice' && invoice.open > 0)
  if (open.length === 0 || (await findOpenAccount(ctx)) === undefined) return []
  const offers: CardOffer[] = []
  for (const { uuid } of open) {
    const payable = await findPayable(ctx, link, uuid)
    if (payable) offers.push({ invoice: uuid, amounts: amountsOf(ctx, payable) })
  }
  return offers.filter(({ amounts }) => amounts.length > 0)
}

/** The amounts of an invoice that can be charged exactly: what is due now, and everything. */
const amountsOf = ({ deps }: Context, { due, open, currency }: Payable): CardOffer['amounts'] =>
  [
    ...(due === open ? [] : [{ part: 'due' as const, amount: due, currency }]),
    { part: 'all' as const, amount: open, currency },
  ].filter((one) => deps.cards.canCharge(one))

const readNotice = async (ctx: Context, link: Link, paid: string): Promise<CardNotice | null> => {
  if (!isUuid(paid)) return null
  const [checkout] = await findCheckouts(ctx, 'c.uuid = $2 and c.share = $3', [paid, link.uuid])
  if (!checkout || checkout.status === 'closed') return null
  const { status, amount, currency } = checkout
  return { is: status === 'paid' ? 'received' : 'processing', amount: { amount, currency } }
}
