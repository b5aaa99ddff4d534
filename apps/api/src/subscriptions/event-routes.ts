import type { App } from '../kit/http/app.ts'
import type { Deps } from '../kit/deps.ts'
import type { AsServer } from '../kit/http/in-tenant.ts'
import { Problem } from '../kit/problem.ts'
import { type AskGateway, createAskGateway } from './ask-gateway.ts'
import { receiveEvent } from './receive-event.ts'
import { followSubscription } from './settle-subscription.ts'
import { isRunning } from './subscribe.ts'
import { tokenHash } from '../identity/sessions.ts'

/** An event contains one object; this is many times the largest. */
const maxBytes = 512 * 1024

/** The route for events of the payment provider, and the one to which it redirects payers. */
export const eventRoutes = (app: App, asServer: AsServer, deps: Deps, askGateway: AskGateway): void => {
  if (deps.billing.playsCheckout) return

  // Events have their own queue, so that they do not wait behind requests of users.
  const askGatewayForEvents = createAskGateway()
  const findTenant = async (
    question: 'tenant_of_customer' | 'tenant_of_checkout',
    value: string | Buffer,
  ): Promise<string | null> => {
    const { rows } = await deps.pool.query<{ tenant: string | null }>(`select ${question}($1) as tenant`, [value])
    return rows[0]?.tenant ?? null
  }

  // The signature covers the bytes as they were received.
  app.register(async (inbox) => {
    inbox.removeAllContentTypeParsers()
    inbox.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    inbox.post('/v1/billing/events', { schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = deps.billing.readEvent(body, typeof signature === 'string' ? signature : '', new Date())
      if (!event)
        throw new Problem('malformed', {
          detail: 'the signature of the payment provider is missing, invalid or too old',
        })
      const tenant = event.customer === null ? null : await findTenant('tenant_of_customer', event.customer)
      // There is nothing to store for an unknown customer, and no reason to send the event again.
      if (tenant !== null)
        await askGatewayForEvents(tenant, () => asServer(tenant, 'billing', (ctx) => receiveEvent(ctx, event)))
      return reply.send({ received: true })
    })
  })

  app.get('/checkout/return/:checkout', { schema: { hide: true } }, async (request, reply) => {
    const { checkout = '' } = request.params as Record<string, string>
    const tenant = await findTenant('tenant_of_checkout', tokenHash(checkout))
    // If this fails, an event will report the payment soon, and the page waits for that.
    const follow = () =>
      tenant === null ? null : askGateway(tenant, () => asServer(tenant, 'billing', followSubscription))
    const subscription = await Promise.resolve(follow()).catch((error: unknown) => {
      request.log.warn(error, 'a payment could not be followed yet')
      return undefined
    })
    const isPaid = subscription === undefined || (subscription !== null && isRunning(subscription))
    return reply.redirect(`${deps.publicUrl()}/account${isPaid ? '?stripe=success' : ''}`, 303)
  })
}
