import { createHash } from 'node:crypto'
import type { Invoice } from '@sojourn/contract/payment'
import type { Plan } from '@sojourn/contract/plans'
import Stripe from 'stripe'
import { type Agreement, type BillingGateway, BillingUnavailable, type Order, type Step } from './billing-gateway.ts'
import { previewOf } from './plan-preview.ts'
import { readStripeAgreement } from './stripe-agreement.ts'
import { callStripe, createStripeClient, type StripePlace } from './stripe-client.ts'
import { readStripeEvent } from './stripe-event.ts'
import { createStripePrices } from './stripe-prices.ts'
import { settleInTime } from './settle-in-time.ts'

type Options = StripePlace & { publicUrl: () => string }

const hourMs = 3_600_000
/** Most invoices that are listed; the portal has them all. */
const listed = 24

/** Stripe through its SDK: hosted checkout and portal, subscriptions, invoices, and an inbox for its events. */
export const createStripeGateway = (options: Options): BillingGateway => {
  const { publicUrl, webhookSecret } = options
  const client = createStripeClient(options)
  const prices = createStripePrices(client)

  const customerFor = async ({ tenant, company, email, before }: Order): Promise<string> => {
    const existing = before?.customer ?? null
    if (existing !== null && !(await callStripe('read a customer', client.customers.retrieve(existing))).deleted)
      return existing
    // What may be called otherwise by the next try comes after: one key, one customer. A rejection is remembered with its key.
    const idempotencyKey = ['customer', tenant, existing ?? 'first', Math.floor(Date.now() / hourMs)].join(':')
    const { id } = await callStripe(
      'make a customer',
      client.customers.create({ metadata: { tenant } }, { idempotencyKey }),
    )
    await callStripe(
      'name a customer',
      client.customers.update(id, { name: company, ...(email === null ? {} : { email }) }),
    )
    return id
  }

  const openSessions = (customer: string): Promise<Stripe.Checkout.Session[]> =>
    callStripe('list checkouts', client.checkout.sessions.list({ customer, status: 'open', limit: 100 })).then(
      ({ data }) => data,
    )

  const expire = (session: string): Promise<unknown> =>
    callStripe(
      'close a checkout',
      client.checkout.sessions.expire(session).catch((error: unknown) => {
        // It was paid, or lapsed, just then.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }),
    )

  /** Ends what is owed for too long, or came to nothing: Stripe would go on to ask for that money. */
  const endUnpaid = async (customer: string): Promise<void> => {
    const all = await callStripe('list subscriptions', client.subscriptions.list({ customer, limit: 100 }))
    for (const { id, status } of all.data) {
      if (status === 'active' || status === 'trialing') throw new BillingUnavailable(`${id} runs at Stripe already`)
      await callStripe('end a subscription', client.subscriptions.cancel(id))
    }
  }

  const subscriptionOf = async ({ contract }: Agreement): Promise<Stripe.Subscription> => {
    if (contract === null) throw new TypeError('nothing was agreed yet')
    return callStripe('read a subscription', client.subscriptions.retrieve(contract))
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
    holds: ({ customer }) => customer !== null,
    openCheckout: async (order) => {
      const { tenant, plan, hasTrial } = order
      const [customer, price] = [await customerFor(order), await prices.idOf(plan)]
      const subject = { tenant, plan: plan.stripe_id }
      const metadata = { ...subject, trial: String(hasTrial) }
      // One that was opened before a crash is opened again; no two may be paid.
      let session: Stripe.Checkout.Session | undefined
      for (const one of await openSessions(customer)) {
        const isSame = one.metadata?.plan === metadata.plan && one.metadata.trial === metadata.trial
        if (isSame && !session) session = one
        else await expire(one.id)
      }
      await endUnpaid(customer)
      session ??= await callStripe(
        'open a checkout',
        client.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: tenant,
          line_items: [{ price, quantity: 1 }],
          subscription_data: { metadata: subject, ...(hasTrial ? { trial_period_days: plan.trialDays } : {}) },
          metadata,
          allow_promotion_codes: true,
          tax_id_collection: { enabled: true },
          customer_update: { name: 'auto', address: 'auto' },
          billing_address_collection: 'required',
          success_url: `${publicUrl()}/checkout/return/{CHECKOUT_SESSION_ID}`,
          cancel_url: `${publicUrl()}/account`,
        }),
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
    closeCheckout: async ({ customer }) => {
      for (const { id } of customer === null ? [] : await openSessions(customer)) await expire(id)
    },
    endUnpaid: async ({ customer }) => {
      if (customer !== null) await endUnpaid(customer)
    },
    checkoutUrl: (agreement) => agreement.checkoutUrl,
    changePlan: async (agreement, plan, now) => {
      const subscription = await subscriptionOf(agreement)
      const items = await itemsAt(subscription, plan)
      return uncertainly(async () => {
        await callStripe(
          'change a subscription',
          client.subscriptions.update(subscription.id, {
            items,
            metadata: { plan: plan.stripe_id },
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
          }),
        )
        return present(agreement, now)
      })
    },
    previewChange: async (agreement, plan) => {
      const subscription = await subscriptionOf(agreement)
      const items = await itemsAt(subscription, plan)
      const { amount_due, total, lines } = await callStripe(
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
      return uncertainly(async () => {
        await callStripe('end a subscription or go on with it', client.subscriptions.update(id, change))
        return (await present(agreement, new Date())).agreement
      })
    },
    settle: (agreement, now) => here(settleInTime(agreement, now)),
    present,
    listInvoices: async ({ customer }) => {
      if (customer === null) return []
      const { data } = await callStripe('list invoices', client.invoices.list({ customer, limit: listed }))
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

/** From here on it is not known what a failure has left behind. */
const uncertainly = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BillingUnavailable ? new BillingUnavailable(error.message, true) : error
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
