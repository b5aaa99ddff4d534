import type { Book, Entry, Invoice, Proposal, Recorded } from './entry.ts'
import type { Mentions } from './find-numbers.ts'
import { indexPayers, type PayerIndex, type Sender } from './find-senders.ts'

/** An entry with what it names and who it is from. */
export type Case = {
  entry: Entry
  mentions: Mentions
  /** What the reference of the sender names. */
  referred: Mentions
  sender: Sender
  /** Whether other entries of the file name one of the same invoices. */
  isNamedTwice: boolean
}

/** The invoices as they are after the proposals made so far. */
export type Standing = {
  byNumber: ReadonlyMap<string, Invoice>
  byUuid: ReadonlyMap<string, Invoice>
  open: readonly Invoice[]
  /** The uuid of the invoice that a credit note corrects, by the number of the note. */
  creditNotes: ReadonlyMap<string, string>
  recorded: readonly Recorded[]
  payers: PayerIndex
  /** What proposals have left open, by uuid. */
  left: Map<string, number>
}

export const standingOf = ({ invoices, creditNotes, recorded }: Book): Standing => ({
  byNumber: new Map(invoices.map((one) => [one.number, one])),
  byUuid: new Map(invoices.map((one) => [one.uuid, one])),
  open: invoices.filter(({ open }) => open !== 0),
  creditNotes: new Map(creditNotes.map(({ number, corrects }) => [number, corrects])),
  recorded,
  payers: indexPayers(invoices),
  left: new Map(invoices.map(({ uuid, open }) => [uuid, open])),
})

export const leftOf = ({ left }: Standing, { uuid }: Invoice): number => left.get(uuid) ?? 0

/** Whether an entry is exactly what is open of an invoice. */
export const isExactly = ({ amount, currency }: Entry, invoice: Invoice, open: number): boolean =>
  amount !== 0 && currency === invoice.currency && amount === open

/** Whether what is left open of some invoices adds up to the entry, all of it in the same direction. */
export const addsUp = ({ amount, currency }: Entry, invoices: readonly Invoice[], standing: Standing): boolean => {
  const parts = invoices.map((invoice) => leftOf(standing, invoice))
  return (
    invoices.every((invoice) => invoice.currency === currency) &&
    parts.every((part) => part !== 0 && part > 0 === amount > 0) &&
    parts.reduce((sum, part) => sum + part, 0) === amount
  )
}

export const numbersOf = (invoices: readonly Invoice[]): string => invoices.map(({ number }) => number).join(', ')

/** The payer of all of the invoices; null if they differ. */
export const payerOf = (invoices: readonly Invoice[]): string | null => {
  const payers = new Set(invoices.map(({ payer }) => payer))
  const [only = null] = payers
  return payers.size === 1 ? only : null
}

/** A proposal to be checked. */
export const likely = (
  standing: Standing,
  parts: readonly (readonly [Invoice, number])[],
  reason: string,
): Proposal => ({
  confidence: 'likely',
  reason,
  invoices: parts.map(([invoice, amount]) => ({
    uuid: invoice.uuid,
    number: invoice.number,
    amount,
    open: leftOf(standing, invoice),
  })),
  payer: payerOf(parts.map(([invoice]) => invoice)),
})

/** No proposal, and why not. */
export const nothing = (reason: string, payer: string | null): Proposal => ({
  confidence: 'none',
  reason,
  invoices: [],
  payer,
})
