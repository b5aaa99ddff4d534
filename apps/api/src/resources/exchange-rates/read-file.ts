import { rateFileLimits } from '@sojourn/contract/exchange-rate-import'
import { decodeFile } from '@sojourn/contract/kit/decode-file'
import { exchangeRateText } from '@sojourn/contract/kit/exchange-rate-text'
import { currency, date as dateValue } from '@sojourn/contract/kit/values'
import { delimiterOf } from '../../kit/csv/delimiter.ts'
import { errorsOfFaults, maxFaults, readXmlFile, rejectedFile } from '../../kit/csv/file-faults.ts'
import { fileKindOf, isZip } from '../../kit/csv/file-kind.ts'
import { readDate } from '../../kit/csv/read-date.ts'
import { Problem } from '../../kit/problem.ts'
import { parseRows } from '../../platform/csv/csv.ts'
import type { FileFault } from '../../platform/csv/file-fault.ts'
import { isEcbTable, readEcbRow } from '../../platform/exchange-rates/read-ecb-table.ts'
import { readEcbXml } from '../../platform/exchange-rates/read-ecb-xml.ts'
import { type RateInFile, type RateSink, replaced } from '../../platform/exchange-rates/rate-file.ts'
import { findOwnColumns, readOwnRow } from './read-own-row.ts'

/** The rates of a file, each pair and day once. */
export type RateFile = { format: 'ecb_xml' | 'ecb_csv' | 'csv'; rates: RateInFile[] }

/**
 * Reads the rates of a file from a day on: the ECB's XML or CSV, or our own export. 422 names every value that is wrong, as
 * `file.{row}.{column}`; then nothing of the file is used.
 */
export const readFile = async (bytes: Buffer, since: string | undefined): Promise<RateFile> => {
  const collected = collect(since)
  const format = await readInto(collected.sink, bytes)
  const { rates, faults } = collected
  if (faults.length > 0) throw new Problem('invalid', { errors: errorsOfFaults(faults) })
  if (rates.length === 0) throw rejectedFile(since ? `has no rates since ${since}` : 'has no exchange rates')
  return { format, rates }
}

const readInto = async (sink: RateSink, bytes: Buffer): Promise<RateFile['format']> => {
  if (isZip(bytes)) throw rejectedFile('is a ZIP archive or a spreadsheet; send the file in it, as CSV or XML')
  const { text } = decodeFile(bytes)
  if (/^\uFEFF?\s*<\?xml|^\uFEFF?\s*<(\w+:)?Envelope/.test(text.slice(0, 1000))) {
    readXmlFile(() => readEcbXml(bytes, sink))
    return 'ecb_xml'
  }
  if (fileKindOf(text) !== 'table') throw rejectedFile('is not XML or CSV')
  return readTableInto(sink, text)
}

const readTableInto = async (sink: RateSink, text: string): Promise<'ecb_csv' | 'csv'> => {
  let read: ((row: number, cells: readonly string[]) => void) | undefined
  let format: 'ecb_csv' | 'csv' = 'csv'
  let row = 0
  try {
    for await (const cells of parseRows(text, delimiterOf(text))) {
      row += 1
      if (cells.every((cell) => cell.trim() === '')) continue
      if (read) read(row, cells)
      else if (isEcbTable(cells)) {
        format = 'ecb_csv'
        read = (at, values) => readEcbRow(at, cells, values, { sink, readDate: (day) => readDate(day, 'dmy') })
      } else {
        const columns = findOwnColumns(cells)
        if (!columns)
          throw rejectedFile('must have the columns From, To, Rate and Date, or those of the European Central Bank')
        read = (at, values) => readOwnRow(at, columns, values, sink)
      }
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw rejectedFile(`cannot be read as CSV after row ${row}`)
  }
  if (!read) throw rejectedFile('is empty')
  return format
}

/** Checks each rate against the contract. Rates of days before `since` are left out unchecked. */
const collect = (since: string | undefined): { sink: RateSink; rates: RateInFile[]; faults: FileFault[] } => {
  const rates: RateInFile[] = []
  const faults: FileFault[] = []
  const places = new Map<string, number>()
  const fault = (found: FileFault) => void (faults.length < maxFaults && faults.push(found))
  const rate = (found: RateInFile) => {
    if (since !== undefined && /^\d{4}-\d\d-\d\d$/.test(found.date) && found.date < since) return
    if (replaced.has(found.to) && !isCurrency.safeParse(found.to).success) return
    const wrong = faultOf(found)
    if (wrong) return fault({ row: found.row, ...wrong })
    const key = `${found.from}/${found.to} ${found.date}`
    const earlier = places.get(key)
    places.set(key, found.row)
    if (earlier !== undefined)
      return fault({
        row: found.row,
        column: found.columns.rate,
        value: found.rate,
        message: `repeats ${key} of row ${earlier}`,
      })
    rates.push(found)
    if (rates.length > rateFileLimits.rates)
      throw rejectedFile(`has more than ${rateFileLimits.rates} rates; choose a later day to start from`)
  }
  return { sink: { rate, fault }, rates, faults }
}

const [isCurrency, isDate, isRate] = [currency(), dateValue(), exchangeRateText()]

const faultOf = ({ columns, from, to, rate, date }: RateInFile): Omit<FileFault, 'row'> | undefined => {
  const checks = [
    { column: columns.from, value: from, parsed: isCurrency.safeParse(from) },
    { column: columns.to, value: to, parsed: isCurrency.safeParse(to) },
    { column: columns.date, value: date, parsed: isDate.safeParse(date) },
    { column: columns.rate, value: rate, parsed: isRate.safeParse(rate) },
  ]
  const wrong = checks.find(({ parsed }) => !parsed.success)
  if (wrong) return { ...wrong, message: wrong.parsed.error?.issues[0]?.message ?? 'is not valid' }
  return from === to ? { column: columns.to, value: to, message: 'must be another currency' } : undefined
}
