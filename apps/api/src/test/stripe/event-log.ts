import Stripe from 'stripe'
import type { Account } from './account.ts'
import { newId } from './new-id.ts'
import type { WireEvent, WireObject } from './wire.ts'

type EventType = Stripe.Event.Type

/** Records an event with a copy of the present object, and notifies the listeners. */
export const record = (
  account: Account,
  type: EventType,
  object: WireObject,
  previous?: Record<string, unknown>,
): WireEvent => {
  const event: WireEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: account.clock.seconds(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: account.request ?? { id: null, idempotency_key: null },
    type,
  }
  account.events.push(event)
  for (const listener of account.listeners) listener(event)
  return event
}

/** Changes an object and records the previous values. Without an actual change, there is no event. */
export const change = <One extends WireObject>(
  account: Account,
  type: EventType,
  object: One,
  to: (object: One) => void,
): void => {
  const before = structuredClone(object)
  to(object)
  const previous = differences(before, object)
  if (Object.keys(previous).length > 0) record(account, type, object, previous)
}

/** The old values of what differs: of plain objects only the members that differ, of lists the whole. */
const differences = (before: object, after: object): Record<string, unknown> => {
  const old = new Map<string, unknown>(Object.entries(before))
  const now = new Map<string, unknown>(Object.entries(after))
  const differing = [...new Set([...old.keys(), ...now.keys()])].filter(
    (key) => JSON.stringify(old.get(key)) !== JSON.stringify(now.get(key)),
  )
  return Object.fromEntries(
    differing.map((key) => {
      const [was, is] = [old.get(key), now.get(key)]
      return [key, isPlain(was) && isPlain(is) ? differences(was, is) : (was ?? null)]
    }),
  )
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
