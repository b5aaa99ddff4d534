import { decodeFile } from '@sojourn/contract/kit/decode-file'
import { safeFileName } from '@sojourn/contract/kit/file-name'
import { resources } from '@sojourn/contract'
import { type Import, importLimits } from '@sojourn/contract/imports'
import { joined } from '../../kit/csv/cells.ts'
import { csvColumnsOf } from '../../kit/csv/columns.ts'
import { delimiterOf } from '../../kit/csv/delimiter.ts'
import { rejectedFile } from '../../kit/csv/file-faults.ts'
import { fileKindOf } from '../../kit/csv/file-kind.ts'
import { Problem } from '../../kit/problem.ts'
import { parseRows } from '../../platform/csv/csv.ts'
import { type Card, readVcards } from '../../platform/vcard/read-vcards.ts'

/**
 * The content of a file. Rows are numbered as in a spreadsheet, with the headers as row 1; cards from 1. A row has more
 * cells than there are headers only if the additional ones are not empty.
 */
export type ReadFile = Pick<Import, 'filename' | 'format' | 'delimiter' | 'encoding' | 'columns'> & {
  rows: { n: number; cells: string[] }[]
  /** The size of the file. */
  bytes: number
}

/** Reads a table or, for contacts, a vCard file; 422, with the reason, for anything else. */
export const readFile = async (
  resource: Import['resource'],
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<ReadFile> => {
  if (isWorkbook(name, bytes)) throw rejectedFile('is a spreadsheet; save it as CSV and choose that file')
  const { text, encoding } = decodeFile(bytes)
  const kind = fileKindOf(text)
  const filename = safeFileName(name)
  if (kind === undefined) throw rejectedFile('is not a table or a vCard file')
  if (kind === 'table') return { filename, bytes: bytes.length, format: 'csv', encoding, ...(await readTable(text)) }
  if (resource !== 'contacts') throw rejectedFile('is a vCard file, which contains contacts; import it under Contacts')
  return { filename, bytes: bytes.length, format: 'vcard', delimiter: null, encoding, ...readCards(text) }
}

/** A workbook of Excel or a similar program: a ZIP archive, or a compound file in older versions. */
const isWorkbook = (name: string, bytes: Buffer): boolean =>
  /\.(xlsx?|xlsm|ods|numbers)$/i.test(name) && ['504b0304', 'd0cf11e0'].includes(bytes.subarray(0, 4).toString('hex'))

const readTable = async (text: string): Promise<Pick<ReadFile, 'delimiter' | 'columns' | 'rows'>> => {
  const delimiter = delimiterOf(text)
  const rows: ReadFile['rows'] = []
  let columns: string[] | undefined
  let n = 0
  try {
    for await (const cells of parseRows(text, delimiter)) {
      n += 1
      if (filledIn(cells) === 0) continue
      if (columns) rows.push({ n, cells: cells.slice(0, Math.max(columns.length, filledIn(cells))) })
      else columns = cells.map((cell) => cell.trim())
      if (rows.length > importLimits.rows)
        throw rejectedFile(`has more than ${importLimits.rows} rows; split it into several files`)
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw rejectedFile(`cannot be read as CSV after row ${n}`)
  }
  if (!columns) throw rejectedFile('is empty')
  if (columns.length > importLimits.columns) throw rejectedFile(`has more than ${importLimits.columns} columns`)
  if (rows.length === 0) throw rejectedFile('has no rows below the header row')
  return { delimiter, columns, rows }
}

/** The number of cells up to the last one that is not empty. */
const filledIn = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1

const addressParts = ['label', 'street', 'city', 'region', 'postcode', 'country'] as const
const maxAddresses = 5

/** Converts the cards to a table with our own column headers, so that every column is recognised. */
const readCards = (text: string): Pick<ReadFile, 'columns' | 'rows'> => {
  const cards = readVcards(text)
  if (cards.length === 0) throw rejectedFile('contains no contacts')
  if (cards.length > importLimits.rows)
    throw rejectedFile(`has more than ${importLimits.rows} contacts; split it into several files`)
  const count = Math.min(maxAddresses, Math.max(...cards.map(({ addresses }) => addresses.length)))
  const heads = csvColumnsOf(resources.contact)
  const headOf = (key: string) => heads.find((column) => column.key === key)?.header ?? key
  const columns = [...fields.map(([key]) => headOf(key)), 'Website']
  for (let n = 0; n < count; n += 1) columns.push(...addressParts.map((part) => headOf(`addresses.${n}.${part}`)))
  const rows = cards.map((card, at) => ({
    n: at + 1,
    cells: [
      ...fields.map(([, cell]) => cell(card)),
      card.websites.join(', '),
      ...card.addresses.slice(0, count).flatMap((address) => addressParts.map((part) => address[part])),
    ],
  }))
  return { columns, rows }
}

const fields: readonly [key: string, cell: (card: Card) => string][] = [
  ['kind', ({ kind }) => kind],
  ['givenName', ({ givenName }) => givenName],
  ['familyName', ({ familyName }) => familyName],
  ['organisation', ({ organisation }) => organisation],
  ['emails', ({ emails }) => joined(emails)],
  ['phones', ({ phones }) => joined(phones)],
  ['birthday', ({ birthday }) => birthday],
  ['languages', ({ languages }) => joined(languages)],
  ['tags', ({ categories }) => joined(categories)],
  ['notes', ({ notes }) => notes],
]
