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

/** The parts of a checkout session's future subscription that the session itself does not contain. */
export type Order = {
  price: WirePrice
  quantity: number
  trialEnd: { days: number } | { at: number } | null
  metadata: Metadata
  description: string | null
  /** Whether the page stores on the customer what the payer enters. */
  updates: { name: boolean; address: boolean }
  /** A payment that waits for the cardholder's confirmation. */
  unconfirmed: Payment | null
}

/** What was last billed for a subscription item; credits are a share of it. In seconds and minor units. */
export type Debit = { amount: number; start: number; end: number; invoice: string; line: string }

/** The whole state of one Stripe account, and what it needs to continue by itself. */
export type Account = Catalogue & {
  clock: Clock
  settings: Required<Pick<StandInOptions, 'draftSeconds' | 'retryDays' | 'afterRetries'>>
  /** The URL of its pages, set when the server listens. */
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
  /** The behaviour of each payment method. */
  cards: Map<string, CardKind>
  orders: Map<string, Order>
  /** By subscription item. */
  debits: Map<string, Debit>
  /** Prorations for the next invoice, by subscription. */
  pendingLines: Map<string, WireLine[]>
  /** The invoice that a pending update waits for, by subscription. */
  heldBy: Map<string, string>
  /** Trials whose end has been announced. */
  announcedTrials: Set<string>
  /** The current request, as events name it; null for what happens by itself. */
  request: { id: string; idempotency_key: string | null } | null
  /** Called with every event that is recorded. */
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

/** The object with an id; throws Stripe's error if there is none. `param` is where the id came from. */
export const found = <One>(all: Map<string, One>, resource: string, id: string, param?: string): One => {
  const one = all.get(id)
  if (one === undefined) throw resourceMissing(resource, id, param)
  return one
}

/** The object with an id, of any type. */
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
