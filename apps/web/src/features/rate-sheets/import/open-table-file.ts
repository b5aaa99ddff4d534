import { readCsv } from './read-csv.ts'
import { openWorkbook, type WorkbookSheet } from './read-workbook.ts'
import { tableLimits, UnreadableFile } from './table.ts'
import * as wording from './wording.ts'

/** A file with prices: its sheets, of which a CSV file has one. */
export type TableFile = { name: string; sheets: readonly WorkbookSheet[] }

/** Opens a CSV or XLSX file, whatever its name says. Rejects with UnreadableFile. */
export const openTableFile = async (file: File): Promise<TableFile> => {
  if (file.size === 0) throw new UnreadableFile(wording.emptyFile)
  if (file.size > tableLimits.bytes) throw new UnreadableFile(wording.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const sheets = await openWorkbook(bytes)
    if (sheets.length === 0) throw new UnreadableFile(wording.emptyFile)
    return { name: file.name, sheets }
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableFile(wording.isProtected)
  const table = readCsv(bytes, file.name)
  return { name: file.name, sheets: [{ name: file.name, read: () => Promise.resolve(table) }] }
}

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean => head.every((byte, at) => bytes[at] === byte)
