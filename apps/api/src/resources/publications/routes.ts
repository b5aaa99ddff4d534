import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { pageFonts, pageScriptHashes } from '@sojourn/publishing/page/render-page'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { type AsServer, type InTenant, sendRecord, uuidParam } from '../../kit/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { preconditionOf, versionHeaders } from '../../kit/routes.ts'
import { itineraries } from '../itineraries/queries.ts'
import { sendObject } from '../media/send-object.ts'
import { publishItinerary } from './create.ts'
import { nothingHerePage } from '@sojourn/publishing/page/nothing-here'
import { pageForToken } from './render-page.ts'
import { publishPdf } from './publish-pdf.ts'
import { countView, currentPublication, openShare, publishedFiles } from './queries.ts'

const recordParams = z.object({ tenant: z.uuid(), uuid: z.uuid() })

/** Publishing, for members. */
export const publishRoutes = (app: FastifyInstance, inTenant: InTenant): void => {
  const docs = {
    tags: ['itineraries'],
    security: [{ bearer: [] }],
    params: recordParams,
    headers: versionHeaders,
    response: { 200: dataOf(itineraries.resource.read) },
  }
  app.post(
    '/v1/:tenant/itineraries/:uuid/publish',
    {
      schema: {
        ...docs,
        operationId: 'publishItinerary',
        summary: 'Publish an itinerary',
        description: 'Freezes the itinerary as it is into its public page. The first time makes a link for the client.',
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
        description: 'Files the PDF among the media. What has changed since it was published is published first.',
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const [uuid, precondition] = [uuidParam(request), preconditionOf(request)]
      return sendRecord(reply, await workspace.inSteps((steps) => publishPdf(steps, uuid, precondition, request.body)))
    },
  )
}

const tokenShape = /^[A-Za-z0-9_-]{22,86}$/

/** What a traveller with a link sees: page, brochure, pictures, documents. No login, and no difference between an unknown and a revoked link. */
export const travellerRoutes = (app: FastifyInstance, asServer: AsServer, deps: Deps): void => {
  const hidden = { schema: { hide: true } }

  /** Runs a query for the itinerary a link leads to. */
  const throughLink = async <T>(
    request: FastifyRequest,
    work: (ctx: Context, share: { uuid: string; itinerary: string }) => Promise<T | undefined>,
  ): Promise<T> => {
    const { token = '' } = request.params as Record<string, string>
    const found = tokenShape.test(token)
      ? (await deps.pool.query<{ tenant: string }>('select tenant from tenant_of_share($1)', [token])).rows[0]
      : undefined
    const result =
      found &&
      (await asServer(found.tenant, 'traveller', async (ctx) => {
        const share = await openShare(ctx, token)
        return share && work(ctx, share)
      }))
    if (result === undefined) throw new Problem('not_found')
    return result
  }

  app.get('/p/fonts/:file', hidden, async (request, reply) => {
    const { file } = request.params as { file: string }
    const font = pageFonts.find((one) => one.file === file)
    if (!font) throw new Problem('not_found')
    return reply
      .header('content-type', 'font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(font.path))
  })

  app.get('/p/:token', hidden, async (request, reply) => {
    const { token } = request.params as { token: string }
    const publication = await throughLink(request, async (ctx, share) => {
      await countView(ctx, share.uuid)
      return currentPublication(ctx, share.itinerary)
    }).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') return undefined
      throw error
    })
    const page = publication && (await deps.storage.get(publication.pageKey))
    if (!page) return sendPage(reply.code(404), nothingHerePage)
    return sendPage(reply, pageForToken(deps, page.toString('utf8'), token))
  })

  app.get('/p/:token/brochure.pdf', hidden, async (request, reply) => {
    const publication = await throughLink(request, (ctx, share) => currentPublication(ctx, share.itinerary))
    const pdf = publication.brochureKey ? await deps.storage.get(publication.brochureKey) : null
    if (!pdf) throw new Problem('not_found')
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', contentDisposition(`${publication.title}.pdf`))
      .header('cache-control', 'private, no-cache')
      .send(pdf)
  })

  app.get('/p/:token/pictures/:picture', hidden, async (request, reply) => {
    const [, media, width] =
      /^([0-9a-f-]{36})-(\d{1,5})\.webp$/.exec((request.params as Record<string, string>).picture ?? '') ?? []
    if (!media) throw new Problem('not_found')
    const files = await throughLink(request, (ctx, share) => publishedFiles(ctx, share.itinerary, media))
    const sizes = files
      .filter((file) => file.mime === 'image/webp' && file.width !== null)
      .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
    const file = sizes.find((one) => (one.width ?? 0) >= Number(width)) ?? sizes.at(-1)
    if (!file) throw new Problem('not_found')
    return sendObject(deps, reply, file.key)
  })

  app.get('/p/:token/documents/:media', hidden, async (request, reply) => {
    const media = uuidParam(request, 'media')
    const files = await throughLink(request, (ctx, share) => publishedFiles(ctx, share.itinerary, media))
    const file = files.find((one) => one.mime === 'application/pdf')
    if (!file) throw new Problem('not_found')
    return sendObject(deps, reply, file.key)
  })

  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; img-src 'self' ${deps.publicUrl()} data:; font-src 'self' ${deps.publicUrl()}; style-src 'unsafe-inline'; script-src ${pageScriptHashes.join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      )
      .send(html)
}

/** RFC 6266: an ASCII name for old programs, the true one for the others. */
const contentDisposition = (name: string) =>
  `inline; filename="${
    name
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]|["\\%/]/g, '')
      .trim() || 'itinerary.pdf'
  }"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`
