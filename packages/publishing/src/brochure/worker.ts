import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { PrintableAcceptance } from '../acceptance/acceptance-data.ts'
import { renderAcceptance } from '../acceptance/render-acceptance.ts'
import type { PrintableInvoice } from '../invoice/invoice-data.ts'
import { renderInvoice } from '../invoice/render-invoice.ts'
import { renderDayCards } from '../day-cards/render-day-cards.ts'
import { renderSummary } from '../summary/render-summary.ts'
import { renderBrochure } from './render-brochure.ts'
import { createTypst } from './typst.ts'

/** A request from the parent process: what to print, and its crops by key. */
export type PrintRequest = { id: string; pictures: [key: string, bytes: Uint8Array][] } & (
  | { publication: Publication }
  | { summary: Publication }
  | { dayCards: Publication }
  | { word: Publication }
  | { invoice: PrintableInvoice }
  | { acceptance: PrintableAcceptance }
)
/** The reply to each request: the file, or why it failed. */
export type PrintReply = { id: string; file: Uint8Array } | { id: string; error: string }

/**
 * Entry point of a child process that prints brochures, summaries, day cards, Word documents, invoices and acceptances one after another. To be forked with
 * `serialization: 'advanced'` from the root of the workspace, by a parent that limits its time and memory. It exits with its
 * parent.
 */
const typst = createTypst(() => {})
process.on('message', (request: PrintRequest) => void answer(request).then((reply) => process.send?.(reply)))
process.on('disconnect', () => process.exit(0))

async function answer(request: PrintRequest): Promise<PrintReply> {
  const { id } = request
  const pictures = new Map(request.pictures)
  try {
    return { id, file: await print(request, pictures) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

const print = async (request: PrintRequest, pictures: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> => {
  if ('invoice' in request) return renderInvoice(typst, request.invoice, pictures)
  if ('acceptance' in request) return renderAcceptance(typst, request.acceptance, pictures)
  if ('summary' in request) return renderSummary(typst, request.summary, pictures)
  if ('dayCards' in request) return renderDayCards(typst, request.dayCards, pictures)
  if ('word' in request) return (await import('../word/render-docx.ts')).renderDocx(request.word, pictures)
  return renderBrochure(typst, request.publication, pictures)
}
