import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { PrintableAcceptance } from '../acceptance/acceptance-data.ts'
import { renderAcceptance } from '../acceptance/render-acceptance.ts'
import type { PrintableInvoice } from '../invoice/invoice-data.ts'
import { renderInvoice } from '../invoice/render-invoice.ts'
import { renderBrochure } from './render-brochure.ts'
import { createTypst } from './typst.ts'

/** A request from the parent process: what to print, and its crops by key. */
export type PrintRequest = { id: string; pictures: [key: string, bytes: Uint8Array][] } & (
  | { publication: Publication }
  | { invoice: PrintableInvoice }
  | { acceptance: PrintableAcceptance }
)
/** The reply to each request: the PDF, or why it failed. */
export type PrintReply = { id: string; pdf: Uint8Array } | { id: string; error: string }

/**
 * Entry point of a child process that prints brochures, invoices and acceptances one after another. To be forked with
 * `serialization: 'advanced'` from the root of the workspace, by a parent that limits its time and memory. It exits with its
 * parent.
 */
const typst = createTypst(() => {})
process.on('message', (request: PrintRequest) => process.send?.(answer(request)))
process.on('disconnect', () => process.exit(0))

function answer(request: PrintRequest): PrintReply {
  const { id } = request
  const pictures = new Map(request.pictures)
  try {
    if ('invoice' in request) return { id, pdf: renderInvoice(typst, request.invoice, pictures) }
    if ('acceptance' in request) return { id, pdf: renderAcceptance(typst, request.acceptance, pictures) }
    return { id, pdf: renderBrochure(typst, request.publication, pictures) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
