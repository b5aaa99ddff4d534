import { statementLimits, type statementRead } from '@sojourn/contract/bank-statement/statement-import'
import { decodeFile } from '@sojourn/contract/kit/decode-file'
import type { z } from 'zod'
import { errorsOfFaults, maxFaults, readXmlFile, rejectedFile } from '../../kit/csv/file-faults.ts'
import { fileKindOf, isZip } from '../../kit/csv/file-kind.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { findTable, readBankTable, type Row } from '../../kit/statements/read-bank-table.ts'
import { readCamt } from '../../kit/statements/read-camt.ts'
import type { EntryInFile, EntrySink } from '../../kit/statements/statement-file.ts'
import { type Delimiter, parseRows } from '../../platform/csv/csv.ts'
import type { FileFault } from '../../platform/csv/file-fault.ts'

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
  if (faults.length > 0) throw new Problem('invalid', { errors: errorsOfFaults(faults) })
  if (entries.length === 0 && leftOutCount === 0) throw rejectedFile('has no entries')
  return { format, accounts, leftOutCount, entries }
}

const readInto = async (sink: EntrySink, bytes: Buffer, choices: Choices): Promise<Statement['format']> => {
  if (isZip(bytes)) throw rejectedFile('is a ZIP archive or a spreadsheet; send the file in it, as XML or CSV')
  const { text } = decodeFile(bytes)
  const start = text.slice(0, 1000)
  if (/^\uFEFF?\s*<(\?xml|(\w+:)?Document)/.test(start)) {
    readXmlFile(() => readCamt(bytes, sink))
    return 'camt_053'
  }
  if (/^\s*(\{1:|:20:|:940:)/.test(start)) throw rejectedFile('is MT940; send the statement as camt.053 or CSV')
  if (fileKindOf(text) !== 'table') throw rejectedFile('is not XML or CSV')
  await readTableInto(sink, text, choices)
  return 'csv'
}

const delimiters: readonly Delimiter[] = [';', ',', '\t']

const readTableInto = async (sink: EntrySink, text: string, choices: Choices): Promise<void> => {
  if (text.trim() === '') throw rejectedFile('is empty')
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
  throw rejectedFile('must have columns for a date and an amount, with headers that banks use')
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
    throw rejectedFile(`cannot be read as CSV after row ${rows.length}`)
  }
  return rows
}

/** Rows around the entries are allowed for. */
const maxRows = statementLimits.entries + 200

const tooMany = (): Problem =>
  rejectedFile(`has more than ${statementLimits.entries} entries; send the statement of a shorter time`)

const collect = (): { sink: EntrySink; result: () => Omit<Statement, 'format'> & { faults: FileFault[] } } => {
  const entries: EntryInFile[] = []
  const faults: FileFault[] = []
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
