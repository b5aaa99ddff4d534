import { manifestOf } from '@sojourn/publishing/pocket/manifest'
import { notSavedPage } from '@sojourn/publishing/pocket/not-saved-page'
import { iconName, iconSides, pocketFiles } from '@sojourn/publishing/pocket/pocket-files'
import type { Deps } from '../../kit/deps.ts'
import { createFileCache } from '../../kit/file-cache.ts'
import { createFileSizes } from '../../kit/file-sizes.ts'
import type { App } from '../../kit/http/app.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import { pageFileMissing, readShown, renderShown } from '../acceptances/show-page.ts'
import { linkOpener, tokenOf, visitedLinkUrl } from '../publications/open-link.ts'
import { currentBrochure, getPublishedCompany, publishedContent } from '../publications/queries.ts'
import { hidden } from '../publications/send-link.ts'
import { sendGonePage, sendPage, sendPasscodePage } from '../publications/send-page.ts'
import { listFiles } from './list-files.ts'
import { findFilesOfPublication } from './queries.ts'
import { drawIcon, iconSource, iconVersion } from './send-icon.ts'

/** What the page of a link needs to be saved on a device and installed: a list of files, a worker, a manifest and icons. */
export const savedPageRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  listRoute(app, asServer, deps)
  workerRoute(app)
  installRoutes(app, asServer, deps)
}

const listRoute = (app: App, asServer: AsServer, deps: Deps): void => {
  const openLink = linkOpener(asServer, deps)
  const brochureBytes = createFileSizes(deps.storage)
  app.get(`/p/:token/${pocketFiles.list}`, hidden, async (request, reply) => {
    const url = visitedLinkUrl(deps, request)
    const opened = await openLink(request, async (ctx, link) => {
      const shown = await readShown(ctx, link, { opening: 'uncounted', url, accepts: undefined, paid: null })
      const brochure = await currentBrochure(ctx, link.itinerary)
      if (!shown || !brochure) return undefined
      return { tenant: ctx.tenant, shown, brochure, files: await findFilesOfPublication(ctx, link.itinerary) }
    })
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    if (opened.is === 'locked') return sendPasscodePage(deps, reply, opened, { url, below: '', problem: null })
    const { tenant, shown, brochure, files } = opened.found
    const pagesUrl = visitedPagesUrl(deps, request)
    const html = await renderShown(deps, tenant, shown, { pagesUrl, token: tokenOf(request) })
    if (html === null) throw new Problem('unavailable', { detail: pageFileMissing })
    const list = await listFiles({
      html,
      revision: brochure.revision,
      files,
      brochureBytes: brochure.brochureKey === null ? null : await brochureBytes(brochure.brochureKey),
      pageUrl: url,
      pagesUrl,
      webFolder: deps.webFolder,
      savesData: request.headers['save-data'] === 'on',
    })
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(list))
  })

  app.get(`/p/:token/${pocketFiles.notSaved}`, hidden, async (request, reply) => {
    const opened = await openLink(request, (ctx) => getPublishedCompany(ctx))
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    const url = visitedLinkUrl(deps, request)
    if (opened.is === 'locked') return sendPasscodePage(deps, reply, opened, { url, below: '', problem: null })
    const from = visitedPagesUrl(deps, request)
    const fontUrl = (file: string) => `${from}/p/fonts/${file}`
    return sendPage(deps, reply, notSavedPage({ company: opened.found, url, fontUrl }))
  })
}

/**
 * The worker of a link. It is the same for all links, whether they work or not: its own URL, below the link, and the header limit it
 * to this one link, of which the URL has no trailing slash. It can load and send nothing but what is on this site.
 */
const workerRoute = (app: App): void => {
  app.get(`/p/:token/${pocketFiles.worker}`, { ...hidden, config: { isUncounted: true } }, (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', `/p/${encodeURIComponent(tokenOf(request))}`)
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(`importScripts('/${pocketFiles.worker}')\n`),
  )
}

const maxIconBytes = 8 * 1024 * 1024

/** The manifest and its icons. A link that is locked shows neither. */
const installRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const openLink = linkOpener(asServer, deps)
  const cache = createFileCache(maxIconBytes)
  const read = async (request: Parameters<typeof openLink>[0]) => {
    const opened = await openLink(request, async (ctx, link) => {
      const published = await publishedContent(ctx, link.itinerary, link.language)
      return published && { ...published, files: await findFilesOfPublication(ctx, link.itinerary) }
    })
    if (opened.is !== 'open') throw new Problem('not_found')
    const { content, files } = opened.found
    return { content, source: iconSource(content, files) }
  }
  app.get(`/p/:token/${pocketFiles.manifest}`, hidden, async (request, reply) => {
    const { content, source } = await read(request)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(manifestOf(content, visitedLinkUrl(deps, request), iconVersion(source)))
  })
  for (const side of iconSides)
    app.get(`/p/:token/${iconName(side)}`, hidden, async (request, reply) => {
      const { source } = await read(request)
      const icon = await drawIcon(deps, cache, source, side)
      return reply.type('image/png').header('cache-control', 'private, max-age=86400').send(icon)
    })
}
