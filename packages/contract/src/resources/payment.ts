import { z } from 'zod'
import { maxPayments } from '../document/document-limits.ts'
import { about } from '../kit/about.ts'
import { storedAs } from '../kit/column.ts'
import { maxMoney, moneyInWords } from '../kit/currency-digits.ts'
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
import { hasDuplicates } from '../kit/has-duplicates.ts'
import { orNull } from '../kit/or-null.ts'
import { rowName } from '../kit/row-fields.ts'
import { bigInteger, currency, date, line, list, oneOf, prose, reference } from '../kit/values.ts'

/** Who takes card payments of clients: Stripe, or the built-in checkout with which no money moves. */
export const cardProviders = ['stripe', 'test'] as const
export type CardProvider = (typeof cardProviders)[number]

/** The maximum number of invoices and schedule rows that one payment is allocated to. */
const maxAllocations = 50

/** A part of a payment: what it pays of an invoice, or of a row of an itinerary's payment schedule that has no invoice yet. */
const allocation = storedAs(
  z
    .strictObject({
      invoice: orNull(reference('invoice')).default(null),
      itinerary: orNull(reference('itinerary')).default(null),
      row: z
        .int()
        .min(0)
        .max(maxPayments - 1)
        .nullable()
        .default(null),
      amount: z.int().min(-maxMoney).max(maxMoney),
    })
    .refine(
      ({ invoice, itinerary, row }) =>
        invoice === null ? itinerary !== null && row !== null : itinerary === null && row === null,
      'must name either an invoice, or an itinerary and a row of its schedule',
    ),
  'jsonb',
).register(about, {
  id: 'Allocation',
  description:
    'A part of a payment. It pays an `invoice`, or the row with the index `row` in the payment schedule of an `itinerary`. Negative for a refund.',
})
export type Allocation = z.output<typeof allocation>

const keyOf = ({ invoice, itinerary, row }: Allocation): string => invoice ?? `${itinerary} ${row}`

/** What a client paid, or got back. Amounts of refunds are negative. */
export const payment = defineResource({
  name: 'payment',
  plural: 'payments',
  title: 'reference',
  fields: {
    kind: setOnce(oneOf('payment', 'refund'), 'payment'),
    /** What identifies it, such as the text on the bank statement. */
    reference: required(line(160)),
    date: required(date()),
    amount: required(bigInteger(-maxMoney, maxMoney)),
    currency: required(currency()),
    method: editable(oneOf('bank_transfer', 'card', 'cash', 'cheque', 'other'), 'bank_transfer'),
    payer: optional(reference('contact')),
    notes: optional(prose(2000)),
    /** Who took a card payment on the page of a link; null for what members record. */
    provider: readOnly(oneOf(...cardProviders).nullable()),
    allocations: editable(list(allocation, maxAllocations), []),
    /** What is not allocated yet; negative for a refund. */
    unallocated: derived(z.int()),
    /** Its receipt, if there is one. */
    receipt: volatile(z.uuid().nullable()),
  },
  rules: ({ kind, amount, currency, allocations }) => {
    const sign = kind === 'refund' ? -1 : 1
    const sum = allocations.reduce((before, one) => before + one.amount, 0)
    return [
      {
        field: 'amount',
        isWrong: amount * sign <= 0,
        message: kind === 'refund' ? 'must be less than 0 for a refund' : 'must be more than 0 for a payment',
      },
      {
        field: 'allocations',
        isWrong: allocations.some((one) => one.amount * sign <= 0),
        message: kind === 'refund' ? 'must be less than 0 for a refund' : 'must be more than 0 for a payment',
      },
      {
        field: 'allocations',
        isWrong: Math.abs(sum) > Math.abs(amount),
        message: `must not add up to more than the amount: ${moneyInWords({ amount: sum, currency })} of ${moneyInWords({ amount, currency })}`,
      },
      {
        field: 'allocations',
        isWrong: hasDuplicates(allocations.map(keyOf)),
        message: 'must not name an invoice or a row twice',
      },
    ]
  },
  filters: { kind: 'kind', method: 'method', payer: 'payer', currency: 'currency' },
  sorts: ['date', 'amount'],
  inLists: [
    'kind',
    'reference',
    'date',
    'amount',
    'currency',
    'method',
    'payer',
    'provider',
    'allocations',
    'unallocated',
    'receipt',
  ],
  onlyInLists: { payerName: rowName() },
})
