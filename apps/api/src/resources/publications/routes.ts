import type { App } from '../../kit/http/app.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import { pascalCase, withArticle } from '@sojourn/contract/kit/word-forms'
import { tenant } from '@sojourn/contract/resources/tenant'
import { pageFonts } from '@sojourn/publishing/page/render-page'
import type { Deps } from '../../kit/deps.ts'
import { type AsServer, type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { memberCookie } from '../../kit/http/member-cookie.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import { sign } from '../../kit/sealing.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { itineraries } from '../itineraries/queries.ts'
import { pageFileMissing, readShown, renderShown } from '../acceptances/show-page.ts'
import { printDocument, readPrintable } from '../invoices/print-invoice.ts'
import { findShownInvoice, findShownReceipt } from '../invoices/show-invoices.ts'
import { openingOf } from '../visits/count-request.ts'
import { passcodeCheck } from './confirm-passcode.ts'
import { publishInput, publishItinerary } from './create.ts'
import { linkOpener, tokenOf } from './open-link.ts'
import { previewedResources, renderRecordPreview } from './render-record-preview.ts'
import { renderPreview, renderPreviewWith } from './render-preview.ts'
import { publishPdf } from './publish-pdf.ts'
import { fileRoutes } from './send-files.ts'
import { belowLink, hidden, type Links, openedLinks } from './send-link.ts'
import { sendAnswerablePage, sendGonePage, sendPasscodePage, sendPreview } from './send-page.ts'
import { passcodeCookies } from './sign-passcode-cookie.ts'

const recordParams = z.object({ tenant: z.uuid(), uuid: z.uuid() })

/** The routes for publishing, for members. */
export const publishRoutes = (app: App, inTenant: InTenant): void => {
  const docs = {
    tags: ['itineraries'],
    security: [{ bearer: [] }],
    params: recordParams,
    headers: versionHeaders,
    body: publishInput.optional(),
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

/**
 * The routes for travellers with a link: page, brochure, calendar and other files, images, documents. They need no login. A link that
 * no longer works shows whose it was and nothing else, an unknown one not even that. A link with a passcode asks for it first, under any path.
 */
export const travellerRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const links = openedLinks(linkOpener(asServer, deps), deps)
  fontRoute(app)
  pageRoute(app, links)
  passcodeRoute(app, links)
  memberRoute(app, links)
  fileRoutes(app, links)
  paymentDocuments(app, links)
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
      const { paid } = request.query as Record<string, unknown>
      const shown = await readShown(ctx, link, {
        opening: openingOf(request, deps),
        url: urlOf(request),
        accepts: request.headers['accept-language'],
        paid: typeof paid === 'string' ? paid : null,
      })
      return shown && { shown, tenant: ctx.tenant }
    })
    if (opened.is === 'gone') return sendGonePage(deps, reply, opened)
    if (opened.is === 'locked')
      return sendPasscodePage(deps, reply, opened, { url: urlOf(request), below: '', problem: null })
    const { shown, tenant } = opened.found
    const visit = { pagesUrl: visitedPagesUrl(deps, request), token: tokenOf(request) }
    const html = await renderShown(deps, tenant, shown, visit)
    if (html === null) throw new Problem('unavailable', { detail: pageFileMissing })
    reply.header('vary', 'accept-language')
    const cards = shown.content?.payments?.cards
    return cards
      ? sendAnswerablePage(deps, reply, html, { cache: 'private, no-store', paysAt: deps.cards.checkoutOrigins() })
      : sendAnswerablePage(deps, reply, html)
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
      .redirect(below === '' ? url : belowUrl(url, `/${below}`), 303)
  })
}

/** How members open a link from the dashboard: their browser gets a cookie, with which their visits are not counted. */
const memberRoute = (app: App, { deps, urlOf }: Links): void => {
  app.get('/p/:token/member/:signature', hidden, (request, reply) => {
    const { signature = '' } = request.params as Record<string, string>
    const { below } = request.query as Record<string, unknown>
    const url = urlOf(request)
    const cookie = memberCookie(tokenOf(request), url, { signature, secretKey: deps.secretKey })
    if (cookie === null) throw new Problem('not_found')
    return reply
      .header('set-cookie', cookie)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(typeof below === 'string' && belowLink.test(below) ? belowUrl(url, `/${below}`) : url, 303)
  })
}

/** How many invoices and receipts are printed for one link. */
const printLimit = { of: 'link-documents', max: 60, seconds: 600 }

/** Invoices, credit notes and receipts of a link that shows them, as they are now. */
const paymentDocuments = (app: App, { deps, answer }: Links): void => {
  const tries = createTries(deps.pool, printLimit)
  const routes = [
    ['/p/:token/invoices/:uuid.pdf', findShownInvoice],
    ['/p/:token/payments/:uuid/receipt.pdf', findShownReceipt],
  ] as const
  for (const [path, find] of routes)
    app.get(path, { ...hidden, exposeHeadRoute: false }, async (request, reply) => {
      const uuid = uuidParam(request)
      return answer(
        request,
        reply,
        async (ctx, link) => {
          const found = await find(ctx, link, uuid)
          if (found === undefined) return undefined
          if (!(await tries.count(sign('limits', `documents ${link.uuid}`, deps.secretKey))))
            throw new Problem('too_many_requests')
          return { tenant: ctx.tenant, printable: await readPrintable(ctx, found, true) }
        },
        async ({ tenant, printable }) => {
          const { filename, pdf } = await printDocument(deps, tenant, printable)
          return reply
            .type('application/pdf')
            .header('content-disposition', contentDisposition('inline', filename))
            .header('cache-control', 'private, no-store')
            .header('x-robots-tag', 'noindex')
            .send(pdf)
        },
      )
    })
}
