import { type Account, found } from './account.ts'
import { collectInvoice } from './collect-invoice.ts'
import { change } from './event-log.ts'
import { attachCard } from './payment-methods.ts'
import type { CardKind } from './stand-in-options.ts'

/** Replaces a customer's card, for the customer and for every subscription with its own card. */
export const setCard = (account: Account, customerId: string, kind: CardKind): void => {
  const customer = found(account.customers, 'customer', customerId)
  const method = attachCard(account, customerId, kind)
  change(account, 'customer.updated', customer, (one) => {
    one.invoice_settings = { ...one.invoice_settings, default_payment_method: method.id }
  })
  for (const subscription of account.subscriptions.values()) {
    if (subscription.customer !== customerId || subscription.status === 'canceled') continue
    if (subscription.default_payment_method === null) continue
    change(account, 'customer.subscription.updated', subscription, (one) => {
      one.default_payment_method = method.id
    })
  }
}

/** Tries to charge every open invoice of a customer with the payer present. Returns how many were paid. */
export const payOpenInvoices = (account: Account, customer: string): number =>
  [...account.invoices.values()]
    .filter((invoice) => invoice.customer === customer && invoice.status === 'open')
    .filter((invoice) => collectInvoice(account, invoice, { payerPresent: true })).length
