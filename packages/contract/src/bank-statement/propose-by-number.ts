import { moneyInWords } from '../kit/currency-digits.ts'
import { doubtIn } from './doubt.ts'
import type { Entry, Invoice, Proposal } from './entry.ts'
import { addsUp, type Case, isExactly, leftOf, likely, nothing, numbersOf, payerOf, type Standing } from './standing.ts'
import * as wording from './wording.ts'

/** What the text, or else the reference, names. A number read generously counts only where the amount confirms it. */
export const proposeByNumber = (one: Case, standing: Standing): Proposal | undefined => {
  const { entry, mentions, referred } = one
  const find = (numbers: Iterable<string>) => [...numbers].flatMap((number) => standing.byNumber.get(number) ?? [])
  const named = find(mentions.clear)
  const all = [...new Set([...named, ...find(mentions.loose), ...find(referred.clear), ...find(referred.loose)])]
  const exact = all.filter((invoice) => isExactly(entry, invoice, leftOf(standing, invoice)))
  const [only] = exact
  if (only && exact.length === 1)
    return likely(standing, [[only, entry.amount]], reasonToCheck(one, only, all, standing))
  const together = [named, all].find((some) => some.length > 1 && addsUp(entry, some, standing))
  if (together) {
    const sorted = together.toSorted((earlier, other) => (earlier.number < other.number ? -1 : 1))
    const reason = wording.paysSeveral({ numbers: numbersOf(sorted), amount: moneyInWords(entry) })
    const parts = sorted.map((invoice) => [invoice, leftOf(standing, invoice)] as const)
    return likely(standing, parts, reason)
  }
  if (named.length > 1) return nothing(wording.unclear({ numbers: numbersOf(named) }), payerOf(named))
  const [first] = named
  return first && proposePart(entry, first, standing)
}

const reasonToCheck = (one: Case, invoice: Invoice, all: readonly Invoice[], standing: Standing): string => {
  const { entry, mentions } = one
  const { number } = invoice
  const said = { number, amount: moneyInWords(entry) }
  if (all.length > 1) return wording.oneOfSeveral(said)
  if (mentions.clear.has(number)) return doubtIn(one, invoice, standing) ?? wording.exactNumber(said)
  return mentions.loose.has(number) ? wording.loosely(said) : wording.onlyReference(said)
}

const proposePart = (entry: Entry, invoice: Invoice, standing: Standing): Proposal => {
  const { number, currency, payer } = invoice
  if (currency !== entry.currency) return nothing(wording.otherCurrency({ number, currency }), payer)
  const left = leftOf(standing, invoice)
  if (entry.amount < 0 && left >= 0) return nothing(wording.nothingToPayBack({ number }), payer)
  if (left === 0) return nothing(wording.nothingOpen({ number }), payer)
  if (left < 0 && entry.amount > 0) return nothing(wording.toPayBack({ number }), payer)
  const open = moneyInWords({ amount: left, currency })
  const isPart = Math.abs(entry.amount) < Math.abs(left)
  const reason = isPart ? wording.pays({ number, open }) : wording.paysMore({ number, open })
  return likely(standing, [[invoice, isPart ? entry.amount : left]], reason)
}

/** Money paid out that names a credit note gives back what was paid of its invoice. */
export const proposeByNote = ({ entry, mentions }: Case, standing: Standing): Proposal | undefined => {
  const [note = '', ...others] = mentions.notes
  const invoice = standing.byUuid.get(standing.creditNotes.get(note) ?? '')
  if (!invoice || others.length > 0 || entry.amount > 0) return undefined
  if (!isExactly(entry, invoice, leftOf(standing, invoice))) return undefined
  const amount = moneyInWords({ ...entry, amount: -entry.amount })
  return likely(standing, [[invoice, entry.amount]], wording.credited({ note, number: invoice.number, amount }))
}
