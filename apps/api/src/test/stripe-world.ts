import { plans } from '@sojourn/contract/plans'
import { createStripeGateway } from '../platform/billing/stripe-gateway.ts'
import type { StandInOptions } from './stripe/stand-in-options.ts'
import { startStripeStandIn } from './stripe/stripe-stand-in.ts'
import { createWorld } from './world.ts'

/** The key with which the stand-in signs events. */
export const webhookSecret = 'whsec_of_this_test'

/** A world whose companies pay through Stripe's SDK, at a stand-in for Stripe that offers every plan. */
export const createStripeWorld = async (options: Partial<StandInOptions> = {}, patience = 2000) => {
  const standIn = await startStripeStandIn({
    prices: plans.map(({ stripe_id: lookupKey, price, interval, name: product }) => ({
      lookupKey,
      ...price,
      interval,
      product,
    })),
    webhookSecret,
    frozenAt: new Date(),
    ...options,
  })
  const { host, port } = standIn
  const world = await createWorld({
    billing: (publicUrl) =>
      createStripeGateway({
        secretKey: 'sk_test_of_this_test',
        webhookSecret,
        publicUrl,
        server: { host, port, protocol: 'http' },
        patience,
      }),
  })
  return {
    world,
    standIn,
    inbox: `${world.base()}/v1/billing/events`,
    close: async () => {
      await world.close()
      await standIn.close()
    },
  }
}
export type StripeWorld = Awaited<ReturnType<typeof createStripeWorld>>
