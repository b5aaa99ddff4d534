import type { FastifyReply } from 'fastify'
import type { App } from './app.ts'
import { staticPage } from './browser-policies.ts'
import type { Deps } from '../deps.ts'
import { mayBeOwnHost, ownHostFinder, visitedPagesUrl } from './own-hosts.ts'

type Hosts = Pick<Deps, 'publicUrl' | 'pagesUrl' | 'publicConfig' | 'hosts'>

/**
 * Separates the public pages from the dashboard, so that content written by a company can never read what the dashboard stores
 * in a browser, whatever mistake is made in rendering it. A company's own host, and the pages' host if `PUBLIC_PAGES_URL` sets
 * one, serve only what public pages need, and `notFoundPage` for anything else. With `PUBLIC_PAGES_URL`, any other host
 * redirects visitors of a public page there, permanently (308) only from our own hosts: any other may become a company's.
 */
export const separateHosts = (app: App, deps: Hosts, notFoundPage: string): void => {
  const { publicUrl, pagesUrl, publicConfig } = deps
  const pagesHost = publicConfig.pagesUrl === null ? null : new URL(pagesUrl()).host
  const findOwnHost = ownHostFinder(deps)
  const isForPages = (path: string): boolean =>
    isPublicPage(path) || sharedPaths.test(path) || path === publicConfig.captcha.challengeUrl
  const sendNotFound = (reply: FastifyReply) =>
    reply
      .code(404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': staticPage })
      .send(notFoundPage)

  app.decorateRequest('ownHost', null)
  app.addHook('onRequest', async (request, reply) => {
    const path = decodedPath(request.url)
    const mayBeOwn = mayBeOwnHost(deps, request)
    // Without includeSubDomains: a company's host may be an apex domain, and its subdomains may have no certificates.
    if (mayBeOwn && publicUrl().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
    if (sharedPaths.test(path)) return
    request.ownHost = mayBeOwn ? await findOwnHost(request) : null
    if (request.ownHost !== null) {
      const site = `${visitedPagesUrl(deps, request)}/c/${request.ownHost.site}`
      if (path === '/') return reply.header('cache-control', 'no-cache').redirect(site, 302)
      if (!isForPages(path)) return sendNotFound(reply)
    } else if (request.host === pagesHost) {
      if (path === '/') return reply.redirect(publicUrl(), 302)
      if (!isForPages(path)) return sendNotFound(reply)
    } else if (pagesHost !== null && isPublicPage(path) && !isFont(path))
      return reply.redirect(pagesUrl() + request.url, mayBeOwn ? 307 : 308)
  })
}

/** The path as the router reads it, so that an encoded letter cannot bypass the checks below. */
const decodedPath = (url: string): string => {
  const path = url.split('?')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A traveller’s page, their details form or a company site, and everything below it. */
const isPublicPage = (path: string): boolean => /^\/([pc]|details)\//.test(path)

/** Previews in the dashboard use the fonts of public pages, and may load fonts only from the dashboard's own host. */
const isFont = (path: string): boolean => path.startsWith('/p/fonts/')

/** Paths that are served on every host. */
const sharedPaths =
  /^\/(enquiry\.js|choices\.js|visits\.js|pocket\.js|pocket-worker\.js|favicon\.svg|robots\.txt|healthz|readyz|metrics|\.well-known\/security\.txt)$/
