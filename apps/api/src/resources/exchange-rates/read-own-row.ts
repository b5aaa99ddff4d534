import { resources } from '@sojourn/contract'
import { exchangeRate } from '@sojourn/contract/resources/exchange-rate'
import { itemsIn } from '../../kit/csv/cells.ts'
import { type CsvColumn, csvColumnsOf } from '../../kit/csv/columns.ts'
import { readValue } from '../../kit/csv/read-value.ts'
import { Unreadable } from '../../kit/csv/unreadable.ts'
import type { RateSink } from '../../platform/exchange-rates/rate-file.ts'

/** Where the columns of our own export are in a file, counted from 0. */
export type OwnColumns = ReadonlyMap<string, { at: number; column: CsvColumn }>

/** The columns of our own export among the headers of a file; undefined if one is missing without which there is no rate. */
export const findOwnColumns = (heads: readonly string[]): OwnColumns | undefined => {
  const folded = heads.map((head) => head.trim().toLowerCase())
  const found = new Map(
    csvColumnsOf(resources.exchangeRate).flatMap((column) => {
      const at = folded.indexOf(column.header.toLowerCase())
      return at < 0 ? [] : [[column.key, { at, column }] as const]
    }),
  )
  return ['from', 'to', 'rate', 'date'].every((key) => found.has(key)) ? found : undefined
}

/** Reads one row of our own export. */
export const readOwnRow = (row: number, columns: OwnColumns, cells: readonly string[], sink: RateSink): void => {
  let isWrong = false
  const read = (key: string, fits: (value: unknown) => boolean): unknown => {
    const place = columns.get(key)
    const text = cells[place?.at ?? -1]?.trim() ?? ''
    if (!place || text === '') return undefined
    const { cell, header } = place.column
    try {
      const value =
        cell.kind === 'list' ? itemsIn(cell.of, text, place.column.path) : readValue(cell, text, { order: 'dmy', fits })
      if (fits(value)) return value
      throw new Unreadable('cannot be read')
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      isWrong = true
      sink.fault({ row, column: header, value: text, message: error.message })
      return undefined
    }
  }
  const headOf = (key: string): string => columns.get(key)?.column.header ?? key
  const [from, to, rate, date] = ['from', 'to', 'rate', 'date'].map((key) => textOf(read(key, () => true)))
  const buffer = exchangeRate.fields.bufferBps.schema
  const bufferBps = read('bufferBps', (value) => buffer.safeParse(value).success)
  const tags = read('tags', (value) => exchangeRate.fields.tags.schema.safeParse(value).success)
  if (isWrong) return
  sink.rate({
    row,
    columns: { from: headOf('from'), to: headOf('to'), rate: headOf('rate'), date: headOf('date') },
    from: from ?? '',
    to: to ?? '',
    rate: rate ?? '',
    date: date ?? '',
    ...(bufferBps === undefined ? {} : { bufferBps: buffer.parse(bufferBps) }),
    ...(tags === undefined ? {} : { tags: exchangeRate.fields.tags.schema.parse(tags) }),
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
