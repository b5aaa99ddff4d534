import { moneyInWords } from '../kit/currency-digits.ts'
import type { Entry, Invoice, Recorded } from './entry.ts'
import { type Case, isExactly, type Standing } from './standing.ts'
import * as wording from './wording.ts'

/**
 * Why an entry that clearly names an invoice with exactly this amount open may be for something else all the same; undefined if
 * nothing else fits. Numbers are mistyped and copied from other letters, so that a number alone is not enough where the same
 * amount is open elsewhere: then the sender has to be the payer.
 */
export const doubtIn = (one: Case, invoice: Invoice, standing: Standing): string | undefined => {
  const { entry, mentions, referred, sender } = one
  const { number } = invoice
  const said = { number, amount: moneyInWords(entry) }
  if (entry.isReversal) return wording.isReversal(said)
  if (entry.isBatch) return wording.isBatch(said)
  const others = [...mentions.clear, ...mentions.loose, ...referred.clear, ...referred.loose]
  if (others.some((other) => other !== number) || mentions.notes.size > 0 || mentions.hasOthers)
    return wording.otherNumbers(said)
  if (entry.date < invoice.issuedOn) return wording.beforeIssue(said)
  if (one.isNamedTwice) return wording.namedTwice(said)
  const isOfPayer = sender.payers.some((payer) => payer.invoices.includes(invoice))
  const [stranger] = sender.payers
  if (!isOfPayer && stranger) return wording.otherPayer({ ...said, name: stranger.name })
  const isConfirmed = isOfPayer && sender.payers.length === 1
  const alike = standing.open.filter((open) => open !== invoice && isExactly(entry, open, open.open))
  const [other] = alike
  if (!isConfirmed && other) return wording.sameAmount({ ...said, other: other.number })
  const own = alike.find((open) => sender.payers[0]?.invoices.includes(open))
  if (own) return wording.sameAmountOfPayer({ ...said, other: own.number })
  const recorded = standing.recorded.find((payment) => isSimilar(entry, invoice, payment))
  return recorded && wording.recordedAlready({ ...said, date: recorded.date })
}

/** How many days a payment recorded by hand may be away from the entry. */
const nearDays = 10

/** Whether a recorded payment may be the same money, entered by hand or from another file. */
const isSimilar = (entry: Entry, invoice: Invoice, payment: Recorded): boolean =>
  payment.amount === entry.amount &&
  payment.currency === entry.currency &&
  Math.abs(Date.parse(payment.date) - Date.parse(entry.date)) <= nearDays * 86_400_000 &&
  (payment.unallocated !== 0 || payment.invoices.includes(invoice.uuid))
