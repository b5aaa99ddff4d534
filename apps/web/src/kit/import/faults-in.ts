import { ApiProblem } from '../../data/http.ts'

/** A value of a file that the server cannot use. */
export type FileFault = { row: number; column: string; problem: string }

/** The wrong values that an error names as `file.{row}.{column}`, in the order of the file. */
export const faultsIn = (error: unknown): FileFault[] => {
  if (!(error instanceof ApiProblem)) return []
  return Object.entries(error.errors)
    .flatMap(([path, found]) => {
      const [, row, column] = /^file\.(\d+)\.(.+)$/.exec(path) ?? []
      return row === undefined || column === undefined
        ? []
        : found.map(({ message }) => ({ row: Number(row), column, problem: message }))
    })
    .toSorted((one, other) => one.row - other.row)
}
