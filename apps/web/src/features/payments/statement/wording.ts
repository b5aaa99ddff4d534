import { message } from '@sojourn/contract/kit/message'

export const importStatement = message('Import bank statement')
export const title = message('Import bank statement')
export const intro = message(
  'Choose a statement as your bank exports it: CAMT.053 (XML) or CSV. You see what each entry seems to pay. Nothing is recorded until you confirm it.',
)
export const drop = message('Drop a bank statement here')
export const choose = message('Choose file')
export const reading = message('Reading…')
export const nothingRecorded = message(
  'Nothing was recorded, because {count, plural, one {a value is} other {some values are}} wrong. Correct the file and choose it again.',
)

export const openPoints = {
  currency: message('{file} does not say which currency it is in.'),
  dateOrder: message('The dates in {file} can be read in two ways.'),
}
export const currency = message('Currency of the amounts')
export const dateOrder = message('Order of the dates')
export const dateOrderHint = message('The order of the dates {problem}.')
export const dayFirst = message('Day first: 31/12/2026')
export const monthFirst = message('Month first: 12/31/2026')
export const readOn = message('Continue')

export const entriesLabel = message('Entries of the bank statement')
export const showLabel = message('Show entries')
export const all = message('All')
export const stateNames = {
  matched: message('Matched'),
  check: message('To check'),
  none: message('No match'),
  recorded: message('Recorded'),
  imported: message('Imported before'),
  ignored: message('Ignored'),
}
export const matchedByYou = message('Matched by you')
export const ofFile = message('{file}: {count, plural, one {# entry} other {# entries}}.')
export const ofAccounts = message('{file}: {count, plural, one {# entry} other {# entries}} of {accounts}.')
export const allImported = message(
  '{count, plural, one {The entry of this file was} other {All entries of this file were}} imported before. There is nothing to record.',
)
export const someImported = message(
  '{count, plural, one {# entry was} other {# entries were}} imported before and will not be recorded again.',
)
export const leftOut = message(
  '{count, plural, one {# entry is not booked yet, or has no amount, and was} other {# entries are not booked yet, or have no amount, and were}} left out.',
)
export const noneShown = message('No entries in this state.')

export const unnamed = message('No name given')
export const senderReference = message('Reference: {reference}')
export const rowOf = message('Row {row}')
export const entryName = message('{name}, {amount}, {date}')
export const pays = message('{amount} for')
export const schedulePart = message('{amount} for a row of a payment schedule')
export const rest = message('{amount} not allocated')
export const openPayment = message('Open payment')
export const openPaymentOf = message('Open payment: {entry}')
export const reasonByYou = message('You chose this.')
export const toBeIgnored = message('This entry will not be recorded.')
export const recordedFully = message('Recorded as a payment.')
export const recordedRefund = message('Recorded as a refund.')

export const record = message('Record')
export const recordName = message('Record: {entry}')
export const recording = message('Recording…')
export const recordUnallocated = message('Record without invoice')
export const recordUnallocatedName = message('Record without invoice: {entry}')
export const recordRefund = message('Record as refund')
export const recordRefundName = message('Record as refund: {entry}')
export const change = message('Change match')
export const changeName = message('Change match: {entry}')
export const ignore = message('Ignore')
export const ignoreName = message('Ignore: {entry}')
export const bringBack = message('Do not ignore')
export const bringBackName = message('Do not ignore: {entry}')
export const recordAll = message('Record {count} matched')
export const done = message('Done')
export const another = message('Another file')

export const payer = message('Payer')
export const searchInvoices = message('Search open invoices')
export const matchTitle = message('What {entry} pays')
export const backToProposal = message('Back to the proposal')
export const matchDone = message('Keep this match')

export const entryRecorded = message('{entry} was recorded')
export const entriesRecorded = message(
  '{count, plural, =0 {No entry was recorded.} one {# entry was recorded.} other {# entries were recorded.}}',
)
export const notRecorded = message(
  '{count, plural, one {# entry could not be recorded. The reason is shown with the entry.} other {# entries could not be recorded. The reasons are shown with the entries.}}',
)
