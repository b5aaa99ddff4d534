import type { WireItem, WireSubscription } from './wire.ts'

/** The only item of a subscription; the stand-in does not support more. */
export const itemOf = (subscription: WireSubscription): WireItem => {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`the subscription ${subscription.id} has no item`)
  return item
}
