import type { Card, Invoice, PlanPreview } from '@sojourn/contract/payment'
import type { Money } from '@sojourn/contract/kit/values'
import type { Plan, SubscriptionStatus } from '@sojourn/contract/plans'
import type { Trial } from './trial.ts'

/** A company's subscription at the gateway. Instants are ISO 8601 in UTC. */
export type GatewaySubscription = {
  stripePlan: string
  status: SubscriptionStatus
  periodStart: string | null
  periodEnd: string | null
  /** When the company's only trial ends or ended; null if it never had one. */
  trialEndsAt: string | null
  /** Since when a payment is overdue. */
  pastDueAt: string | null
  cancelAtPeriodEnd: boolean
  /** The gateway's ids of the customer and of the subscription. */
  customer: string | null
  contract: string | null
  /** The gateway's id of the checkout page, and its URL if the gateway gave one. */
  checkout: string | null
  checkoutUrl: string | null
  checkoutExpiresAt: string | null
  /** The card that pays. */
  card: Card | null
  /** The company's credit, in minor units. Only used by the built-in gateway. */
  credit: number
}

/**
 * A hosted page on which one plan is paid. `tokenHash` is the SHA-256 of the token in its URL, or in the URL that it returns
 * to.
 */
export type Checkout = {
  customer: string | null
  reference: string
  tokenHash: Buffer
  url: string | null
  expiresAt: string
}

/** Who is going to pay for what. `before` is the last subscription. */
export type Order = {
  tenant: string
  company: string
  email: string | null
  plan: Plan
  trial: Trial | null
  before: GatewaySubscription | null
}

/** An amount that was paid, or is owed, for a period. Stored here because the gateway does not. */
export type Charge = {
  stripePlan: string
  issuedAt: string
  periodStart: string
  periodEnd: string
  amount: Money
  status: 'open' | 'paid'
}

/** A subscription after a step, and what was charged in it, oldest first. Empty if the gateway stores the invoices itself. */
export type Step = { subscription: GatewaySubscription; charges: readonly Charge[] }

/** A notification from the gateway. It says only that something has changed for a customer, never what. */
export type BillingEvent = { id: string; type: string; customer: string | null; occurredAt: string }

/**
 * Takes the payments. Calls may send requests to another server: they reject with BillingUnavailable if it does not respond as
 * it should, and with PaymentDeclined if the payment fails. They are idempotent when repeated after a crash.
 */
export type BillingGateway = {
  /** Whether this server itself serves `/checkout/{token}`. */
  playsCheckout: boolean
  /** Whether a subscription belongs to this gateway. One of another gateway ends with its period and is not charged again. */
  holds(subscription: GatewaySubscription): boolean
  /** Opens the only checkout of a customer, and ends subscriptions that have been overdue for too long. */
  openCheckout(order: Order): Promise<Checkout>
  /** After this, the checkout can no longer be paid. If it is paid already, it stays paid. */
  closeCheckout(subscription: GatewaySubscription): Promise<void>
  /** Ends subscriptions that have been overdue for too long, so that no more payment is requested for them. */
  endUnpaid(subscription: GatewaySubscription): Promise<void>
  /** The URL at which an open checkout is paid. It stays the same as long as the checkout is open. */
  checkoutUrl(subscription: GatewaySubscription): string | null
  /** Changes the plan at once. The difference is charged or credited to the company. */
  changePlan(subscription: GatewaySubscription, plan: Plan, now: Date): Promise<Step>
  /** What `changePlan` would charge. */
  previewChange(subscription: GatewaySubscription, plan: Plan, now: Date): Promise<PlanPreview>
  /** Cancels the subscription at the end of its period, or undoes that. */
  setCancellation(subscription: GatewaySubscription, atPeriodEnd: boolean): Promise<GatewaySubscription>
  /** Applies to a subscription what follows from the time alone. */
  settle(subscription: GatewaySubscription, now: Date): Step
  /**
   * Returns the current subscription. The result does not depend on the stored one, except for parts that never were at the
   * gateway.
   */
  present(subscription: GatewaySubscription, now: Date): Promise<Step>
  /** Newest first; null if invoices are stored here. */
  listInvoices(subscription: GatewaySubscription): Promise<Invoice[] | null>
  /** The URL at which the customer changes card, address and tax number, and sees all invoices. */
  openPortal(subscription: GatewaySubscription): Promise<string>
  /** Parses a webhook request; null if it is forged, altered, expired or not meant for this gateway. */
  readEvent(body: Buffer, signature: string, now: Date): BillingEvent | null
}

/**
 * The gateway does not respond, or not as it should. Nothing has changed unless `isUncertain` is true. The message contains no
 * secret.
 */
export class BillingUnavailable extends Error {
  override name = 'BillingUnavailable'
  readonly isUncertain: boolean

  constructor(message: string, isUncertain = false) {
    super(message)
    this.isUncertain = isUncertain
  }
}

/** The customer's card or bank declined the payment. Nothing has changed. The message is for the customer. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined'
}

/**
 * How many days a payment may be overdue before the subscription ends. The database's `runs_subscription` uses the same number.
 */
export const graceDays = 14
