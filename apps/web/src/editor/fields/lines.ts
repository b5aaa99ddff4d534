import { cleanLine } from './clean-text.ts'
import * as wording from './wording.ts'

/** The lines as the contract accepts them. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => cleanLine(line) ?? [])

/** The error message for lines that cannot be saved, or null. */
export const complaintAbout = (lines: readonly string[], most: number, longest: number): string | null => {
  if (lines.length > most) return wording.tooManyLines({ max: most, count: lines.length })
  const long = lines.findIndex((line) => line.length > longest)
  return long === -1 ? null : wording.lineTooLong({ line: long + 1, max: longest })
}
