import { statementLimits, type statementRead } from '@sojourn/contract/bank-statement/statement-import'
import type { z } from 'zod'
import { decodeFile } from '../../kit/csv/decode-file.ts'
import { fileKindOf } from '../../kit/csv/file-kind.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { findTable, readBankTable, type Row } from '../../kit/statements/read-bank-table.ts'
import { readCamt } from '../../kit/statements/read-camt.ts'
import type { EntryInFile, EntrySink, Fault } from '../../kit/statements/statement-file.ts'
import { type Delimiter, parseRows } from '../../platform/csv/csv.ts'
import { inWords } from '../../platform/pictures/rejection.ts'

/** What a bank statement has. */
export type Statement = {
  format: 'camt_053' | 'csv'
  accounts: string[]
  leftOutCount: number
  entries: EntryInFile[]
}

export type Choices = z.output<typeof statementRead>

/**
 * Reads a bank statement, camt.053 or CSV. 422 names every value that is wrong, as `file.{row}.{column}`, or the field that has to say
 * what the file leaves open.
 */
export const readStatement = async (bytes: Buffer, choices: Choices): Promise<Statement> => {
  const collected = collect()
  const format = await readInto(collected.sink, bytes, choices)
  const { entries, faults, accounts, leftOutCount } = collected.result()
  if (faults.length > 0) throw new Problem('invalid', { errors: errorsOf(faults) })
  if (entries.length === 0 && leftOutCount === 0) throw rejected('has no entries')
  return { format, accounts, leftOutCount, entries }
}

const rejected = (message: string): Problem => invalidField('file', 'invalid_value', message)

const readInto = async (sink: EntrySink, bytes: Buffer, choices: Choices): Promise<Statement['format']> => {
  if (bytes.subarray(0, 4).toString('hex') === '504b0304')
    throw rejected('is a ZIP archive or a spreadsheet; send the file in it, as XML or CSV')
  const { text } = decodeFile(bytes)
  const start = text.slice(0, 1000)
  if (/^\uFEFF?\s*<(\?xml|(\w+:)?Document)/.test(start)) return readXmlInto(sink, bytes)
  if (/^\s*(\{1:|:20:|:940:)/.test(start)) throw rejected('is MT940; send the statement as camt.053 or CSV')
  if (fileKindOf(text) !== 'table') throw rejected('is not XML or CSV')
  await readTableInto(sink, text, choices)
  return 'csv'
}

const readXmlInto = (sink: EntrySink, bytes: Buffer): 'camt_053' => {
  try {
    readCamt(bytes, sink)
    return 'camt_053'
  } catch (error) {
    if (error instanceof Problem) throw error
    throw rejected(`cannot be read: ${inWords(error)}`)
  }
}

const delimiters: readonly Delimiter[] = [';', ',', '\t']

const readTableInto = async (sink: EntrySink, text: string, choices: Choices): Promise<void> => {
  if (text.trim() === '') throw rejected('is empty')
  for (const delimiter of delimiters) {
    const table = findTable(await readRows(text, delimiter))
    if (!table) continue
    const open = readBankTable(table, { ...choices, today: tomorrow() }, sink)
    if (open?.missing === 'currency')
      throw invalidField('currency', 'required', 'is required, because the file does not say which currency it is in')
    if (open)
      throw invalidField('dateOrder', 'required', `is required, because “${open.example}” may have day or month first`)
    return
  }
  throw rejected('must have columns for a date and an amount, with headers that banks use')
}

/** Dates are in the bank's time zone, which may be ahead of ours. */
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** The rows of a text with their numbers. */
const readRows = async (text: string, delimiter: Delimiter): Promise<Row[]> => {
  const rows: Row[] = []
  try {
    for await (const cells of parseRows(text, delimiter)) {
      rows.push({ row: rows.length + 1, cells })
      if (rows.length > maxRows) throw tooMany()
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw rejected(`cannot be read as CSV after row ${rows.length}`)
  }
  return rows
}

/** Rows around the entries are allowed for. */
const maxRows = statementLimits.entries + 200

const tooMany = (): Problem =>
  rejected(`has more than ${statementLimits.entries} entries; send the statement of a shorter time`)

/** The maximum number of faults that are reported; more would not help the user. */
const maxFaults = 100

const collect = (): { sink: EntrySink; result: () => Omit<Statement, 'format'> & { faults: Fault[] } } => {
  const entries: EntryInFile[] = []
  const faults: Fault[] = []
  const accounts = new Set<string>()
  let leftOutCount = 0
  return {
    sink: {
      entry: (found) => {
        entries.push(found)
        if (entries.length > statementLimits.entries) throw tooMany()
      },
      fault: (found) => void (faults.length < maxFaults && faults.push(found)),
      leaveOut: () => {
        leftOutCount += 1
      },
      account: (name) => void (accounts.size < 50 && accounts.add(name.slice(0, 60))),
    },
    result: () => ({ entries, faults, accounts: [...accounts], leftOutCount }),
  }
}

const errorsOf = (faults: readonly Fault[]) =>
  Object.fromEntries(
    faults.map(({ row, column, value, message }) => [
      `file.${row}.${column}`,
      [{ code: 'invalid_value' as const, message: value === '' ? message : `“${value.slice(0, 40)}” ${message}` }],
    ]),
  )
