import type { StatementEntryAnswer } from '@sojourn/contract/bank-statement/statement-import'
import type { Allocation } from '@sojourn/contract/resources/payment'

/** An entry of a bank statement with what it seems to pay. */
export type Entry = StatementEntryAnswer

/** Who paid, and what. */
export type Match = { payer: string | null; allocations: readonly Allocation[] }

/** What the user has decided so far, by the keys of the entries. */
export type Review = {
  changed: ReadonlyMap<string, Match>
  ignored: ReadonlySet<string>
  /** The payments recorded since the file was read. */
  recorded: ReadonlyMap<string, string>
  /** Why entries could not be recorded. */
  problems: ReadonlyMap<string, string>
}

export const freshReview: Review = { changed: new Map(), ignored: new Set(), recorded: new Map(), problems: new Map() }

export const entryStates = ['matched', 'check', 'none', 'recorded', 'imported', 'ignored'] as const
export type EntryState = (typeof entryStates)[number]

export const matchOf = ({ key, payment }: Entry, { changed }: Review): Match => changed.get(key) ?? payment

/** The state of an entry. Only `matched` ones are recorded together. */
export const stateOf = (entry: Entry, review: Review): EntryState => {
  const { key, imported, confidence } = entry
  if (review.recorded.has(key)) return 'recorded'
  if (imported) return 'imported'
  if (review.ignored.has(key)) return 'ignored'
  const changed = review.changed.get(key)
  if (changed) return changed.allocations.length > 0 ? 'matched' : 'none'
  if (confidence === 'certain') return 'matched'
  return confidence === 'likely' ? 'check' : 'none'
}

/** How many entries are in each state. */
export const countStates = (entries: readonly Entry[], review: Review): Record<EntryState, number> => {
  const counts = { matched: 0, check: 0, none: 0, recorded: 0, imported: 0, ignored: 0 }
  for (const entry of entries) counts[stateOf(entry, review)] += 1
  return counts
}

/** What is sent to record an entry. */
export const sendable = (entry: Entry, review: Review): Sent => ({
  key: entry.key,
  payment: { ...entry.payment, ...matchOf(entry, review) },
})

export type Sent = { key: string; payment: object }
