import type { Entry } from '@sojourn/contract/bank-statement/entry'
import type { FileFault } from '../../platform/csv/file-fault.ts'

/** An entry as a file has it, at its place: the row of a table, or the position of the entry in XML. */
export type EntryInFile = Entry & {
  row: number
  /** The account of the counterparty. */
  account: string | null
  /** What the bank calls the entry; null if it gave it no name of its own. */
  bankReference: string | null
}

/** Takes what a reader finds in a file. */
export type EntrySink = {
  entry(found: EntryInFile): void
  fault(found: FileFault): void
  /** An entry that is not booked, or of no amount. */
  leaveOut(): void
  /** The account that the statement is of. */
  account(name: string): void
}

/** A text in one line, without what cannot be stored; null if nothing is left. */
export const inOneLine = (text: string | undefined, max = 2000): string | null => {
  const line = (text ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line === '' ? null : Array.from(line).slice(0, max).join('').trim()
}

/** What banks write where the sender gave no reference. */
const noReference = /^(not ?provided|non ?ref|none|n\/?a|-|0+)$/i

/** A reference that somebody gave; null for what stands for none. */
export const referenceIn = (text: string | undefined): string | null => {
  const line = inOneLine(text, 140)
  return line === null || noReference.test(line) ? null : line
}
