import type { Cell } from './table.ts'
import { readXml } from './read-xml.ts'

/** What the number in a cell stands for. */
export type NumberFormat = 'date' | 'percent' | 'number'

/** The meaning of each style of a workbook, by its number. */
export const readFormats = (xml: Uint8Array): NumberFormat[] => {
  const codes = new Map<string, string>()
  const formats: NumberFormat[] = []
  let isInCells = false
  readXml(xml, {
    open: (name, { numFmtId: id = '0', formatCode: code = '' }) => {
      if (name === 'numFmt') codes.set(id, code)
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(formatOf(Number(id), codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}

const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

const formatOf = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : id === 9 || id === 10 ? 'percent' : 'number'
  // Without quoted and escaped text, and without brackets: colours, conditions, currencies.
  const bare = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/;.*$/, '')
  if (/[dy]/i.test(bare) && !/general/i.test(bare)) return 'date'
  return bare.includes('%') ? 'percent' : 'number'
}

/** A number as its style shows it. Workbooks of old Macs count days from 1904. */
export const cellOf = (value: number, format: NumberFormat | undefined, is1904: boolean): Cell => {
  if (format === 'percent') return { percent: value }
  const date = format === 'date' ? dateOfSerial(value + (is1904 ? 1462 : 0)) : undefined
  return date === undefined ? value : { date }
}

/** The days that spreadsheets count from 30 December 1899 on; undefined for numbers before 1927 or after 2173. */
export const dateOfSerial = (serial: number): string | undefined =>
  serial < 10_000 || serial > 100_000
    ? undefined
    : new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
