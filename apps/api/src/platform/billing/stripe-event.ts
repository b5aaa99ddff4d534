import Stripe from 'stripe'
import type { BillingEvent } from './billing-gateway.ts'

/** So far may Stripe's clock and ours be apart, in seconds; Stripe signs every try anew. */
const tolerance = 300

/**
 * Reads an event whose signature is Stripe's, https://docs.stripe.com/webhooks#verify-manually. Null for one that is
 * forged or altered, or was signed too long ago or in the future. The SDK does not look ahead.
 */
export const readStripeEvent = (
  client: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
  now: Date,
): BillingEvent | null => {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  if (secret === '' || !(signedAt <= now.getTime() / 1000 + tolerance)) return null
  try {
    const event = client.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime())
    return {
      id: event.id,
      type: event.type,
      customer: customerOf(event.data.object),
      occurredAt: new Date(event.created * 1000).toISOString(),
    }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

/** Whose event it is: what it is about is a customer, or has one. */
const customerOf = (object: Stripe.Event.Data.Object): string | null => {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id)
  const customer: unknown = 'customer' in object ? object.customer : null
  if (typeof customer === 'string') return customer
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null
}
