import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { PrintableAcceptance } from '@sojourn/publishing/acceptance/acceptance-data'
import type { PrintableInvoice } from '@sojourn/publishing/invoice/invoice-data'
import { childModule } from '../child/child-modules.ts'
import { WorkerChild } from '../child/worker-child.ts'

/** Images by the keys that their crops have. */
type Cuts = ReadonlyMap<string, Uint8Array>

/** Prints brochures, summaries, day cards, Word documents, invoices and acceptances in a separate process. All reject with ChildTaskError. */
export type BrochurePrinter = {
  /** `pictures`: JPEG bytes by the keys that `brochurePictures` returns. */
  print(publication: Publication, pictures: Cuts): Promise<Buffer>
  /** `pictures`: by the keys that `summaryPictures` returns. */
  printSummary(publication: Publication, pictures: Cuts): Promise<Buffer>
  /** One card for each day. `pictures`: by the keys that `dayCardPictures` returns. */
  printDayCards(publication: Publication, pictures: Cuts): Promise<Buffer>
  /** A Word document. `pictures`: by the keys that `docxPictures` returns. */
  printWord(publication: Publication, pictures: Cuts): Promise<Buffer>
  /** `pictures`: PNG bytes by the keys that `invoicePictures` returns. */
  printInvoice(invoice: PrintableInvoice, pictures: Cuts): Promise<Buffer>
  /** `pictures`: PNG bytes by the keys that `acceptancePictures` returns. */
  printAcceptance(acceptance: PrintableAcceptance, pictures: Cuts): Promise<Buffer>
  /** How many documents are not finished. */
  load(): number
  close(): Promise<void>
}

type Content =
  | { publication: Publication }
  | { summary: Publication }
  | { dayCards: Publication }
  | { word: Publication }
  | { invoice: PrintableInvoice }
  | { acceptance: PrintableAcceptance }

export const createBrochurePrinter = ({ memoryMb = 1500 } = {}): BrochurePrinter => {
  const entry = () => childModule('print-brochures')
  const child = new WorkerChild({ entry, taskName: 'print document', timeoutMs: 60_000, memoryMb, isBackground: true })
  const print = async (content: Content, pictures: Cuts) => {
    const { file } = await child.run<{ file: Uint8Array }>({ ...content, pictures: [...pictures] })
    return Buffer.from(file)
  }
  return {
    print: (publication, pictures) => print({ publication }, pictures),
    printSummary: (summary, pictures) => print({ summary }, pictures),
    printDayCards: (dayCards, pictures) => print({ dayCards }, pictures),
    printWord: (word, pictures) => print({ word }, pictures),
    printInvoice: (invoice, pictures) => print({ invoice }, pictures),
    printAcceptance: (acceptance, pictures) => print({ acceptance }, pictures),
    load: () => child.load,
    close: () => child.close(),
  }
}
