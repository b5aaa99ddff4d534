import { type Catalogue, createCatalogue } from './catalogue.ts'
import { type Clock, createClock } from './clock.ts'
import { resourceMissing } from './api-error.ts'
import type { CardKind, Payment, StandInOptions } from './stand-in-options.ts'
import type {
  Metadata,
  WireCustomer,
  WireDiscount,
  WireEvent,
  WireInvoice,
  WireLine,
  WireObject,
  WirePaymentMethod,
  WirePortalSession,
  WirePrice,
  WireSession,
  WireSubscription,
  WireTaxId,
} from './wire.ts'

/** What a session will become, beyond what it shows. */
export type Order = {
  price: WirePrice
  quantity: number
  trialEnd: { days: number } | { at: number } | null
  metadata: Metadata
  description: string | null
  /** The page puts what the payer types on the customer. */
  updates: { name: boolean; address: boolean }
  /** A payment that waits for its holder. */
  unconfirmed: Payment | null
}

/** What was last billed for a subscription item: a credit is a part of it. Seconds and minor units. */
export type Debit = { amount: number; start: number; end: number; invoice: string; line: string }

/** Everything one account at Stripe knows, and what it needs to go on by itself. */
export type Account = Catalogue & {
  clock: Clock
  settings: Required<Pick<StandInOptions, 'draftSeconds' | 'retryDays' | 'afterRetries'>>
  /** Where its pages are; set when the server listens. */
  origin: string
  customers: Map<string, WireCustomer>
  taxIds: Map<string, WireTaxId>
  paymentMethods: Map<string, WirePaymentMethod>
  discounts: Map<string, WireDiscount>
  sessions: Map<string, WireSession>
  subscriptions: Map<string, WireSubscription>
  invoices: Map<string, WireInvoice>
  portalSessions: Map<string, WirePortalSession>
  events: WireEvent[]
  /** How each payment method behaves. */
  cards: Map<string, CardKind>
  orders: Map<string, Order>
  /** By subscription item. */
  debits: Map<string, Debit>
  /** Prorations that wait for the next invoice, by subscription. */
  pendingLines: Map<string, WireLine[]>
  /** The invoice a held change waits for, by subscription. */
  heldBy: Map<string, string>
  /** Trials whose end was announced. */
  announcedTrials: Set<string>
  /** What is being done right now, as events name it; null for what happens by itself. */
  request: { id: string; idempotency_key: string | null } | null
  /** Told of every event as it is written. */
  listeners: Set<(event: WireEvent) => void>
}

export const createAccount = (options: StandInOptions): Account => {
  const clock = createClock(options.frozenAt)
  return {
    ...createCatalogue(options, clock.seconds()),
    clock,
    settings: {
      draftSeconds: options.draftSeconds ?? 3600,
      retryDays: options.retryDays ?? [3, 5, 7],
      afterRetries: options.afterRetries ?? 'canceled',
    },
    origin: '',
    customers: new Map(),
    taxIds: new Map(),
    paymentMethods: new Map(),
    discounts: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    portalSessions: new Map(),
    events: [],
    cards: new Map(),
    orders: new Map(),
    debits: new Map(),
    pendingLines: new Map(),
    heldBy: new Map(),
    announcedTrials: new Set(),
    request: null,
    listeners: new Set(),
  }
}

/** What an id names, or the error that says it names nothing. `param` is where the id came from. */
export const found = <One>(all: Map<string, One>, resource: string, id: string, param?: string): One => {
  const one = all.get(id)
  if (one === undefined) throw resourceMissing(resource, id, param)
  return one
}

/** Whatever an id names, of any kind. */
export const objectOf = (account: Account, id: string): WireObject | undefined => {
  const rooms: Map<string, WireObject>[] = [
    account.customers,
    account.taxIds,
    account.paymentMethods,
    account.discounts,
    account.sessions,
    account.subscriptions,
    account.invoices,
    account.portalSessions,
    account.products,
    account.prices,
    account.coupons,
    account.promotionCodes,
  ]
  return rooms.map((room) => room.get(id)).find((one) => one !== undefined)
}
