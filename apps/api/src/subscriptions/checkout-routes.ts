import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../kit/http/app.ts'
import { tokenHash } from '../identity/sessions.ts'
import type { Context } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import type { AsServer } from '../kit/http/in-tenant.ts'
import { invalid } from '../kit/problem.ts'
import { confirmedCard, declinedLater, goodCard } from '../platform/billing/built-in-gateway.ts'
import { cardPage, checkoutPage, checkoutPolicy, confirmPage, noCheckoutPage } from './checkout-page.ts'
import { changeCard, findCheckout, payCheckout } from './pay-checkout.ts'

const tokenShape = /^[A-Za-z0-9_-]{43}$/
const outcomes = z.object({
  outcome: z.enum(['paid', 'paid-once', 'confirm', 'confirmed', 'refused', 'declined', 'cancelled']),
})
const cardOutcomes = z.object({ outcome: z.enum(['paid', 'paid-once', 'declined']) })

/** The checkout of the built-in gateway. Everybody who has the URL may pay, as with a payment provider's page. */
export const checkoutRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  if (!deps.billing.playsCheckout) return
  const hidden = { schema: { hide: true } }

  /** Runs a verb for the company whose latest checkout matches the token in the path. */
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

  const product = deps.publicConfig.productName
  const urlOf = (request: FastifyRequest) =>
    `${deps.publicUrl()}/checkout/${(request.params as { token: string }).token}`

  app.get('/checkout/:token', hidden, async (request, reply) => {
    const checkout = await throughToken(request, findCheckout)
    if (!checkout) return sendNothing(reply)
    return sendPage(reply, checkoutPage(checkout, product, deps.publicUrl(), rejectionIn(request)))
  })

  app.post('/checkout/:token', { ...hidden, bodyLimit: 1024 }, async (request, reply) => {
    const checkout = await throughToken(request, findCheckout)
    if (!checkout) return sendNothing(reply)
    const answer = outcomes.safeParse(request.body ?? {})
    if (!answer.success) throw invalid(answer.error)
    const { outcome } = answer.data
    if (outcome === 'cancelled') return reply.redirect(`${deps.publicUrl()}/account`, 303)
    if (outcome === 'confirm') return sendPage(reply, confirmPage(checkout, product))
    // Redirects, so that the payer can go back and forward without posting again.
    if (outcome === 'declined' || outcome === 'refused')
      return reply.redirect(`${urlOf(request)}?refused=${outcome}`, 303)
    const card = outcome === 'paid-once' ? declinedLater : outcome === 'confirmed' ? confirmedCard : goodCard
    if (!(await throughToken(request, (ctx, hash) => payCheckout(ctx, hash, card)))) return sendNothing(reply)
    return reply.redirect(`${deps.publicUrl()}/account?stripe=success`, 303)
  })

  app.get('/checkout/:token/card', hidden, async (request, reply) => {
    const checkout = await throughToken(request, findCheckout)
    if (!checkout?.isPaid) return sendNothing(reply)
    return sendPage(reply, cardPage(checkout, product, deps.publicUrl(), rejectionIn(request)))
  })

  app.post('/checkout/:token/card', { ...hidden, bodyLimit: 1024 }, async (request, reply) => {
    const checkout = await throughToken(request, findCheckout)
    if (!checkout?.isPaid) return sendNothing(reply)
    const answer = cardOutcomes.safeParse(request.body ?? {})
    if (!answer.success) throw invalid(answer.error)
    const { outcome } = answer.data
    if (outcome === 'declined') return reply.redirect(`${urlOf(request)}/card?refused=declined`, 303)
    const card = outcome === 'paid-once' ? declinedLater : goodCard
    if (!(await throughToken(request, (ctx, hash) => changeCard(ctx, hash, card)))) return sendNothing(reply)
    return reply.redirect(`${deps.publicUrl()}/account`, 303)
  })
}

/** The bank's response, from the query of the URL to which the payer was redirected. */
const rejectionIn = (request: FastifyRequest): string | undefined => {
  const { refused } = request.query as Record<string, unknown>
  return refused === 'declined' || refused === 'refused' ? rejections[refused] : undefined
}

const rejections = {
  declined: 'The card was declined. Choose another one.',
  refused: 'The bank did not confirm the card. Choose another one, or try again.',
}
