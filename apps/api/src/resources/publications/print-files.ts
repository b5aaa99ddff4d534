import { createHash } from 'node:crypto'
import type { LinkFile } from '@sojourn/contract/itinerary/link-files'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import { brochurePictures, type BrochurePicture } from '@sojourn/publishing/brochure/brochure-pictures'
import { dayCardPictures } from '@sojourn/publishing/day-cards/day-cards-data'
import { summaryPictures } from '@sojourn/publishing/summary/summary-data'
import { docxPictures } from '@sojourn/publishing/word/docx-pictures'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { FileCache } from '../../kit/file-cache.ts'
import { Problem } from '../../kit/problem.ts'
import { readChosenContent } from '../acceptances/show-page.ts'
import { printPages, type Source, toSources } from './print-pages.ts'
import { filesOfPublication, type Link, publishedContent } from './queries.ts'

export type PrintedFile = {
  name: LinkFile | 'brochure.pdf'
  mime: string
  pictures(publication: Publication): BrochurePicture[]
  print(printer: Deps['printer'], publication: Publication, cuts: ReadonlyMap<string, Uint8Array>): Promise<Buffer>
}

/** The files below a link that are printed when they are first requested. */
export const printedFiles: readonly PrintedFile[] = [
  {
    name: 'summary.pdf',
    mime: 'application/pdf',
    pictures: summaryPictures,
    print: (printer, publication, cuts) => printer.printSummary(publication, cuts),
  },
  {
    name: 'cards.pdf',
    mime: 'application/pdf',
    pictures: dayCardPictures,
    print: (printer, publication, cuts) => printer.printDayCards(publication, cuts),
  },
  {
    name: 'itinerary.docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pictures: docxPictures,
    print: (printer, publication, cuts) => printer.printWord(publication, cuts),
  },
]

/** The brochure in a language in which it was not printed when it was published. */
export const translatedBrochure: PrintedFile = {
  name: 'brochure.pdf',
  mime: 'application/pdf',
  pictures: brochurePictures,
  print: (printer, publication, cuts) => printer.print(publication, cuts),
}

/** What is published, with the choices of the link's client, and its images as they were when it was published. */
type Printable = { tenant: string; content: Publication; sources: Source[] }

/** Reads what a file is printed from; undefined if nothing is published. */
export const readPrintable = async (ctx: Context, link: Link, file: PrintedFile): Promise<Printable | undefined> => {
  const published = await readChosenContent(ctx, link)
  return published && toPrintable(ctx, link, file, published.content)
}

/** The same of the brochure, which shows no choices; null in the language in which it was printed when it was published. */
export const readTranslatedBrochure = async (ctx: Context, link: Link): Promise<Printable | null> => {
  const published = link.language === null ? undefined : await publishedContent(ctx, link.itinerary, link.language)
  return published?.language ? toPrintable(ctx, link, translatedBrochure, published.content) : null
}

const toPrintable = async (ctx: Context, link: Link, file: PrintedFile, content: Publication): Promise<Printable> => {
  const pictures = file.pictures(content)
  const media = pictures.map((picture) => picture.media)
  const sources = toSources(await filesOfPublication(ctx, link.itinerary, media), pictures)
  return { tenant: ctx.tenant, content, sources }
}

/** Prints a file, or returns the one that was printed from the same content. 503 if it cannot be printed. */
export const printFile = (
  deps: Deps,
  cache: FileCache,
  file: PrintedFile,
  { tenant, content, sources }: Printable,
): Promise<Buffer> =>
  cache.getOrMake(`${file.name} ${tenant} ${hashOf(content)}`, () =>
    deps.turns.brochures(tenant, () =>
      printPages(deps, sources, (cuts) => file.print(deps.printer, content, cuts), {
        rejected: unavailable,
        stopped: unavailable,
        ended: unavailable,
      }),
    ),
  )

const unavailable = () => new Problem('unavailable', { detail: 'the file could not be printed; try again later' })

const hashOf = (content: Publication): string => createHash('sha256').update(canonicalJson(content)).digest('base64')
