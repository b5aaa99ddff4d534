import { type Account, found } from './account.ts'
import { change, record } from './event-log.ts'
import { netOf } from './invoice-lines.ts'
import { newId } from './new-id.ts'
import type { WireInvoice, WireLine, WireSubscription } from './wire.ts'

type Bill = {
  subscription: WireSubscription
  lines: WireLine[]
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
  /** In seconds. As at Stripe, this is the period before the one that is billed. */
  period: { start: number; end: number }
  prorationDate?: number
  /** When the draft is finalized automatically; null for never. */
  closesAt?: number | null
}

/** An invoice of these lines, which is not stored: a draft, or a preview if its reason is `upcoming`. */
export const invoiceOf = (account: Account, bill: Bill): WireInvoice => {
  const { subscription, lines, reason, period, prorationDate, closesAt } = bill
  const customer = found(account.customers, 'customer', subscription.customer)
  const id = newId(reason === 'upcoming' ? 'upcoming_in' : 'in')
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const total = lines.reduce((sum, line) => sum + netOf(line), 0)
  const balance = total + customer.balance
  const due = Math.max(balance, 0)
  return {
    ...blankInvoice(),
    id,
    amount_due: due,
    amount_remaining: due,
    auto_advance: closesAt !== null,
    automatically_finalizes_at: closesAt ?? null,
    billing_reason: reason,
    created: account.clock.seconds(),
    currency: lines[0]?.currency ?? subscription.currency,
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_ids: [...account.taxIds.values()]
      .filter((one) => one.customer === customer.id)
      .map(({ type, value }) => ({ type, value })),
    discounts: [...subscription.discounts],
    ending_balance: reason === 'upcoming' ? Math.min(balance, 0) : null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
        ...(prorationDate === undefined ? {} : { subscription_proration_date: prorationDate }),
      },
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: sumsByDiscount(lines),
    total_excluding_tax: total,
  }
}

/** Stores a draft as the subscription's latest invoice. */
export const draftInvoice = (account: Account, bill: Bill): WireInvoice => {
  const invoice = invoiceOf(account, bill)
  account.invoices.set(invoice.id, invoice)
  record(account, 'invoice.created', invoice)
  return invoice
}

/** Finalizes a draft: assigns its number, and applies the customer's balance. */
export const finalizeInvoice = (account: Account, invoice: WireInvoice): void => {
  const customer = found(account.customers, 'customer', invoice.customer)
  const balance = invoice.total + customer.balance
  const sequence = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = sequence + 1
  change(account, 'customer.updated', customer, (one) => {
    one.balance = Math.min(balance, 0)
  })
  const now = account.clock.seconds()
  invoice.status = 'open'
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`
  invoice.amount_due = Math.max(balance, 0)
  invoice.amount_remaining = invoice.amount_due
  invoice.starting_balance = balance - invoice.total
  invoice.ending_balance = Math.min(balance, 0)
  invoice.automatically_finalizes_at = null
  invoice.effective_at = now
  invoice.status_transitions.finalized_at = now
  invoice.hosted_invoice_url = `${account.origin}/i/${invoice.id}`
  invoice.invoice_pdf = `${account.origin}/i/${invoice.id}/pdf`
  record(account, 'invoice.finalized', invoice)
}

/** Voids an invoice, which then need not be paid. */
export const voidInvoice = (account: Account, invoice: WireInvoice): void => {
  invoice.status = 'void'
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  invoice.amount_remaining = 0
  invoice.status_transitions.voided_at = account.clock.seconds()
  record(account, 'invoice.voided', invoice)
}

/** All invoices of a subscription, in the order of their creation. */
export const invoicesOf = (account: Account, subscription: string): WireInvoice[] =>
  [...account.invoices.values()].filter((one) => one.parent.subscription_details.subscription === subscription)

const sumsByDiscount = (lines: WireLine[]): { amount: number; discount: string }[] => {
  const sums = new Map<string, number>()
  for (const { amount, discount } of lines.flatMap((line) => line.discount_amounts)) {
    sums.set(discount, (sums.get(discount) ?? 0) + amount)
  }
  return [...sums].map(([discount, amount]) => ({ amount, discount }))
}

/** The initial values that all invoices share. */
const blankInvoice = () =>
  ({
    object: 'invoice',
    account_country: 'IE',
    account_name: 'Stand-in',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    due_date: null,
    effective_at: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }) satisfies Partial<WireInvoice>
