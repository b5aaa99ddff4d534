import Stripe from 'stripe'
import { z } from 'zod'
import type { BillingEvent } from './billing-gateway.ts'

/** How far Stripe's clock and ours may differ, in seconds. Stripe signs each delivery anew. */
const tolerance = 300

/**
 * Parses an event signed by Stripe, https://docs.stripe.com/webhooks#verify-manually. Null if it is forged or altered, or was
 * signed too long ago or in the future. The SDK does not check for the future.
 */
export const readStripeEvent = (
  client: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
  now: Date,
): BillingEvent | null => {
  const event = shape.safeParse(readSigned(client, secret, body, { signature, now })).data
  if (!event) return null
  return {
    id: event.id,
    type: event.type,
    customer: customerOf(event.data.object),
    occurredAt: new Date(event.created * 1000).toISOString(),
  }
}

/** What Stripe has signed and posted, parsed as JSON; null if the signature is missing, wrong, too old or in the future. */
export const readSigned = (
  client: Stripe,
  secret: string,
  body: Buffer,
  { signature, now }: { signature: string; now: Date },
): unknown => {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  if (secret === '' || !(signedAt <= now.getTime() / 1000 + tolerance)) return null
  try {
    return client.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

/** The customer of an event: its object is a customer or has one. */
const customerOf = ({ object, id, customer }: z.infer<typeof shape>['data']['object']): string | null => {
  const found = object === 'customer' ? id : typeof customer === 'object' ? customer?.id : customer
  return found ?? null
}

const name = z.string().min(1).max(255)
/** The fields of an event that are used. Its object may have any others. */
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
