import { cardPayments } from '@sojourn/contract/card-payments'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { type AsServer, type InTenant, rejectParameters } from '../../kit/http/in-tenant.ts'
import { cardEventRoutes } from './accept-event.ts'
import { readCardPayments, requireManager } from './queries.ts'
import { disconnectCards } from './remove.ts'
import { builtInCheckoutRoutes } from './show-checkout.ts'
import { payRoutes } from './order-routes.ts'
import { connectCards } from './update.ts'

const path = '/v1/:tenant/card-payments'
const docs = {
  tags: ['card-payments'],
  security: [{ bearer: [] }],
  params: z.object({ tenant: z.uuid() }),
  response: { 200: dataOf(cardPayments) },
}
/** Connecting an account decides where clients' money goes, so API keys cannot do it. */
const config = { openToKeys: [] }

/** Card payments of clients: the company's account, the page on which they pay, and what the provider reports. */
export const cardPaymentRoutes = (app: App, inTenant: InTenant, asServer: AsServer, deps: Deps): void => {
  payRoutes(app, asServer, deps)
  builtInCheckoutRoutes(app, asServer, deps)
  cardEventRoutes(app, asServer, deps)
  app.get(
    path,
    {
      config,
      schema: {
        ...docs,
        operationId: 'getCardPayments',
        summary: 'Get how clients pay by card',
        description: 'Admins only; other users get 404.',
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        requireManager(ctx.actor)
        rejectParameters(request)
        return { data: await readCardPayments(ctx) }
      }),
  )
  app.post(
    `${path}/connect`,
    {
      config,
      schema: {
        ...docs,
        operationId: 'connectCardPayments',
        summary: 'Connect card payments',
        description:
          'Creates the company’s account at Stripe, or continues with it. Open `url` to enter what Stripe needs.',
      },
    },
    async (request) => {
      const workspace = await inTenant.enter(request)
      return { data: await workspace.inSteps(connectCards) }
    },
  )
  app.delete(
    path,
    {
      config: { ...config, worksWhenLapsed: true },
      schema: {
        ...docs,
        operationId: 'disconnectCardPayments',
        summary: 'Disconnect card payments',
        description: 'Clients can no longer pay by card. What they have paid stays.',
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await disconnectCards(ctx) })),
  )
}
