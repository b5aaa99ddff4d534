import type { Card, Invoice, PlanPreview } from '@sojourn/contract/payment'
import type { Money } from '@sojourn/contract/kit/values'
import type { Plan, SubscriptionStatus } from '@sojourn/contract/plans'

/** What a company and the gateway have agreed; instants are ISO 8601 in UTC. */
export type GatewaySubscription = {
  stripePlan: string
  status: SubscriptionStatus
  periodStart: string | null
  periodEnd: string | null
  /** When the company's one trial ends or ended; null when it never had one. */
  trialEndsAt: string | null
  /** Since when a payment is missing. */
  pastDueAt: string | null
  cancelAtPeriodEnd: boolean
  /** The gateway's names for who pays and for what was agreed. */
  customer: string | null
  contract: string | null
  /** The gateway's name for the page where it is paid, and its address where the gateway gave one. */
  checkout: string | null
  checkoutUrl: string | null
  checkoutExpiresAt: string | null
  /** What pays. */
  card: Card | null
  /** What is to the company's credit, in minor units; the built-in gateway's alone. */
  credit: number
}

/**
 * A hosted page where one plan is paid. `tokenHash` is the SHA-256 of what its address, or the one it leads back to, is
 * known by.
 */
export type Checkout = {
  customer: string | null
  reference: string
  tokenHash: Buffer
  url: string | null
  expiresAt: string
}

/** Somebody who will pay, for what. `before` is the last subscription. */
export type Order = {
  tenant: string
  company: string
  email: string | null
  plan: Plan
  hasTrial: boolean
  before: GatewaySubscription | null
}

/** What was taken, or is owed, for a period; kept here because nobody else does. */
export type Charge = {
  stripePlan: string
  issuedAt: string
  periodStart: string
  periodEnd: string
  amount: Money
  status: 'open' | 'paid'
}

/** What became of a subscription, and what was charged on the way, oldest first, when the gateway keeps no invoices itself. */
export type Step = { subscription: GatewaySubscription; charges: readonly Charge[] }

/** Something that the gateway tells of by itself: only that something has changed for a payer, never what. */
export type BillingEvent = { id: string; type: string; customer: string | null; occurredAt: string }

/**
 * Who takes the money. Calls may ask another server: they reject with BillingUnavailable when it does not answer as it should
 * and with PaymentDeclined when the money is not to be had. Asked again after a crash they do nothing twice.
 */
export type BillingGateway = {
  /** Whether this server answers `/checkout/{token}` itself. */
  playsCheckout: boolean
  /** Whether a subscription is this gateway's. Another's ends with its period, and takes nothing more. */
  holds(subscription: GatewaySubscription): boolean
  /** Opens the one checkout that a payer has, and ends what was owed for too long. */
  openCheckout(order: Order): Promise<Checkout>
  /** From then on nobody pays it; one that is paid already stays so. */
  closeCheckout(subscription: GatewaySubscription): Promise<void>
  /** Ends what is owed for too long, so that nobody asks for that money any more. */
  endUnpaid(subscription: GatewaySubscription): Promise<void>
  /** Where an open checkout is paid: the same address as long as it is open. */
  checkoutUrl(subscription: GatewaySubscription): string | null
  /** The subscription with another plan, at once; the difference is paid or put to the company's credit. */
  changePlan(subscription: GatewaySubscription, plan: Plan, now: Date): Promise<Step>
  /** What `changePlan` would take. */
  previewChange(subscription: GatewaySubscription, plan: Plan, now: Date): Promise<PlanPreview>
  /** Ends the subscription with its period, or takes that back. */
  setCancellation(subscription: GatewaySubscription, atPeriodEnd: boolean): Promise<GatewaySubscription>
  /** What time alone has made of a subscription. */
  settle(subscription: GatewaySubscription, now: Date): Step
  /** The subscription as it is now. The same whatever was known of it before, apart from what never was at the gateway. */
  present(subscription: GatewaySubscription, now: Date): Promise<Step>
  /** Newest first; null when they are kept here. */
  listInvoices(subscription: GatewaySubscription): Promise<Invoice[] | null>
  /** Where the payer changes card, address and tax number, and sees every invoice. */
  openPortal(subscription: GatewaySubscription): Promise<string>
  /** Reads what was posted to the inbox; null when it is forged, altered, out of its time or not meant for it. */
  readEvent(body: Buffer, signature: string, now: Date): BillingEvent | null
}

/**
 * The gateway does not answer, or not as it should. Nothing has changed, unless it `isUncertain`. The message names no
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

/** The payer's card or bank has declined. Nothing has changed. The message is for the payer. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined'
}

/** A payment may be late this long before the subscription ends; the database's `runs_subscription` knows the same. */
export const graceDays = 14
