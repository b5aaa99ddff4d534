import { createHash } from 'node:crypto'
import type { Invoice } from '@sojourn/contract/payment'
import type { Plan } from '@sojourn/contract/plans'
import Stripe from 'stripe'
import { type Agreement, type BillingGateway, BillingUnavailable, type Order, type Step } from './billing-gateway.ts'
import { previewOf } from './plan-preview.ts'
import { readStripeAgreement } from './stripe-agreement.ts'
import { asked, createStripeClient, type StripePlace } from './stripe-client.ts'
import { readStripeEvent } from './stripe-event.ts'
import { createStripePrices } from './stripe-prices.ts'
import { settleInTime } from './settle-in-time.ts'

type Surroundings = StripePlace & { publicUrl: () => string }

/** Most invoices that are listed; the portal has them all. */
const listed = 24

/** Stripe through its SDK: hosted checkout and portal, subscriptions, invoices, and an inbox for its events. */
export const createStripeGateway = (surroundings: Surroundings): BillingGateway => {
  const { publicUrl, webhookSecret } = surroundings
  const client = createStripeClient(surroundings)
  const prices = createStripePrices(client)

  const customerFor = async ({ tenant, company, email, before }: Order): Promise<string> => {
    if (before?.customer) return before.customer
    // What may be called otherwise by the next try comes after: one key, one customer.
    const { id } = await asked(
      'make a customer',
      client.customers.create({ metadata: { tenant } }, { idempotencyKey: `customer:${tenant}` }),
    )
    await asked('name a customer', client.customers.update(id, { name: company, ...(email === null ? {} : { email }) }))
    return id
  }

  const subscriptionOf = async ({ contract }: Agreement): Promise<Stripe.Subscription> => {
    if (contract === null) throw new TypeError('nothing was agreed yet')
    return asked('read a subscription', client.subscriptions.retrieve(contract))
  }
  /** The one thing that is subscribed to, at another price. */
  const itemsAt = async ({ id, items }: Stripe.Subscription, plan: Plan) => {
    const [item] = items.data
    if (!item) throw new TypeError(`${id} has no item`)
    return [{ id: item.id, price: await prices.idOf(plan) }]
  }

  const present = async (agreement: Agreement, now: Date): Promise<Step> =>
    here(settleInTime(await readStripeAgreement(client, agreement), now))

  return {
    playsCheckout: false,
    openCheckout: async (order) => {
      const { tenant, plan, hasTrial, before } = order
      const [customer, price] = [await customerFor(order), await prices.idOf(plan)]
      const metadata = { tenant }
      const session = await asked(
        'open a checkout',
        client.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: tenant,
            line_items: [{ price, quantity: 1 }],
            subscription_data: { metadata, ...(hasTrial ? { trial_period_days: plan.trialDays } : {}) },
            metadata,
            allow_promotion_codes: true,
            tax_id_collection: { enabled: true },
            customer_update: { name: 'auto', address: 'auto' },
            billing_address_collection: 'required',
            success_url: `${publicUrl()}/checkout/return/{CHECKOUT_SESSION_ID}`,
            cancel_url: `${publicUrl()}/account`,
          },
          // After a crash the same one is opened; after the last one lapsed or was replaced, another.
          {
            idempotencyKey: ['checkout', tenant, plan.stripe_id, hasTrial, before?.checkout ?? 'first'].join(':'),
          },
        ),
      )
      if (session.url === null) throw new BillingUnavailable('Stripe opened a checkout without an address')
      return {
        customer,
        reference: session.id,
        tokenHash: createHash('sha256').update(session.id).digest(),
        url: session.url,
        expiresAt: new Date(session.expires_at * 1000).toISOString(),
      }
    },
    closeCheckout: async ({ checkout }) => {
      if (checkout === null) return
      const { status } = await asked('read a checkout', client.checkout.sessions.retrieve(checkout))
      if (status !== 'open') return
      await asked(
        'close a checkout',
        client.checkout.sessions.expire(checkout).catch((error: unknown) => {
          // It was paid, or lapsed, just then.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }),
      )
    },
    checkoutUrl: (agreement) => agreement.checkoutUrl,
    changePlan: async (agreement, plan, now) => {
      const subscription = await subscriptionOf(agreement)
      await asked(
        'change a subscription',
        client.subscriptions.update(subscription.id, {
          items: await itemsAt(subscription, plan),
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        }),
      )
      return present(agreement, now)
    },
    previewChange: async (agreement, plan) => {
      const subscription = await subscriptionOf(agreement)
      const items = await itemsAt(subscription, plan)
      const { amount_due, total, lines } = await asked(
        'preview an invoice',
        client.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: { items, proration_behavior: 'always_invoice' },
        }),
      )
      // A change between months and years begins a period, which is on the invoice whole.
      const end = Math.max(0, ...lines.data.map((line) => line.period.end))
      const periodEnd = end === 0 ? agreement.periodEnd : new Date(end * 1000).toISOString()
      const after = { ...agreement, stripePlan: plan.stripe_id, periodEnd }
      return previewOf(after, { due: amount_due, credit: Math.max(0, -total) })
    },
    setCancellation: async (agreement, atPeriodEnd) => {
      const { id, cancel_at, cancel_at_period_end } = await subscriptionOf(agreement)
      // What the portal ended on a date goes on without one.
      const change =
        !atPeriodEnd && cancel_at !== null && !cancel_at_period_end
          ? ({ cancel_at: '' } as const)
          : { cancel_at_period_end: atPeriodEnd }
      await asked('end a subscription or go on with it', client.subscriptions.update(id, change))
      return (await present(agreement, new Date())).agreement
    },
    settle: (agreement, now) => here(settleInTime(agreement, now)),
    present,
    listInvoices: async ({ customer }) => {
      if (customer === null) return []
      const { data } = await asked('list invoices', client.invoices.list({ customer, limit: listed }))
      return data.flatMap((one) => invoiceOf(one))
    },
    openPortal: async ({ customer }) => {
      if (customer === null) throw new TypeError('nobody has paid yet')
      const { url } = await asked(
        'open its portal',
        client.billingPortal.sessions.create({ customer, return_url: `${publicUrl()}/account` }),
      )
      return url
    },
    readEvent: (body, signature, now) => readStripeEvent(client, webhookSecret, body, signature, now),
  }
}

/** Stripe keeps the invoices. */
const here = (agreement: Agreement): Step => ({ agreement, charges: [] })

/** A draft is nobody's business yet, and nobody pays for a trial. */
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
