import type { WireItem, WireSubscription } from './wire.ts'

/** The one item a subscription of this stand-in has. */
export const itemOf = (subscription: WireSubscription): WireItem => {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`the subscription ${subscription.id} has no item`)
  return item
}
