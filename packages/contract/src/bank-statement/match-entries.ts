import { moneyInWords } from '../kit/currency-digits.ts'
import { doubtIn } from './doubt.ts'
import type { Book, Entry, Proposal } from './entry.ts'
import { findNumbers, indexNumbers, type Mentions } from './find-numbers.ts'
import { proposeByName } from './propose-by-name.ts'
import { proposeByNote, proposeByNumber } from './propose-by-number.ts'
import { type Case, isExactly, leftOf, nothing, type Standing, standingOf } from './standing.ts'
import * as wording from './wording.ts'

/**
 * Proposes what each entry pays, in their order. Entries that were imported before must be left out: `open` counts them already. An
 * invoice is proposed as `certain` only if its number stands in the text, exactly the amount is open in the same currency, and
 * nothing else fits. These are settled first, so that no guess takes an invoice from them.
 */
export const matchEntries = (entries: readonly Entry[], book: Book): Proposal[] => {
  const standing = standingOf(book)
  const cases = readCases(entries, book, standing)
  const certain = cases.map((one) => take(standing, proposeCertain(one, standing)))
  return cases.map((one, at) => certain[at] ?? take(standing, propose(one, standing)))
}

const readCases = (entries: readonly Entry[], { invoices, creditNotes }: Book, { payers }: Standing): Case[] => {
  const index = indexNumbers(
    invoices.map(({ number }) => number),
    creditNotes.map(({ number }) => number),
  )
  const read = entries.map((entry) => ({
    entry,
    mentions: findNumbers(entry.text, index),
    referred: findNumbers(entry.reference ?? '', index),
    sender: payers.find(entry.counterparty ?? '', entry.text),
  }))
  const claims = new Map<string, number>()
  for (const { mentions, referred } of read)
    for (const number of new Set([...namedIn(mentions), ...namedIn(referred)]))
      claims.set(number, (claims.get(number) ?? 0) + 1)
  return read.map((one) => ({
    ...one,
    isNamedTwice: namedIn(one.mentions).some((number) => (claims.get(number) ?? 0) > 1),
  }))
}

const namedIn = ({ clear, loose }: Mentions): string[] => [...clear, ...loose]

/** Notes what a proposal leaves open. */
const take = <P extends Proposal | undefined>({ left }: Standing, proposal: P): P => {
  for (const { uuid, amount } of proposal?.invoices ?? []) left.set(uuid, (left.get(uuid) ?? 0) - amount)
  return proposal
}

const proposeCertain = (one: Case, standing: Standing): Proposal | undefined => {
  const { entry, mentions } = one
  const [number = ''] = mentions.clear
  const invoice = standing.byNumber.get(number)
  if (!invoice || !isExactly(entry, invoice, invoice.open)) return undefined
  if (doubtIn(one, invoice, standing) !== undefined) return undefined
  return {
    confidence: 'certain',
    reason:
      entry.amount > 0
        ? wording.exactNumber({ number, amount: moneyInWords(entry) })
        : wording.exactRefund({ number, amount: moneyInWords({ ...entry, amount: -entry.amount }) }),
    invoices: [{ uuid: invoice.uuid, number, amount: entry.amount, open: invoice.open }],
    payer: invoice.payer,
  }
}

const propose = (one: Case, standing: Standing): Proposal =>
  proposeByNumber(one, standing) ??
  proposeByNote(one, standing) ??
  proposeByName(one, standing) ??
  nothingFor(one, standing)

const nothingFor = ({ entry, sender }: Case, standing: Standing): Proposal => {
  const [payer, ...others] = sender.payers
  const only = payer && others.length === 0 ? payer.uuid : null
  if (entry.amount < 0) return nothing(wording.refundUnclear, only)
  const count = standing.open.filter((one) => isExactly(entry, one, leftOf(standing, one))).length
  return nothing(count > 0 ? wording.onlyAmountFits({ count }) : wording.nothingFits, only)
}
