import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { isUuid } from '@sojourn/contract/kit/uuid'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { textIn } from '../../kit/http/form-fields.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { escape } from '../../kit/jobs/email-layout.ts'
import { isSigned } from '../../kit/sealing.ts'
import { checkoutText, paidSession } from '../../platform/card-payments/built-in-card-gateway.ts'
import { checkoutFrame, checkoutPolicy } from '../../subscriptions/checkout-page.ts'
import { findCheckouts, type StoredCheckout } from './queries.ts'
import { storeSession } from './store-payment.ts'
import * as wording from './wording.ts'

type Shown = StoredCheckout & { company: string; title: string; number: string }

/** The checkout for trying out, where no provider is set up. Everybody who has the URL may pay, as with a provider's page. */
export const builtInCheckoutRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  if (deps.cards.provider !== 'test') return
  const path = '/checkout/payment/:tenant/:checkout/:signature'
  const hidden = { schema: { hide: true }, bodyLimit: 1024 }
  const { productName } = deps.publicConfig

  /** Runs a verb for the checkout of a URL that this server has signed. */
  const throughUrl = async <T>(
    request: FastifyRequest,
    verb: (ctx: Context, checkout: Shown) => Promise<T>,
  ): Promise<T | undefined> => {
    const { tenant = '', checkout = '', signature = '' } = request.params as Record<string, string>
    const isOurs =
      isUuid(tenant) &&
      isUuid(checkout) &&
      isSigned('card-checkout', checkoutText(tenant, checkout), signature, deps.secretKey)
    if (!isOurs) return undefined
    return asServer(tenant, 'card-payments', async (ctx) => {
      const shown = await findShown(ctx, checkout)
      return shown && verb(ctx, shown)
    })
  }

  const sendPage = (reply: FastifyReply, html: string, returnUrl = deps.publicUrl()) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', checkoutPolicy(returnUrl))
      .send(html)
  const sendClosed = (reply: FastifyReply) =>
    sendPage(
      reply.code(404),
      checkoutFrame({ heading: wording.closedTitle, product: productName, content: soft(wording.closedText) }),
    )

  app.get(path, hidden, async (request, reply) => {
    const shown = await throughUrl(request, async (_ctx, checkout) => checkout)
    if (!shown || !isOpen(shown)) return sendClosed(reply)
    const { declined } = request.query as Record<string, unknown>
    return sendPage(reply, checkoutHtml(shown, productName, declined !== undefined), shown.returnUrl)
  })

  app.post(path, hidden, async (request, reply) => {
    const outcome = textIn(request.body, 'outcome')
    const shown = await throughUrl(request, async (ctx, checkout) => {
      if (outcome === 'paid' && isOpen(checkout)) await storeSession(ctx, checkout.account, paidSession(checkout.uuid))
      return checkout
    })
    if (!shown || (!isOpen(shown) && shown.status !== 'paid')) return sendClosed(reply)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (outcome === 'paid') return reply.redirect(belowUrl(shown.returnUrl, `/paid/${shown.uuid}`), 303)
    if (outcome === 'cancelled') return reply.redirect(`${shown.returnUrl}#payments`, 303)
    return reply.redirect(`${request.url.split('?')[0]}?declined`, 303)
  })
}

const isOpen = ({ status, expiresAt }: StoredCheckout): boolean =>
  status === 'open' && Date.parse(expiresAt) > Date.now()

const findShown = async (ctx: Context, uuid: string): Promise<Shown | undefined> => {
  const [checkout] = await findCheckouts(ctx, `c.uuid = $2 and c.provider = 'test'`, [uuid])
  if (!checkout) return undefined
  const [names] = await ctx.tx.query<{ company: string; title: string; number: string }>(
    `select t.name as company, coalesce(i.title, r.title) as title, r.number from invoices r join tenants t on t.uuid = r.tenant
     left join itineraries i on i.tenant = r.tenant and i.uuid = r.itinerary where r.tenant = $1 and r.uuid = $2`,
    [ctx.tenant, checkout.invoice],
  )
  return names && { ...checkout, ...names }
}

const soft = (text: string): string => `<p class="soft">${escape(text)}</p>`

const checkoutHtml = (checkout: Shown, product: string, isDeclined: boolean): string => {
  const { company, title, number, amount, currency } = checkout
  const money = moneyInWords({ amount, currency })
  return checkoutFrame({
    heading: company,
    product,
    content: `${isDeclined ? `<p class="alert" role="alert">${escape(wording.declined)}</p>` : ''}
<p class="price">${escape(money)}</p>
${soft(wording.forInvoice({ number, title }))}
<form method="post"><button class="pay" name="outcome" value="paid">${escape(wording.pay({ amount: money }))}</button>
<button name="outcome" value="declined">${escape(wording.payDeclined)}</button>
<button name="outcome" value="cancelled">${escape(wording.cancel)}</button></form>
<small>${escape(wording.playing)}</small>`,
  })
}
