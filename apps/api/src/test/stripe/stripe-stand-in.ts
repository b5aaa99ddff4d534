import { createAccount } from './account.ts'
import { startApiServer } from './api-server.ts'
import { autoDeliver, deliver } from './webhook-delivery.ts'
import { confirm3ds, pay } from './pay-session.ts'
import { payOpenInvoices, setCard } from './customer-cards.ts'
import { portalCancel, portalChangePrice, portalResume } from './portal-actions.ts'
import { advance, settle } from './time.ts'
import type {
  AutoDelivery,
  AutoDeliveryRun,
  CardKind,
  Delivery,
  DeliveryAnswer,
  FaultKind,
  FaultMatch,
  Payment,
  PaymentOutcome,
  SeenRequest,
  StandInOptions,
} from './stand-in-options.ts'
import type { WireEvent } from './wire.ts'

export type StripeStandIn = {
  /** `http://127.0.0.1:<port>`; the SDK needs `host`, `port` and `protocol: 'http'`. */
  url: string
  host: string
  port: number
  close(): Promise<void>

  now(): Date
  /** Moves the clock forward, and does what falls due on the way, each at its own instant. */
  advance(ms: number): void

  /** Pays an open session, as a payer does on its page; throws where the page would not offer it. */
  pay(session: string, payment: Payment): PaymentOutcome
  /** Confirms a payment with the outcome `requires_action`, or not. */
  confirm3ds(session: string, confirmed: boolean): PaymentOutcome
  /**
   * Replaces the customer's card, for the customer and for every subscription; open invoices stay open. A card that requires
   * confirmation requires it each time, except one that was confirmed at checkout, which works for renewals.
   */
  setCard(customer: string, card: CardKind): void
  /** Tries to charge every open invoice with the payer present, oldest first. Returns how many were paid. */
  payOpenInvoices(customer: string): number
  /** Cancels as the portal does with flexible billing: `cancel_at` is set and `cancel_at_period_end` stays false. */
  portalCancel(subscription: string): void
  portalResume(subscription: string): void
  /** Changes to the price with a lookup key, prorated and invoiced at once. */
  portalChangePrice(subscription: string, lookupKey: string): void

  /** All events so far, oldest first; optionally of one type. */
  events(type?: string): WireEvent[]
  /** Posts an event once, signed. */
  deliver(event: WireEvent, delivery: Delivery): Promise<DeliveryAnswer>
  /** Posts every event from now on, one after the other. */
  autoDeliver(delivery: AutoDelivery): AutoDeliveryRun

  /** Makes the next n matching calls fail in this way; faults queue up. */
  failNext(n: number, kind: FaultKind, match?: FaultMatch): void
  clearFaults(): void
  /** Rejects connections until `up`. */
  down(): Promise<void>
  up(): Promise<void>

  /** Calls to the API so far, oldest first. */
  requests(match?: FaultMatch): SeenRequest[]
  /** How many subscriptions a customer has had in total. */
  subscriptionsEver(customer: string): number
  /** What a customer has paid in total, in minor units. */
  moneyCharged(customer: string): number
  /** The id of the price with a lookup key. */
  priceId(lookupKey: string): string
}

/** A server with Stripe's API for subscriptions over HTTP, in memory. Tests control the payer, the clock and faults. */
export const startStripeStandIn = async (options: StandInOptions): Promise<StripeStandIn> => {
  const account = createAccount(options)
  const server = await startApiServer(account, options)
  const settled = <Answer>(look: () => Answer): Answer => {
    settle(account)
    return look()
  }
  return {
    url: server.url,
    host: server.host,
    port: server.port,
    close: server.close,
    now: () => new Date(account.clock.now()),
    advance: (ms) => advance(account, ms),
    pay: (session, payment) => pay(account, session, payment),
    confirm3ds: (session, confirmed) => confirm3ds(account, session, confirmed),
    setCard: (customer, card) => settled(() => setCard(account, customer, card)),
    payOpenInvoices: (customer) => settled(() => payOpenInvoices(account, customer)),
    portalCancel: (subscription) => settled(() => portalCancel(account, subscription)),
    portalResume: (subscription) => settled(() => portalResume(account, subscription)),
    portalChangePrice: (subscription, lookupKey) => settled(() => portalChangePrice(account, subscription, lookupKey)),
    events: (type) => settled(() => account.events.filter((event) => type === undefined || event.type === type)),
    deliver: (event, delivery) => deliver(event, { secret: options.webhookSecret, ...delivery }),
    autoDeliver: (delivery) => autoDeliver(account, { secret: options.webhookSecret, ...delivery }),
    failNext: server.faults.failNext,
    clearFaults: server.faults.clear,
    down: server.down,
    up: server.up,
    requests: server.requests,
    subscriptionsEver: (customer) =>
      [...account.subscriptions.values()].filter((one) => one.customer === customer).length,
    moneyCharged: (customer) =>
      [...account.invoices.values()]
        .filter((one) => one.customer === customer && one.status === 'paid')
        .reduce((sum, one) => sum + one.amount_paid, 0),
    priceId: (lookupKey) => account.priceByKey(lookupKey).id,
  }
}
