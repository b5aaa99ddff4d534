import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tokenHash } from '../identity/sessions.ts'
import type { Context } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import type { AsServer } from '../kit/in-tenant.ts'
import { invalid } from '../kit/problem.ts'
import { checkoutPage, checkoutPolicy, noCheckoutPage } from './checkout-page.ts'
import { findCheckout, payCheckout } from './pay-checkout.ts'

const tokenShape = /^[A-Za-z0-9_-]{43}$/
const outcome = z.object({ outcome: z.enum(['paid', 'declined', 'cancelled']) })

/** The built-in gateway's checkout. Whoever has the address may pay: it is the capability, as with a payment provider's page. */
export const checkoutRoutes = (app: FastifyInstance, asServer: AsServer, deps: Deps): void => {
  if (!deps.billing.playsCheckout) return
  const hidden = { schema: { hide: true } }

  /** Runs a verb for the company whose latest checkout the token in the path opens. */
  const throughToken = async <T>(
    request: FastifyRequest,
    verb: (ctx: Context, hash: Buffer) => Promise<T>,
  ): Promise<T | undefined> => {
    const { token = '' } = request.params as Record<string, string>
    if (!tokenShape.test(token)) return undefined
    const hash = tokenHash(token)
    const { rows } = await deps.pool.query<{ tenant: string | null }>('select tenant_of_checkout($1) as tenant', [hash])
    const tenant = rows[0]?.tenant
    return tenant ? asServer(tenant, 'checkout', (ctx) => verb(ctx, hash)) : undefined
  }

  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', checkoutPolicy(deps.publicUrl()))
      .send(html)
  const sendNothing = (reply: FastifyReply) =>
    sendPage(reply.code(404), noCheckoutPage(deps.publicConfig.productName, deps.publicUrl()))

  app.get('/checkout/:token', hidden, async (request, reply) => {
    const checkout = await throughToken(request, findCheckout)
    if (!checkout) return sendNothing(reply)
    return sendPage(reply, checkoutPage(checkout, deps.publicConfig.productName, deps.publicUrl()))
  })

  app.post('/checkout/:token', { ...hidden, bodyLimit: 1024 }, async (request, reply) => {
    const checkout = await throughToken(request, findCheckout)
    if (!checkout) return sendNothing(reply)
    const answer = outcome.safeParse(request.body ?? {})
    if (!answer.success) throw invalid(answer.error)
    if (answer.data.outcome !== 'paid') return reply.redirect(`${deps.publicUrl()}/account`, 303)
    if (!(await throughToken(request, payCheckout))) return sendNothing(reply)
    return reply.redirect(`${deps.publicUrl()}/account?stripe=success`, 303)
  })
}
