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
  /** `http://127.0.0.1:<port>`; the SDK wants `host`, `port` and `protocol: 'http'`. */
  url: string
  host: string
  port: number
  close(): Promise<void>

  now(): Date
  /** Moves the clock and does on the way what falls due, each thing at its own instant. */
  advance(ms: number): void

  /** What a payer does on the page of an open session; throws where the page would not offer it. */
  pay(session: string, payment: Payment): PaymentOutcome
  /** The answer to `requires_action`. */
  confirm3ds(session: string, confirmed: boolean): PaymentOutcome
  /**
   * Gives the customer a new card, for the customer and for every subscription; open invoices stay open. One that wants
   * confirmation wants it each time, while one that was confirmed at checkout is good for the renewals.
   */
  setCard(customer: string, card: CardKind): void
  /** Tries every open invoice with the payer present, oldest first; answers how many were paid. */
  payOpenInvoices(customer: string): number
  /** As the portal does under flexible billing: `cancel_at` is set and `cancel_at_period_end` stays false. */
  portalCancel(subscription: string): void
  portalResume(subscription: string): void
  /** To the price of a lookup key, prorated and invoiced at once. */
  portalChangePrice(subscription: string, lookupKey: string): void

  /** Every event so far, oldest first; of one type when asked. */
  events(type?: string): WireEvent[]
  /** Posts an event once, signed. */
  deliver(event: WireEvent, delivery: Delivery): Promise<DeliveryAnswer>
  /** Posts every event from now on, one after the other. */
  autoDeliver(delivery: AutoDelivery): AutoDeliveryRun

  /** The next n calls that match fail this way; faults queue up. */
  failNext(n: number, kind: FaultKind, match?: FaultMatch): void
  clearFaults(): void
  /** Connections are rejected until `up`. */
  down(): Promise<void>
  up(): Promise<void>

  /** Calls to the API so far, oldest first. */
  requests(match?: FaultMatch): SeenRequest[]
  /** How many subscriptions a customer has ever had. */
  subscriptionsEver(customer: string): number
  /** What a customer has paid in all, in minor units. */
  moneyCharged(customer: string): number
  /** The id of a price, by its lookup key. */
  priceId(lookupKey: string): string
}

/** A server that speaks Stripe's API for subscriptions over HTTP, in memory, with a payer, a clock and faults at hand. */
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
