import { moneyInWords } from '../kit/currency-digits.ts'
import type { Entry, Invoice, Proposal } from './entry.ts'
import { addsUp, type Case, isExactly, leftOf, likely, numbersOf, type Standing } from './standing.ts'
import * as wording from './wording.ts'

/** What an entry without a number may pay: what is open of its sender, or of somebody with a family name that it contains. */
export const proposeByName = (one: Case, standing: Standing): Proposal | undefined => {
  const { entry, sender } = one
  const [payer, ...namesakes] = sender.payers
  if (!payer) return proposeRelated(one, standing)
  const open = openOf(
    entry,
    sender.payers.flatMap(({ invoices }) => invoices),
    standing,
  )
  const exact = open.filter((invoice) => isExactly(entry, invoice, leftOf(standing, invoice)))
  const said = { name: payer.name, amount: moneyInWords(entry) }
  const [first, ...others] = exact
  if (first) {
    const { number } = first
    const reason =
      others.length > 0 ? wording.firstOfName({ ...said, number }) : wording.nameAndAmount({ ...said, number })
    return likely(standing, [[first, entry.amount]], reason)
  }
  if (namesakes.length > 0) return undefined
  if (open.length > 1 && addsUp(entry, open, standing)) {
    const parts = open.map((invoice) => [invoice, leftOf(standing, invoice)] as const)
    return likely(standing, parts, wording.allOfName({ ...said, numbers: numbersOf(open) }))
  }
  const [only, ...more] = open
  if (!only || more.length > 0 || Math.abs(entry.amount) > Math.abs(leftOf(standing, only))) return undefined
  const left = moneyInWords({ amount: leftOf(standing, only), currency: only.currency })
  return likely(
    standing,
    [[only, entry.amount]],
    wording.partOfName({ name: payer.name, number: only.number, open: left }),
  )
}

/** What is left open in the direction and currency of an entry, by when it is due. */
const openOf = (entry: Entry, invoices: readonly Invoice[], standing: Standing): Invoice[] =>
  invoices
    .filter((invoice) => {
      const left = leftOf(standing, invoice)
      return invoice.currency === entry.currency && left !== 0 && left > 0 === entry.amount > 0
    })
    .toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : 1))

const dueOf = ({ due, issuedOn, number }: Invoice): string => `${due ?? issuedOn} ${number}`

/** A family name is enough only if exactly the amount is open of one invoice of one payer. */
const proposeRelated = ({ entry, sender }: Case, standing: Standing): Proposal | undefined => {
  const fitting = sender.related.flatMap((payer) =>
    payer.invoices.flatMap((invoice) =>
      isExactly(entry, invoice, leftOf(standing, invoice)) ? [{ payer, invoice }] : [],
    ),
  )
  const [only, ...others] = fitting
  if (!only || others.length > 0) return undefined
  const { payer, invoice } = only
  const said = { name: payer.name, number: invoice.number, amount: moneyInWords(entry) }
  return likely(standing, [[invoice, entry.amount]], wording.similarName(said))
}
