import type { Interval } from './wire.ts'

/** The behaviour of a card: it pays, is declined at every attempt, or pays only after its holder has confirmed. */
export type CardKind = 'ok' | 'declined' | 'threeDSecure'

/** A price of the account's catalogue. `amount` is in minor units, `currency` is ISO 4217 in upper or lower case. */
export type SeededPrice = {
  lookupKey: string
  amount: number
  currency: string
  interval: Interval
  /** The product's name; prices with the same name share a product. The default is the lookup key. */
  product?: string
  active?: boolean
}

/** A code for the checkout. It deducts `percentOff` from the first invoice, from all, or during some months. */
export type SeededPromotion = {
  code: string
  percentOff: number
  duration?: 'once' | 'forever' | { months: number }
  active?: boolean
}

export type StandInOptions = {
  prices: readonly SeededPrice[]
  promotions?: readonly SeededPromotion[]
  /** The only valid key; by default any key that begins with `sk_` or `rk_`. */
  apiKey?: string
  /** The secret with which `deliver` signs by default. */
  webhookSecret?: string
  /** The clock starts here and moves only with `advance`; by default it runs with that of the machine. */
  frozenAt?: Date
  /** How long a renewal invoice is a draft before it is charged; by default an hour, as at Stripe. */
  draftSeconds?: number
  /** Days between a failed payment and each of the next attempts. */
  retryDays?: readonly number[]
  /** The status of a subscription after the last attempt failed. */
  afterRetries?: 'canceled' | 'unpaid' | 'past_due'
  /** By default a free one. */
  port?: number
}

/** The payer's address, as the payer types it. */
export type PayerAddress = {
  line1: string
  line2?: string
  city: string
  postalCode: string
  state?: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** What the payer enters on the checkout page. `taxId.type` is one of Stripe's types (`eu_vat`, `gb_vat`, …). */
export type Payment = {
  card: CardKind
  promotionCode?: string
  taxId?: { type: string; value: string }
  address?: PayerAddress
  /** The name of the business or the payer. */
  name?: string
  email?: string
}

/** The result of a payment. A declined or unconfirmed payment leaves the session open and creates no subscription. */
export type PaymentOutcome =
  | { outcome: 'paid'; subscription: string }
  | { outcome: 'declined' }
  | { outcome: 'requires_action' }

/**
 * The `-after` kinds process the call and lose its response; with the others it is never processed. `slow` waits before it
 * responds.
 */
export type FaultKind = '500' | '500-after' | 'reset' | 'reset-after' | '429' | 'slow' | 'hang' | 'hang-after'

/** Which calls a fault applies to; `ms` is how long `slow` waits. */
export type FaultMatch = { method?: 'GET' | 'POST' | 'DELETE'; path?: string | RegExp; ms?: number }

/** A call that was received. `status` is null until there is a response, and if it was lost. */
export type SeenRequest = {
  method: string
  /** Without the query. */
  path: string
  query: string
  body: string
  idempotencyKey: string | null
  status: number | null
  replayed: boolean
}

/** Where to post an event. `timestamp` is the signed time in seconds; by default the machine's present time. */
export type Delivery = {
  to: string
  secret?: string
  timestamp?: number
  /** Added to the usual headers, or replacing them. */
  headers?: Record<string, string>
}
export type DeliveryAnswer = { status: number; body: string }

export type AutoDelivery = {
  to: string
  secret?: string
  /** How often an event is posted again until the response is 2xx; 5 by default. */
  retries?: number
  /** Milliseconds between two attempts; 100 by default. */
  retryMs?: number
  /** With a seed, events that happen together are posted in a random order. */
  shuffleSeed?: number
}

/** `settled` resolves when every event so far was posted; `failed` has the ids of those that never got a 2xx response. */
export type AutoDeliveryRun = { settled(): Promise<void>; stop(): Promise<void>; failed: string[] }
