import Stripe from 'stripe'
import { z } from 'zod'
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
    const posted: unknown = client.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime())
    const event = shape.safeParse(posted).data
    if (!event) return null
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
const customerOf = ({ object, id, customer }: z.infer<typeof shape>['data']['object']): string | null => {
  const found = object === 'customer' ? id : typeof customer === 'object' ? customer?.id : customer
  return found ?? null
}

const name = z.string().min(1).max(255)
/** As much of an event as is used. What it is about may have any other members. */
const shape = z.object({
  id: name,
  type: name,
  created: z.int().min(0).max(4_102_444_800),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: name.optional(),
      customer: z
        .union([name, z.object({ id: name })])
        .nullish()
        .catch(null),
    }),
  }),
})
