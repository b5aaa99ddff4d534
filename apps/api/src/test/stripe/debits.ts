import type { Account } from './account.ts'
import { netOf } from './invoice-lines.ts'
import type { WireInvoice, WireItem, WireLine } from './wire.ts'

/** Stores what an invoice bills for an item, because later credits are a share of it. */
export const takeDebit = (account: Account, item: WireItem, invoice: WireInvoice): void =>
  takeDebitOf(account, item, invoice.lines.data, invoice.id)

/** The same for lines that wait for an invoice. */
export const takeDebitOf = (account: Account, item: WireItem, lines: WireLine[], invoice: string): void => {
  const own = lines.filter((line) => line.parent.subscription_item_details.subscription_item === item.id)
  const charge = own.findLast((line) => line.amount >= 0 && line.period.end === item.current_period_end)
  // What was credited without being charged again must not be credited twice.
  if (charge === undefined && own.some((line) => line.amount < 0)) account.debits.delete(item.id)
  if (charge === undefined) return
  const { start, end } = charge.period
  account.debits.set(item.id, { amount: netOf(charge), start, end, invoice, line: charge.id })
}
