import type { Allocation } from '@sojourn/contract/resources/payment'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { insertRecord } from '../../kit/records/crud.ts'
import { readToday } from '../../kit/today.ts'
import type { CardRefund } from '../../platform/card-payments/card-gateway.ts'
import { findStandings } from '../invoices/queries.ts'
import { lockPaid } from '../payments/fit-allocations.ts'
import { asPayment, type Payment, payments } from '../payments/queries.ts'
import { lockCheckout, type StoredCheckout } from './queries.ts'
import { notifyOfCard } from './send-notifications.ts'
import * as wording from './wording.ts'

/** The action of a refund or dispute in the activity log of the itinerary. */
const refundAction = 'itinerary.refund'

/** Records each refund and dispute of a card payment once, as a refund; money that came back from one, as a payment. */
export const storeRefunds = async (ctx: Context, uuid: string, refunds: readonly CardRefund[]): Promise<void> => {
  const checkout = await lockCheckout(ctx, uuid)
  if (checkout?.status !== 'paid') return
  for (const refund of refunds) {
    // What was over before we heard of it took nothing that we recorded.
    if (backs[refund.kind] !== undefined && !(await isStored(ctx, refund.id))) continue
    await storeRefund(ctx, checkout, refund)
  }
  await ctx.tx.query('update card_checkouts set refunds_read_at = now() where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
  ])
}

/** Of what gives money back, what is added to the id: it is stored beside the refund or dispute. */
const backs: Readonly<Partial<Record<CardRefund['kind'], string>>> = { refund_failed: 'failed', dispute_won: 'won' }

const keyOf = ({ id, kind }: CardRefund): string => (backs[kind] === undefined ? id : `${id} ${backs[kind]}`)

const isStored = async ({ tx, tenant }: Context, id: string): Promise<boolean> =>
  (await tx.query('select from card_refunds where tenant = $1 and id = $2', [tenant, id])).length > 0

const storeRefund = async (ctx: Context, checkout: StoredCheckout, refund: CardRefund): Promise<void> => {
  if (await isStored(ctx, keyOf(refund))) return
  const { kind, id, amount } = refund
  const original = await findPayment(ctx, checkout)
  const isBack = kind === 'dispute_won' || kind === 'refund_failed'
  const signed = isBack ? amount.amount : -amount.amount
  // What came back is allocated by a member: the invoice may have been paid again meanwhile.
  const allocations = isBack ? [] : await allocationsOf(ctx, checkout.invoice, original, amount.amount)
  const record = await insertRecord(
    ctx,
    payments,
    {
      kind: isBack ? 'payment' : 'refund',
      reference: id,
      date: await readToday(ctx),
      amount: signed,
      currency: amount.currency,
      method: 'card',
      payer: await findPayer(ctx, original),
      notes: wording.refundNotes[kind]({ reference: checkout.reference ?? '' }),
      allocations,
      tags: [],
    },
    { provider: checkout.provider },
  )
  await ctx.tx.query('insert into card_refunds (tenant, id, checkout, payment) values ($1, $2, $3, $4)', [
    ctx.tenant,
    keyOf(refund),
    checkout.uuid,
    record.uuid,
  ])
  const [invoice] = await ctx.tx.query<{ number: string; itinerary: string | null }>(
    'select number, itinerary from invoices where tenant = $1 and uuid = $2',
    [ctx.tenant, checkout.invoice],
  )
  if (invoice?.itinerary) await writeAuditEvent(ctx, refundAction, invoice.itinerary)
  await notifyOfCard(ctx, {
    kind: isBack ? 'payment_on_account' : kind,
    itinerary: invoice?.itinerary ?? null,
    payment: String(record.uuid),
    amount: { ...amount, amount: signed },
    number: invoice?.number ?? '',
  })
}

/** The payment as it is now, unless it is in the bin. */
const findPayment = async (ctx: Context, { payment }: StoredCheckout): Promise<Payment | undefined> => {
  const [row] = await ctx.tx.query<Record<string, unknown>>(
    'select payer, allocations from payments where tenant = $1 and uuid = $2 and deleted_at is null',
    [ctx.tenant, payment],
  )
  return row && asPayment(row)
}

const findPayer = async (ctx: Context, original: Payment | undefined): Promise<string | null> => {
  const [row] = await ctx.tx.query<{ uuid: string }>(
    'select uuid from contacts where tenant = $1 and uuid = $2 and deleted_at is null',
    [ctx.tenant, original?.payer ?? null],
  )
  return row?.uuid ?? null
}

/**
 * What a refund gives back of the invoices that its payment pays now, the paid one first, and never more than is paid of them. The
 * rest stays unallocated, as does all of it if the payment was deleted.
 */
const allocationsOf = async (
  ctx: Context,
  paid: string,
  original: Payment | undefined,
  amount: number,
): Promise<Allocation[]> => {
  const all = (original?.allocations ?? []).filter(({ invoice }) => invoice !== null)
  const ordered = all.toSorted((a, b) => Number(b.invoice === paid) - Number(a.invoice === paid))
  await lockPaid(ctx, ordered)
  const standings = await findStandings(
    ctx,
    ordered.flatMap(({ invoice }) => invoice ?? []),
  )
  let left = amount
  return ordered.flatMap((one) => {
    const part = Math.min(left, one.amount, Math.max(0, standings.get(one.invoice ?? '')?.paid ?? 0))
    left -= part
    return part > 0 ? [{ ...one, amount: -part }] : []
  })
}
