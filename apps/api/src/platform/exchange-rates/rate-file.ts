/** A rate as a file has it, at its place. Rows are counted from 1; in a table, row 1 has the headers. */
export type RateInFile = {
  row: number
  column: string
  from: string
  to: string
  rate: string
  date: string
  /** Basis points, if the file has a column for them. */
  bufferBps?: number
  tags?: readonly string[]
}

/** A value of a file that is wrong, with a message for the user who sent it. */
export type RateFault = { row: number; column: string; value: string; message: string }

/** The content of a file with rates of exchange. */
export type RatesRead = { rates: RateInFile[]; faults: RateFault[] }

/** Collects the rates of a file from a day on; a file of more than `most` is rejected at once. */
export type RateSink = {
  rate(found: RateInFile): void
  fault(found: RateFault): void
}

/** The ECB's currency: its files say what one euro is worth. */
export const base = 'EUR'
