import { createTypst, type Typst } from '../brochure/typst.ts'
import { wordsIn } from '../languages/words.ts'
import { languageOfCompany } from '../wording/language.ts'
import { invoiceData, type PrintableInvoice } from './invoice-data.ts'
import { qrDrawing } from './qr-drawing.ts'

export type InvoiceCompiler = {
  /** The PDF/UA-1 of an invoice, credit note or receipt, with its logo by its key in `invoicePictures`. */
  render: (invoice: PrintableInvoice, pictures: ReadonlyMap<string, Uint8Array>) => Uint8Array
}

/** Creates a compiler for repeated use. Typst's warnings do not stop an invoice; they are passed to `onWarning`. */
export const createInvoiceCompiler = (onWarning: (words: string) => void = () => {}): InvoiceCompiler => {
  const typst = createTypst(onWarning)
  return { render: (invoice, pictures) => renderInvoice(typst, invoice, pictures) }
}

/** The PDF/UA-1 of an invoice, credit note or receipt. Throws with Typst's message if Typst rejects it. */
export const renderInvoice = (
  typst: Typst,
  invoice: PrintableInvoice,
  pictures: ReadonlyMap<string, Uint8Array>,
): Uint8Array => {
  const language = languageOfCompany(invoice.texts.company)
  const words = wordsIn(language)
  const { payment, ...rest } = invoiceData(invoice, new Set(pictures.keys()), words)
  const code = payment?.code
  const drawn = code ? { svg: qrDrawing(code.payload), alt: code.alt, caption: code.caption } : null
  return typst.print({
    main: 'invoice/invoice.typ',
    data: { ...rest, payment: payment && { ...payment, code: drawn } },
    language,
    brand: invoice.texts.brand,
    words,
    files: ({ data }) => [
      ...[...pictures].map(([key, bytes]) => [`pictures/${key}`, bytes] as const),
      ['data.json', JSON.stringify(data)],
    ],
  })
}
