import { BillingUnavailable } from '../billing/billing-gateway.ts'
import type { CardAccount, CardGateway, CardSession } from './card-gateway.ts'

type Options = {
  publicUrl: () => string
  /** Signs a text with the site's own key: the URL of a checkout cannot be guessed. */
  sign: (text: string) => string
}

/** What the account of a company is called: no provider has one. */
const accountOf = (tenant: string): string => `test_${tenant}`
const opened = (account: string): CardAccount => ({ account, chargesEnabled: true, detailsSubmitted: true })

/** What is signed in the URL of a checkout. */
export const checkoutText = (tenant: string, uuid: string): string => `${tenant} ${uuid}`

/**
 * Simulates a provider for trying out: this server serves the page on which is paid, and no money moves. A checkout is stored
 * only here, so it is paid by the page itself, never by an event.
 */
export const createBuiltInCardGateway = ({ publicUrl, sign }: Options): CardGateway => ({
  provider: 'test',
  checkoutOrigins: () => [new URL(publicUrl()).origin],
  canCharge: ({ amount }) => amount > 0,
  openAccount: async (tenant) => opened(accountOf(tenant)),
  readAccount: async (account) => opened(account),
  accountUrl: async () => null,
  openSession: async (account, { uuid }) => {
    const tenant = account.slice(accountOf('').length)
    const url = `${publicUrl()}/checkout/payment/${tenant}/${uuid}/${sign(checkoutText(tenant, uuid))}`
    return { ...sessionOf(uuid), url }
  },
  readSession: async (_account, session) => sessionOf(uuidOf(session)),
  findSession: async () => null,
  closeSession: async (_account, session) => ({ ...sessionOf(uuidOf(session)), status: 'closed' }),
  listRefunds: async () => [],
  readEvent: () => null,
})

const uuidOf = (session: string): string => session.replace(/^test_/, '')

const sessionOf = (uuid: string): CardSession => ({
  session: `test_${uuid}`,
  checkout: uuid,
  url: null,
  status: 'open',
  amount: null,
  reference: null,
})

/** A checkout that was paid on the page of this server. */
export const paidSession = (uuid: string): CardSession => ({
  ...sessionOf(uuid),
  status: 'paid',
  reference: `test-${uuid.slice(-12)}`,
})

/** Where Stripe is set up for subscriptions but not for card payments of clients: nothing is offered. */
export const noCardGateway: CardGateway = {
  provider: null,
  checkoutOrigins: () => [],
  canCharge: () => false,
  openAccount: () => notSetUp(),
  readAccount: () => notSetUp(),
  accountUrl: () => notSetUp(),
  openSession: () => notSetUp(),
  readSession: () => notSetUp(),
  findSession: () => notSetUp(),
  closeSession: () => notSetUp(),
  listRefunds: () => notSetUp(),
  readEvent: () => null,
}

const notSetUp = (): Promise<never> =>
  Promise.reject(new BillingUnavailable('this server is not set up for card payments of clients'))
