import { cleanLine } from './clean-text.ts'
import * as wording from './wording.ts'

/** The lines of a text that are not blank, cleaned as the contract requires. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => cleanLine(line) ?? [])

/** The error message for lines that cannot be saved, or null. */
export const errorOfLines = (lines: readonly string[], maxCount: number, maxLength: number): string | null => {
  if (lines.length > maxCount) return wording.tooManyLines({ max: maxCount, count: lines.length })
  const long = lines.findIndex((line) => line.length > maxLength)
  return long === -1 ? null : wording.lineTooLong({ line: long + 1, max: maxLength })
}
