import { message } from '@sojourn/contract/kit/message'

export const columnNumber = message('Number')
export const columnTitle = message('Title')
export const columnPayer = message('Payer')
export const columnItinerary = message('Itinerary')
export const columnDate = message('Date')
export const columnDue = message('Due')
export const columnAmount = message('Amount')
export const columnStatus = message('Status')
export const columnOpen = message('Open')
export const columnKind = message('Kind')
export const noValue = message('–')
export const listEmpty = message(
  'Create an invoice here, or from the payment schedule in the Price tab of an itinerary. Record payments for it, and see what is open.',
)
export const issuedStays = message(
  '{count, plural, one {# of them has} other {# of them have}} been issued and cannot be deleted. An invoice can be made void.',
)
export const sortHighestNumber = message('Highest number first')
export const sortLowestNumber = message('Lowest number first')
export const sortIssuedLast = message('Issued last')
export const sortIssuedFirst = message('Issued first')
export const sortDueFirst = message('Due first')
export const sortDueLast = message('Due last')

export const sectionBasics = message('Who pays and when')
export const sectionLines = message('Lines')
export const linesHint = message('Prices include tax. A discount has a negative price.')
export const sectionNotes = message('Notes and tags')
export const notesHint = message('Shown on the invoice.')
export const dueHint = message('If it is empty, the invoice is due on the day you issue it.')
export const tag = message('tag')
export const line = message('line')
export const lineDescription = message('Description')
export const lineQuantity = message('Quantity')
export const linePrice = message('Unit price')
export const lineTax = message('Tax')

export const total = message('Total')
export const taxIncluded = message('Includes {percent}% tax')
export const ofAmount = message('{tax} of {amount}')
export const sumsTitle = message('Totals')

export const documentOf = message('{kind}: {name}')
export const from = message('From')
export const to = message('To')
export const noPayer = message('No payer yet.')
export const issuedOn = message('Date')
export const due = message('Due')
export const dueOnIssue = message('On the day of issue')
export const itinerary = message('Itinerary')
export const corrects = message('Corrects')
export const invoiceOf = message('Invoice {number} of {date}')
export const confirms = message('Confirms')
export const thePayment = message('Payment')
export const taxNumber = message('Tax number {number}')
export const linesTitle = message('Lines')
export const quantity = message('Quantity')
export const price = message('Price')
export const tax = message('Tax')
export const amount = message('Amount')
export const inPercent = message('{percent}%')
export const lineInShort = message('{quantity} × {price}')
export const lineInShortWithTax = message('{quantity} × {price}, {percent}% tax')
export const taxSummary = message('Tax')
export const taxRate = message('Rate')
export const beforeTax = message('Before tax')
export const withTax = message('With tax')
export const credited = message('Credited')
export const paid = message('Paid')
export const open = message('Open')
export const toRefund = message('To refund')
export const notes = message('Notes')
export const bankDetails = message('Bank details')
export const bankAccount = message('Bank account')

export const paymentsTitle = message('Payments and credit notes')
export const noPayments = message('No payments yet.')
export const paymentsLoading = message('Loading payments')
export const paymentsFailed = message('Payments could not be loaded.')
export const paymentRow = message('{date}, {method}')
export const creditNoteRow = message('Credit note of {date}')
export const draftRow = message('Draft of a credit note')
export const methodNames = {
  bank_transfer: message('bank transfer'),
  card: message('card'),
  cash: message('cash'),
  cheque: message('cheque'),
  other: message('other'),
}
export const providerNames = { stripe: message('card (Stripe)'), test: message('card (test payment)') }

export const issue = message('Issue')
export const issueLabel = message('Issue {kind, select, credit_note {credit note} other {invoice}}')
export const issueTitle = message('Issue this {kind, select, credit_note {credit note} other {invoice}} for {total}?')
export const issueText = message(
  'It gets the next number and can no longer be changed or deleted. To take back an issued invoice, create a credit note.',
)
export const issued = message('{number} was issued')
export const notIssued = message('The {kind, select, credit_note {credit note} other {invoice}} was not issued')
export const saveFirst = message('Save your changes before you issue it.')
export const deleteDraft = message('Delete draft')
export const recordPayment = message('Record payment')
export const recordRefund = message('Record refund')
export const createCreditNote = message('Create credit note')
export const creditNoteTitle = message('Create a credit note for {number}?')
export const creditNoteText = message(
  'This creates a draft with everything that is not credited yet. Change its lines, and issue it when it is right. You can also delete the draft.',
)
export const creditNoteCreated = message('The credit note was created as a draft')
export const creditNoteFailed = message('The credit note was not created')
export const voidInvoice = message('Void')
export const voidLabel = message('Void invoice')
export const voidTitle = message('Void {number}?')
export const voidText = message(
  'A credit note for everything that is not credited yet is issued at once. This cannot be undone.',
)
export const voided = message('{number} is void')
export const notVoided = message('{number} could not be made void')
