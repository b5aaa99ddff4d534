import type { Book, Proposal } from '@sojourn/contract/bank-statement/entry'
import { matchEntries } from '@sojourn/contract/bank-statement/match-entries'
import {
  type StatementEntryAnswer,
  type StatementProposals,
  statementRead,
} from '@sojourn/contract/bank-statement/statement-import'
import * as wording from '@sojourn/contract/bank-statement/wording'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { invalid } from '../../kit/problem.ts'
import { keysOf } from '../../kit/statements/entry-keys.ts'
import type { EntryInFile } from '../../kit/statements/statement-file.ts'
import { findImported, readBook } from './read-book.ts'
import type { Choices, Statement } from './read-statement.ts'

/** What was sent beside the file; 422 names every field that is wrong. */
export const readChoices = (fields: Record<string, unknown>): Choices => {
  const parsed = statementRead.safeParse(fields)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

/** What each entry of a statement seems to pay. Nothing is stored; entries that were stored before are marked. */
export const importStatement = async (ctx: Context, statement: Statement): Promise<StatementProposals> => {
  const { format, accounts, leftOutCount } = statement
  const keys = keysOf(statement.entries)
  const imported = await findImported(ctx, keys)
  const keyed = statement.entries.map((entry, at) => ({ entry, key: keys[at] ?? '' }))
  const fresh = keyed.filter(({ key }) => !imported.has(key))
  const days = fresh.map(({ entry }) => entry.date)
  const book = may(ctx.actor, 'invoices:read') ? await readBook(ctx, days) : noBook
  const proposals = matchEntries(
    fresh.map(({ entry }) => entry),
    book,
  )
  const proposed = new Map(fresh.map(({ key }, at) => [key, proposals[at]]))
  const entries = keyed.map(({ entry, key }) => {
    const before = imported.get(key)
    const proposal = proposed.get(key) ?? notAgain(before?.isBinned ?? false)
    return asAnswer(key, entry, proposal, before ?? null)
  })
  return { format, accounts, leftOutCount, entries }
}

/** For an API key that may record payments but not read invoices. */
const noBook: Book = { invoices: [], creditNotes: [], recorded: [] }

const notAgain = (isBinned: boolean): Proposal => ({
  confidence: 'none',
  reason: isBinned ? wording.importedAndBinned : wording.importedBefore,
  invoices: [],
  payer: null,
})

const asAnswer = (
  key: string,
  entry: EntryInFile,
  { confidence, reason, invoices, payer }: Proposal,
  before: { payment: string; isBinned: boolean } | null,
): StatementEntryAnswer => {
  const { row, date, amount, currency, counterparty, account, reference, text } = entry
  const said = [counterparty, text].filter(Boolean).join(': ')
  return {
    key,
    row,
    date,
    amount,
    currency,
    counterparty,
    account,
    reference,
    text,
    imported: before && {
      payment: before.payment,
      isBinned: before.isBinned,
    },
    confidence,
    reason,
    invoices,
    payment: {
      kind: amount < 0 ? 'refund' : 'payment',
      reference: cut(text || reference || counterparty || wording.entryOf({ date }), 160),
      date,
      amount,
      currency,
      payer,
      notes: said.length > 160 ? cut(said, 2e3) : null,
      allocations: invoices.map((invoice) => ({
        invoice: invoice.uuid,
        itinerary: null,
        row: null,
        amount: invoice.amount,
      })),
    },
  }
}

/** Lengths are counted as the contract does, in UTF-16 units; a pair of them is not split. */
const cut = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
