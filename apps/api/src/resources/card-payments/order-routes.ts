import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PayOutcome, payPage } from '@sojourn/publishing/pay/pay-page'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { textIn } from '../../kit/http/form-fields.ts'
import { type AsServer, uuidParam } from '../../kit/http/in-tenant.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { linkOpener, visitedLinkUrl } from '../publications/open-link.ts'
import { publishedContent } from '../publications/queries.ts'
import { sendAnswerablePage, sendGonePage, sendPasscodePage } from '../publications/send-page.ts'
import { createCheckoutTurns, isUnavailable, orderCheckout, prepareCheckout, type Wanted } from './order-checkout.ts'
import { findCheckouts } from './queries.ts'
import { readCheckout } from './read-session.ts'

const hidden = { schema: { hide: true } }

/** How many payments can be started on one link. */
const payLimit = { of: 'card-payments', max: 30, seconds: 3600 }

type Found = { publication: Publication; is: 'busy' | 'not_open' } | { publication: Publication; wanted: Wanted }

/** The form on the page of a link that starts a payment by card, and the way back from the provider. */
export const payRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const openLink = linkOpener(asServer, deps)
  const tries = createTries(deps.pool, payLimit)
  const inTurn = createCheckoutTurns()

  app.post('/p/:token/pay', { ...hidden, bodyLimit: 4096 }, async (request, reply) => {
    const url = visitedLinkUrl(deps, request)
    const invoice = textIn(request.body, 'invoice')
    const part = textIn(request.body, 'part') === 'due' ? 'due' : 'all'
    const opened = await openLink(request, async (ctx, link): Promise<Found | undefined> => {
      const published = link.showsInvoices ? await publishedContent(ctx, link.itinerary, link.language) : undefined
      if (!published) return undefined
      const publication = published.content
      const isLeft = await tries.count(sign('limits', `card payments ${link.uuid}`, deps.secretKey))
      if (!isLeft) return { publication, is: 'busy' }
      const wanted = await prepareCheckout(ctx, link, { invoice, part, pageUrl: url })
      return wanted ? { publication, wanted } : { publication, is: 'not_open' }
    })
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    if (opened.is === 'locked') return sendPasscodePage(deps, reply, opened, { url, below: '', problem: null })
    const { found } = opened
    const send = sender(deps, request, reply, found.publication)
    if ('is' in found) return send(found.is === 'busy' ? 429 : 409, found.is)
    const { wanted } = found
    const ordered = await inTurn(`${wanted.tenant} ${wanted.checkout.invoice}`, () =>
      orderCheckout(deps, asServer, wanted),
    ).catch((error: unknown) => {
      if (isUnavailable(error)) return null
      throw error
    })
    if (ordered === null) return send(503, 'unavailable')
    if ('paid' in ordered) return redirect(reply, belowUrl(url, `?paid=${ordered.paid}#payments`))
    // The page allows its forms to lead to these; to any other, such as a domain of the company at Stripe, leads a link.
    return deps.cards.checkoutOrigins().includes(new URL(ordered.url).origin)
      ? redirect(reply, ordered.url)
      : send(200, 'ready', ordered.url)
  })

  app.get('/p/:token/paid/:checkout', hidden, async (request, reply) => {
    const url = visitedLinkUrl(deps, request)
    const uuid = uuidParam(request, 'checkout')
    const opened = await openLink(request, async (ctx, link) => {
      const [checkout] = await findCheckouts(ctx, 'c.uuid = $2 and c.share = $3', [uuid, link.uuid])
      return checkout && { tenant: ctx.tenant }
    })
    // A checkout of another link, or none: the page itself says what is paid.
    if (opened.is === 'gone' && opened.worksAbove) return redirect(reply, url)
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    if (opened.is === 'locked')
      return sendPasscodePage(deps, reply, opened, { url, below: `paid/${uuid}`, problem: null })
    // If the provider does not answer, an event will report the payment soon, and the page says so.
    await readCheckout(deps, asServer, opened.found.tenant, uuid).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error
      request.log.warn(error, 'a card payment could not be read yet')
    })
    return redirect(reply, belowUrl(url, `?paid=${uuid}#payments`))
  })
}

const redirect = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer').redirect(to, 303)

const sender =
  (deps: Deps, request: FastifyRequest, reply: FastifyReply, publication: Publication) =>
  (status: number, is: PayOutcome, payUrl: string | null = null) => {
    const from = visitedPagesUrl(deps, request)
    const pageUrl = `${visitedLinkUrl(deps, request)}#payments`
    const html = payPage({ publication, is, pageUrl, payUrl, fontUrl: (file) => `${from}/p/fonts/${file}` })
    return sendAnswerablePage(deps, reply.code(status), html, { cache: 'private, no-store' })
  }
