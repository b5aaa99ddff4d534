import type { App } from './app.ts'
import type { Deps } from './deps.ts'

/**
 * Keeps the public pages and the dashboard apart where `PUBLIC_PAGES_URL` gives the pages a host of their own: what a
 * company writes can then never read what the dashboard stores in a browser, whatever mistake is made in rendering it.
 * The pages' host answers only what public pages need, and `notFoundPage` for anything else. Any other host sends visitors of a
 * public page there.
 */
export const separateHosts = (
  app: App,
  { publicUrl, pagesUrl, publicConfig }: Pick<Deps, 'publicUrl' | 'pagesUrl' | 'publicConfig'>,
  notFoundPage: string,
): void => {
  if (publicConfig.pagesUrl === null) return
  const pagesHost = new URL(pagesUrl()).host
  const challengePath = publicConfig.captcha.challengeUrl
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (request.host === pagesHost) {
      if (path === '/') return reply.redirect(publicUrl(), 302)
      if (!isPublicPage(path) && !sharedPaths.test(path) && path !== challengePath)
        return reply
          .code(404)
          .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': staticPage })
          .send(notFoundPage)
    } else if (isPublicPage(path) && !isFont(path)) return reply.redirect(pagesUrl() + request.url, 308)
  })
}

/** A traveller's page or a company site, with all that lies below it. */
const isPublicPage = (path: string): boolean => /^\/[pc]\//.test(path)

/** Previews in the dashboard use the fonts of public pages, and may load fonts from the dashboard's own host only. */
const isFont = (path: string): boolean => path.startsWith('/p/fonts/')

/** What a host answers whatever it is for. */
const sharedPaths = /^\/(enquiry\.js|favicon\.svg|robots\.txt|healthz|readyz|metrics|\.well-known\/security\.txt)$/

/** For a page that brings its own style and loads nothing. */
const staticPage = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
