import { createHash } from 'node:crypto'
import type { EntryInFile } from './statement-file.ts'

/**
 * Keys by which entries are recognised in other files: from what the bank calls an entry, or else from its text, each with day, amount
 * and currency, because some banks use a reference again. Entries that are alike are told apart by counting them.
 */
export const keysOf = (entries: readonly EntryInFile[]): string[] => {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const parts = partsOf(entry)
    const alike = JSON.stringify(parts)
    const count = (seen.get(alike) ?? 0) + 1
    seen.set(alike, count)
    const hash = createHash('sha256').update(`${alike} ${count}`).digest('hex')
    return `${entry.bankReference === null ? 't' : 'r'}:${hash}`
  })
}

const partsOf = ({ date, amount, currency, bankReference, counterparty, reference, text }: EntryInFile) => [
  date,
  amount,
  currency,
  ...(bankReference === null ? [counterparty, reference, text].map((one) => plain(one ?? '')) : [bankReference]),
]

/** Letters and digits alone: banks break texts at other places from one file to the next. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
