import type { CardProvider } from '@sojourn/contract/resources/payment'
import type { Money } from '@sojourn/contract/kit/values'

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

/** Money that left the account again, or came back after a dispute. `amount` is always more than 0. */
export type CardRefund = { id: string; kind: 'refund' | 'dispute' | 'dispute_won'; amount: Money }

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
  /** Creates the account of a company. Repeated with the same tenant, it returns the same one within a day. */
  openAccount(tenant: string): Promise<CardAccount>
  readAccount(account: string): Promise<CardAccount>
  /** Where the company enters what the provider needs; null if that is nothing. `returnUrl` is where it comes back to. */
  accountUrl(account: string, returnUrl: string): Promise<string | null>
  /** Opens a checkout. The same order always gets the same one. */
  openSession(account: string, order: CardOrder): Promise<CardSession>
  readSession(account: string, session: string): Promise<CardSession>
  /** After this, the checkout can no longer be paid, unless it is paid already. */
  closeSession(account: string, session: string): Promise<CardSession>
  listRefunds(account: string, reference: string): Promise<CardRefund[]>
  /** Parses a webhook request; null if it is forged, altered, too old, or not about an account. */
  readEvent(body: Buffer, signature: string, now: Date): CardEvent | null
}
