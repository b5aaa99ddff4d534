import { createStripeCardGateway } from '../../platform/card-payments/stripe-card-gateway.ts'
import { cardOffice } from '../card-office.ts'
import { createWorld } from '../world.ts'
import { startConnectStandIn } from './connect-stand-in.ts'

/** A server whose companies connect accounts at a stand-in for Stripe, and a company with its office. */
export const createConnectWorld = async () => {
  const stripe = await startConnectStandIn()
  const world = await createWorld({
    cards: createStripeCardGateway({ ...stripe.place, patience: 1000, checkoutOrigin: stripe.origin }),
  })
  const company = await world.createCompany()
  const office = await cardOffice(world, company)
  return {
    stripe,
    world,
    company,
    office,
    /** Where Stripe sends its events. */
    inbox: `${world.base()}/v1/card-payments/events`,
    /** Opens a checkout, and returns the id of its session at Stripe. */
    openSession: async (url: string, invoice: string): Promise<string> => {
      const response = await office.pay(url, invoice)
      if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`)
      return response.headers.get('location')?.split('/').at(-1) ?? ''
    },
    /** The URL to which Stripe sends a client who has paid. */
    returnOf: (session: string): string => {
      const { client_reference_id: checkout } = stripe.sessions.get(session)
      return stripe.seen.findLast(({ form }) => form.client_reference_id === checkout)?.form.success_url
    },
    /** How the company stands with Stripe, as its settings show it. */
    readState: async (): Promise<string> => (await office.settings('GET')).json.data.state,
    close: async (): Promise<void> => {
      await world.close()
      await stripe.close()
    },
  }
}

export type ConnectWorld = Awaited<ReturnType<typeof createConnectWorld>>
