import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nothingHerePage } from '@sojourn/publishing/page/nothing-here'
import { renderSiteNotFound } from '@sojourn/publishing/site/render-site-page'
import { renderSitemap } from '@sojourn/publishing/site/render-sitemap'
import type { SiteLinks } from '@sojourn/publishing/site/site-links'
import type { App } from '../../kit/http/app.ts'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import { type AsServer, type InTenant, uuidParam } from '../../kit/http/in-tenant.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { findPagesUrl, visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import { sendObject } from '../media/send-object.ts'
import { pictureFile, readCompany } from '../publications/queries.ts'
import { companyPages } from '../company-pages/queries.ts'
import { sendPreview } from '../publications/send-page.ts'
import { enquiryGuest } from './accept-enquiry.ts'
import { renderPagePreview } from './render-preview.ts'
import { isSitePicture, sitePictureUrl } from '../../kit/sign-url.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { companyOfSite, movedPage, pictureOfSite, readNavigation, readSitePage } from './queries.ts'

/** `pagesUrl` is the URL of the company's pages, `visitedUrl` the one under which they are visited now. */
type Links = SiteLinks & { pagesUrl: string; visitedUrl: string; challengeUrl: string; scriptUrl: string }

type Params = { site: string; page?: string; picture?: string }

/**
 * A company's public site: its published pages, their images and its sitemap. It needs no login. An unknown company, a
 * suspended one and one without a published page look the same.
 */
export const publicSiteRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const hidden = { schema: { hide: true } }
  const acceptEnquiry = enquiryGuest(deps)

  /** The company whose site is requested. On a company's own host, sites of other companies do not exist. */
  const visitedCompany = async (request: FastifyRequest): Promise<string | undefined> => {
    const tenant = await companyOfSite(deps, paramsOf(request).site)
    return request.ownHost && request.ownHost.tenant !== tenant ? undefined : tenant
  }

  /** Runs a query in the company whose site is requested, and returns it with the site's links; undefined without a site. */
  const onSite = async <T>(
    request: FastifyRequest,
    work: (ctx: Context) => Promise<T>,
  ): Promise<{ found: T; links: Links } | undefined> => {
    const tenant = await visitedCompany(request)
    if (tenant === undefined) return undefined
    return asServer(tenant, 'visitor', async (ctx) => {
      const [pagesUrl, found] = await Promise.all([findPagesUrl(ctx), work(ctx)])
      return { found, links: linksOf(request, pagesUrl) }
    })
  }

  /**
   * Pages link to the company's own host, if it has one, even if they are visited on the shared host. Images, fonts and scripts
   * are loaded from the host on which the page is visited.
   */
  const linksOf = (request: FastifyRequest, pagesUrl: string): Links => {
    const { site } = paramsOf(request)
    const visitedUrl = visitedPagesUrl(deps, request)
    return {
      pagesUrl,
      visitedUrl,
      pageUrl: (slug) => `${pagesUrl}/c/${site}/${slug}`,
      visitedPageUrl: (slug) => `${visitedUrl}/c/${site}/${slug}`,
      pictureUrl: (picture, width) => sitePictureUrl(deps, { pagesUrl: visitedUrl, site }, picture, width),
      fontUrl: (file) => `${visitedUrl}/p/fonts/${file}`,
      challengeUrl: `${visitedUrl}${deps.publicConfig.captcha.challengeUrl}`,
      scriptUrl: `${visitedUrl}/enquiry.js`,
      productName: deps.publicConfig.productName,
    }
  }

  /** Sends a page that says "not found", in the company's colours if it has a site. */
  const sendNothing = async (request: FastifyRequest, reply: FastifyReply) => {
    const frame = await onSite(request, async (ctx) => ({
      company: await readCompany(ctx),
      navigation: await readNavigation(ctx),
    }))
    const isThere = frame !== undefined && frame.found.navigation.length > 0
    const links = frame?.links ?? linksOf(request, visitedPagesUrl(deps, request))
    return sendHtml(
      links,
      request,
      reply.code(404),
      isThere ? renderSiteNotFound(frame.found, links) : nothingHerePage(),
    )
  }

  app.get('/c/:site', hidden, async (request, reply) => {
    const pages = await onSite(request, readNavigation)
    const first = pages?.found.find(({ isLegal }) => !isLegal) ?? pages?.found[0]
    if (!pages || !first) return sendNothing(request, reply)
    return reply.header('cache-control', 'no-cache').redirect(pages.links.visitedPageUrl(first.slug), 302)
  })

  app.get('/c/:site/sitemap.xml', hidden, async (request, reply) => {
    const pages = await onSite(request, readNavigation)
    if (!pages || pages.found.length === 0) throw new Problem('not_found')
    const { pageUrl } = pages.links
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(renderSitemap(pages.found.map(({ slug, updatedAt }) => ({ url: pageUrl(slug), changedAt: updatedAt }))))
  })

  app.get('/c/:site/:page', hidden, async (request, reply) => {
    const { site, page: slug = '' } = paramsOf(request)
    const page = await onSite(request, (ctx) => readSitePage(ctx, slug))
    if (!page?.found) {
      const moved = await onSite(request, (ctx) => movedPage(ctx, slug))
      if (moved?.found === undefined) return sendNothing(request, reply)
      return reply.header('cache-control', 'no-cache').redirect(moved.links.visitedPageUrl(moved.found), 301)
    }
    const isSent = (request.query as Record<string, string>).sent === 'yes'
    const html = await deps.pages.site(site, page.found, page.links, { tried: null, isSent })
    return sendHtml(page.links, request, reply, html)
  })

  app.post('/c/:site/:page', { ...hidden, bodyLimit: 65_536 }, async (request, reply) => {
    const { site, page: slug = '' } = paramsOf(request)
    const page = await onSite(request, (ctx) => readSitePage(ctx, slug))
    if (!page?.found?.blocks.some(({ type }) => type === 'enquiry_form')) return sendNothing(request, reply)
    const { found, links } = page
    const taken = await acceptEnquiry(request, found, async (work) => {
      const tenant = await visitedCompany(request)
      if (tenant === undefined) throw new Problem('not_found')
      return asServer(tenant, 'enquiry', work)
    })
    if (taken.is === 'kept') return reply.redirect(`${links.visitedPageUrl(slug)}?sent=yes#enquiry`, 303)
    if (taken.is === 'too-many') throw new Problem('too_many_requests', { retryAfterSeconds: taken.wait })
    const html = await deps.pages.site(site, found, links, { tried: taken.tried, isSent: false })
    return sendHtml(links, request, reply.code(422), html)
  })

  app.get('/c/:site/pictures/:picture', { ...hidden, config: { isUncounted: true } }, async (request, reply) => {
    const { site, picture = '' } = paramsOf(request)
    const [, media = '', width, extension] = /^([0-9a-f-]{36})-(\d{1,5})\.(webp|jpg)$/.exec(picture) ?? []
    const { v: version = '', s: signature = '' } = request.query as Record<string, string>
    if (!isSitePicture(deps, site, { media, version }, signature)) throw new Problem('not_found')
    const files = (await onSite(request, (ctx) => pictureOfSite(ctx, media, version)))?.found ?? []
    const file = servedFile(files, Number(width), extension === 'jpg', request.headers.accept ?? '')
    if (!file) throw new Problem('not_found')
    return sendObject(deps, reply.header('vary', 'accept'), file.key, 'forever')
  })

  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(robots),
  )
}

/**
 * The file of an image for a client that accepts `types`. In emails images are called `.jpg`: programs that do not say which
 * types they accept get a JPEG, because some of those for email show nothing else.
 */
const servedFile = (files: StoredVariant[], width: number, isForEmail: boolean, types: string) => {
  if (types.includes('image/avif')) {
    const avif = pictureFile(files, width, 'image/avif')
    if (avif) return avif
  }
  return (
    (isForEmail && !types.includes('image/webp') && pictureFile(files, width, 'image/jpeg')) ||
    pictureFile(files, width)
  )
}

/** Search engines may index company pages only, and no pages behind share links. */
const robots = ['User-agent: *', 'Allow: /c/', 'Disallow: /', ''].join('\n')

const paramsOf = (request: FastifyRequest): Params => request.params as Params

/** Sends a page that browsers have to revalidate each time: 304 if it has not changed. */
const sendHtml = (
  { visitedUrl, scriptUrl, challengeUrl }: Links,
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
) => {
  // Only pages with a form have a script: only this file may run, and it may only fetch the captcha challenge.
  const script = html.includes(`<script type="module" src="${scriptUrl}">`)
    ? `script-src ${scriptUrl}; connect-src ${challengeUrl}; `
    : ''
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('etag', tag)
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header(
      'content-security-policy',
      `default-src 'none'; ${script}img-src 'self' ${visitedUrl} data:; font-src 'self' ${visitedUrl}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${visitedUrl}; frame-ancestors 'none'`,
    )
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.send(html)
}

const inCompany = z.object({ tenant: z.uuid() })

/** The preview of company pages. */
export const pagePreviewRoutes = (app: App, inTenant: InTenant): void => {
  mountPreview(app, inTenant, null)
  mountPreview(app, inTenant, 'of a page')
}

/** The preview of a new page, or of changes to an existing one. */
const mountPreview = (app: App, inTenant: InTenant, of: 'of a page' | null): void => {
  app.post(
    of ? '/v1/:tenant/company-pages/:uuid/preview' : '/v1/:tenant/company-pages/preview',
    {
      bodyLimit: bodyLimits.record,
      schema: {
        tags: [companyPages.definition.plural],
        security: [{ bearer: [] }],
        params: of ? inCompany.extend({ uuid: z.uuid() }) : inCompany,
        body: companyPages.definition.create,
        operationId: of ? 'previewCompanyPage' : 'previewNewCompanyPage',
        summary: of ? 'Preview a company page' : 'Preview a new company page',
        description:
          'Returns the page as visitors would see it with the fields you send. Nothing is stored. Images load without a token.',
        response: { 200: fileAnswer('text/html', 'The page.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const html = await renderPagePreview(workspace, of && uuidParam(request), request.body)
      return sendPreview(workspace.deps, reply, html)
    },
  )
}
