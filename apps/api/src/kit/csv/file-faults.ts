import type { FileFault } from '../../platform/csv/file-fault.ts'
import { inWords } from '../../platform/pictures/rejection.ts'
import { invalidField, Problem } from '../problem.ts'

/** 422 for a file that cannot be used at all. */
export const rejectedFile = (message: string): Problem => invalidField('file', 'invalid_value', message)

/** The maximum number of faults that are reported; more would not help the user. */
export const maxFaults = 100

/** The `errors` of a 422 for values of a file: each as `file.{row}.{column}`. */
export const errorsOfFaults = (faults: readonly FileFault[]) =>
  Object.fromEntries(
    faults.map(({ row, column, value, message }) => [
      `file.${row}.${column}`,
      [{ code: 'invalid_value' as const, message: value === '' ? message : `“${value.slice(0, 40)}” ${message}` }],
    ]),
  )

/** Reads a file of XML. What is wrong with the XML becomes a 422; a problem stays as it is. */
export const readXmlFile = (read: () => void): void => {
  try {
    read()
  } catch (error) {
    if (error instanceof Problem) throw error
    throw rejectedFile(`cannot be read: ${inWords(error)}`)
  }
}
