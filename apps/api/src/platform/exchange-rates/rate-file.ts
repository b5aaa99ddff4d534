import type { FileFault } from '../csv/file-fault.ts'

/** A rate as a file has it, at its place. Rows are counted from 1; in a table, row 1 has the headers. */
export type RateInFile = {
  row: number
  /** The column that each value comes from. */
  columns: Readonly<Record<'from' | 'to' | 'rate' | 'date', string>>
  from: string
  to: string
  rate: string
  date: string
  /** Basis points, if the file has a column for them. */
  bufferBps?: number
  tags?: readonly string[]
}

/** Takes what a reader finds in a file. */
export type RateSink = {
  rate(found: RateInFile): void
  fault(found: FileFault): void
}

/** The currency of the European Central Bank: its files say what one euro is worth. */
export const base = 'EUR'

/** Currencies in the ECB's history that have been replaced since. Where they are no currency any more, their rates are left out. */
export const replaced: ReadonlySet<string> = new Set('BGN CYP EEK HRK LTL LVL MTL ROL SIT SKK TRL'.split(' '))
