import { base, type RateSink } from './rate-file.ts'

/** Whether the headers are those of the ECB's tables (`eurofxref.csv`, `eurofxref-hist.csv`): Date, then a currency for each column. */
export const isEcbTable = (heads: readonly string[]): boolean => {
  const [date = '', ...currencies] = heads.map((head) => head.trim()).filter(Boolean)
  return date === 'Date' && currencies.length > 0 && currencies.every((head) => /^[A-Z]{3}$/.test(head))
}

/** Reads one row: a rate of each currency, `N/A` where there was none. Daily tables write `26 November 2026`. */
export const readEcbRow = (
  row: number,
  heads: readonly string[],
  cells: readonly string[],
  { sink, readDate }: { sink: RateSink; readDate: (text: string) => string | null | undefined },
): void => {
  const [day = '', ...rates] = cells.map((cell) => cell.trim())
  const date = readDate(day)
  if (!date) {
    sink.fault({ row, column: 'Date', value: day, message: 'must be a date such as 2026-03-01' })
    return
  }
  for (const [at, rate] of rates.entries()) {
    const to = heads[at + 1]?.trim() ?? ''
    if (to === '' && rate !== '')
      sink.fault({ row, column: String(at + 2), value: rate, message: 'has no column header' })
    if (to !== '' && rate !== '' && rate !== 'N/A')
      sink.rate({ row, columns: { from: to, to, rate: to, date: 'Date' }, from: base, to, rate, date })
  }
}
