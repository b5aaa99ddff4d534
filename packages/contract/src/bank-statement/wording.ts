import { message } from '../kit/message.ts'

// Why an entry is proposed for automatic allocation.
export const exactNumber = message('The text names invoice {number}, and exactly {amount} is open.')
export const exactRefund = message('The text names invoice {number}, and exactly {amount} is to be paid back.')

// Why a named invoice of which exactly the amount is open is not allocated without being checked.
export const loosely = message('The text seems to name invoice {number}, and exactly {amount} is open.')
export const onlyReference = message('The sender’s reference names invoice {number}, and exactly {amount} is open.')
export const otherNumbers = message('Exactly {amount} is open of invoice {number}, but the text has other numbers too.')
export const beforeIssue = message(
  'The text names invoice {number}, of which exactly {amount} is open, but the entry is older than the invoice.',
)
export const otherPayer = message(
  'The text names invoice {number}, of which exactly {amount} is open, but the money comes from {name}.',
)
export const sameAmount = message(
  'The text names invoice {number}, of which exactly {amount} is open, but the same is open of {other}, and the sender is unknown.',
)
export const sameAmountOfPayer = message(
  'The text names invoice {number}, of which exactly {amount} is open, but the sender owes the same for {other}.',
)
export const namedTwice = message(
  'The text names invoice {number}, of which exactly {amount} is open, but another entry of this file names it too.',
)
export const recordedAlready = message(
  'The text names invoice {number}, of which exactly {amount} is open, but a payment of this amount is recorded for {date}.',
)
export const isReversal = message(
  'The text names invoice {number}, of which exactly {amount} is open, but the bank reversed an earlier entry.',
)
export const isBatch = message(
  'The text names invoice {number}, of which exactly {amount} is open, but the entry sums up several transfers.',
)

// Other proposals to check.
export const pays = message('Pays part of invoice {number}, of which {open} is open.')
export const paysMore = message(
  'The text names invoice {number}, of which only {open} is open. The rest stays unallocated.',
)
export const paysSeveral = message('The text names invoices {numbers}, of which exactly {amount} is open together.')
export const oneOfSeveral = message('The text names several invoices, and exactly {amount} is open of {number}.')
export const credited = message(
  'The text names credit note {note}, and {amount} of invoice {number} is to be paid back.',
)
export const nameAndAmount = message('The sender is {name}, and exactly {amount} is open of invoice {number}.')
export const firstOfName = message(
  'The sender is {name}, and {amount} is open of several invoices. {number} is due first.',
)
export const allOfName = message('The sender is {name}, and exactly {amount} is open of {numbers} together.')
export const partOfName = message('The sender is {name}, and only invoice {number} is open, with {open}.')
export const similarName = message(
  'The family name of {name} is in the entry, and exactly {amount} is open of invoice {number}.',
)

// Why nothing is proposed.
export const nothingOpen = message('Nothing is open any more of {number}, which the text names.')
export const nothingToPayBack = message('The text names invoice {number}, of which nothing is to be paid back.')
export const toPayBack = message('The text names invoice {number}, of which money is to be paid back.')
export const otherCurrency = message('The text names invoice {number}, which is in {currency}.')
export const unclear = message('The text names {numbers}, but the amounts open do not add up to it.')
export const nothingFits = message('Names no invoice, and no open invoice fits.')
export const onlyAmountFits = message(
  '{count, plural, one {Only the amount fits: it is open of one invoice.} other {Only the amount fits: it is open of # invoices.}}',
)
export const refundUnclear = message('Money paid out that names no invoice. Record it only if it is a refund.')
export const importedBefore = message('Was imported before.')
export const importedAndBinned = message('Was imported before. Its payment is in the bin.')

export const entryOf = message('Bank statement, {date}')
