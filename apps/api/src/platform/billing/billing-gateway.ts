import type { Plan, SubscriptionStatus } from '@sojourn/contract/plans'

/** What a company and the gateway have agreed; instants are ISO 8601 in UTC. */
export type Agreement = {
  stripePlan: string
  status: SubscriptionStatus
  periodStart: string | null
  periodEnd: string | null
  /** When the company's one trial ends or ended; null when it never had one. */
  trialEndsAt: string | null
  pastDueAt: string | null
  cancelAtPeriodEnd: boolean
  checkoutExpiresAt: string | null
}

/** A hosted page where one plan is paid. `tokenHash` is the SHA-256 of its address's token when this server plays the page. */
export type Checkout = { reference: string; tokenHash: Buffer | null; expiresAt: string }

/**
 * Who takes the money. Each call may ask another server, so it may be repeated for the same change: an implementation uses
 * the tenant and what is asked for as its idempotency key.
 */
export type BillingGateway = {
  /** Whether this server answers `/checkout/{token}` itself. */
  playsCheckout: boolean
  openCheckout(order: { tenant: string; plan: Plan; hasTrial: boolean }): Promise<Checkout>
  /** Where an open checkout is paid: the same address as long as it is open. */
  checkoutUrl(reference: string): Promise<string>
  /** The agreement once a checkout is paid. */
  startPaid(agreement: Agreement, now: Date): Agreement
  /** The agreement with another plan. */
  changePlan(tenant: string, agreement: Agreement, plan: Plan): Promise<Agreement>
  /** Ends the agreement with its period, or takes that back. */
  setCancellation(tenant: string, agreement: Agreement, atPeriodEnd: boolean): Promise<Agreement>
  /** What time alone has made of an agreement. A gateway that reports by itself answers it unchanged. */
  settle(agreement: Agreement, now: Date): Agreement
}
