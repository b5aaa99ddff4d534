import type { CardProvider } from '@sojourn/contract/resources/payment'
import type { Money } from '@sojourn/contract/kit/values'
import { BillingUnavailable } from '../billing/billing-gateway.ts'

/** A company's account at the provider. */
export type CardAccount = { account: string; chargesEnabled: boolean; detailsSubmitted: boolean }

/** What is paid with one checkout. `uuid` names it at the provider; `expiresAt` is an ISO instant. */
export type CardOrder = {
  uuid: string
  amount: Money
  /** What the payer reads. */
  invoiceNumber: string
  company: string
  title: string
  /** Where the payer returns after paying, and after cancelling. */
  returnUrl: string
  cancelUrl: string
  expiresAt: string
}

/** A checkout at the provider. `checkout` is the uuid of its order; null if it is not one of ours. */
export type CardSession = {
  session: string
  checkout: string | null
  url: string | null
  status: 'open' | 'processing' | 'paid' | 'closed'
  /** What was paid; null if the provider does not say so in a way that we understand. */
  amount: Money | null
  /** What the provider calls the payment. */
  reference: string | null
}

/** Money that left the account again, or came back: a refund that failed, a dispute that was won. `amount` is always more than 0. */
export type CardRefund = { id: string; kind: 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'; amount: Money }

/** A notification of the provider: only that something may have changed, never what. */
export type CardEvent = {
  id: string
  type: string
  account: string
  /** The checkout or the payment that it is about. */
  session: string | null
  reference: string | null
}

/**
 * Takes card payments for companies, each with an account of its own. Rejects with BillingUnavailable if the provider does not do
 * what it is asked.
 */
export type CardGateway = {
  /** Null if card payments are not offered. */
  provider: CardProvider | null
  /** The origins to which the payer's browser is redirected. */
  checkoutOrigins(): string[]
  /** Whether exactly this amount can be charged. */
  canCharge(amount: Money): boolean
  /**
   * Creates the account of a company; `lost` is the one that it replaces. Repeated with the same values, it returns the same one
   * within a day.
   */
  openAccount(tenant: string, lost: string | null): Promise<CardAccount>
  /** Rejects with AccessLost if the account has left the platform. */
  readAccount(account: string): Promise<CardAccount>
  /** Where the company enters what the provider needs; null if that is nothing. `returnUrl` is where it comes back to. */
  accountUrl(account: string, returnUrl: string): Promise<string | null>
  /** Opens a checkout. The same order always gets the same one. Rejects with AccessLost if the account has left the platform. */
  openSession(account: string, order: CardOrder): Promise<CardSession>
  readSession(account: string, session: string): Promise<CardSession>
  /** The checkout with which a payment was made; null if there is none. */
  findSession(account: string, reference: string): Promise<CardSession | null>
  /** After this, the checkout can no longer be paid, unless it is paid already. Rejects with AccessLost as above. */
  closeSession(account: string, session: string): Promise<CardSession>
  listRefunds(account: string, reference: string): Promise<CardRefund[]>
  /** Parses a webhook request; null if it is forged, altered, too old, or not about an account. */
  readEvent(body: Buffer, signature: string, now: Date): CardEvent | null
}

/** The platform no longer has access to an account: the company has removed it, or it belongs to other keys. */
export class AccessLost extends BillingUnavailable {
  override name = 'AccessLost'
}
