import type { Invoice } from '@sojourn/contract/payment'
import type Stripe from 'stripe'
import type { GatewaySubscription, BillingGateway, Step } from './billing-gateway.ts'
import { settleInTime } from './settle-in-time.ts'
import { readStripeSubscription } from './stripe-subscription.ts'
import { createStripeChanges } from './stripe-changes.ts'
import { createStripeCheckout } from './stripe-checkout.ts'
import { callStripe, createStripeClient, type StripePlace } from './stripe-client.ts'
import { readStripeEvent } from './stripe-event.ts'
import { createStripePrices } from './stripe-prices.ts'

type Options = StripePlace & { publicUrl: () => string }

/** The maximum number of listed invoices; the portal has all of them. */
const maxInvoices = 24

/** Stripe through its SDK: hosted checkout and portal, subscriptions, invoices, and webhook events. */
export const createStripeGateway = (options: Options): BillingGateway => {
  const { publicUrl, webhookSecret } = options
  const client = createStripeClient(options)
  const prices = createStripePrices(client)
  const present = async (subscription: GatewaySubscription, now: Date): Promise<Step> =>
    withoutCharges(settleInTime(await readStripeSubscription(client, subscription), now))

  return {
    playsCheckout: false,
    holds: ({ customer }) => customer !== null,
    ...createStripeCheckout(client, prices, publicUrl),
    checkoutUrl: (subscription) => subscription.checkoutUrl,
    ...createStripeChanges(client, prices, present),
    settle: (subscription, now) => withoutCharges(settleInTime(subscription, now)),
    present,
    listInvoices: async ({ customer }) => {
      if (customer === null) return []
      const { data } = await callStripe('list invoices', client.invoices.list({ customer, limit: maxInvoices }))
      return data.flatMap((one) => invoiceOf(one))
    },
    openPortal: async ({ customer }) => {
      if (customer === null) throw new TypeError('nobody has paid yet')
      const { url } = await callStripe(
        'open its portal',
        client.billingPortal.sessions.create({ customer, return_url: `${publicUrl()}/account` }),
      )
      return url
    },
    readEvent: (body, signature, now) => readStripeEvent(client, webhookSecret, body, signature, now),
  }
}

/** A step without charges, because Stripe stores the invoices. */
const withoutCharges = (subscription: GatewaySubscription): Step => ({ subscription, charges: [] })

/** Drafts are not listed, nor are invoices without an amount, such as that of a trial. */
const invoiceOf = (one: Stripe.Invoice): Invoice[] => {
  const { id, number, created, currency, total, status, lines, hosted_invoice_url: url, invoice_pdf: pdfUrl } = one
  if (id === undefined || status === null || !isStatus(status) || total <= 0) return []
  const period = lines.data.at(-1)?.period
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
  return [
    {
      id,
      number,
      issuedAt: instant(created),
      periodStart: period ? instant(period.start) : null,
      periodEnd: period ? instant(period.end) : null,
      amount: { amount: one.amount_due, currency: currency.toUpperCase() },
      status,
      url: url ?? null,
      pdfUrl: pdfUrl ?? null,
    },
  ]
}

const isStatus = (status: string): status is Invoice['status'] =>
  status === 'open' || status === 'paid' || status === 'void' || status === 'uncollectible'
