import Stripe from 'stripe'
import { z } from 'zod'
import { BillingUnavailable } from '../billing/billing-gateway.ts'
import { callStripe, createStripeClient, type StripePlace } from '../billing/stripe-client.ts'
import { readSigned } from '../billing/stripe-event.ts'
import {
  AccessLost,
  type CardAccount,
  type CardEvent,
  type CardGateway,
  type CardOrder,
  type CardRefund,
  type CardSession,
} from './card-gateway.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts'

/** `webhookSecret` is that of the endpoint for events of connected accounts. */
type Options = StripePlace & { checkoutOrigin?: string }

/**
 * Stripe Connect: each company has an account of its own that the platform neither pays for nor answers for, set up on Stripe's
 * pages (https://docs.stripe.com/connect/migrate-to-controller-properties), and clients pay into it directly
 * (https://docs.stripe.com/connect/direct-charges). No secret of a company is stored: its account's id is in a header.
 */
export const createStripeCardGateway = (options: Options): CardGateway => {
  const { webhookSecret, checkoutOrigin = 'https://checkout.stripe.com' } = options
  const client = createStripeClient(options)
  return {
    provider: 'stripe',
    checkoutOrigins: () => [checkoutOrigin],
    canCharge: (amount) => toStripeAmount(amount) !== null,
    // Its name and address may change, and one key must always have the same parameters: Stripe's form asks for them.
    openAccount: async (tenant, lost) => {
      const params: Stripe.AccountCreateParams = {
        controller: {
          fees: { payer: 'account' },
          losses: { payments: 'stripe' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'full' },
        },
        metadata: { tenant },
      }
      const idempotencyKey = lost === null ? `account:${tenant}` : `account:${tenant}:${lost}`
      return toAccount(await callStripe('create an account', client.accounts.create(params, { idempotencyKey })))
    },
    readAccount: async (account) =>
      toAccount(
        await callStripe(
          'read an account',
          noticingLoss(client.accounts.retrieve(account), ({ statusCode }) => statusCode === 403 || statusCode === 404),
        ),
      ),
    accountUrl: async (account, returnUrl) =>
      (
        await callStripe(
          'open its form',
          client.accountLinks.create({
            account,
            type: 'account_onboarding',
            return_url: returnUrl,
            refresh_url: returnUrl,
          }),
        )
      ).url,
    openSession: async (account, order) =>
      toSession(
        await callStripe(
          'open a checkout',
          noticingLoss(
            client.checkout.sessions.create(newSession(order), {
              stripeAccount: account,
              idempotencyKey: `card-checkout:${order.uuid}`,
            }),
            isOfAccount,
          ),
        ),
      ),
    readSession: async (account, session) =>
      toSession(
        await callStripe('read a checkout', client.checkout.sessions.retrieve(session, {}, { stripeAccount: account })),
      ),
    findSession: async (account, reference) => {
      const query = { payment_intent: reference, limit: 1 }
      const found = client.checkout.sessions.list(query, { stripeAccount: account })
      const [session] = (await callStripe('find a checkout', found)).data
      return session ? toSession(session) : null
    },
    closeSession: async (account, session) => {
      const request = { stripeAccount: account }
      try {
        return toSession(await client.checkout.sessions.expire(session, {}, request))
      } catch (error) {
        // It was paid or has expired: Stripe says which.
        const isOver = error instanceof Stripe.errors.StripeInvalidRequestError
        const again = isOver
          ? client.checkout.sessions.retrieve(session, {}, request)
          : Promise.reject<Stripe.Checkout.Session>(error)
        return toSession(await callStripe('close a checkout', noticingLoss(again, isOfAccount)))
      }
    },
    listRefunds: (account, reference) => listRefunds(client, account, reference),
    readEvent: (body, signature, now) => toEvent(readSigned(client, webhookSecret, body, { signature, now })),
  }
}

/** Rejects with AccessLost for the errors with which Stripe says that an account is not one of the platform's. */
const noticingLoss = async <T>(
  work: Promise<T>,
  isLoss: (error: InstanceType<typeof Stripe.errors.StripeError>) => boolean,
): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && isLoss(error))
      throw new AccessLost(`Stripe gives no access to an account: ${error.requestId ?? ''}`)
    throw error
  }
}

const isOfAccount = ({ code }: { code?: string | undefined }): boolean => code === 'account_invalid'

const toAccount = ({ id, charges_enabled, details_submitted }: Stripe.Account): CardAccount => ({
  account: id,
  chargesEnabled: charges_enabled,
  detailsSubmitted: details_submitted,
})

const newSession = (order: CardOrder): Stripe.Checkout.SessionCreateParams => {
  const { uuid, amount, invoiceNumber, company, title, returnUrl, cancelUrl, expiresAt } = order
  const unit_amount = toStripeAmount(amount)
  if (unit_amount === null) throw new BillingUnavailable(`Stripe cannot charge ${amount.amount} ${amount.currency}`)
  const metadata = { checkout: uuid, invoice: invoiceNumber }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: uuid,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount,
          product_data: { name: invoiceNumber, description: `${company} · ${title}`.slice(0, 500) },
        },
      },
    ],
    payment_intent_data: { description: `${invoiceNumber} · ${company}`.slice(0, 500), metadata },
    metadata,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(Date.parse(expiresAt) / 1000),
  }
}

const toSession = (session: Stripe.Checkout.Session): CardSession => {
  const { id, client_reference_id, url, status, payment_status, amount_total, currency, payment_intent } = session
  const isPaid = payment_status === 'paid'
  return {
    session: id,
    checkout: client_reference_id,
    url,
    status: isPaid ? 'paid' : status === 'complete' ? 'processing' : status === 'open' ? 'open' : 'closed',
    amount: amount_total === null || currency === null ? null : fromStripeAmount(amount_total, currency),
    reference: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
  }
}

/** During these, and after a dispute that was lost, Stripe has taken the money back. An inquiry takes nothing. */
const withdrawn: ReadonlySet<Stripe.Dispute.Status> = new Set(['needs_response', 'under_review', 'lost'])

const listRefunds = async (client: Stripe, account: string, reference: string): Promise<CardRefund[]> => {
  const [query, request] = [{ payment_intent: reference, limit: 100 }, { stripeAccount: account }]
  const refunds = await callStripe('list refunds', client.refunds.list(query, request))
  const disputes = await callStripe('list disputes', client.disputes.list(query, request))
  return [
    ...refunds.data.flatMap(({ id, status, amount, currency }): CardRefund[] => {
      const money = fromStripeAmount(amount, currency)
      if (status === 'succeeded') return [{ id, kind: 'refund', amount: money }]
      return status === 'failed' || status === 'canceled' ? [{ id, kind: 'refund_failed', amount: money }] : []
    }),
    ...disputes.data.flatMap(({ id, status, amount, currency }): CardRefund[] => {
      const money = fromStripeAmount(amount, currency)
      if (withdrawn.has(status)) return [{ id, kind: 'dispute', amount: money }]
      return status === 'won' ? [{ id, kind: 'dispute_won', amount: money }] : []
    }),
  ]
}

const name = z.string().min(1).max(255)
/** The fields of an event that are used; its object may have any others. */
const shape = z.object({
  id: name,
  type: name,
  account: name,
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: name.optional().catch(undefined),
      payment_intent: z
        .union([name, z.object({ id: name })])
        .nullish()
        .catch(null),
    }),
  }),
})

const toEvent = (posted: unknown): CardEvent | null => {
  const event = shape.safeParse(posted).data
  if (!event) return null
  const { object, id, payment_intent } = event.data.object
  return {
    id: event.id,
    type: event.type,
    account: event.account,
    session: object === 'checkout.session' ? (id ?? null) : null,
    reference: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
  }
}
