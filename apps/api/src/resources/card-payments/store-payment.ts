import type { Allocation } from '@sojourn/contract/resources/payment'
import { isUuid } from '@sojourn/contract/kit/uuid'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { insertRecord } from '../../kit/records/crud.ts'
import { readToday } from '../../kit/today.ts'
import type { CardSession } from '../../platform/card-payments/card-gateway.ts'
import { asInvoice, findStandings, openOf } from '../invoices/queries.ts'
import { lockPaid } from '../payments/fit-allocations.ts'
import { payments } from '../payments/queries.ts'
import { type CheckoutStatus, lockCheckout, type StoredCheckout } from './queries.ts'
import { notifyOfCard } from './send-notifications.ts'

/** The action of a payment by card in the activity log of the itinerary. */
const payAction = 'itinerary.pay'

/**
 * Stores what the provider says of a checkout. However often, and from however many sides at once, one that is paid becomes one
 * payment: its row is locked. A session that is not one of ours is ignored: a company can name our checkouts in links of its own.
 * @returns how it stands now
 */
export const storeSession = async (
  ctx: Context,
  account: string,
  session: CardSession,
): Promise<CheckoutStatus | undefined> => {
  const checkout = isUuid(session.checkout) ? await lockCheckout(ctx, session.checkout) : undefined
  const isOurs = checkout?.account === account && [null, session.session].includes(checkout.session)
  if (!checkout || !isOurs) return undefined
  if (checkout.status === 'paid') return 'paid'
  if (session.status === 'paid') return storePaid(ctx, checkout, session)
  if (session.status === 'closed' && checkout.status === 'open') {
    await ctx.tx.query(`update card_checkouts set status = 'closed' where tenant = $1 and uuid = $2`, [
      ctx.tenant,
      checkout.uuid,
    ])
    return 'closed'
  }
  return checkout.status
}

/**
 * Records the payment, also if the link was revoked or the company disconnected since. What the invoice no longer has open stays
 * unallocated, as a payment on account.
 */
const storePaid = async (ctx: Context, checkout: StoredCheckout, session: CardSession): Promise<'paid'> => {
  const { uuid, invoice: of, provider } = checkout
  const paid = session.amount ?? checkout
  const allocation = { invoice: of, itinerary: null, row: null, amount: paid.amount }
  await lockPaid(ctx, [allocation])
  const invoice = await readInvoice(ctx, of)
  const amount = invoice.currency === paid.currency ? Math.min(paid.amount, Math.max(0, invoice.open)) : 0
  const allocations: Allocation[] = amount > 0 ? [{ ...allocation, amount }] : []
  const reference = session.reference ?? uuid
  const payment = await insertRecord(
    ctx,
    payments,
    {
      kind: 'payment',
      reference,
      date: await readToday(ctx),
      amount: paid.amount,
      currency: paid.currency,
      method: 'card',
      payer: invoice.payer,
      notes: null,
      allocations,
      tags: [],
    },
    { provider },
  )
  await ctx.tx.query(
    `update card_checkouts set status = 'paid', paid_at = now(), payment = $3, reference = $4, session = $5,
       refunds_read_at = case when $6 then now() end where tenant = $1 and uuid = $2`,
    // Without a reference of the provider's, nothing can be refunded there.
    [ctx.tenant, uuid, payment.uuid, reference, session.session, session.reference === null],
  )
  if (invoice.itinerary !== null) await writeAuditEvent(ctx, payAction, invoice.itinerary)
  await notifyOfCard(ctx, {
    kind: amount === paid.amount ? 'payment' : 'payment_on_account',
    itinerary: invoice.itinerary,
    payment: String(payment.uuid),
    amount: { amount: paid.amount, currency: paid.currency },
    number: invoice.number,
  })
  return 'paid'
}

/** The invoice as it is now; without its payer if that contact is in the bin. */
const readInvoice = async (ctx: Context, uuid: string) => {
  const [row] = await ctx.tx.query<Record<string, unknown> & { livePayer: string | null }>(
    `select r.uuid, r.kind, r.number, r.currency, r.issued, r.itinerary, c.uuid as "livePayer" from invoices r
     left join contacts c on c.tenant = r.tenant and c.uuid = r.payer and c.deleted_at is null
     where r.tenant = $1 and r.uuid = $2`,
    [ctx.tenant, uuid],
  )
  const standing = (await findStandings(ctx, [uuid])).get(uuid)
  if (!row || !standing) throw new Error(`the invoice ${uuid} is gone`)
  const invoice = asInvoice(row)
  return {
    number: invoice.number ?? '',
    currency: invoice.currency,
    itinerary: invoice.itinerary,
    payer: row.livePayer,
    open: openOf(invoice, standing),
  }
}
