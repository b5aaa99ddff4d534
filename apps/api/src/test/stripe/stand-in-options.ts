import type { Interval } from './wire.ts'

/** How a card behaves: pays, is rejected at every attempt, or pays only once its holder has confirmed. */
export type CardKind = 'ok' | 'declined' | 'threeDSecure'

/** A price of the account's catalogue; `amount` in minor units, `currency` in ISO 4217 of any case. */
export type SeededPrice = {
  lookupKey: string
  amount: number
  currency: string
  interval: Interval
  /** The product's name; prices of one name share a product. Otherwise the lookup key. */
  product?: string
  active?: boolean
}

/** A code the payer may give at checkout; it takes `percentOff` of the first invoice, of all, or of some months. */
export type SeededPromotion = {
  code: string
  percentOff: number
  duration?: 'once' | 'forever' | { months: number }
  active?: boolean
}

export type StandInOptions = {
  prices: readonly SeededPrice[]
  promotions?: readonly SeededPromotion[]
  /** The only key that is let in; otherwise any that begins with `sk_` or `rk_`. */
  apiKey?: string
  /** What `deliver` signs with when it is given no secret. */
  webhookSecret?: string
  /** The clock stands still from here and moves by `advance` alone; otherwise it runs with the machine's. */
  frozenAt?: Date
  /** How long the invoice of a renewal is a draft before it is charged: an hour, as at Stripe. */
  draftSeconds?: number
  /** Days between a failed payment and its next attempts. */
  retryDays?: readonly number[]
  /** What becomes of a subscription when the last attempt failed. */
  afterRetries?: 'canceled' | 'unpaid' | 'past_due'
  /** Otherwise a free one. */
  port?: number
}

/** Where the payer lives, as the payer types it. */
export type PayerAddress = {
  line1: string
  line2?: string
  city: string
  postalCode: string
  state?: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** What the payer gives on the checkout page; `taxId.type` as Stripe names it (`eu_vat`, `gb_vat`, …). */
export type Payment = {
  card: CardKind
  promotionCode?: string
  taxId?: { type: string; value: string }
  address?: PayerAddress
  /** The business' or the payer's name. */
  name?: string
  email?: string
}

/** What came of it: rejected and unconfirmed payments leave the session open and make no subscription. */
export type PaymentOutcome =
  | { outcome: 'paid'; subscription: string }
  | { outcome: 'declined' }
  | { outcome: 'requires_action' }

/** `-after` kinds carry the call out and lose its answer; the others never reach it. `slow` waits, then answers. */
export type FaultKind = '500' | '500-after' | 'reset' | 'reset-after' | '429' | 'slow' | 'hang' | 'hang-after'

/** Which calls a fault meets; `ms` is how long `slow` waits. */
export type FaultMatch = { method?: 'GET' | 'POST' | 'DELETE'; path?: string | RegExp; ms?: number }

/** A call as it came in; `status` is null while it has no answer or when its answer was lost. */
export type SeenRequest = {
  method: string
  /** Without its query. */
  path: string
  query: string
  body: string
  idempotencyKey: string | null
  status: number | null
  replayed: boolean
}

/** Where an event is posted; `timestamp` in seconds is what is signed, now by the machine's clock otherwise. */
export type Delivery = {
  to: string
  secret?: string
  timestamp?: number
  /** Added to or put over the usual ones. */
  headers?: Record<string, string>
}
export type DeliveryAnswer = { status: number; body: string }

export type AutoDelivery = {
  to: string
  secret?: string
  /** How often an event that is not answered with 2xx is posted again; 5 otherwise. */
  retries?: number
  /** Between two attempts; 100 otherwise. */
  retryMs?: number
  /** Events that happen together are posted in an order drawn from this seed. */
  shuffleSeed?: number
}

/** `settled` resolves when everything that has happened was posted; `failed` are the ids that never met 2xx. */
export type AutoDeliveryRun = { settled(): Promise<void>; stop(): Promise<void>; failed: string[] }
