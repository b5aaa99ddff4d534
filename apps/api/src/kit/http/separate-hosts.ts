import type { FastifyReply } from 'fastify'
import type { App } from './app.ts'
import type { Deps } from '../deps.ts'
import { mayBeOwnHost, ownHostFinder, visitedPagesUrl } from './own-hosts.ts'

type Hosts = Pick<Deps, 'publicUrl' | 'pagesUrl' | 'publicConfig' | 'hosts'>

/**
 * Keeps the public pages and the dashboard apart: what a company writes can then never read what the dashboard stores in a
 * browser, whatever mistake is made in rendering it. A company's own host, and the pages' host where `PUBLIC_PAGES_URL` gives
 * them one, answer only what public pages need, and `notFoundPage` for anything else. With `PUBLIC_PAGES_URL`, any other host
 * redirects visitors of a public page there, permanently (308) only from our own hosts: another may become a company's.
 */
export const separateHosts = (app: App, deps: Hosts, notFoundPage: string): void => {
  const { publicUrl, pagesUrl, publicConfig } = deps
  const pagesHost = publicConfig.pagesUrl === null ? null : new URL(pagesUrl()).host
  const findOwnHost = ownHostFinder(deps)
  const isForPages = (path: string): boolean =>
    isPublicPage(path) || sharedPaths.test(path) || path === publicConfig.captcha.challengeUrl
  const sendNothing = (reply: FastifyReply) =>
    reply
      .code(404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': staticPage })
      .send(notFoundPage)

  app.decorateRequest('ownHost', null)
  app.addHook('onRequest', async (request, reply) => {
    const path = decodedPath(request.url)
    const mayBeOwn = mayBeOwnHost(deps, request)
    // A company's host may be a whole domain: whether its other hosts have certificates is not for us to say.
    if (mayBeOwn && publicUrl().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
    if (sharedPaths.test(path)) return
    request.ownHost = mayBeOwn ? await findOwnHost(request) : null
    if (request.ownHost !== null) {
      const site = `${visitedPagesUrl(deps, request)}/c/${request.ownHost.site}`
      if (path === '/') return reply.header('cache-control', 'no-cache').redirect(site, 302)
      if (!isForPages(path)) return sendNothing(reply)
    } else if (request.host === pagesHost) {
      if (path === '/') return reply.redirect(publicUrl(), 302)
      if (!isForPages(path)) return sendNothing(reply)
    } else if (pagesHost !== null && isPublicPage(path) && !isFont(path))
      return reply.redirect(pagesUrl() + request.url, mayBeOwn ? 307 : 308)
  })
}

/** The path as the router reads it: an encoded letter must not lead around what follows. */
const decodedPath = (url: string): string => {
  const path = url.split('?')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A traveller's page or a company site, with all that lies below it. */
const isPublicPage = (path: string): boolean => /^\/[pc]\//.test(path)

/** Previews in the dashboard use the fonts of public pages, and may load fonts from the dashboard's own host only. */
const isFont = (path: string): boolean => path.startsWith('/p/fonts/')

/** What a host answers whatever it is for. */
const sharedPaths = /^\/(enquiry\.js|favicon\.svg|robots\.txt|healthz|readyz|metrics|\.well-known\/security\.txt)$/

/** For a page that brings its own style and loads nothing. */
const staticPage = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
