import { z } from 'zod'
import { about } from '../kit/about.ts'
import { currency, date, list } from '../kit/values.ts'
import { payment } from '../resources/payment.ts'

/** Limits of a bank statement. `confirmed` is how many entries one request may store. */
export const statementLimits = { bytes: 10 * 1024 * 1024, entries: 2000, confirmed: 200 } as const

/** The fields sent with the file, for what a CSV file may leave open. */
export const statementRead = z.strictObject({
  /** The currency of amounts for which the file names none. */
  currency: currency().optional(),
  /** Whether 3/4 is in April or in March. */
  dateOrder: z.enum(['dmy', 'mdy']).optional(),
})

export const confidences = ['certain', 'likely', 'none'] as const
export type Confidence = (typeof confidences)[number]

const fields = payment.fields

/** The payment or refund that an entry would become. */
const proposedPayment = z.object({
  kind: fields.kind.schema,
  reference: fields.reference.schema,
  date: fields.date.schema,
  amount: fields.amount.schema,
  currency: fields.currency.schema,
  payer: fields.payer.schema,
  notes: fields.notes.schema,
  allocations: fields.allocations.schema,
})

/** One entry of a statement, and what it seems to pay. */
export const statementEntry = z.object({
  /** Recognises the entry in other files. Send it back to store the payment. */
  key: z.string(),
  /** The row of a CSV file, or the position of the entry in an XML file, from 1. */
  row: z.int(),
  date: date(),
  /** Positive for money received. */
  amount: z.int(),
  currency: currency(),
  counterparty: z.string().nullable(),
  account: z.string().nullable(),
  /** The end-to-end identification that the sender gave. */
  reference: z.string().nullable(),
  text: z.string(),
  /** The payment stored from this entry before. */
  imported: z.object({ payment: z.uuid(), isBinned: z.boolean() }).nullable(),
  confidence: z.enum(confidences),
  reason: z.string(),
  invoices: z.array(z.object({ uuid: z.uuid(), number: z.string(), amount: z.int(), open: z.int() })),
  payment: proposedPayment,
})
about.add(statementEntry, {
  id: 'StatementEntry',
  description:
    'One entry of a bank statement. `confidence` says how sure the proposed allocation is, and `reason` why. It is `certain` only if the text names an invoice of which exactly this amount is open, and nothing else fits. `payment` is what can be sent to store it.',
})
export type StatementEntryAnswer = z.infer<typeof statementEntry>

export const statementProposals = z.object({
  format: z.enum(['camt_053', 'csv']),
  /** The accounts that the statement is of, as far as the file names them. */
  accounts: z.array(z.string()),
  /** Entries that are not booked yet, or have no amount. */
  leftOutCount: z.int(),
  entries: z.array(statementEntry).max(statementLimits.entries),
})
about.add(statementProposals, {
  id: 'StatementProposals',
  description: 'The entries of a bank statement in the order of the file. Nothing has been stored.',
})
export type StatementProposals = z.infer<typeof statementProposals>

export const entryKey = () => z.string().regex(/^[rt]:[0-9a-f]{64}$/, 'must be the key of an entry')

/** The entries to store, each as the payment that was proposed or changed. */
export const statementConfirm = z
  .strictObject({
    entries: list(z.strictObject({ key: entryKey(), payment: payment.create }), statementLimits.confirmed).min(1),
  })
  .register(about, {
    id: 'StatementConfirm',
    description: 'Entries of a bank statement with the payments to store for them, as proposed or changed.',
  })

const storedEntry = z.object({ key: z.string(), payment: z.uuid() })

export const statementConfirmed = z.object({ stored: z.array(storedEntry), present: z.array(storedEntry) })
about.add(statementConfirmed, {
  id: 'StatementConfirmed',
  description:
    'The payments stored, and under `present` those that had been stored from the same entries before and stay as they are.',
})
export type StatementConfirmed = z.infer<typeof statementConfirmed>
