import { foldText } from '@sojourn/contract/kit/fold-text'
import { formerHead } from './column-heads.ts'
import type { CsvColumn } from './columns.ts'
import { keysCalled } from './also-called.ts'
import { addressGuess, contactKeyOf } from './contact-heads.ts'

/**
 * For each head of a file the key of the column it is meant to be, or null. A field that takes one column is given to one,
 * of those that are not empty; what is written as we write it goes first.
 */
export const guessMapping = (
  heads: readonly string[],
  columns: readonly CsvColumn[],
  resource: string,
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
    const known = exact[at] ?? null
    if (known !== null || empty.has(at)) return known
    const folded = foldHead(head)
    if (folded === '') return null
    const alike = columns.find(({ header, key }) => foldHead(header) === folded || foldHead(key) === folded)
    const named = keysCalled(resource, folded).find((key) => columns.some((column) => column.key === key))
    const ofContact = resource === 'contact' ? (contactKeyOf(folded) ?? addresses(head)) : undefined
    return take(alike?.key ?? ofContact ?? named)
  })
}

/** Of texts only those that other programs spread over several columns: a middle name, a second line of a street, remarks. */
const belongsTogether = ({ key, cell }: CsvColumn): boolean =>
  cell.kind === 'list' || /^(givenName|notes|addresses\.\d\.street)$/.test(key)

/** `E-mail addréss 1` → `emailaddress1`. */
const foldHead = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
