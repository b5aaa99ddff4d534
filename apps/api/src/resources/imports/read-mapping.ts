import { foldText } from '@sojourn/contract/kit/fold-text'
import { formerHead } from '../../kit/csv/column-heads.ts'
import type { CsvColumn } from '../../kit/csv/columns.ts'
import { keysCalled } from './read-heads.ts'
import { addressGuess, contactKeyOf } from './read-contact-heads.ts'

/**
 * Guesses the key of our column for each header of a file, or null. Empty columns get none. A field that takes a single
 * column is assigned once; headers that are spelled like ours take precedence.
 */
export const guessMapping = (
  heads: readonly string[],
  columns: readonly CsvColumn[],
  served: string,
  empty: ReadonlySet<number> = new Set(),
): (string | null)[] => {
  const taken = new Set<string>()
  const take = (key: string | undefined): string | null => {
    const column = columns.find((one) => one.key === key)
    if (!column || (taken.has(column.key) && !belongsTogether(column))) return null
    taken.add(column.key)
    return column.key
  }
  const isOurs = (head: string) => (column: CsvColumn) =>
    column.header === head.trim() || (column.cell.kind !== 'percent' && formerHead(column) === head.trim())
  const exact = heads.map((head, at) => (empty.has(at) ? null : take(columns.find(isOurs(head))?.key)))
  const addresses = addressGuess()
  return heads.map((head, at) => {
    const exactKey = exact[at] ?? null
    if (exactKey !== null || empty.has(at)) return exactKey
    const folded = foldHead(head)
    if (folded === '') return null
    const alike = columns.find(({ header, key }) => foldHead(header) === folded || foldHead(key) === folded)
    const named = keysCalled(served, folded).find((key) => columns.some((column) => column.key === key))
    const ofContact = served === 'contact' ? (contactKeyOf(folded) ?? addresses(head)) : undefined
    return take(alike?.key ?? ofContact ?? named)
  })
}

/** Lists, and texts that other programs spread over several columns: a middle name, a second street line, remarks. */
const belongsTogether = ({ key, cell }: CsvColumn): boolean =>
  cell.kind === 'list' || /^(givenName|notes|addresses\.\d\.street)$/.test(key)

/** `E-mail addréss 1` → `emailaddress1`. */
const foldHead = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
