import { z } from 'zod'
import { about } from '../kit/about.ts'
import { maxMoney } from '../kit/currency-digits.ts'
import { defineResource, editable, optional, readOnly, required, setOnce, volatile } from '../kit/define-resource.ts'
import { orNull } from '../kit/or-null.ts'
import { rowName } from '../kit/row-fields.ts'
import { currency, date, flag, instant, line, list, oneOf, part, prose, reference } from '../kit/values.ts'
import { payment } from './payment.ts'

/** The maximum number of bills of a payable, and of its payments, including void ones. */
export const maxPayableEntries = 100

export const payableStatuses = ['open', 'billed', 'paid'] as const
export type PayableStatus = (typeof payableStatuses)[number]

/** How soon it has to be paid: before today, in the next 30 days, later. `none` without a date, and if nothing is left to pay. */
export const dueStates = ['overdue', 'soon', 'later', 'none'] as const
export type DueState = (typeof dueStates)[number]

const amount = () => z.int().min(1).max(maxMoney)
const billFields = {
  number: line(80),
  date: date(),
  amount: amount(),
  document: orNull(reference('media-item')).default(null),
}
const paymentFields = {
  date: date(),
  amount: amount(),
  method: payment.fields.method.schema.default('bank_transfer'),
  reference: orNull(line(160)).default(null),
}
const stored = { uuid: z.uuid(), voidedAt: instant().nullable().default(null) }

const supplierBill = part({ ...stored, ...billFields }).register(about, {
  id: 'SupplierBill',
  description: 'A bill of a supplier. It never changes, but may be made void: `voidedAt` says when.',
})
export type SupplierBill = z.output<typeof supplierBill>

const supplierPayment = part({ ...stored, ...paymentFields }).register(about, {
  id: 'SupplierPayment',
  description: 'A payment to a supplier. It never changes, but may be made void: `voidedAt` says when.',
})
export type SupplierPayment = z.output<typeof supplierPayment>

/** A new bill. Its currency must be that of the payable. With `due`, the payable is due on that day, or on no day if it is null. */
export const supplierBillInput = z
  .strictObject({ ...billFields, currency: currency(), due: date().nullable().optional() })
  .register(about, {
    id: 'SupplierBillInput',
    description:
      'A bill of a supplier. `currency` must be that of the payable. With `due`, that becomes the due date of the payable; null removes it.',
    examples: [{ number: 'QD-2041', date: '2026-11-20', amount: 184_000, currency: 'EUR', due: '2026-12-20' }],
  })

/** A new payment to the supplier. Its currency must be that of the payable. */
export const supplierPaymentInput = z.strictObject({ ...paymentFields, currency: currency() }).register(about, {
  id: 'SupplierPaymentInput',
  description: 'A payment to a supplier. `currency` must be that of the payable.',
  examples: [{ date: '2026-12-01', amount: 184_000, currency: 'EUR', method: 'bank_transfer', reference: 'QD-2041' }],
})

const payableLine = z
  .strictObject({ segment: z.uuid(), title: z.string(), date: z.string().nullable(), amount: z.int() })
  .register(about, {
    id: 'PayableLine',
    description: 'What one segment of the itinerary is expected to cost, and the date on which it begins.',
  })
export type PayableLine = z.output<typeof payableLine>

const definition = defineResource({
  name: 'payable',
  plural: 'payables',
  title: 'title',
  fields: {
    title: required(line(160)),
    itinerary: setOnce(orNull(reference('itinerary')), null),
    supplier: setOnce(orNull(reference('supplier')), null),
    currency: setOnce(currency(), 'EUR'),
    /** When it has to be paid. */
    due: optional(date()),
    /** No further bills are expected: the billed amount is the cost, even if it is less than expected. */
    isBilledInFull: editable(flag(), false),
    notes: optional(prose(2000)),
    bills: readOnly(list(supplierBill, maxPayableEntries)),
    payments: readOnly(list(supplierPayment, maxPayableEntries)),
    /** What the supplier is expected to charge, by segment: the net prices of the itinerary. Empty while it is not booked. */
    lines: volatile(z.array(payableLine)),
    expected: volatile(z.int()),
    billed: volatile(z.int()),
    paid: volatile(z.int()),
    /** What is left to pay of the billed amount once it is billed in full, until then of the expected one; negative if overpaid. */
    open: volatile(z.int()),
    status: volatile(oneOf(...payableStatuses)),
    dueState: volatile(oneOf(...dueStates)),
  },
  filters: {
    status: 'status',
    due: 'dueState',
    itinerary: 'itinerary',
    supplier: 'supplier',
    currency: 'currency',
  },
  sorts: ['due'],
  inLists: [
    'title',
    'itinerary',
    'supplier',
    'currency',
    'due',
    'isBilledInFull',
    'expected',
    'billed',
    'paid',
    'open',
    'status',
    'dueState',
  ],
  notInLists: ['lines'],
  onlyInLists: { supplierName: rowName(), itineraryTitle: rowName() },
})

/** What a supplier is to be paid for an itinerary in one currency. */
export const payable = {
  ...definition,
  create: definition.create.extend({
    title: line(160).optional(),
    itinerary: reference('itinerary'),
    supplier: reference('supplier'),
    currency: currency(),
  }),
}
// The body differs from the fields, so its schema replaces the derived one, under the same name.
about.remove(definition.create)
about.add(payable.create, {
  id: 'PayableCreate',
  description:
    'A payable for a supplier or a currency that the itinerary has no net price for. All others are created when the itinerary is booked. Without `title`, it is named after supplier and itinerary.',
})
