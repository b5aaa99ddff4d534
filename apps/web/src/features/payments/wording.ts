import { message } from '@sojourn/contract/kit/message'

export const columnReference = message('Reference')
export const columnPayer = message('Payer')
export const columnDate = message('Date')
export const columnAmount = message('Amount')
export const columnMethod = message('Method')
export const columnStatus = message('Status')
export const columnKind = message('Kind')
export const noValue = message('–')
export const allocated = message('Allocated')
export const leftToAllocate = message('{amount} not allocated')
export const listEmpty = message(
  'Record what clients pay and get back, and which invoices it belongs to. The invoices then say what is open.',
)
export const confirmedStays = message(
  '{count, plural, one {# payment has} other {# payments have}} a receipt and cannot be deleted. Record a refund instead.',
)
export const sortLatest = message('Latest first')
export const sortEarliest = message('Earliest first')
export const sortHighest = message('Highest amount first')
export const sortLowest = message('Lowest amount first')

export const kindNames = { payment: message('Payment'), refund: message('Refund') }

export const sectionPayment = message('Payment')
export const sectionAllocations = message('What it pays')
export const sectionInternal = message('Internal')
export const tag = message('tag')
export const referenceHint = message('Such as the text on the bank statement.')
export const confirmedNote = message(
  'A receipt confirms this payment, so these details stay as they are. Record a refund to give something back.',
)

export const searchingInvoices = message('Loading open invoices')
export const invoicesFailed = message('Open invoices could not be loaded.')
export const noOpenInvoices = message('There is no open invoice in {currency}.')
export const noOpenInvoicesOfPayer = message('This payer has no open invoice in {currency}.')
export const noneFound = message('No open invoice in {currency} was found.')
export const noOverpaidInvoices = message('No invoice in {currency} is overpaid.')
export const firstOnly = message('Only the first {count} are shown. Choose the payer to see theirs.')
export const openAmount = message('{amount} open')
export const toRefund = message('{amount} to refund')
export const dueOn = message('due {date}')
export const amountFor = message('Amount for {name}')
export const allOpen = message('Allocate')
export const allOpenFor = message('Allocate the open amount of {name}')
export const rowOf = message('“{label}” of {title}')
export const missingRow = message('A row of a payment schedule')
export const removeAllocation = message('Remove {name}')
export const remains = message('Not allocated')

export const pays = message('{amount} for {name}')
export const receipt = message('Open receipt')
export const issueReceipt = message('Issue receipt')
export const issueReceiptTitle = message('Issue a receipt for {amount}?')
export const issueReceiptText = message(
  'It gets the next number. The payment can then no longer be deleted, and its amount, date and payer can no longer be changed. This cannot be undone.',
)
export const receiptIssued = message('The receipt {number} was issued')
export const receiptNotIssued = message('The receipt was not issued')
export const saveFirst = message('Save your changes before you issue the receipt.')
export const deletePayment = message('Delete')
