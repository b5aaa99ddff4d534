import { z } from 'zod'
import { brandFonts } from '../document/brand-choices.ts'
import { maxPayments, maxQuantity, maxTaxBps } from '../document/document-limits.ts'
import { about } from '../kit/about.ts'
import { bankAccount } from '../kit/bank-account.ts'
import { storedAs } from '../kit/column.ts'
import { maxMoney } from '../kit/currency-digits.ts'
import {
  defineResource,
  derived,
  editable,
  optional,
  readOnly,
  required,
  setOnce,
  volatile,
} from '../kit/define-resource.ts'
import { orNull } from '../kit/or-null.ts'
import { rowName } from '../kit/row-fields.ts'
import { currency, date, instant, integer, line, list, oneOf, part, prose, reference } from '../kit/values.ts'

export const invoiceKinds = ['invoice', 'credit_note', 'receipt'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceStatuses = ['draft', 'issued', 'paid', 'overdue', 'void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** The maximum number of lines of an invoice. */
const maxInvoiceLines = 100

/** One line. The price is gross, for one; a discount is a line with a negative price. Without `taxBps` no tax is shown for it. */
const invoiceLine = part({
  description: line(300),
  quantity: integer(1, maxQuantity).default(1),
  price: z.int().min(-maxMoney).max(maxMoney),
  taxBps: z.int().min(0).max(maxTaxBps).nullable().default(null),
}).register(about, {
  id: 'InvoiceLine',
  description:
    'One line of an invoice. `price` is for one, includes tax, and is in the smallest unit of the invoice’s currency. It is negative for a discount.',
})
export type InvoiceLine = z.output<typeof invoiceLine>

/** The part of the payment schedule that a draft was made from: some of its rows, or the deposit or the balance. */
const scheduleChoice = storedAs(
  z
    .strictObject({
      rows: z
        .array(integer(0, maxPayments - 1))
        .min(1)
        .max(maxPayments)
        .nullable()
        .default(null),
      part: orNull(z.enum(['deposit', 'balance'])).default(null),
    })
    .refine(({ rows, part }) => (rows === null) !== (part === null), 'must have either rows or a part')
    .refine(({ rows }) => new Set(rows).size === (rows?.length ?? 0), 'must not contain a row twice'),
  'jsonb',
).register(about, {
  id: 'InvoiceFromSchedule',
  description:
    'What an invoice takes from the payment schedule of its itinerary: `rows` by their index from 0, or the `deposit` or the `balance`.',
})
export type ScheduleChoice = z.output<typeof scheduleChoice>

/** The sums of the lines: for each line, for each rate of tax, and together. All are gross unless they say otherwise. */
const invoiceSums = z
  .strictObject({
    lines: z.array(z.strictObject({ amount: z.int(), tax: z.int().nullable() })),
    taxes: z.array(z.strictObject({ taxBps: z.int(), beforeTax: z.int(), tax: z.int(), amount: z.int() })),
    tax: z.int(),
    total: z.int(),
  })
  .register(about, {
    id: 'InvoiceSums',
    description:
      'The amount and the tax of each line, the sums for each rate of tax, and the total. `total` is always the sum of the lines.',
  })
export type InvoiceSums = z.output<typeof invoiceSums>

/** What an invoice says since it was issued, whatever happens to the records that it came from. */
const issuedTexts = part({
  payer: z.strictObject({ name: z.string(), organisation: z.string().nullable(), address: z.string().nullable() }),
  company: z.strictObject({
    name: z.string(),
    address: z.string().nullable(),
    country: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    registration: z.string().nullable(),
    licence: z.string().nullable(),
    taxId: z.string().nullable(),
    bankDetails: z.string().nullable(),
    bankAccount,
    language: z.string(),
  }),
  brand: z.strictObject({
    primary: z.string(),
    secondary: z.string(),
    onPrimary: z.string(),
    font: z.enum(['fraunces', 'inter']).nullable(),
    /** Missing for the default, and in invoices that were issued earlier. */
    fonts: z.enum(brandFonts).optional(),
    logo: reference('media-item').nullable(),
  }),
  /** For a credit note, the invoice that it corrects. */
  corrects: z.strictObject({ number: z.string(), issuedOn: z.string() }).nullable(),
  sums: invoiceSums,
}).register(about, {
  id: 'IssuedTexts',
  description: 'Names, addresses, brand and sums as they were when the invoice was issued. They never change.',
})
export type IssuedTexts = z.output<typeof issuedTexts>

const definition = defineResource({
  name: 'invoice',
  plural: 'invoices',
  title: 'title',
  searched: ['number'],
  fields: {
    kind: readOnly(oneOf(...invoiceKinds)),
    title: required(line(160)),
    /** From a gapless sequence of its kind, company and year. Null while it is a draft. */
    number: readOnly(line(20).nullable()),
    itinerary: optional(reference('itinerary')),
    payer: optional(reference('contact')),
    currency: required(currency()),
    lines: editable(list(invoiceLine, maxInvoiceLines), []),
    /** When it has to be paid. If a draft does not say, on the day it is issued. */
    due: optional(date()),
    notes: optional(prose(2000)),
    fromSchedule: setOnce(orNull(scheduleChoice), null),
    /** The invoice that a credit note corrects. */
    corrects: readOnly(reference('invoice').nullable()),
    /** The payment that a receipt confirms. */
    payment: readOnly(reference('payment').nullable()),
    issuedOn: readOnly(date().nullable()),
    issuedAt: readOnly(instant().nullable()),
    issued: readOnly(issuedTexts.nullable()),
    sums: derived(invoiceSums),
    status: volatile(oneOf(...invoiceStatuses)),
    /** The payments allocated to it, less refunds. */
    paid: volatile(z.int()),
    /** The sum of the credit notes issued for it. */
    credited: volatile(z.int()),
    /** What is still to be paid. Negative if the payer is to get money back. */
    open: volatile(z.int()),
  },
  rules: ({ lines }) => {
    const amounts = lines.map(({ price, quantity }) => price * quantity)
    const sum = amounts.reduce((a, b) => a + b, 0)
    return [
      {
        field: 'lines',
        isWrong: [...amounts, sum].some((amount) => Math.abs(amount) > maxMoney),
        message: 'must not add up to more than can be stored',
      },
    ]
  },
  filters: { kind: 'kind', status: 'status', itinerary: 'itinerary', payer: 'payer' },
  sorts: ['number', 'due', 'issuedOn'],
  inLists: [
    'kind',
    'title',
    'number',
    'itinerary',
    'payer',
    'currency',
    'due',
    'corrects',
    'payment',
    'issuedOn',
    'issuedAt',
    'status',
    'paid',
    'credited',
    'open',
  ],
  onlyInLists: { total: z.int(), payerName: rowName(), itineraryTitle: rowName() },
})

/** An invoice, a credit note or a receipt. A new one made from a payment schedule takes from it what is not sent. */
export const invoice = {
  ...definition,
  create: definition.create.extend({ title: line(160).optional(), currency: currency().optional() }),
}
// The body of a request differs from the fields, so it takes the name of the schema.
about.remove(definition.create)
about.add(invoice.create, {
  id: 'InvoiceCreate',
  description:
    'The fields of a new draft. With `fromSchedule`, the title, payer, currency, lines and due date come from the itinerary, and only what is not sent is taken from it; `lines` must then be left out.',
})
