import { fileNameWith } from '@sojourn/contract/kit/file-name'
import type { App } from '../../kit/http/app.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { pascalCase, withArticle } from '@sojourn/contract/kit/word-forms'
import { tenant } from '@sojourn/contract/resources/tenant'
import { renderCalendar } from '@sojourn/publishing/calendar/render-calendar'
import { noDatesPage, noPlacesPage } from '@sojourn/publishing/page/nothing-here'
import { pageFonts } from '@sojourn/publishing/page/render-page'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { type AsServer, type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { createFileCache } from '../../kit/file-cache.ts'
import { Problem } from '../../kit/problem.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { itineraries } from '../itineraries/queries.ts'
import { readChosenContent, readShown, renderShown } from '../acceptances/show-page.ts'
import { sendObject } from '../media/send-object.ts'
import { passcodeCheck } from './confirm-passcode.ts'
import { publishItinerary } from './create.ts'
import { linkOpener, type OpenLink, tokenOf, visitedLinkUrl } from './open-link.ts'
import { previewedResources, renderRecordPreview } from './render-record-preview.ts'
import { renderPreview, renderPreviewWith } from './render-preview.ts'
import { printedFiles, printFile, readPrintable } from './print-files.ts'
import { textFiles } from './render-files.ts'
import { publishPdf } from './publish-pdf.ts'
import { currentBrochure, documentFile, type Link, pictureFile, publishedFiles } from './queries.ts'
import { sendAnswerablePage, sendDownload, sendGonePage, sendPage, sendPasscodePage, sendPreview } from './send-page.ts'
import { passcodeCookies } from './sign-passcode-cookie.ts'

const recordParams = z.object({ tenant: z.uuid(), uuid: z.uuid() })

/** The routes for publishing, for members. */
export const publishRoutes = (app: App, inTenant: InTenant): void => {
  const docs = {
    tags: ['itineraries'],
    security: [{ bearer: [] }],
    params: recordParams,
    headers: versionHeaders,
    response: { 200: dataOf(itineraries.definition.read) },
  }
  app.post(
    '/v1/:tenant/itineraries/:uuid/publish',
    {
      schema: {
        ...docs,
        operationId: 'publishItinerary',
        summary: 'Publish an itinerary',
        description:
          'Publishes the current state of the itinerary. Publishing for the first time also creates a link for the client.',
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const [uuid, precondition] = [uuidParam(request), preconditionOf(request)]
      return sendRecord(
        reply,
        await workspace.inSteps((steps) => publishItinerary(steps, uuid, precondition, request.body)),
      )
    },
  )
  app.post(
    '/v1/:tenant/itineraries/:uuid/publish-pdf',
    {
      schema: {
        ...docs,
        operationId: 'publishItineraryPdf',
        summary: 'Print the brochure of an itinerary',
        description: 'Creates a PDF and stores it in the media library. Unpublished changes are published first.',
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const [uuid, precondition] = [uuidParam(request), preconditionOf(request)]
      return sendRecord(reply, await workspace.inSteps((steps) => publishPdf(steps, uuid, precondition, request.body)))
    },
  )
  app.get(
    '/v1/:tenant/itineraries/:uuid/preview',
    {
      schema: {
        tags: docs.tags,
        security: docs.security,
        params: recordParams,
        operationId: 'previewItinerary',
        summary: 'Preview the public page of an itinerary',
        description:
          'Returns the page as it would look if you published the itinerary now. Nothing is stored. Images load without a token.',
        response: { 200: fileAnswer('text/html', 'The page.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const html = await renderPreview(workspace, uuidParam(request))
      rejectParameters(request)
      return sendPreview(workspace.deps, reply, html)
    },
  )
  settingsPreviewRoute(app, inTenant)
  for (const resource of previewedResources) recordPreviewRoute(app, inTenant, resource)
}

/** The preview of one record of the library. */
const recordPreviewRoute = (app: App, inTenant: InTenant, resource: ServedResource): void => {
  const { name, plural } = resource.definition
  app.get(
    `/v1/:tenant/${plural}/:uuid/preview`,
    {
      schema: {
        tags: [plural],
        security: [{ bearer: [] }],
        params: recordParams,
        operationId: `preview${pascalCase(name)}`,
        summary: `Preview how travellers see ${withArticle(name)}`,
        description:
          'Returns the page of an itinerary that has only this record, also if the record is a draft. Nothing is stored. Images load without a token.',
        response: { 200: fileAnswer('text/html', 'The page.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const html = await renderRecordPreview(workspace, resource, uuidParam(request))
      rejectParameters(request)
      return sendPreview(workspace.deps, reply, html)
    },
  )
}

/** The preview of an itinerary with settings that are not saved yet. */
const settingsPreviewRoute = (app: App, inTenant: InTenant): void => {
  app.post(
    '/v1/:tenant/page-preview/:uuid',
    {
      bodyLimit: bodyLimits.record,
      schema: {
        tags: ['tenants'],
        security: [{ bearer: [] }],
        params: recordParams,
        operationId: 'previewPage',
        summary: 'Preview the company’s pages for travellers',
        description:
          'Returns the page of an itinerary with the company’s settings and, on top, the fields you send. Nothing is stored. Images load without a token.',
        body: tenant.update,
        response: { 200: fileAnswer('text/html', 'The page.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const html = await renderPreviewWith(workspace, uuidParam(request), request.body ?? {})
      return sendPreview(workspace.deps, reply, html)
    },
  )
}

/** Paths below a link to which the visitor is redirected after entering the passcode. */
const belowLink =
  /^(brochure\.pdf|calendar\.ics|itinerary\.(gpx|kml|json|docx)|summary\.pdf|accepted|documents\/[0-9a-f-]{36})$/

/**
 * The routes for travellers with a link: page, brochure, calendar and other files, images, documents. They need no login. A link that
 * no longer works shows whose it was and nothing else, an unknown one not even that. A link with a passcode asks for it first, under any path.
 */
export const travellerRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const links = openedLinks(linkOpener(asServer, deps), deps)
  fontRoute(app)
  pageRoute(app, links)
  passcodeRoute(app, links)
  fileRoutes(app, links)
  textFileRoutes(app, links)
  printedFileRoutes(app, links)
  mediaRoutes(app, links)
}

const hidden = { schema: { hide: true } }

/** How to respond to a request below a link. */
type Links = {
  deps: Deps
  openLink: OpenLink
  urlOf(request: FastifyRequest): string
  /** Sends what was found for an open link, or asks for the passcode of a locked one; else 404. */
  answer<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (ctx: Context, link: Link) => Promise<T | undefined>,
    found: (result: T) => unknown,
  ): Promise<unknown>
}

const openedLinks = (openLink: OpenLink, deps: Deps): Links => {
  const urlOf = (request: FastifyRequest) => visitedLinkUrl(deps, request)
  return {
    deps,
    openLink,
    urlOf,
    answer: async (request, reply, work, found) => {
      const opened = await openLink(request, work)
      if (opened.is === 'locked') {
        const [path = ''] = (request.url.split('?')[0] ?? '').split(`/p/${tokenOf(request)}/`).slice(1)
        const below = belowLink.test(path) ? path : ''
        return sendPasscodePage(deps, reply, opened, { url: urlOf(request), below, problem: null })
      }
      if (opened.is === 'gone') throw new Problem('not_found')
      return found(opened.found)
    },
  }
}

const fontRoute = (app: App): void => {
  app.get('/p/fonts/:file', { ...hidden, config: { isUncounted: true } }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const font = pageFonts.find((one) => one.file === file)
    if (!font) throw new Problem('not_found')
    return reply
      .header('content-type', 'font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(font.path))
  })
}

const pageRoute = (app: App, { deps, openLink, urlOf }: Links): void => {
  app.get('/p/:token', hidden, async (request, reply) => {
    const opened = await openLink(request, async (ctx, link) => {
      // The script of the page reads it again after each choice.
      const isView = request.headers['sec-fetch-dest'] !== 'empty'
      const shown = await readShown(ctx, link, { isView })
      return shown && { shown, tenant: ctx.tenant }
    })
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    if (opened.is === 'locked')
      return sendPasscodePage(deps, reply, opened, { url: urlOf(request), below: '', problem: null })
    const { shown, tenant } = opened.found
    const visit = { pagesUrl: visitedPagesUrl(deps, request), token: tokenOf(request) }
    const html = await renderShown(deps, tenant, shown, visit)
    return html === null ? sendGonePage(deps, reply, { company: null }) : sendAnswerablePage(deps, reply, html)
  })
}

const passcodeRoute = (app: App, { deps, openLink, urlOf }: Links): void => {
  const checkPasscode = passcodeCheck(deps)
  app.post('/p/:token', { ...hidden, bodyLimit: 4096 }, async (request, reply) => {
    const opened = await openLink(request, async () => true)
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    const sent = typeof request.body === 'object' && request.body !== null ? Reflect.get(request.body, 'below') : ''
    const below = typeof sent === 'string' && belowLink.test(sent) ? sent : ''
    const url = urlOf(request)
    if (opened.is === 'locked') {
      const tried = await checkPasscode(request, opened.link)
      if (tried.is === 'too-many') reply.header('retry-after', String(tried.wait))
      if (tried.is !== 'right')
        return sendPasscodePage(deps, reply.code(tried.is === 'wrong' ? 422 : 429), opened, {
          url,
          below,
          problem: tried.is,
        })
      reply.header('set-cookie', passcodeCookies(opened.link, url, deps.secretKey))
    }
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(below === '' ? url : `${url}/${below}`, 303)
  })
}

/** Brochure and calendar. */
const fileRoutes = (app: App, { deps, answer, urlOf }: Links): void => {
  app.get('/p/:token/brochure.pdf', hidden, async (request, reply) =>
    answer(
      request,
      reply,
      (ctx, link) => currentBrochure(ctx, link.itinerary),
      async (brochure) => {
        const pdf = brochure.brochureKey ? await deps.storage.get(brochure.brochureKey) : null
        if (!pdf) throw new Problem('not_found')
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', contentDisposition('inline', fileNameWith(brochure.title, 'pdf')))
          .header('cache-control', 'private, no-cache')
          .send(pdf)
      },
    ),
  )

  app.get('/p/:token/calendar.ics', hidden, async (request, reply) =>
    answer(
      request,
      reply,
      (ctx, link) => readChosenContent(ctx, link),
      (published) => {
        const calendar = renderCalendar(published.content, {
          itinerary: published.itinerary,
          publishedAt: published.publishedAt,
          revision: published.revision,
          productName: deps.publicConfig.productName,
          pageUrl: urlOf(request),
        })
        if (calendar === null) return sendPage(deps, reply.code(404), noDatesPage)
        const filename = fileNameWith(published.content.title, 'ics')
        return sendDownload(reply, { mime: 'text/calendar; charset=utf-8', filename }, calendar)
      },
    ),
  )
}

/** The places and the data of an itinerary. */
const textFileRoutes = (app: App, { deps, answer, urlOf }: Links): void => {
  for (const { name, mime, render } of textFiles)
    app.get(`/p/:token/${name}`, hidden, async (request, reply) =>
      answer(
        request,
        reply,
        (ctx, link) => readChosenContent(ctx, link),
        (published) => {
          const text = render(published, { productName: deps.publicConfig.productName, pageUrl: urlOf(request) })
          if (text === null) return sendPage(deps, reply.code(404), noPlacesPage)
          return sendDownload(
            reply,
            { mime, filename: fileNameWith(published.content.title, extname(name).slice(1)) },
            text,
          )
        },
      ),
    )
}

const maxPrintedBytes = 64 * 1024 * 1024

/** The summary and the Word document. */
const printedFileRoutes = (app: App, { deps, answer }: Links): void => {
  const cache = createFileCache(maxPrintedBytes)
  for (const file of printedFiles)
    app.get(`/p/:token/${file.name}`, hidden, async (request, reply) =>
      answer(
        request,
        reply,
        (ctx, link) => readPrintable(ctx, link, file),
        async (printable) => {
          const filename = fileNameWith(printable.content.title, extname(file.name).slice(1))
          return sendDownload(reply, { mime: file.mime, filename }, await printFile(deps, cache, file, printable))
        },
      ),
    )
}

/** Images and documents. */
const mediaRoutes = (app: App, { deps, openLink, answer }: Links): void => {
  app.get('/p/:token/pictures/:picture', { ...hidden, config: { isUncounted: true } }, async (request, reply) => {
    const [, media, width] =
      /^([0-9a-f-]{36})-(\d{1,5})\.webp$/.exec((request.params as Record<string, string>).picture ?? '') ?? []
    if (!media) throw new Problem('not_found')
    const opened = await openLink(request, (ctx, link) => publishedFiles(ctx, link.itinerary, media))
    const files = opened.is === 'open' ? opened.found.files : []
    const takesAvif = request.headers.accept?.includes('image/avif') ?? false
    const file = (takesAvif && pictureFile(files, Number(width), 'image/avif')) || pictureFile(files, Number(width))
    if (!file) throw new Problem('not_found')
    const isNamed = opened.is === 'open' && (request.query as Record<string, string>).v === opened.found.version
    return sendObject(deps, reply.header('vary', 'accept'), file.key, isNamed ? 'forever' : 'hours')
  })

  app.get('/p/:token/documents/:media', hidden, async (request, reply) => {
    const media = uuidParam(request, 'media')
    return answer(
      request,
      reply,
      (ctx, link) => publishedFiles(ctx, link.itinerary, media),
      ({ files, filename }) => {
        const file = documentFile(files)
        if (!file) throw new Problem('not_found')
        return sendObject(deps, reply, file.key, 'hours', filename)
      },
    )
  })
}
