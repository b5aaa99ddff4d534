import { epcPayload } from '@sojourn/contract/epc-payload'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { ibanInGroups } from '@sojourn/contract/kit/iban'
import type { Picture } from '@sojourn/contract/kit/picture'
import type { invoice, IssuedTexts } from '@sojourn/contract/resources/invoice'
import type { payment } from '@sojourn/contract/resources/payment'
import { ink, paper, printedBrand } from '../brand-colours.ts'
import { type BrochurePicture, logoCrop, pictureEntry } from '../brochure/brochure-pictures.ts'
import type { Words } from '../languages/words.ts'
import { linesOf } from '../wording/lines.ts'
import { phoneText } from '../wording/phone.ts'

/** An invoice, credit note or receipt to print. Once issued, it keeps its texts and its look. */
export type PrintableInvoice = Pick<
  Read<typeof invoice>,
  'kind' | 'title' | 'number' | 'currency' | 'lines' | 'due' | 'notes' | 'issuedOn' | 'paid' | 'credited' | 'open'
> & {
  /** Those of a draft are as they are now, and it may have no payer. */
  texts: Omit<IssuedTexts, 'payer'> & { payer: IssuedTexts['payer'] | null }
  logo: Picture | null
  /** The payment that a receipt confirms. */
  payment: Pick<Read<typeof payment>, 'date' | 'method' | 'reference'> | null
}

/** What a document is called: `Invoice 2027-0001`, `Draft invoice`. */
export const invoiceHeading = (
  { kind, number }: Pick<PrintableInvoice, 'kind' | 'number'>,
  { invoice: texts }: Words,
): string => (number === null ? texts.draftNames[kind] : texts.numbered({ kind: texts.kindNames[kind], number }))

/** The crops that the pages of an invoice need. */
export const invoicePictures = ({ logo }: Pick<PrintableInvoice, 'logo'>): BrochurePicture[] =>
  logo === null ? [] : [logoCrop(logo)]

/** A name with its value. `isOwn`: the value was written by a user, in any language; otherwise it is the product's. */
type Fact = { label: string; words: string; isOwn: boolean }

/** The data of an invoice's pages. A logo without its crop is left out. */
export function invoiceData(invoice: PrintableInvoice, crops: ReadonlySet<string>, words: Words) {
  const { invoice: texts, percentText } = words
  const { kind, number, title, currency, lines, notes, logo } = invoice
  const { company, payer, sums, brand } = invoice.texts
  const inWords = (amount: number) => words.fullMoneyText({ amount, currency })
  const entry = logo === null ? null : pictureEntry(logo, 'logo')
  return {
    heading: invoiceHeading(invoice, words),
    draft: number === null ? texts.draft : null,
    subject: title,
    theme: brand.font === 'inter' ? 'minimal' : 'classic',
    paper,
    ink,
    brand: printedBrand(brand),
    logo: entry !== null && crops.has(entry.key) ? { ...entry, alt: entry.alt || company.name } : null,
    company: company.name,
    small: [company.registration, company.licence].filter((text) => text !== null),
    parties: [
      { label: texts.from, lines: companyLines(company, words), empty: null },
      { label: texts.to[kind], lines: payer ? payerLines(payer) : [], empty: payer ? null : texts.noPayer },
    ],
    facts: factsOf(invoice, words),
    heads: {
      description: texts.description,
      quantity: texts.quantity,
      price: texts.price,
      tax: texts.tax,
      amount: texts.amount,
    },
    /** A receipt only says what was paid for; its lines have no quantity and no tax. */
    isShort: kind === 'receipt',
    lines: lines.map(({ description, quantity, price, taxBps }, index) => ({
      description,
      quantity: words.decimalText(quantity),
      price: inWords(price),
      tax: taxBps === null ? texts.noTax : percentText(taxBps),
      amount: inWords(sums.lines[index]?.amount ?? 0),
    })),
    taxes: {
      label: texts.taxesTitle,
      heads: [texts.taxRate, texts.beforeTax, texts.tax, texts.withTax],
      rows: sums.taxes.map(({ taxBps, beforeTax, tax, amount }) => [
        percentText(taxBps),
        ...[beforeTax, tax, amount].map(inWords),
      ]),
    },
    sums: sumsOf(invoice, inWords, words),
    isWide: inWords(sums.total).length > 15,
    payment: kind === 'invoice' ? howToPay(invoice, words) : null,
    notes: { label: texts.notes, lines: linesOf(notes) },
  }
}

type Line = { words: string; isOwn: boolean }

const companyLines = (
  { name, address, email, phone, website, taxId }: IssuedTexts['company'],
  { invoice: texts }: Words,
): Line[] => [
  ...[name, ...linesOf(address)].map((words) => ({ words, isOwn: true })),
  ...[
    email,
    phone === null ? null : phoneText(phone),
    website === null ? null : website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''),
    taxId === null ? null : texts.taxNumber({ number: taxId }),
  ].flatMap((words) => (words === null ? [] : [{ words, isOwn: false }])),
]

const payerLines = ({ name, organisation, address }: IssuedTexts['payer']): Line[] =>
  [organisation, name, ...linesOf(address)].flatMap((words) => (words ? [{ words, isOwn: true }] : []))

const factsOf = (
  { kind, number, issuedOn, due, currency, texts: { corrects }, payment }: PrintableInvoice,
  { invoice: texts, dateText }: Words,
): Fact[] => {
  const dueText = due === null ? texts.dueOnIssue : dateText(due)
  const facts: (readonly [label: string, words: string | null])[] = [
    [texts.number, number],
    [texts.date, issuedOn === null ? null : dateText(issuedOn)],
    [texts.due, kind === 'invoice' ? dueText : null],
    [texts.corrects, corrects && texts.invoiceOf({ number: corrects.number, date: dateText(corrects.issuedOn) })],
    [texts.paidOn, payment && dateText(payment.date)],
    [texts.paidBy, payment && texts.methodNames[payment.method]],
    [texts.currency, currency],
  ]
  return [
    ...facts.flatMap(([label, words]) => (words === null ? [] : [{ label, words, isOwn: false }])),
    ...(payment ? [{ label: texts.reference, words: payment.reference, isOwn: true }] : []),
  ]
}

type InWords = (amount: number) => string

/** The total, and of an issued invoice what was credited and paid so far. */
const sumsOf = (
  { kind, number, texts: { sums }, credited, paid, open }: PrintableInvoice,
  inWords: InWords,
  { invoice: texts }: Words,
) => {
  const total = { label: texts.total[kind], words: inWords(sums.total), isStrong: true }
  if (kind !== 'invoice' || number === null || (credited === 0 && paid === 0)) return [total]
  return [
    total,
    ...(credited === 0 ? [] : [{ label: texts.credited, words: inWords(-credited), isStrong: false }]),
    ...(paid === 0 ? [] : [{ label: texts.paid, words: inWords(-paid), isStrong: false }]),
    { label: open < 0 ? texts.toRefund : texts.stillToPay, words: inWords(Math.abs(open)), isStrong: true },
  ]
}

type Payable = Pick<PrintableInvoice, 'number' | 'currency' | 'open'> & {
  texts: { company: Pick<IssuedTexts['company'], 'name' | 'bankAccount' | 'bankDetails'> }
}

/** How an invoice is paid: into which account, and a QR code for what is still open where that is possible; null if it does not say. */
export const howToPay = ({ number, currency, texts: { company }, open }: Payable, words: Words) => {
  const { invoice: texts } = words
  const inWords = (amount: number) => words.fullMoneyText({ amount, currency })
  const about = { label: texts.payment, sentence: null, facts: [], lines: [], code: null }
  if (number !== null && open <= 0) return { ...about, sentence: texts.nothingToPay }
  const { bankAccount, bankDetails, name } = company
  const { iban, bic, bank } = bankAccount
  const lines = linesOf(bankDetails)
  if (iban === null && lines.length === 0) return null
  const holder = bankAccount.holder ?? name
  const account: readonly Fact[] =
    iban === null
      ? []
      : [
          { label: texts.holder, words: holder, isOwn: true },
          { label: texts.iban, words: ibanInGroups(iban), isOwn: false },
          ...(bic === null ? [] : [{ label: texts.bic, words: bic, isOwn: false }]),
          ...(bank === null ? [] : [{ label: texts.bank, words: bank, isOwn: true }]),
        ]
  if (number === null) return { ...about, facts: account, lines }
  const facts = [
    ...account,
    { label: texts.amount, words: inWords(open), isOwn: false },
    { label: texts.reference, words: number, isOwn: false },
  ]
  const epc = iban === null ? null : epcPayload({ holder, iban, bic, amount: open, currency, reference: number })
  const alt = texts.codeAlt({ amount: inWords(open), holder, iban: iban ?? '', reference: number })
  return { ...about, facts, lines, code: epc?.ok ? { payload: epc.payload, alt, caption: texts.scan } : null }
}
