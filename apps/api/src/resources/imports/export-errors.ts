import type { Context } from '../../kit/context.ts'
import { defused } from '../../kit/csv/cells.ts'
import { byteOrderMark, csvOf } from '../../platform/csv/csv.ts'
import { findErrors, findImport } from './queries.ts'

/** Exports all errors of an import as CSV. */
export const exportErrors = async (ctx: Context, uuid: string): Promise<{ filename: string; text: string }> => {
  const { filename } = await findImport(ctx, uuid)
  const errors = await findErrors(ctx, uuid)
  const rows = errors.map(({ row, column, value, message }) => [String(row), ...[column, value, message].map(defused)])
  const stem = filename.replace(/\.[a-z]+$/i, '')
  return {
    filename: `${stem}-errors.csv`,
    text: byteOrderMark + csvOf([['Row', 'Column', 'Value', 'Message'], ...rows]),
  }
}
