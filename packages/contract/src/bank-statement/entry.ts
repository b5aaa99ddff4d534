import type { Confidence } from './statement-import.ts'

/** What of an entry of a statement decides what it pays. The amount is positive for money received. */
export type Entry = {
  date: string
  amount: number
  currency: string
  counterparty: string | null
  reference: string | null
  text: string
  /** Whether the bank reversed an earlier entry. */
  isReversal: boolean
  /** Whether it sums up several transfers. */
  isBatch: boolean
}

/** An invoice that has been issued. `open` is negative if money is to be paid back. */
export type Invoice = {
  uuid: string
  number: string
  currency: string
  open: number
  issuedOn: string
  due: string | null
  payer: string | null
  /** Names of the payer: the contact’s, the organisation’s, those on the invoice. */
  names: readonly string[]
}

/** A payment that has been recorded. `invoices` are those that it pays. */
export type Recorded = {
  date: string
  amount: number
  currency: string
  unallocated: number
  invoices: readonly string[]
}

/** What entries are compared with. Invoices that are paid are part of it: a text may name them. */
export type Book = {
  invoices: readonly Invoice[]
  creditNotes: readonly { number: string; corrects: string }[]
  recorded: readonly Recorded[]
}

/** What an entry seems to pay. `payer` may be known where no invoice is. */
export type Proposal = {
  confidence: Confidence
  reason: string
  invoices: { uuid: string; number: string; amount: number; open: number }[]
  payer: string | null
}
