import { epcPayload } from '@sojourn/contract/epc-payload'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { ibanInGroups } from '@sojourn/contract/kit/iban'
import type { Picture } from '@sojourn/contract/kit/picture'
import type { invoice, IssuedTexts } from '@sojourn/contract/resources/invoice'
import type { payment } from '@sojourn/contract/resources/payment'
import { ink, paper, printedBrand } from '../brand-colours.ts'
import { type BrochurePicture, logoCrop, pictureEntry } from '../brochure/brochure-pictures.ts'
import { dateText } from '../wording/dates.ts'
import { linesOf } from '../wording/lines.ts'
import { percentText } from '../wording/money.ts'
import { phoneText } from '../wording/phone.ts'
import * as wording from './wording.ts'

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
export const invoiceHeading = ({ kind, number }: Pick<PrintableInvoice, 'kind' | 'number'>): string =>
  number === null ? wording.draftNames[kind] : wording.numbered({ kind: wording.kindNames[kind], number })

/** The crops that the pages of an invoice need. */
export const invoicePictures = ({ logo }: Pick<PrintableInvoice, 'logo'>): BrochurePicture[] =>
  logo === null ? [] : [logoCrop(logo)]

/** A name with its value. `isOwn`: the value was written by a user, in any language; otherwise it is the product's, in English. */
type Fact = { label: string; words: string; isOwn: boolean }

/** The data of an invoice's pages. A logo without its crop is left out. */
export function invoiceData(invoice: PrintableInvoice, crops: ReadonlySet<string>) {
  const { kind, number, title, currency, lines, notes, texts, logo } = invoice
  const { company, payer, sums, brand } = texts
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  const entry = logo === null ? null : pictureEntry(logo, 'logo')
  return {
    heading: invoiceHeading(invoice),
    draft: number === null ? wording.draft : null,
    subject: title,
    theme: brand.font === 'inter' ? 'minimal' : 'classic',
    paper,
    ink,
    brand: printedBrand(brand),
    logo: entry !== null && crops.has(entry.key) ? { ...entry, alt: entry.alt || company.name } : null,
    company: company.name,
    small: [company.registration, company.licence].filter((text) => text !== null),
    parties: [
      { label: wording.from, lines: companyLines(company), empty: null },
      { label: wording.to[kind], lines: payer ? payerLines(payer) : [], empty: payer ? null : wording.noPayer },
    ],
    facts: factsOf(invoice),
    heads: {
      description: wording.description,
      quantity: wording.quantity,
      price: wording.price,
      tax: wording.tax,
      amount: wording.amount,
    },
    /** A receipt only says what was paid for; its lines have no quantity and no tax. */
    isShort: kind === 'receipt',
    lines: lines.map(({ description, quantity, price, taxBps }, index) => ({
      description,
      quantity: String(quantity),
      price: inWords(price),
      tax: taxBps === null ? wording.noTax : percentText(taxBps),
      amount: inWords(sums.lines[index]?.amount ?? 0),
    })),
    taxes: {
      label: wording.taxesTitle,
      heads: [wording.taxRate, wording.beforeTax, wording.tax, wording.withTax],
      rows: sums.taxes.map(({ taxBps, beforeTax, tax, amount }) => [
        percentText(taxBps),
        ...[beforeTax, tax, amount].map(inWords),
      ]),
    },
    sums: sumsOf(invoice, inWords),
    isWide: inWords(sums.total).length > 15,
    payment: kind === 'invoice' ? howToPay(invoice) : null,
    notes: { label: wording.notes, lines: linesOf(notes) },
  }
}

type Line = { words: string; isOwn: boolean }

const companyLines = ({ name, address, email, phone, website, taxId }: IssuedTexts['company']): Line[] => [
  ...[name, ...linesOf(address)].map((words) => ({ words, isOwn: true })),
  ...[
    email,
    phone === null ? null : phoneText(phone),
    website === null ? null : website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''),
    taxId === null ? null : wording.taxNumber({ number: taxId }),
  ].flatMap((words) => (words === null ? [] : [{ words, isOwn: false }])),
]

const payerLines = ({ name, organisation, address }: IssuedTexts['payer']): Line[] =>
  [organisation, name, ...linesOf(address)].flatMap((words) => (words ? [{ words, isOwn: true }] : []))

const factsOf = ({ kind, number, issuedOn, due, currency, texts, payment }: PrintableInvoice): Fact[] => {
  const dueText = due === null ? wording.dueOnIssue : dateText(due)
  const facts: (readonly [label: string, words: string | null])[] = [
    [wording.number, number],
    [wording.date, issuedOn === null ? null : dateText(issuedOn)],
    [wording.due, kind === 'invoice' ? dueText : null],
    [
      wording.corrects,
      texts.corrects && wording.invoiceOf({ ...texts.corrects, date: dateText(texts.corrects.issuedOn) }),
    ],
    [wording.paidOn, payment && dateText(payment.date)],
    [wording.paidBy, payment && wording.methodNames[payment.method]],
    [wording.currency, currency],
  ]
  return [
    ...facts.flatMap(([label, words]) => (words === null ? [] : [{ label, words, isOwn: false }])),
    ...(payment ? [{ label: wording.reference, words: payment.reference, isOwn: true }] : []),
  ]
}

type InWords = (amount: number) => string

/** The total, and of an issued invoice what was credited and paid so far. */
const sumsOf = ({ kind, number, texts, credited, paid, open }: PrintableInvoice, inWords: InWords) => {
  const total = { label: wording.total[kind], words: inWords(texts.sums.total), isStrong: true }
  if (kind !== 'invoice' || number === null || (credited === 0 && paid === 0)) return [total]
  return [
    total,
    ...(credited === 0 ? [] : [{ label: wording.credited, words: inWords(-credited), isStrong: false }]),
    ...(paid === 0 ? [] : [{ label: wording.paid, words: inWords(-paid), isStrong: false }]),
    { label: open < 0 ? wording.toRefund : wording.stillToPay, words: inWords(Math.abs(open)), isStrong: true },
  ]
}

type Payable = Pick<PrintableInvoice, 'number' | 'currency' | 'open'> & {
  texts: { company: Pick<IssuedTexts['company'], 'name' | 'bankAccount' | 'bankDetails'> }
}

/** How an invoice is paid: into which account, and a QR code for what is still open where that is possible; null if it does not say. */
export const howToPay = ({ number, currency, texts, open }: Payable) => {
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  const about = { label: wording.payment, sentence: null, facts: [], lines: [], code: null }
  if (number !== null && open <= 0) return { ...about, sentence: wording.nothingToPay }
  const { bankAccount, bankDetails, name } = texts.company
  const { iban, bic, bank } = bankAccount
  const lines = linesOf(bankDetails)
  if (iban === null && lines.length === 0) return null
  const holder = bankAccount.holder ?? name
  const account: readonly Fact[] =
    iban === null
      ? []
      : [
          { label: wording.holder, words: holder, isOwn: true },
          { label: wording.iban, words: ibanInGroups(iban), isOwn: false },
          ...(bic === null ? [] : [{ label: wording.bic, words: bic, isOwn: false }]),
          ...(bank === null ? [] : [{ label: wording.bank, words: bank, isOwn: true }]),
        ]
  if (number === null) return { ...about, facts: account, lines }
  const facts = [
    ...account,
    { label: wording.amount, words: inWords(open), isOwn: false },
    { label: wording.reference, words: number, isOwn: false },
  ]
  const epc = iban === null ? null : epcPayload({ holder, iban, bic, amount: open, currency, reference: number })
  const alt = wording.codeAlt({ amount: inWords(open), holder, iban: iban ?? '', reference: number })
  return { ...about, facts, lines, code: epc?.ok ? { payload: epc.payload, alt, caption: wording.scan } : null }
}
