import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { sumsOfInvoice } from '@sojourn/contract/itinerary/invoice-sums'
import { noBankAccount } from '@sojourn/contract/kit/bank-account'
import { describe, expect, it } from 'vitest'
import { readQr } from '../fixtures/read-qr.ts'
import { wordsIn } from '../languages/words.ts'
import type { PrintableInvoice } from './invoice-data.ts'
import { createInvoiceCompiler } from './render-invoice.ts'

/** The error of the QR reader for a page without a code. */
const noCode = /[Ff]inder|pattern|not found/
const warnings: string[] = []
const compiler = createInvoiceCompiler((words) => warnings.push(words))

const line = (description: string, price: number, more: object = {}) => ({
  description,
  price,
  quantity: 1,
  taxBps: null,
  ...more,
})

/** An issued invoice of Atlas & Anchor. Its sums follow from its lines. */
const invoiceOf = (
  change: Partial<PrintableInvoice> = {},
  company: Partial<PrintableInvoice['texts']['company']> = {},
): PrintableInvoice => {
  const lines = change.lines ?? [line('Desert and delta', 523_050, { quantity: 2, taxBps: 1900 })]
  const sums = sumsOfInvoice(lines)
  return {
    kind: 'invoice',
    title: 'Desert and delta, May 2027',
    number: '2027-0014',
    currency: 'EUR',
    lines,
    due: '2027-03-01',
    notes: null,
    issuedOn: '2027-01-20',
    paid: 0,
    credited: 0,
    open: sums.total,
    logo: null,
    payment: null,
    texts: {
      payer: { name: 'Ada Example', organisation: null, address: '1 Long Street\n8001 Cape Town' },
      company: {
        name: 'Atlas & Anchor',
        address: '9 quai des Charpentiers\n13007 Marseille',
        country: 'FR',
        email: null,
        phone: null,
        website: null,
        registration: null,
        licence: null,
        taxId: 'FR 32 123456789',
        bankDetails: null,
        bankAccount: { holder: 'Atlas SARL', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPMAR', bank: null },
        language: 'en',
        ...company,
      },
      brand: { primary: '#123f5c', secondary: '#b5622e', onPrimary: '#ffffff', font: null, logo: null },
      corrects: null,
      sums,
    },
    ...change,
  }
}
const print = (invoice: PrintableInvoice) => compiler.render(invoice, new Map())

type Piece = { text: string; x: number; y: number; width: number }

/** The text items that an independent PDF reader finds on each page. */
const readPages = async (pdf: Uint8Array): Promise<Piece[][]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.flatMap((item) =>
        'str' in item
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
          : [],
      )
    }),
  )
}
const textsOf = async (pdf: Uint8Array): Promise<string[]> =>
  (await readPages(pdf)).map((pieces) =>
    pieces
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  )
/** What stands on each line from left to right, without spaces and marks. */
const inPlaces = (pieces: Piece[]): string =>
  pieces
    .toSorted((a, b) => Math.round(b.y - a.y) || a.x - b.x)
    .map(({ text }) => text.replaceAll(/[\s\u200e\u202c]/g, ''))
    .join('')
const textOf = async (invoice: PrintableInvoice): Promise<string> => (await textsOf(print(invoice))).join(' ')

describe('the pages of an invoice', () => {
  it('are tagged, as PDF/UA-1, with a title and a language, and without a warning', async () => {
    const pdf = print(invoiceOf({}, { language: 'el' }))
    const raw = Buffer.from(pdf).toString('latin1')
    expect(raw).toMatch(/\/MarkInfo ?<<[^>]*\/Marked true/)
    expect(raw).toContain('pdfuaid:part')
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Invoice 2027-0014', Author: 'Atlas & Anchor', Language: 'el' })
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['"H1"', '"H2"', '"Table"', '"TH"', '"TD"', '"Figure"']) expect(tree).toContain(role)
    expect(tree).toContain('QR code for a bank transfer of €10,461.00 to Atlas SARL')
    const inPortuguese = print(invoiceOf({}, { language: 'pt-BR' }))
    const portuguese = await getDocument({ data: new Uint8Array(inPortuguese), verbosity: 0 }).promise
    expect((await portuguese.getMetadata()).info).toMatchObject({
      Title: `${wordsIn('pt-BR').invoice.kindNames.invoice} 2027-0014`,
      Language: 'pt-BR',
    })
    expect(warnings).toEqual([])
  })

  it('repeat the heads of a long table, number themselves, and leave no line out', async () => {
    const lines = Array.from({ length: 100 }, (_, index) =>
      line(`${index + 1}: ${'what was sold, in many words '.repeat(9)}`.trim(), 123_456, { taxBps: 700 }),
    )
    const pages = await textsOf(print(invoiceOf({ lines, notes: 'Thank you. '.repeat(180).trim() })))
    expect(pages.length).toBeGreaterThan(6)
    const withLines = pages.filter((text) => text.includes('what was sold'))
    for (const text of withLines) expect(text).toMatch(/Description\s+Quantity\s+Price\s+Tax\s+Amount/)
    for (const [index, text] of pages.entries()) expect(text).toContain(`${index + 1}/${pages.length}`)
    const whole = pages.join(' ')
    for (let index = 1; index <= 100; index += 1) expect(whole).toContain(` ${index}: what was sold`)
    expect(whole).toContain('€123,456.00')
  })

  it.each([
    ['fa', 'Description', '€10,000.00'],
    ['ar', 'البيان', '10,000.00'],
  ])(
    'run from right to left for a company with such a language (%s), and keep figures in order',
    async (language, label, sum) => {
      const pdf = print(
        invoiceOf(
          { title: 'رحلة الصحراء', lines: [line('رحلة الصحراء والدلتا لشخصين', 1_000_000)], notes: 'شكرا جزيلا لكم' },
          { name: 'أطلس للسفر', language, phone: '+27215550142', taxId: '32 123456789' },
        ),
      )
      const [pieces = []] = await readPages(pdf)
      // A4 is 595 points wide; the margins are 57.
      for (const text of ['رحلة', label]) {
        const found = pieces.find((piece) => piece.text.includes(text))
        expect((found?.x ?? 0) + (found?.width ?? 0), text).toBeGreaterThan(530)
      }
      const [amount] = pieces.filter(({ text }) => text === sum).toSorted((a, b) => a.x - b.x)
      expect(amount?.x).toBeLessThan(70)
      const [text = ''] = await textsOf(pdf)
      for (const figures of ['FR14 2004 1010 0505 0001 3M02 606', '+27 215 550 142', '32 123456789'])
        expect(inPlaces(pieces), figures).toContain(figures.replaceAll(' ', ''))
      expect(text.includes('Description')).toBe(language === 'fa')
      expect(text).not.toMatch(/[٠-٩]/)
      expect(warnings).toEqual([])
    },
  )

  it('set right-to-left texts in their own direction for any company, and show characters without a font as boxes', async () => {
    const text = await textOf(invoiceOf({ lines: [line('Flight רכבת לילה \u{10ffff}', 100)] }))
    for (const expected of ['Flight', 'רכבת', 'לילה', '□']) expect(text).toContain(expected)
  })

  it('break words that are wider than the page or their column, and can be copied as entered', async () => {
    const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)
    const [pieces = []] = await readPages(print(invoiceOf({ title: word, lines: [line(word, 100)], notes: word })))
    for (const { x, width } of pieces) expect(x + width).toBeLessThan(540)
    const text = pieces.map((piece) => piece.text).join('')
    expect(text.split(word)).toHaveLength(4)
  })

  it('keep very large figures apart', async () => {
    const lines = [line('Everything', 99_999_999_999, { quantity: 999, taxBps: 1525 })]
    const [pieces = []] = await readPages(print(invoiceOf({ currency: 'ZAR', lines })))
    const figures = pieces.filter(({ text }) => text.startsWith('ZAR')).toSorted((a, b) => a.x - b.x)
    expect(figures.length).toBeGreaterThan(5)
    for (const { x, width } of figures) expect([x >= 50, x + width <= 545]).toEqual([true, true])
  })
})

describe('the QR code of an invoice', () => {
  it('can be read from the drawn page, and asks for what is still open', async () => {
    const invoice = invoiceOf({ paid: 300_000, open: 746_100 })
    expect(await readQr(print(invoice))).toBe(
      'BCD\n002\n1\nSCT\nPSSTFRPPMAR\nAtlas SARL\nFR1420041010050500013M02606\nEUR7461.00\n\n\n2027-0014',
    )
    expect(await textOf(invoice)).toMatch(/Paid\s+-€3,000.00\s+Still to pay\s+€7,461.00/)
  })

  it('can be read in any script and at its maximum length', async () => {
    const bankAccount = {
      holder: 'Ágúst Þór 旅行 '.repeat(5).trim(),
      iban: 'LC55HEMM000100010012001200023015',
      bic: null,
      bank: null,
    }
    const read = await readQr(print(invoiceOf({}, { bankAccount })))
    expect(read.split('\n')[5]).toBe(bankAccount.holder)
  })

  it('is drawn as shapes, not as an image', () => {
    expect(Buffer.from(print(invoiceOf())).toString('latin1')).not.toMatch(/\/Subtype ?\/Image/)
  })

  it.each([
    ['in another currency', { currency: 'USD' }, {}],
    ['without an IBAN', {}, { bankAccount: noBankAccount, bankDetails: 'First Cape Bank' }],
    ['of a draft', { number: null, issuedOn: null, open: 0 }, {}],
    ['of a paid invoice', { paid: 1_046_100, open: 0 }, {}],
    ['of a credit note', { kind: 'credit_note', number: 'CN-2027-0001', open: 0 }, {}],
    ['of a receipt', { kind: 'receipt', number: 'R-2027-0001', open: 0 }, {}],
  ] as const)('does not exist %s', async (_, change, company) => {
    const pdf = print(invoiceOf(change, company))
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('QR code')
    expect((await textsOf(pdf)).join(' ')).not.toContain('banking app')
    await expect(readQr(pdf)).rejects.toThrow(noCode)
  })
})

it('shows the free text of the bank details if there is no account', async () => {
  const company = { bankAccount: noBankAccount, bankDetails: 'First Cape Bank\naccount 000 555 0100' }
  expect(await textOf(invoiceOf({}, company))).toMatch(/First Cape Bank\s+account 000 555 0100/)
})
