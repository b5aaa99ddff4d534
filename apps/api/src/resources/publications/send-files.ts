import { extname } from 'node:path'
import { fileNameWith } from '@sojourn/contract/kit/file-name'
import { renderCalendar } from '@sojourn/publishing/calendar/render-calendar'
import { languageOf } from '@sojourn/publishing/wording/language'
import { noDatesPage, noPlacesPage } from '@sojourn/publishing/page/nothing-here'
import type { App } from '../../kit/http/app.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { uuidParam } from '../../kit/http/in-tenant.ts'
import type { Deps } from '../../kit/deps.ts'
import { createFileCache, type FileCache } from '../../kit/file-cache.ts'
import { Problem } from '../../kit/problem.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { readChosenContent } from '../acceptances/show-page.ts'
import { sendObject } from '../media/send-object.ts'
import { isOpenedByReader } from '../visits/count-request.ts'
import { createVisit } from '../visits/create.ts'
import { printedFiles, printFile, readPrintable, readTranslatedBrochure, translatedBrochure } from './print-files.ts'
import { currentBrochure, documentFile, type Link, pictureFile, publishedFiles } from './queries.ts'
import { textFiles } from './render-files.ts'
import { hidden, type Links } from './send-link.ts'
import { sendDownload, sendPage } from './send-page.ts'

/** The files below a link: brochure, calendar, places, data, summary, Word document, images and documents. */
export const fileRoutes = (app: App, links: Links): void => {
  const printing = createPrinting(links.deps)
  documentRoutes(app, links, printing)
  textFileRoutes(app, links)
  printedFileRoutes(app, links, printing)
  mediaRoutes(app, links)
}

/** Brochure and calendar. */
const documentRoutes = (app: App, { deps, answer, urlOf }: Links, { cache, requireTry }: Printing): void => {
  app.get('/p/:token/brochure.pdf', hidden, async (request, reply) =>
    answer(
      request,
      reply,
      async (ctx, link) => {
        const brochure = await currentBrochure(ctx, link.itinerary)
        if (!brochure) return undefined
        if (brochure.brochureKey && isOpenedByReader(request, deps))
          await createVisit(ctx, link.uuid, { opened: 'brochure', revision: brochure.revision })
        const translated = await readTranslatedBrochure(ctx, link)
        if (translated) await requireTry(link)
        return { brochureKey: brochure.brochureKey, title: translated?.content.title ?? brochure.title, translated }
      },
      async (brochure) => {
        const stored = () => (brochure.brochureKey ? deps.storage.get(brochure.brochureKey) : null)
        const pdf = brochure.translated
          ? await printFile(deps, cache, translatedBrochure, brochure.translated)
          : await stored()
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
      async (ctx, link) => {
        const published = await readChosenContent(ctx, link)
        if (published && isOpenedByReader(request, deps))
          await createVisit(ctx, link.uuid, { opened: 'calendar', revision: published.revision })
        return published
      },
      (published) => {
        const calendar = renderCalendar(published.content, {
          itinerary: published.itinerary,
          publishedAt: published.publishedAt,
          revision: published.revision,
          productName: deps.publicConfig.productName,
          pageUrl: urlOf(request),
        })
        if (calendar === null) return sendPage(deps, reply.code(404), noDatesPage(languageOf(published.content)))
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
          if (text === null) return sendPage(deps, reply.code(404), noPlacesPage(languageOf(published.content)))
          return sendDownload(
            reply,
            { mime, filename: fileNameWith(published.content.title, extname(name).slice(1)) },
            text,
          )
        },
      ),
    )
}

/** How often the printed files of one link are read. */
const printLimit = { of: 'link-files', max: 60, seconds: 600 }

const maxPrintedBytes = 64 * 1024 * 1024

/** What the routes of printed files share: the files in memory, and 429 if those of one link are read too often. */
type Printing = { cache: FileCache; requireTry(link: Link): Promise<void> }

const createPrinting = ({ pool, secretKey }: Deps): Printing => {
  const tries = createTries(pool, printLimit)
  return {
    cache: createFileCache(maxPrintedBytes),
    requireTry: async ({ uuid }) => {
      if (!(await tries.count(sign('limits', `files ${uuid}`, secretKey)))) throw new Problem('too_many_requests')
    },
  }
}

/** The summary and the Word document. */
const printedFileRoutes = (app: App, { deps, answer }: Links, { cache, requireTry }: Printing): void => {
  for (const file of printedFiles)
    app.get(`/p/:token/${file.name}`, hidden, async (request, reply) =>
      answer(
        request,
        reply,
        async (ctx, link) => {
          await requireTry(link)
          return readPrintable(ctx, link, file)
        },
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
